-- Once, at the primary, as postgres: psql -f make-database.sql
-- The password of the new user is read from the keyboard, or from the first line of what is given: on the command line everybody on the machine could
-- read it, and the shell would keep it. Nor is it written to the database's log.
-- The servers of Vexillum make their tables in it themselves. Nobody else may cancel what this user does (that takes pg_signal_backend): a
-- commit that is cancelled while it waits for the standby counts as done at the primary, and may be lost with it.
\set ON_ERROR_STOP on
\prompt 'Password for the user vexillum: ' password
set log_statement = 'none';
set log_min_duration_statement = -1;
set log_min_error_statement = 'panic';
create role vexillum login password :'password';
reset all;
create database vexillum owner vexillum template template0 encoding 'UTF8';
revoke all on database vexillum from public;
