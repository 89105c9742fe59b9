-- Search texts that lead to a page of the store instead of results.

create table search_redirects (
  market text not null check (market in ('IN', 'AE')),
  -- lower case, single spaces
  text text not null check (text = lower(trim(text)) and text <> ''),
  -- path of the store without language, with its query and fragment
  to_path text not null check (to_path ~ '^/([^/\\]|$)'),
  version integer not null default 1,
  who text not null,
  updated_at timestamptz not null default now(),
  uses bigint not null default 0,
  used_at timestamptz,
  primary key (market, text)
);

create function search_redirects_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_cache', 'search-redirects:*');
  return null;
end $$;
-- uses are counted without telling anybody
create trigger search_redirects_changed after insert or delete or update of to_path on search_redirects
  for each statement execute function search_redirects_changed();
