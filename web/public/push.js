// The worker's name of before: browsers that know it by this one still find it.
importScripts("/worker.js");
