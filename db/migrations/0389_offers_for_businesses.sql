-- Promotions for business buyers alone.

alter table promotions
  add column buyers text not null default 'all' check (buyers in ('all', 'business'));

/* Whether staff know an account as one of a business. Anybody may type a tax number: it counts when staff have found it active at the
   tax authority, or have added the account to a customer group as one of the company with this number. False for a guest. */
create function is_business_buyer(of_customer uuid) returns boolean language sql stable as $$
  select exists (
    select from business_details b
    where b.customer_id = of_customer and b.gstin <> ''
      and ((select k.outcome from tax_number_checks k
            where k.customer_id = b.customer_id and k.tax_number = b.gstin order by k.id desc limit 1) = 'active'
        or exists (select from customer_group_members m where m.customer_id = b.customer_id and m.tax_number = b.gstin)))
$$;

-- As before, and whether the customer is one that it is for.
create or replace function promotion_facts_of(p promotions, of_customer uuid) returns jsonb language sql stable as $$
  select jsonb_build_object('id', p.id, 'code', p.code, 'kind', p.kind, 'value', p.value,
    'automatic', p.automatic, 'combines', p.combines, 'priority', p.priority, 'listed', p.listed,
    'buyers', p.buyers, 'business', case when p.buyers = 'business' then is_business_buyer(of_customer) else false end,
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
