-- What was bought: orders with frozen amounts, their reservations, shipments and history.
create sequence order_numbers start 100001;
create sequence shipment_numbers start 500001;

create table orders (
  id uuid primary key default gen_random_uuid(),
  number bigint not null unique default nextval('order_numbers'),
  market text not null check (market in ('IN', 'AE')),
  customer_id uuid not null references customers (id),
  currency text not null check (currency in ('INR', 'AED')),
  state text not null check (state in ('pending-payment', 'payment-failed', 'placed', 'processing', 'packed', 'shipped',
                                       'delivered', 'cancelled', 'expired')),
  invoice_type text not null check (invoice_type in ('retail', 'tax')),
  company_name text not null default '',
  gstin text,
  shipping_address jsonb not null,
  billing_address jsonb not null,
  place text not null,
  delivery_method_id int not null default 77,
  payment_method_id int not null,
  payment_mode text not null check (payment_mode in ('cod', 'prepaid')),
  total_amount_minor bigint not null,
  total_offer_minor bigint not null,
  taxes_minor bigint not null,
  shipping_minor bigint not null,
  payable_minor bigint not null check (payable_minor >= 0),
  -- the computation step by step, enough to replay and explain the total
  totals jsonb not null,
  cart_kind text not null,
  language text not null,
  placed_at timestamptz not null default now(),
  -- until when an unpaid order keeps its stock
  expires_at timestamptz,
  updated_at timestamptz not null default now()
);
create index orders_customer on orders (customer_id, placed_at desc);
create index orders_expiry on orders (expires_at) where expires_at is not null;
create index orders_state on orders (state, updated_at);

create table order_lines (
  order_id uuid not null references orders (id) on delete cascade,
  line_no int not null,
  msn text not null references products (msn),
  seller_id bigint not null references sellers (id),
  name_en text not null,
  name_hi text not null,
  brand_name text not null,
  part_number text not null,
  image_hash text,
  hsn text not null,
  tax_rate_bp int not null,
  quantity int not null check (quantity > 0),
  cancelled_quantity int not null default 0 check (cancelled_quantity between 0 and quantity),
  mrp_minor bigint not null,
  unit_price_minor bigint not null,
  amount_minor bigint not null,
  taxable_minor bigint not null,
  -- [{code, rateBp, amountMinor}]
  tax_parts jsonb not null,
  payable_minor bigint not null,
  promised_on date,
  primary key (order_id, line_no)
);
create index order_lines_product on order_lines (msn);

create table order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders (id) on delete cascade,
  kind text not null,
  from_state text,
  to_state text,
  who text not null,
  why text not null default '',
  data jsonb not null default '{}',
  at timestamptz not null default now()
);
create index order_events_order on order_events (order_id, id);

-- A new state is told to the other domains by the same statement that records it, so none can be forgotten.
create function order_moved() returns trigger language plpgsql as $$
begin
  insert into outbox_events (topic, subject, payload)
    select 'orders.state-changed', o.number::text, jsonb_build_object('orderId', o.id, 'orderNumber', o.number,
      'market', o.market, 'customerId', o.customer_id, 'from', new.from_state, 'to', new.to_state)
    from orders o where o.id = new.order_id;
  return null;
end $$;
create trigger order_events_told after insert on order_events for each row
  when (new.to_state is not null) execute function order_moved();

-- Stock is taken before the order is written, so that a refusal costs no order number: the reference waits for commit.
create table stock_reservations (
  order_id uuid not null references orders (id) on delete cascade deferrable initially deferred,
  line_no int not null,
  msn text not null,
  warehouse_id bigint not null references warehouses (id),
  quantity int not null check (quantity > 0),
  state text not null check (state in ('reserved', 'released', 'shipped')),
  updated_at timestamptz not null default now(),
  primary key (order_id, line_no, warehouse_id)
);

create table shipments (
  id uuid primary key default gen_random_uuid(),
  number bigint not null unique default nextval('shipment_numbers'),
  order_id uuid not null references orders (id) on delete cascade,
  warehouse_id bigint not null references warehouses (id),
  carrier_id bigint references carriers (id),
  state text not null check (state in ('processing', 'packed', 'shipped', 'out-for-delivery', 'delivered', 'cancelled')),
  promised_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (order_id, warehouse_id)
);

create table shipment_lines (
  shipment_id uuid not null references shipments (id) on delete cascade,
  line_no int not null,
  quantity int not null check (quantity > 0),
  primary key (shipment_id, line_no)
);

create table shipment_events (
  id bigint generated always as identity primary key,
  shipment_id uuid not null references shipments (id) on delete cascade,
  code text not null,
  place_en text not null default '',
  place_hi text not null default '',
  at timestamptz not null default now()
);
create index shipment_events_shipment on shipment_events (shipment_id, id);
