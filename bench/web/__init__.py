"""The browser client measured in Chromium: what a first visit loads, how soon a click is answered, how smooth a table turns."""
