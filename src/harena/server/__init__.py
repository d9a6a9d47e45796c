"""The table on the server: protocol, projection, store, tables, HTTP and WebSocket."""
