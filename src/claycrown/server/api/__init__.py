"""The API over HTTP and WebSocket: routes by area, and what goes over the wire."""
