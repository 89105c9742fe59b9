-- Requests act as karkhana_app, which does not own the schema: it reads and writes rows, but cannot change tables, and
-- cannot change or delete the records that are kept. The role is created by the operator or by the start of the store,
-- because it belongs to the server and not to one database.

-- Gives the role its privileges on what exists, and on what its caller creates later. The tables that reject_change()
-- protects are the ones whose privileges are taken back, so that a table is named once.
create function grant_app_privileges() returns void language plpgsql as $$
declare
  found record;
begin
  grant usage on schema public to karkhana_app;
  grant select, insert, update, delete on all tables in schema public to karkhana_app;
  grant usage, select on all sequences in schema public to karkhana_app;
  -- before PostgreSQL 15 everybody could create tables in this schema
  if has_schema_privilege('karkhana_app', 'public', 'create') then
    revoke create on schema public from public;
  end if;

  -- the job queue creates its schema at its first start
  alter default privileges grant usage on schemas to karkhana_app;
  alter default privileges grant select, insert, update, delete on tables to karkhana_app;
  alter default privileges grant usage, select on sequences to karkhana_app;
  if to_regnamespace('pgboss') is not null then
    grant usage on schema pgboss to karkhana_app;
    grant select, insert, update, delete on all tables in schema pgboss to karkhana_app;
    grant usage, select on all sequences in schema pgboss to karkhana_app;
  end if;

  revoke insert, update, delete on schema_migrations from karkhana_app;
  for found in
    -- of tgtype, 8 is delete and 16 is update
    select tgrelid::regclass as name, bool_or(tgtype & 8 <> 0) as no_delete, bool_or(tgtype & 16 <> 0) as no_update
    from pg_trigger where tgfoid = 'reject_change'::regproc group by tgrelid
  loop
    if found.no_delete then
      execute format('revoke delete on %s from karkhana_app', found.name);
    end if;
    if found.no_update then
      execute format('revoke update on %s from karkhana_app', found.name);
    end if;
  end loop;
end $$;
revoke execute on function grant_app_privileges() from public;

-- The jobs of the application create and drop partitions with the rights of the owner, through these two functions only.
create or replace function ensure_month_partitions(parent text, first timestamptz, ahead int) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  month date := date_trunc('month', first at time zone 'utc');
  last date := date_trunc('month', now() at time zone 'utc') + make_interval(months => ahead);
begin
  execute format('create table if not exists %I partition of %I default', parent || '_default', parent);
  while month <= last loop
    begin
      execute format('create table if not exists %I partition of %I for values from (%L) to (%L)',
        parent || to_char(month, '"_"YYYY"_"MM'), parent, month || ' 00:00+00', (month + interval '1 month')::date || ' 00:00+00');
    exception when check_violation then
      null;
    end;
    month := month + interval '1 month';
  end loop;
end $$;

-- The last month is never dropped, whatever time is given.
create or replace function drop_month_partitions(parent text, before timestamptz) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  child text;
  dropped int := 0;
begin
  for child in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = format('%I', parent)::regclass and c.relname ~ '_\d{4}_\d{2}$'
  loop
    if (to_date(right(child, 7), 'YYYY_MM') + interval '1 month') at time zone 'utc'
       <= least(before, now() - interval '1 month') then
      execute format('drop table %I', child);
      dropped := dropped + 1;
    end if;
  end loop;
  return dropped;
end $$;
