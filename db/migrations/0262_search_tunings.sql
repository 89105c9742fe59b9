-- What staff say of the results of a search text: products that come first, and products that come last.

create table search_tunings (
  id bigint generated always as identity primary key,
  market text not null check (market in ('IN', 'AE')),
  -- lower case, single spaces
  text text not null check (text = lower(trim(text)) and text <> ''),
  -- MSNs in their order
  pinned text[] not null default '{}',
  buried text[] not null default '{}',
  version integer not null default 1,
  who text not null,
  updated_at timestamptz not null default now(),
  unique (market, text),
  check (cardinality(pinned) + cardinality(buried) > 0)
);

create function search_tunings_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_cache', 'tunings:*');
  return null;
end $$;
create trigger search_tunings_changed after insert or update or delete on search_tunings
  for each statement execute function search_tunings_changed();
