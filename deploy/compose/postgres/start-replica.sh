#!/bin/sh
# Copies the primary into an empty folder, and follows it.
set -eu
PRIMARY_HOST="${PRIMARY_HOST:-10.0.0.20}"
PRIMARY_PORT="${PRIMARY_PORT:-5432}"
export PGDATA="${PGDATA:-/var/lib/postgresql/data}"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # A copy that broke off has no version, and begins again.
  find "$PGDATA" -mindepth 1 -delete
  PGPASSWORD="$REPLICATION_PASSWORD" pg_basebackup --host="$PRIMARY_HOST" --port="$PRIMARY_PORT" \
    --username=replica --pgdata="$PGDATA" --slot=replica --wal-method=stream \
    --write-recovery-conf --checkpoint=fast
  chmod 700 "$PGDATA"
fi
exec postgres -c hot_standby=on -c max_connections=200 "$@"
