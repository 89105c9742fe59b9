-- The contact whose code has confirmed an order with cash on delivery; null for one that needed none. And the largest amount
-- that is taken in cash at a place: the rule of its longest prefix.

alter table orders add column cod_proved text check (cod_proved in ('phone', 'email'));
alter table orders add constraint orders_cod_proved_mode check (cod_proved is null or payment_mode = 'cod');

create function cod_limits(of_market text, of_place text) returns jsonb
language sql stable as $$
  select jsonb_build_object('maxMinor', r.max_minor, 'maxGrams', r.max_grams) from cod_rules r
  where r.market = of_market and r.active and starts_with(coalesce(of_place, ''), r.place_prefix)
  order by length(r.place_prefix) desc limit 1
$$;
