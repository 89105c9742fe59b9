-- What staff decide about products that are bought together: of a product those that they chose, and those of its orders that they hide.

create table together_products (
  msn text not null references products (msn) on delete cascade,
  other_msn text not null references products (msn) on delete cascade,
  -- of a chosen one its place; null for a hidden one
  position int check (position >= 0),
  primary key (msn, other_msn),
  check (msn <> other_msn)
);
create index together_products_other on together_products (other_msn);

-- How often the list of a category or product was saved: a save names the version that it was made from.
create table together_versions (
  -- code of a category or MSN
  subject text primary key,
  version int not null check (version > 0)
);

-- Pages count what is shown with their product; the rules are kept in memory.
create function together_rules_changed() returns trigger language plpgsql as $$
begin
  perform drop_cached('together', array['rules']);
  return null;
end $$;
create trigger together_rules_changed after insert or update or delete on together_rules
  for each statement execute function together_rules_changed();

create function together_products_changed() returns trigger language plpgsql as $$
begin
  perform drop_cached('product', array[coalesce(new.msn, old.msn)]);
  return null;
end $$;
create trigger together_products_changed after insert or update or delete on together_products
  for each row execute function together_products_changed();
