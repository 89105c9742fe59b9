-- Deleted accounts: the row stays for the orders that name it, without anything about the person.

alter table customers
  add column deleted_at timestamptz,
  drop constraint customers_check,
  add constraint customers_check check (
    case when deleted_at is null then email is not null or phone is not null
    else email is null and phone is null and password_hash is null and first_name = '' and last_name = '' end);

-- an order that is being placed while its account is deleted: one of the two waits for the other
create function check_orderer() returns trigger language plpgsql as $$
begin
  perform from customers where id = new.customer_id and deleted_at is null for key share;
  if not found then
    raise exception 'customer % has deleted the account', new.customer_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger orders_orderer before insert on orders for each row execute function check_orderer();
