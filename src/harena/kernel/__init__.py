"""The kernel: rules as stepped procedures, for games it knows nothing about."""
