-- An exchange for another product: what comes back becomes a credit of the customer, which pays for the replacement.

alter table returns
  add column replacement_msn text,
  add column replacement_quantity int check (replacement_quantity > 0),
  add constraint returns_replacement_check
    check ((replacement_msn is null) = (replacement_quantity is null) and (replacement_msn is null or kind = 'exchange'));
comment on column returns.refund_minor is
  'As it was shown, then what it came to; with a replacement what the credit is; 0 for an exchange for the same product.';

create table exchange_credits (
  id uuid primary key default gen_random_uuid(),
  return_id uuid not null unique references returns (id),
  -- the order that was paid: what is left of the credit is refunded to its payment
  order_id uuid not null references orders (id),
  customer_id uuid not null references customers (id),
  market text not null check (market in ('IN', 'AE')),
  -- it is taken off an order of this product
  msn text not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- the sum of its movements; two orders cannot use the same amount
  balance_minor bigint not null default 0 check (balance_minor between 0 and amount_minor),
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index exchange_credits_left on exchange_credits (customer_id, expires_at) where balance_minor > 0;
create index exchange_credits_order on exchange_credits (order_id);
create trigger exchange_credits_kept before delete or truncate on exchange_credits
  for each statement execute function reject_change();

create table exchange_credit_movements (
  id uuid primary key default gen_random_uuid(),
  credit_id uuid not null references exchange_credits (id),
  kind text not null check (kind in ('issued', 'used', 'given-back', 'refunded')),
  -- added to the balance
  amount_minor bigint not null,
  -- the order that it was used for, or given back by
  order_id uuid references orders (id),
  -- what causes it: the same moves it once
  cause text not null,
  who text not null,
  at timestamptz not null default now(),
  unique (credit_id, cause),
  check ((kind in ('issued', 'given-back')) = (amount_minor > 0) and amount_minor <> 0),
  check ((kind in ('used', 'given-back')) = (order_id is not null))
);
create index exchange_credit_movements_order on exchange_credit_movements (order_id) where order_id is not null;
create trigger exchange_credit_movements_append_only before update or delete or truncate on exchange_credit_movements
  for each statement execute function reject_change();

create function move_exchange_credit() returns trigger language plpgsql as $$
begin
  update exchange_credits set balance_minor = balance_minor + new.amount_minor where id = new.credit_id;
  return null;
end $$;
create trigger exchange_credit_movements_counted after insert on exchange_credit_movements
  for each row execute function move_exchange_credit();

-- what an order has used is given back by one at a time, and never more than was used
create function check_given_back() returns trigger language plpgsql as $$
begin
  if (select sum(amount_minor) from exchange_credit_movements where order_id = new.order_id) > 0 then
    raise exception 'order % would give back more than it has used', new.order_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger exchange_credit_movements_given_back after insert on exchange_credit_movements
  for each row when (new.order_id is not null) execute function check_given_back();

alter table invoices drop constraint invoices_discount_kind_check,
  add constraint invoices_discount_kind_check check (discount_kind in ('no-cost-emi', 'payment-offer', 'exchange-credit'));
