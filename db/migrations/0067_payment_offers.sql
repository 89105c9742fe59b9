-- Offers for a way of payment, which staff maintain; which order has used one; what an invoice says of them.

create table payment_offers (
  id bigint generated always as identity primary key,
  market text not null check (market in ('IN', 'AE')),
  code text not null check (code ~ '^[A-Z0-9][A-Z0-9_-]{2,29}$'),
  title_en text not null,
  title_hi text not null,
  -- empty is any gateway
  gateway text not null default '' check (gateway ~ '^[a-z]{0,20}$'),
  -- empty are all prepaid methods
  method_ids int[] not null default '{}',
  -- [{code, name}]; codes are those of the gateway; empty are all banks
  banks jsonb not null default '[]',
  min_minor bigint not null,
  kind text not null check (kind in ('flat', 'percent')),
  -- minor units when flat, basis points when per cent
  value bigint not null check (value > 0),
  cap_minor bigint check (cap_minor > 0),
  valid_from timestamptz not null,
  -- excluded; null is until further notice
  valid_to timestamptz check (valid_to > valid_from),
  -- null is as often as one likes
  per_customer int check (per_customer > 0),
  in_all int check (in_all > 0),
  active boolean not null default true,
  updated_at timestamptz not null default now(),
  updated_by text not null,
  unique (market, code),
  -- no gateway takes less than two rupees or dirhams
  check (case kind when 'flat' then value <= min_minor - 200 else value <= 9000 and min_minor >= 2000 end)
);

-- A use counts as long as its order lives: one that is cancelled gives it back by its state, an expired one once it can
-- not be paid late any more.
create table payment_offer_uses (
  order_id uuid primary key references orders (id),
  offer_id bigint not null references payment_offers (id),
  discount_minor bigint not null check (discount_minor > 0),
  used_at timestamptz not null
);
create index payment_offer_uses_offer on payment_offer_uses (offer_id);

-- emi_discount_minor is what is taken off after the tax; this says what for.
alter table invoices add column discount_kind text not null default 'no-cost-emi'
  check (discount_kind in ('no-cost-emi', 'payment-offer'));
