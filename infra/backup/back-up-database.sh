#!/bin/sh
# One file with everything that servers on Postgres keep, taken while people play: sh back-up-database.sh postgres://… FILE
# What was played until the moment at which it begins is in it. With VEXILLUM_KEY_FILE set at the servers, keep that key apart from it.
set -eu
if [ $# -ne 2 ]; then
  echo "Usage: sh back-up-database.sh postgres://user:password@host/database FILE" >&2
  exit 1
fi
if [ -e "$2" ]; then
  echo "$2 is there already, and stays as it is." >&2
  exit 1
fi
umask 077
# Nothing of a backup that broke off looks like one.
trap 'rm -f "$2.part"' EXIT
pg_dump --format=custom --no-owner --no-privileges --file="$2.part" --dbname="$1"
# Read to its end: a file that cannot be read is no backup.
pg_restore --file=/dev/null "$2.part"
sync "$2.part"
mv "$2.part" "$2"
echo "Everything is in $2, and was read through."
