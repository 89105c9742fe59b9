-- Words that mean the same to shoppers, as staff write them; the lines that a new store begins with are in the program.
create table search_synonyms (
  id bigint generated always as identity primary key,
  market text not null check (market in ('IN', 'AE')),
  language text not null check (language in ('en', 'hi')),
  -- `spanner, wrench`, or one way: `allen key => hex key`
  line text not null check (line = trim(line) and line <> ''),
  -- false switches a line off, also one that the program brings
  active boolean not null default true,
  who text not null,
  updated_at timestamptz not null default now(),
  unique (market, language, line)
);

create function search_synonyms_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_cache', 'synonyms:*');
  return null;
end $$;
create trigger search_synonyms_changed after insert or update or delete on search_synonyms
  for each statement execute function search_synonyms_changed();
