-- The logins of customers, shown to them: how, from which device, when, and whether they succeeded.

create table logins (
  id bigint generated always as identity primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  way text not null check (way in ('code', 'password', 'passkey', 'social', 'sign-up', 'partner')),
  succeeded boolean not null,
  -- digest that tells whether a later login is from the same device
  device_key bytea not null,
  browser text not null,
  device text not null,
  -- the network alone: 203.0.113.0/24 or 2001:db8:1::/48; empty where it is not known
  network text not null,
  at timestamptz not null
);
create index logins_customer on logins (customer_id, id desc);
create index logins_at on logins (at);
