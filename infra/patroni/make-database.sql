-- Once, at the primary, as postgres: psql -v password=… -f make-database.sql
-- The servers of Vexillum make their tables in it themselves. Nobody else may cancel what this user does (that takes pg_signal_backend): a
-- commit that is cancelled while it waits for the standby counts as done at the primary, and may be lost with it.
create role vexillum login password :'password';
create database vexillum owner vexillum template template0 encoding 'UTF8';
revoke all on database vexillum from public;
