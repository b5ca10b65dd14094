"""What every request meets, whatever it asks for: limits, headers, refusals, the files of the browser client."""
