"""What is sent by itself: everyone who watches hears what changed."""
