-- A role for the servers that reads and writes rows, and can change no table, no trigger and no function. The schema
-- stays with the role tiyin, which runs "admin.js migrate"; the servers have TIYIN_MIGRATE_AT_START=0.
-- Run it once in the database tiyin as its superuser, after the first migration; then "\password tiyin_server".
create role tiyin_server login;
grant usage on schema public, drizzle to tiyin_server;
grant select on all tables in schema drizzle to tiyin_server;
grant select, insert, update, delete on all tables in schema public to tiyin_server;
grant usage on all sequences in schema public to tiyin_server;
-- The tables and sequences of later migrations.
alter default privileges for role tiyin in schema public
  grant select, insert, update, delete on tables to tiyin_server;
alter default privileges for role tiyin in schema public
  grant usage on sequences to tiyin_server;
