#!/bin/sh
# Makes a database out of a backup: sh restore-database.sh FILE postgres://… The database must be there and empty (infra/patroni/make-database.sql),
# and no server may use it. All or nothing: what cannot be restored whole leaves it empty.
set -eu
if [ $# -ne 2 ]; then
  echo "Usage: sh restore-database.sh FILE postgres://user:password@host/database" >&2
  exit 1
fi
tables=$(psql -XAt --dbname="$2" --command="select count(*) from pg_tables where schemaname not in ('pg_catalog', 'information_schema')")
if [ "$tables" != 0 ]; then
  echo "The database is not empty: it has $tables tables. Nothing was changed." >&2
  exit 1
fi
pg_restore --single-transaction --no-owner --no-privileges --exit-on-error --dbname="$2" "$1"
echo "Everything of $1 is there. Start the servers with DATABASE_URL set to it."
