-- Imports of catalogue files: the runs, what they found wrong, what they changed, the pictures they wait for.
alter table attributes drop constraint attributes_kind_check;
alter table attributes add constraint attributes_kind_check check (kind in ('text', 'number', 'boolean', 'list'));
-- the names and facets of attributes are kept in memory by every process, as those of categories are
create trigger attributes_changed after insert or update or delete on attributes
  for each statement execute function categories_changed();
-- the first units in a warehouse are told too, not only a shelf that empties or fills again
create trigger stock_inserted after insert on stock referencing new table as new_rows
  for each statement execute function products_changed();
-- a feed may name goods by part number alone
create index products_part_number on products (market, part_number);

create table import_mappings (
  name text primary key,
  mapping json not null,
  updated_at timestamptz not null default now()
);

create table imports (
  id uuid primary key default gen_random_uuid(),
  market text not null check (market in ('IN', 'AE')),
  file_name text not null,
  -- where the server keeps or finds the file
  file_path text not null,
  file_hash text not null,
  format text not null check (format in ('csv', 'xlsx', 'ndjson')),
  -- json, not jsonb: the order of its columns says which is trusted first
  mapping json not null default '{}',
  dry_run boolean not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'running', 'done', 'failed', 'undoing', 'undone')),
  -- what the first reading decided: columns, attributes, categories, brands, facets; null until then
  plan json,
  -- rows taken care of, and rows there are
  position int not null default 0,
  total int not null default 0,
  -- created, updated, unchanged, refused, priceChanges, undone, left
  counts jsonb not null default '{}',
  who text not null,
  error text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  finished_at timestamptz
);
create index imports_newest on imports (created_at desc);
create index imports_unfinished on imports (created_at) where state in ('waiting', 'running', 'undoing');

create table import_problems (
  id bigint generated always as identity primary key,
  import_id uuid not null references imports (id) on delete cascade,
  -- as the file's own program counts; 0 is the file as a whole
  row int not null,
  column_name text not null,
  code text not null,
  severity text not null check (severity in ('error', 'warning', 'note')),
  value text not null,
  message text not null
);
create index import_problems_of on import_problems (import_id, id);

-- The values before and after, of the fields that an import changed; kind is product, category, brand or attribute.
create table import_changes (
  import_id uuid not null references imports (id) on delete cascade,
  kind text not null check (kind in ('product', 'category', 'brand', 'attribute')),
  subject text not null,
  created boolean not null,
  before jsonb not null,
  after jsonb not null,
  undone text check (undone in ('restored', 'left')),
  primary key (import_id, kind, subject)
);

create table import_pictures (
  id bigint generated always as identity primary key,
  import_id uuid not null references imports (id) on delete cascade,
  msn text not null,
  row int not null,
  position int not null,
  url text not null,
  state text not null default 'waiting' check (state in ('waiting', 'kept', 'failed')),
  tries int not null default 0,
  try_after timestamptz not null default now(),
  hash text,
  error text,
  unique (import_id, msn, position)
);
create index import_pictures_waiting on import_pictures (try_after) where state = 'waiting';

-- Where a picture came from, so that a feed read again does not fetch it again.
create table picture_sources (
  url text primary key,
  hash text not null,
  fetched_at timestamptz not null default now()
);
