-- Staff: accounts apart from those of customers, their sessions at the console, second factors and invitations.

create table staff_members (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  name text not null,
  role text not null check (role in ('owner', 'catalog', 'pricing', 'orders', 'warehouse', 'support', 'finance', 'content',
    'translator', 'marketing', 'auditor')),
  -- whose records are seen and changed
  markets text[] not null check (cardinality(markets) > 0 and markets <@ array['IN', 'AE']),
  language text not null default 'en' check (language in ('en', 'hi')),
  theme text not null default 'system' check (theme in ('system', 'light', 'dark')),
  -- null until the invitation is accepted
  password_hash text,
  -- secret of the authenticator app; null until its first code was right
  totp_sealed bytea,
  -- the last time step whose code was used: no code is valid twice
  totp_step bigint not null default 0,
  -- secret that waits for its first code
  new_totp_sealed bytea,
  invitation_hash bytea unique,
  invited_until timestamptz,
  -- staff:<id>, or where the account came from
  created_by text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  deactivated_at timestamptz,
  check ((invitation_hash is null) = (invited_until is null))
);

create table staff_recovery_codes (
  staff_id uuid not null references staff_members (id),
  code_hash bytea not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

create table staff_sessions (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  staff_id uuid not null references staff_members (id),
  -- what is still missing
  state text not null check (state in ('second-factor', 'enrol', 'signed-in')),
  ip text not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  idle_until timestamptz not null,
  ends_at timestamptz not null,
  -- the last second factor
  confirmed_at timestamptz,
  check (idle_until <= ends_at)
);
create index staff_sessions_member on staff_sessions (staff_id);
create index staff_sessions_end on staff_sessions (ends_at);

-- Links by which the first owner is created: one for each start without staff.
create table staff_setup_links (
  token_hash bytea primary key,
  expires_at timestamptz not null
);
