-- Limits of cash on delivery by place, and what decides whether an account may order with it, read with its cart and its order.

create table cod_rules (
  market text not null check (market in ('IN', 'AE')),
  -- the first digits of a pincode, or an emirate; empty is the whole market
  place_prefix text not null default '',
  -- minor units, included; null is that of the market
  max_minor bigint check (max_minor > 0),
  -- of all products of the order, included; null is any
  max_grams bigint check (max_grams > 0),
  active boolean not null default true,
  updated_at timestamptz not null default now(),
  updated_by text not null,
  primary key (market, place_prefix),
  check (place_prefix ~ case market when 'IN' then '^([1-9][0-9]{0,5})?$' else '^([A-Z]{2})?$' end),
  check (max_minor is not null or max_grams is not null)
);

-- Without a customer nothing counts, without a place only the rule of the whole market holds.
create function cod_facts(of_market text, of_customer uuid, of_place text, at timestamptz) returns jsonb
language sql stable as $$
  select jsonb_build_object('history', h.history, 'rule', (
    select jsonb_build_object('maxMinor', r.max_minor, 'maxGrams', r.max_grams) from cod_rules r
    where r.market = of_market and r.active and starts_with(coalesce(of_place, ''), r.place_prefix)
    order by length(r.place_prefix) desc limit 1))
  from (
    select jsonb_build_object(
      'placedToday', count(*) filter (where o.placed_at > at - interval '24 hours'),
      'cancelledThisMonth', count(*) filter (where o.state = 'cancelled' and o.placed_at > at - interval '720 hours'),
      'notAccepted', count(*) filter (where o.state = 'returned-to-origin'
        or exists (select 1 from shipments s where s.order_id = o.id and s.state = 'returned'))) as history
    from orders o
    where o.customer_id = of_customer and o.payment_mode = 'cod' and o.placed_at > at - interval '4320 hours'
  ) h
$$;
