"""The browser client in Chromium: the size of a first visit, response times of clicks, frame times."""
