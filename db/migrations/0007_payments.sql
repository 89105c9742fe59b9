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
  state text not null check (state in ('created', 'pending', 'paid', 'failed', 'due', 'void', 'refund-due', 'refunded')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (gateway, transaction_ref),
  unique (order_id, attempt)
);

create index payments_open on payments (created_at) where state in ('created', 'pending', 'refund-due');

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
  raw_body bytea not null,
  signature_ok boolean not null,
  outcome text not null default '',
  received_at timestamptz not null default now(),
  unique (gateway, digest)
);

-- What the test gateway itself remembers: it stands for a system outside ours.
create table test_gateway_transactions (
  transaction_ref text primary key,
  gateway_ref text not null unique,
  amount_minor bigint not null,
  currency text not null,
  state text not null default 'open' check (state in ('open', 'success', 'failure', 'pending')),
  -- what a pending one becomes
  settle_as text check (settle_as in ('success', 'failure')),
  notifications_sent int not null default 0,
  -- what was given back, by the key of the request: {key: amount}
  refunds jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Which order and payment came of a request to pay: written with them, so a row means that they exist.
create table idempotent_answers (
  scope text not null,
  owner uuid not null,
  key text not null,
  request_hash bytea not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (scope, owner, key)
);
