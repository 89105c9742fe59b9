-- Passkeys of staff (WebAuthn), and the challenges that browsers at the console are asked to sign.

create table staff_passkeys (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff_members (id) on delete cascade,
  -- the host that it was made at: it is valid there alone
  rp_id text not null,
  -- base64url, chosen by the authenticator
  credential_id text not null,
  -- COSE
  public_key bytea not null,
  -- signatures that the authenticator has counted; 0 for those that count none
  counter bigint not null check (counter >= 0),
  transports text[] not null default '{}',
  synchronised boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  unique (rp_id, credential_id)
);
create index staff_passkeys_member on staff_passkeys (staff_id);

create table staff_passkey_challenges (
  challenge_hash bytea primary key,
  -- null for a login, which begins without a session
  session_id uuid references staff_sessions (id) on delete cascade,
  purpose text not null check (purpose in ('login', 'confirm', 'new')),
  expires_at timestamptz not null,
  check ((purpose = 'login') = (session_id is null))
);
create index staff_passkey_challenges_session on staff_passkey_challenges (session_id) where session_id is not null;
create index staff_passkey_challenges_expiry on staff_passkey_challenges (expires_at);
