-- Views of lists that staff have saved for themselves, or for everybody who may see the list.

create table saved_views (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff_members (id) on delete cascade,
  -- path of the list at the console, without its base
  path text not null,
  -- of the address, without the question mark
  query text not null,
  name text not null check (name = trim(name) and name <> ''),
  shared boolean not null default false,
  created_at timestamptz not null default now(),
  unique (staff_id, path, name)
);
create index saved_views_shared on saved_views (path, created_at) where shared;
