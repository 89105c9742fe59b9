-- What the pages say beside the catalogue: layouts of blocks by market and code.
create table layouts (
  market text not null check (market in ('IN', 'AE')),
  code text not null,
  -- blocks in order: {kind, ...words in both languages, sources}
  body jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (market, code)
);
create function layouts_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_cache', 'cms:*');
  return null;
end $$;
create trigger layouts_changed after insert or update or delete on layouts
  for each statement execute function layouts_changed();
