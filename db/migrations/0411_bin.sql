-- What staff have deleted, kept for thirty days to be restored. The retention of the domain empties it.

create table bin_entries (
  id bigint generated always as identity primary key,
  kind text not null,
  -- null for what belongs to both markets
  market text check (market in ('IN', 'AE')),
  -- of the record that was deleted, as the audit log names it
  record_id text not null,
  name text not null,
  -- what its domain restores it from
  contents jsonb not null,
  who text not null,
  who_name text not null,
  deleted_at timestamptz not null,
  restored_at timestamptz
);
create index bin_entries_desk on bin_entries (id desc) where restored_at is null;
create index bin_entries_age on bin_entries (deleted_at);
