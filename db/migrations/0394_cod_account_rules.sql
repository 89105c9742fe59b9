-- Custom fields of customers and companies that close cash on delivery to an account, or open it whatever its orders were.

create table cod_account_rules (
  market text not null check (market in ('IN', 'AE')),
  -- a field with a rule is not deleted
  field_id uuid not null references custom_fields (id),
  -- the key of an option, or yes or no
  value text not null check (char_length(value) between 1 and 40),
  outcome text not null check (outcome in ('closed', 'open')),
  updated_at timestamptz not null default now(),
  updated_by text not null,
  primary key (field_id, value)
);
create index cod_account_rules_market on cod_account_rules (market);

create function cod_of_account(of_market text, of_customer uuid) returns text
language sql stable as $$
  select case when bool_or(r.outcome = 'closed') then 'closed' when count(*) > 0 then 'open' end
  from customers c
  join custom_field_values v on v.kind in ('customer', 'company') and v.record_number = c.number
  join cod_account_rules r on r.field_id = v.field_id and r.market = of_market
    and r.value = coalesce(v.value_text, case when v.value_flag then 'yes' when not v.value_flag then 'no' end)
  where c.id = of_customer
$$;

create or replace function cod_facts(of_market text, of_customer uuid, of_place text, at timestamptz) returns jsonb
language sql stable as $$
  select jsonb_build_object('history', h.history, 'account', cod_of_account(of_market, of_customer), 'rule', (
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
