-- Ratings and bulk quantities as views: the planner includes them in the statement of a page, where calling a function
-- for each product took 0.04 ms of CPU for a rating and 0.15 ms for a quantity.

-- Of subjects with reviews: of customers where there are any, otherwise samples.
create view product_rating_figures as
  select r.market, r.subject, jsonb_build_object('count', t.reviews, 'sample', not k.of_customers,
      'realCount', case when k.of_customers then t.reviews else 0 end,
      'rating', floor((c.stars[1] + c.stars[2] * 2 + c.stars[3] * 3 + c.stars[4] * 4 + c.stars[5] * 5)::float8
        / t.reviews * 10 + 0.5) / 10) as figures
  from product_ratings r
  cross join lateral (select 0 < any (r.stars) as of_customers) k
  cross join lateral (select case when k.of_customers then r.stars else r.sample_stars end as stars) c
  cross join lateral (select c.stars[1] + c.stars[2] + c.stars[3] + c.stars[4] + c.stars[5] as reviews) t
  where t.reviews > 0;
drop function rating_figures(text, text);

-- The quantity above which a product is quoted in bulk.
create view bulk_quote_quantities as
  select p.market, p.msn, coalesce(p.bulk_quote_above, greatest(
      (select (s.value -> 'quantityAbove' ->> p.market)::int from settings s where s.key = 'rfq'), c.min_quantity, 1)) as above
  from products p left join offer_choices c on c.msn = p.msn;

-- As before; requests without a product follow the setting.
create or replace function rfq_quantity_above(of_market text, of_msn text) returns int language sql stable as $$
  select coalesce(
    (select above from bulk_quote_quantities where msn = of_msn and market = of_market),
    greatest((select (value -> 'quantityAbove' ->> of_market)::int from settings where key = 'rfq'), 1))
$$;
