-- How it was paid: attempts, gateway notifications and the answers kept for repeated requests.
create table payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders (id),
  attempt int not null,
  method_id int not null,
  mode text not null,
  -- bank, wallet or tenure chosen: {bankName, bankEmi, emiFlag}
  choice jsonb not null default '{}',
  gateway text not null,
  -- our reference at the gateway
  transaction_ref text not null,
  gateway_ref text,
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null check (currency in ('INR', 'AED')),
  state text not null check (state in ('created', 'pending', 'paid', 'failed', 'due', 'refund-due', 'refunded')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (gateway, transaction_ref),
  unique (order_id, attempt)
);

create table payment_events (
  id bigint generated always as identity primary key,
  payment_id uuid not null references payments (id),
  kind text not null,
  from_state text,
  to_state text,
  who text not null,
  why text not null default '',
  data jsonb not null default '{}',
  at timestamptz not null default now()
);
create index payment_events_payment on payment_events (payment_id, id);

-- The raw notification is kept whatever came of it; the digest makes a repeated one harmless.
create table payment_notifications (
  id bigint generated always as identity primary key,
  gateway text not null,
  digest bytea not null,
  raw_body text not null,
  signature_ok boolean not null,
  outcome text not null default '',
  received_at timestamptz not null default now(),
  unique (gateway, digest)
);

-- What the test gateway itself remembers: it stands for a system outside ours.
create table test_gateway_transactions (
  transaction_ref text primary key,
  amount_minor bigint not null,
  currency text not null,
  return_url text not null,
  state text not null check (state in ('open', 'success', 'failure', 'pending')),
  gateway_ref text not null,
  -- when it settles and tells us; null once told
  notify_at timestamptz,
  settle_as text,
  notifications_sent int not null default 0,
  created_at timestamptz not null default now()
);

create table idempotent_answers (
  scope text not null,
  owner uuid not null,
  key text not null,
  request_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, owner, key)
);
