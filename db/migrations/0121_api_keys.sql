-- API keys of programs: named, with rights of their own, limited by address and time, revoked but never deleted.

create table api_keys (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  -- how the key begins
  prefix text not null,
  key_hash bytea not null unique,
  -- a role, or permissions
  role text,
  permissions text[],
  markets text[] not null check (cardinality(markets) > 0 and markets <@ array['IN', 'AE']),
  -- empty for all addresses
  networks inet[] not null,
  -- staff:<id> and the name at that time
  created_by text not null,
  created_by_name text not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  last_used_from text,
  revoked_at timestamptz,
  check ((role is null) <> (permissions is null))
);
