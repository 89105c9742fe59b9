-- Plans need the statistics of the tables. Autovacuum writes them within minutes while the store runs; a store that was
-- stopped right after it was filled never had any, and its product pages took five times the time of the database.

-- Analyzes the tables of the store: those that never were, or all of them. One that is locked is left to autovacuum.
create function refresh_statistics(only_missing boolean) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  name text;
  refreshed int := 0;
begin
  for name in
    select c.relname from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and pg_relation_size(c.oid) > 0
      and (c.reltuples < 0 or not only_missing)
    order by c.relname
  loop
    begin
      execute format('analyze %I', name);
      refreshed := refreshed + 1;
    exception when lock_not_available then
      null;
    end;
  end loop;
  return refreshed;
end
$$;
