-- Files that staff attach to records. The bytes stand in the database: they are stored, deleted and backed up with their rows.

create table record_attachments (
  id uuid primary key,
  seq bigint generated always as identity unique,
  kind text not null check (kind in ('order', 'customer', 'product', 'return', 'rfq', 'ticket')),
  -- number, id or MSN, as the console names the record
  record_id text not null,
  name text not null check (char_length(name) <= 120),
  -- what the content is, whatever the name says
  type text not null check (type in (
    'application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'text/csv', 'text/plain',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')),
  size int not null check (size between 1 and 10485760),
  hash text not null,
  author_id text not null,
  -- of the member or the key, at that time
  author_name text not null,
  at timestamptz not null,
  deleted_at timestamptz,
  -- a file that was deleted keeps neither its name nor the digest of its content
  check ((name = '') = (deleted_at is not null)),
  check ((hash = '') = (deleted_at is not null))
);
create index record_attachments_record on record_attachments (kind, record_id, seq desc) where deleted_at is null;
create index record_attachments_at on record_attachments (at);
-- how many files somebody has attached within a day
create index record_attachments_author on record_attachments (author_id, at);

-- of its own, so that whoever reads a list reads no content
create table record_attachment_contents (
  attachment_id uuid primary key references record_attachments (id) on delete cascade,
  bytes bytea not null check (octet_length(bytes) between 1 and 10485760)
);
-- files are compressed already, and a part of an uncompressed value is read without the rest
alter table record_attachment_contents alter column bytes set storage external;
