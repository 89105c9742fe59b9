-- Lists of refunds, carts of staff and imports page by page: each filter is a condition of one index, in the order of the list.

alter table refunds add column method_id int;
update refunds r set method_id = p.method_id from payments p where p.id = r.payment_id;
alter table refunds alter column method_id set not null;

-- The way to pay is that of the payment, so that the list needs no other table for it.
create or replace function refunds_within_payment() returns trigger language plpgsql as $$
declare
  paid bigint;
begin
  select amount_minor, method_id into paid, new.method_id from payments where id = new.payment_id for update;
  if (select coalesce(sum(amount_minor), 0) from refunds where payment_id = new.payment_id) + new.amount_minor > paid then
    raise exception 'the refunds of payment % exceed what was paid', new.payment_id using errcode = 'check_violation';
  end if;
  return new;
end $$;

create index refunds_list on refunds (currency, state, method_id, requested_at, id);
create index refunds_gateway_ref on refunds (gateway_ref) where gateway_ref is not null;

create index imports_list on imports (market, dry_run, state, created_at, id);
drop index imports_newest;

create index agent_carts_list on agent_carts
  (market, (customer_id is not null), (withdrawn_at is not null), (taken_at is not null), created_at, id);
drop index agent_carts_market;
