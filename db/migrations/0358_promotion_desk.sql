-- Coupons are written by staff: listed or not, limited in their uses and in what they may cost altogether.

alter table promotions
  -- whether the store offers it on pages; one that is not listed is for those who are told of it
  add column listed boolean not null default true,
  add column max_uses int check (max_uses > 0),
  -- no order gets it once its discounts have come to so much
  add column budget_minor bigint check (budget_minor > 0),
  add column version int not null default 1,
  add column updated_at timestamptz not null default now();
create index promotions_desk on promotions (market, id desc);
-- in the order in which they were used
alter table promotion_uses add column seq bigint generated always as identity;
create index promotion_uses_newest on promotion_uses (promotion_id, seq desc);

-- What the orders that stand have used. Apart from the terms, whose changes drop pages.
create table promotion_counts (
  promotion_id bigint primary key references promotions (id),
  uses int not null default 0,
  discount_minor bigint not null default 0
);
insert into promotion_counts (promotion_id, uses, discount_minor)
select p.id, count(o.id), coalesce(sum(u.discount_minor) filter (where o.id is not null), 0)
from promotions p left join promotion_uses u on u.promotion_id = p.id
  left join orders o on o.id = u.order_id and o.state not in ('cancelled', 'expired')
group by p.id;

create function promotion_counted() returns trigger language plpgsql as $$
begin
  insert into promotion_counts (promotion_id) values (new.id);
  return null;
end $$;
create trigger promotions_counted after insert on promotions for each row execute function promotion_counted();

-- A use that comes too late is tried again by its transaction, which then finds the coupon used up.
create function promotion_used() returns trigger language plpgsql as $$
declare
  stands boolean;
  given bigint;
  uses_left boolean;
begin
  if tg_op <> 'INSERT' then
    select o.state not in ('cancelled', 'expired') into stands from orders o where o.id = old.order_id;
    if stands then
      update promotion_counts set uses = uses - 1, discount_minor = discount_minor - old.discount_minor
        where promotion_id = old.promotion_id;
    end if;
  end if;
  if tg_op <> 'DELETE' then
    select o.state not in ('cancelled', 'expired') into stands from orders o where o.id = new.order_id;
    if stands then
      given := new.discount_minor;
      update promotion_counts c set uses = c.uses + 1, discount_minor = c.discount_minor + given
        from promotions p where c.promotion_id = new.promotion_id and p.id = c.promotion_id
        returning (p.max_uses is null or c.uses <= p.max_uses)
          and (p.budget_minor is null or c.discount_minor - given < p.budget_minor) into uses_left;
      if tg_op = 'INSERT' and not uses_left then
        raise exception 'the coupon is used up' using errcode = 'serialization_failure';
      end if;
    end if;
  end if;
  return null;
end $$;
create trigger promotion_uses_counted after insert or delete or update of promotion_id, discount_minor on promotion_uses
  for each row execute function promotion_used();

create function promotion_given_back() returns trigger language plpgsql as $$
declare
  sign int := case when new.state in ('cancelled', 'expired') then -1 else 1 end;
begin
  update promotion_counts c set uses = c.uses + sign, discount_minor = c.discount_minor + sign * u.discount_minor
    from promotion_uses u where u.order_id = new.id and c.promotion_id = u.promotion_id;
  return null;
end $$;
create trigger orders_give_coupon_back after update of state on orders for each row
  when ((old.state in ('cancelled', 'expired')) is distinct from (new.state in ('cancelled', 'expired')))
  execute function promotion_given_back();

-- As before, and how much of it is left.
create or replace function promotion_facts(of_market text, of_code text, of_customer uuid) returns jsonb language sql stable as $$
  select jsonb_build_object('id', p.id, 'code', p.code, 'kind', p.kind, 'value', p.value,
    'minCartMinor', p.min_cart_minor, 'maxDiscountMinor', p.max_discount_minor, 'firstOrderOnly', p.first_order_only,
    'perCustomerLimit', p.per_customer_limit, 'validFrom', p.valid_from, 'validTo', p.valid_to, 'active', p.active,
    'titleEn', p.title_en, 'titleHi', p.title_hi, 'termsEn', p.terms_en, 'termsHi', p.terms_hi,
    'exhausted', (p.max_uses is not null or p.budget_minor is not null) and exists (
       select from promotion_counts c where c.promotion_id = p.id
         and (c.uses >= p.max_uses or c.discount_minor >= p.budget_minor)),
    'uses', (select count(*) from promotion_uses u join orders o on o.id = u.order_id
             where u.promotion_id = p.id and u.customer_id = of_customer and o.state not in ('cancelled', 'expired')),
    'ordered', exists (select 1 from orders o
                       where o.customer_id = of_customer and o.state not in ('cancelled', 'expired')))
  from promotions p where p.market = of_market and p.code = of_code
$$;
