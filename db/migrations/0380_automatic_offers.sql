-- Promotions that apply by themselves, without a code to type, and which of them go together.

alter table promotions
  -- the code of an automatic one is its short name for staff: it cannot be typed
  add column automatic boolean not null default false,
  -- whether it goes together with others
  add column combines boolean not null default false,
  -- the lower is taken off first
  add column priority int not null default 50 check (priority between 1 and 99);
create index promotions_automatic on promotions (market, priority, code) where automatic and active;

-- What a promotion is worth to a customer (null for a guest), as carts, pages and edits of orders read it.
create function promotion_facts_of(p promotions, of_customer uuid) returns jsonb language sql stable as $$
  select jsonb_build_object('id', p.id, 'code', p.code, 'kind', p.kind, 'value', p.value,
    'automatic', p.automatic, 'combines', p.combines, 'priority', p.priority,
    'minCartMinor', p.min_cart_minor, 'maxDiscountMinor', p.max_discount_minor, 'firstOrderOnly', p.first_order_only,
    'perCustomerLimit', p.per_customer_limit, 'validFrom', p.valid_from, 'validTo', p.valid_to, 'active', p.active,
    'titleEn', p.title_en, 'titleHi', p.title_hi, 'termsEn', p.terms_en, 'termsHi', p.terms_hi,
    'categoryCodes', p.category_codes, 'brandSlugs', p.brand_slugs,
    'exhausted', (p.max_uses is not null or p.budget_minor is not null) and exists (
       select from promotion_counts c where c.promotion_id = p.id
         and (c.uses >= p.max_uses or c.discount_minor >= p.budget_minor)),
    'uses', (select count(*) from promotion_uses u join orders o on o.id = u.order_id
             where u.promotion_id = p.id and u.customer_id = of_customer and o.state not in ('cancelled', 'expired')),
    'ordered', exists (select 1 from orders o
                       where o.customer_id = of_customer and o.state not in ('cancelled', 'expired')))
$$;

-- As before, of codes that can be typed.
create or replace function promotion_facts(of_market text, of_code text, of_customer uuid) returns jsonb language sql stable as $$
  select promotion_facts_of(p, of_customer) from promotions p
  where p.market = of_market and p.code = of_code and not p.automatic
$$;

-- The automatic offers of a market that are not over; whether they are valid is judged with the cart.
create function automatic_promotions(of_market text, of_customer uuid) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(promotion_facts_of(p, of_customer) order by p.priority, p.code), '[]') from promotions p
  where p.market = of_market and p.automatic and p.active and (p.valid_to is null or p.valid_to > now() - interval '1 day')
$$;

-- As before; an order may use several promotions, which all orders lock in one order.
create or replace function promotion_given_back() returns trigger language plpgsql as $$
declare
  sign int := case when new.state in ('cancelled', 'expired') then -1 else 1 end;
begin
  perform from promotion_counts c join promotion_uses u on u.promotion_id = c.promotion_id
    where u.order_id = new.id order by c.promotion_id for update of c;
  update promotion_counts c set uses = c.uses + sign, discount_minor = c.discount_minor + sign * u.discount_minor
    from promotion_uses u where u.order_id = new.id and c.promotion_id = u.promotion_id;
  return null;
end $$;
