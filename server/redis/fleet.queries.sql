-- Generated: the test of these queries writes it anew with --update=all.

-- nameOfDatabase
select system_identifier || ' ' || (select oid from pg_database where datname = current_database()) as name
from pg_control_system();
