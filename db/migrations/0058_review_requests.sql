-- Requests for reviews: mail that a customer can end with one click.

create table message_opt_outs (
  customer_id uuid not null references customers (id) on delete cascade,
  topic text not null check (topic in ('reviews')),
  at timestamptz not null default now(),
  primary key (customer_id, topic)
);
-- Where one click ends mail of its kind (RFC 8058); null for mail about an order.
alter table messages add column unsubscribe_url text;
create index messages_recipient on messages (recipient, created_at desc);
-- delivered is the last state, so this is the time of delivery
create index orders_delivered on orders (updated_at) where state = 'delivered';
