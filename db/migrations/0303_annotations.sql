-- What staff write about records: notes, tags, and who is responsible.

create table record_notes (
  id uuid primary key,
  -- the order of the list and its pages
  seq bigint generated always as identity unique,
  -- notes on a customer are `customer_notes`
  kind text not null check (kind in ('order', 'product', 'return', 'rfq', 'ticket')),
  -- number or MSN, as the console names the record
  record_id text not null,
  text text not null check (char_length(text) <= 2000),
  author_id text not null,
  -- of the member or the key, at that time
  author_name text not null,
  version int not null default 1,
  at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  -- a note that was deleted keeps nothing of what it said
  check ((text = '') = (deleted_at is not null))
);
create index record_notes_record on record_notes (kind, record_id, seq desc) where deleted_at is null;
create index record_notes_at on record_notes (at);

create table record_tags (
  kind text not null check (kind in ('order', 'customer', 'product', 'return', 'rfq', 'ticket')),
  record_id text not null,
  -- the label as it is compared: without case
  key text not null,
  label text not null check (char_length(label) between 1 and 30),
  market text not null check (market in ('IN', 'AE')),
  -- number of the record, in whose order lists show it; 0 for a product, which has none
  record_number bigint not null,
  added_by text not null,
  at timestamptz not null,
  primary key (kind, record_id, key)
);
-- a filter of a list reads the newest records of a tag; the tags in use are read one after another
create index record_tags_list on record_tags (market, kind, key, record_number desc);

create table record_assignments (
  kind text not null check (kind in ('order', 'customer', 'product', 'return')),
  record_id text not null,
  staff_id uuid not null references staff_members (id),
  market text not null check (market in ('IN', 'AE')),
  record_number bigint not null,
  assigned_by text not null,
  at timestamptz not null,
  primary key (kind, record_id)
);
create index record_assignments_list on record_assignments (staff_id, market, kind, record_number desc);
