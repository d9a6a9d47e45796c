#!/usr/bin/env bash
# Find a Chromium for the browser tests, or install Debian's where we may; otherwise name the one command that does.
set -euo pipefail
for name in "${HARENA_CHROMIUM:-}" chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do
  if [ -n "$name" ] && command -v "$name" >/dev/null; then exit 0; fi
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "installing chromium for the browser tests ..."
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  apt-get install -y -qq chromium-headless-shell >/dev/null || apt-get install -y -qq chromium >/dev/null  # older: only this
  exit 0
fi
echo "the browser tests need Chromium. Install it with: sudo apt-get install chromium-headless-shell (or chromium)" >&2
echo "(or name one: HARENA_CHROMIUM=/path/to/chrome make test)" >&2
exit 1
