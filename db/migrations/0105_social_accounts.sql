-- Logins at outside providers (OpenID Connect): the accounts that customers have connected, and logins under way.

create table social_accounts (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers (id) on delete cascade,
  market text not null check (market in ('IN', 'AE')),
  provider text not null check (provider in ('google', 'facebook', 'microsoft')),
  -- who the provider says it is: both claims together, as an email may pass to another person
  issuer text not null,
  subject text not null,
  -- how the customer recognises the account
  email text not null default '',
  name text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  unique (market, provider, issuer, subject)
);
create index social_accounts_customer on social_accounts (customer_id);

create table social_attempts (
  -- digest of the state, which is used up by the first return from the provider
  state_hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  provider text not null,
  nonce text not null,
  -- the code verifier of PKCE
  verifier_sealed bytea not null,
  expires_at timestamptz not null
);
create index social_attempts_session on social_attempts (session_id);
create index social_attempts_expiry on social_attempts (expires_at);
