-- Partners whose signed links log customers in, open products or fill carts; sessions from such a link are limited.

create table partners (
  id uuid primary key default gen_random_uuid(),
  -- the issuer of its tokens
  code text not null unique check (code ~ '^[a-z0-9-]{3,40}$'),
  name text not null,
  market text not null check (market in ('IN', 'AE')),
  -- what its links may do
  may text[] not null check (cardinality(may) > 0 and may <@ array['login', 'product', 'cart']),
  created_by text not null,
  created_at timestamptz not null,
  revoked_by text,
  revoked_at timestamptz
);

create table partner_keys (
  -- the key id of its tokens
  id text primary key,
  partner_id uuid not null references partners (id),
  -- HMAC needs the key itself
  secret_sealed bytea not null,
  created_by text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_by text,
  revoked_at timestamptz
);
create index partner_keys_partner on partner_keys (partner_id);

-- A token is used once.
create table partner_tokens (
  token_hash bytea primary key,
  partner_id uuid not null references partners (id),
  expires_at timestamptz not null
);
create index partner_tokens_expiry on partner_tokens (expires_at);

-- The partner whose link opened the session, and until when a code has lifted its limits.
alter table sessions add column partner_id uuid references partners (id),
  add column confirmed_until timestamptz;
create index sessions_partner on sessions (partner_id) where partner_id is not null;
