-- Devices that show notifications (Web Push), and the keys by which push services know the store.

create table push_keys (
  -- one row
  id boolean primary key default true check (id),
  public_key text not null,
  private_key_sealed bytea not null
);

create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers (id) on delete cascade,
  -- who logs out on a device is told nothing more there
  session_id uuid not null references sessions (id) on delete cascade,
  endpoint_hash bytea not null unique,
  endpoint text not null,
  -- of the browser: its public key and the secret with which contents are encrypted
  p256dh text not null,
  auth text not null,
  topics text[] not null check (topics <@ array['orders', 'price-drops', 'back-in-stock']),
  user_agent text not null,
  created_at timestamptz not null
);
create index push_subscriptions_customer on push_subscriptions (customer_id);
create index push_subscriptions_session on push_subscriptions (session_id);

alter table messages drop constraint messages_channel_check,
  add constraint messages_channel_check check (channel in ('sms', 'mail', 'push'));
