#!/bin/sh
# Starts the store in a container, which holds no database: DATABASE_URL must name one. Arguments go to the program
# (import, export, setup, backup, restore, rotate-keys, staff, verify-audit).
set -eu

if [ -z "${DATABASE_URL:-}" ]; then
  echo 'DATABASE_URL is not set. A container needs an outside PostgreSQL 15 or later: see docs/deployment.md.' >&2
  exit 1
fi
exec node scripts/start.mjs "$@"
