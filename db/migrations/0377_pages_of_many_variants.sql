-- The page of a product with many variants is named by the first of them alone, in the order of MSNs: that one is dropped.
create or replace function variants_shown() returns trigger language plpgsql as $$
declare names text[];
begin
  select array_agg(distinct other.msn) into names
  from (select distinct n.market, n.group_key from new_rows n where n.active and n.group_key is not null) g
  cross join lateral (
    select p.msn from products p where p.market = g.market and p.group_key = g.group_key and p.active
      and not exists (select from new_rows n where n.msn = p.msn) order by p.msn limit 1) other;
  if names is not null then
    perform drop_cached('product', names);
  end if;
  return null;
end $$;

create or replace function variants_changed() returns trigger language plpgsql as $$
declare names text[];
begin
  select array_agg(distinct other.msn) into names
  from (select distinct n.market, n.group_key from new_rows n join old_rows o on o.msn = n.msn
        where n.active and n.group_key is not null and (not o.active or o.group_key is distinct from n.group_key)) g
  cross join lateral (
    select p.msn from products p where p.market = g.market and p.group_key = g.group_key and p.active
      and not exists (select from new_rows n where n.msn = p.msn) order by p.msn limit 1) other;
  if names is not null then
    perform drop_cached('product', names);
  end if;
  return null;
end $$;
