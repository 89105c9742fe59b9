-- Values that staff change from the console; a key without a row has the default of the code.

create table store_settings (
  market text not null check (market in ('IN', 'AE')),
  key text not null,
  value bigint not null,
  changed_by text not null,
  changed_by_name text not null,
  changed_at timestamptz not null,
  primary key (market, key)
);
create function store_settings_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_cache', 'settings:*');
  return null;
end $$;
create trigger store_settings_changed after insert or update or delete on store_settings
  for each statement execute function store_settings_changed();
