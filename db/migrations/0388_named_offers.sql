-- What a promotion is worth to a customer says whether the store names it: a cart tells of those that it has missed.

create or replace function promotion_facts_of(p promotions, of_customer uuid) returns jsonb language sql stable as $$
  select jsonb_build_object('id', p.id, 'code', p.code, 'kind', p.kind, 'value', p.value,
    'automatic', p.automatic, 'combines', p.combines, 'priority', p.priority, 'listed', p.listed,
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
