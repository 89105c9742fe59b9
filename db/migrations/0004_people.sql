-- Who buys: customers, their sessions and one-time codes, addresses, business and bank details.
create table customers (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity unique,
  market text not null check (market in ('IN', 'AE')),
  email text,
  -- E.164 without the plus sign
  phone text,
  email_verified_at timestamptz,
  phone_verified_at timestamptz,
  first_name text not null default '',
  last_name text not null default '',
  user_type text not null default 'online' check (user_type in ('business', 'online')),
  customer_category text not null default '',
  preferred_language text not null default 'en' check (preferred_language in ('en', 'hi')),
  password_hash text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (email is not null or phone is not null)
);
create unique index customers_email on customers (market, lower(email)) where email is not null;
create unique index customers_phone on customers (market, phone) where phone is not null;

create table sessions (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  market text not null check (market in ('IN', 'AE')),
  customer_id uuid references customers (id) on delete cascade,
  device_id text not null default '',
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_customer on sessions (customer_id) where customer_id is not null;
create index sessions_expiry on sessions (expires_at);

create table otp_challenges (
  id uuid primary key default gen_random_uuid(),
  market text not null check (market in ('IN', 'AE')),
  -- login kind of the specification: email 1, phone 2
  kind int not null check (kind in (1, 2)),
  identifier text not null,
  purpose text not null,
  code_hash bytea not null,
  attempts int not null default 0,
  ip inet,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  verified_at timestamptz,
  proof_hash bytea,
  used_at timestamptz
);
create index otp_challenges_identifier on otp_challenges (market, identifier, created_at desc);
create index otp_challenges_ip on otp_challenges (ip, created_at desc);

-- Counts the codes of a day while holding off others who ask for the same identifier, so that the limit
-- cannot be raced: each statement inside sees what was committed before the lock was got.
create function count_recent_codes(of_market text, of_identifier text, of_ip inet, out for_identifier int, out for_ip int)
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(of_market || ' ' || of_identifier, 42));
  select count(*) filter (where identifier = of_identifier), count(*) filter (where ip = of_ip)
    into for_identifier, for_ip
    from otp_challenges
    where market = of_market and created_at > now() - interval '24 hours'
      and (identifier = of_identifier or ip = of_ip);
end $$;

create table access_keys_seen (
  key_hash bytea primary key,
  seen_at timestamptz not null default now()
);

create table rate_counters (
  bucket text not null,
  window_start timestamptz not null,
  hits int not null default 0,
  primary key (bucket, window_start)
);

create table subscriptions (
  email text not null,
  market text not null check (market in ('IN', 'AE')),
  active boolean not null,
  updated_at timestamptz not null default now(),
  primary key (market, email)
);

create table business_details (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null unique references customers (id) on delete cascade,
  company_name text not null default '',
  -- GSTIN in India, TRN in the UAE
  gstin text,
  is_gst_invoice boolean not null default false,
  updated_at timestamptz not null default now()
);

create table addresses (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers (id) on delete cascade,
  market text not null check (market in ('IN', 'AE')),
  kind text not null check (kind in ('shipping', 'billing')),
  name text not null,
  phone text not null,
  line1 text not null,
  line2 text not null default '',
  landmark text not null default '',
  city text not null,
  state_code text not null,
  -- pincode in India, emirate code in the UAE
  place text not null,
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index addresses_customer on addresses (customer_id) where deleted_at is null;
create unique index addresses_one_default on addresses (customer_id, kind) where is_default and deleted_at is null;

create table bank_accounts (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers (id) on delete cascade,
  holder text not null,
  account_number_sealed bytea not null,
  account_last4 text not null,
  ifsc text not null,
  bank text not null,
  created_at timestamptz not null default now()
);
create index bank_accounts_customer on bank_accounts (customer_id);
