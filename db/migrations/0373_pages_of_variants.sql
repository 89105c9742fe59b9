-- A product that becomes a variant of others, or is shown again as one, changes their pages too. All pages of a group are named
-- by each of its products, so that dropping those of one other product drops them all.
create function variants_shown() returns trigger language plpgsql as $$
declare names text[];
begin
  select array_agg(distinct other.msn) into names
  from (select distinct n.market, n.group_key from new_rows n where n.active and n.group_key is not null) g
  cross join lateral (
    select p.msn from products p where p.market = g.market and p.group_key = g.group_key and p.active
      and not exists (select from new_rows n where n.msn = p.msn) limit 1) other;
  if names is not null then
    perform drop_cached('product', names);
  end if;
  return null;
end $$;
create trigger variants_inserted after insert on products referencing new table as new_rows
  for each statement execute function variants_shown();

create function variants_changed() returns trigger language plpgsql as $$
declare names text[];
begin
  select array_agg(distinct other.msn) into names
  from (select distinct n.market, n.group_key from new_rows n join old_rows o on o.msn = n.msn
        where n.active and n.group_key is not null and (not o.active or o.group_key is distinct from n.group_key)) g
  cross join lateral (
    select p.msn from products p where p.market = g.market and p.group_key = g.group_key and p.active
      and not exists (select from new_rows n where n.msn = p.msn) limit 1) other;
  if names is not null then
    perform drop_cached('product', names);
  end if;
  return null;
end $$;
create trigger variants_updated after update on products referencing old table as old_rows new table as new_rows
  for each statement execute function variants_changed();
