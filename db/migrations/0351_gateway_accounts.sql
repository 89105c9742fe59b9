-- Accounts at payment gateways that staff set up in the console; those of the environment go before them.

create table gateway_accounts (
  gateway text primary key check (gateway in ('razorpay', 'payu', 'stripe')),
  -- 'off' takes no new payments; 'removed' keeps the version and the beginning of the account, and no keys
  state text not null check (state in ('on', 'off', 'removed')),
  -- the key that buyers see, where there is one
  account_key text not null,
  test_mode boolean not null,
  upi_intent boolean not null,
  emi_links boolean not null,
  -- earlier payments were made to another account; null when there were none
  account_since timestamptz,
  version int not null,
  changed_by text not null,
  changed_by_name text not null,
  changed_at timestamptz not null
);

create table gateway_secrets (
  gateway text not null references gateway_accounts (gateway) on delete cascade,
  name text not null check (name in ('apiSecret', 'webhookSecret')),
  sealed bytea not null,
  -- accepted beside the present one, in what the gateway sends, until this time
  previous_sealed bytea,
  previous_until timestamptz,
  changed_by text not null,
  changed_by_name text not null,
  changed_at timestamptz not null,
  primary key (gateway, name),
  check ((previous_sealed is null) = (previous_until is null))
);

-- each change counts the version of the account up; keys that are only sealed again are no change
create function gateway_accounts_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_cache', 'gateways:*');
  return null;
end $$;
create trigger gateway_accounts_changed after insert or update or delete on gateway_accounts
  for each statement execute function gateway_accounts_changed();

-- What the console shows of a gateway: its payments, and when it was last heard of.
create index payments_of_gateway on payments (gateway, created_at) where gateway <> '';
create index payment_notifications_proved on payment_notifications (gateway, received_at) where signature_ok;
