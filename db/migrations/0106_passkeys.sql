-- Passkeys of customers (WebAuthn), and the challenges that browsers are asked to sign.

create table passkeys (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers (id) on delete cascade,
  market text not null check (market in ('IN', 'AE')),
  -- base64url, chosen by the authenticator
  credential_id text not null,
  -- COSE
  public_key bytea not null,
  -- signatures that the authenticator has counted; 0 for those that count none
  counter bigint not null check (counter >= 0),
  transports text[] not null default '{}',
  synchronised boolean not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  unique (market, credential_id)
);
create index passkeys_customer on passkeys (customer_id);

create table passkey_challenges (
  challenge_hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  purpose text not null check (purpose in ('login', 'new')),
  expires_at timestamptz not null
);
create index passkey_challenges_session on passkey_challenges (session_id);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
