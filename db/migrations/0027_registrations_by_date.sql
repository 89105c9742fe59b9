-- A registration may end or begin by date: announced_sellable is what the store sells by, pages and the index were told
-- of it, and a job sets it on the day. Until then the dates themselves keep an ended registration from selling.

-- A change of the warehouse or the registration takes effect at once; only the passing of time is left to the job.
create function seller_warehouse_state() returns trigger language plpgsql as $$
begin
  new.announced_sellable := new.warehouse_active and new.registration_id is not null
    and new.registered_from <= now() and new.registered_to > now();
  return new;
end $$;
create trigger seller_warehouse_state before insert or update of warehouse_active, registration_id, registered_from,
    registered_to on seller_warehouses
  for each row execute function seller_warehouse_state();

-- stock_placed() and registration_added() wrote this column themselves before; the trigger above now has the last word.
update seller_warehouses set announced_sellable = warehouse_active and registration_id is not null
    and registered_from <= now() and registered_to > now()
  where announced_sellable is distinct from (warehouse_active and registration_id is not null
    and registered_from <= now() and registered_to > now());

create or replace view sellable_stock as
  select k.offer_id, k.msn, k.warehouse_id, k.on_hand - k.reserved as available, s.registration_id, s.state_code
  from stock k join seller_warehouses s on s.seller_id = k.seller_id and s.warehouse_id = k.warehouse_id
  where s.announced_sellable and s.warehouse_active and s.registered_from <= now() and s.registered_to > now();

create or replace view seller_warehouse_states as
  select s.seller_id, s.warehouse_id, s.state_code, s.registration_id, s.announced_sellable,
    case when not s.warehouse_active then 'warehouse-closed'
      when s.registration_id is null then 'registration-missing'
      when s.registered_from > now() then 'registration-not-yet-valid'
      when s.registered_to <= now() then 'registration-ended'
      -- the day has come, and the job comes within a minute
      when not s.announced_sellable then 'registration-not-yet-valid' end as reason
  from seller_warehouses s;

-- Follows the dates of registrations at a time: a registration that has ended gives way to the next one of its State,
-- and what can be sold is announced. Returns how many rows it changed; none when nothing is due.
create function follow_registrations(at timestamptz) returns int language plpgsql as $$
declare
  replaced int;
  announced int;
begin
  -- the products first, in their order, as every change of offers and stock does
  perform lock_products(array(
    select distinct k.msn from stock k join seller_warehouses s using (seller_id, warehouse_id)
    where s.registered_to <= at or s.announced_sellable is distinct from (s.warehouse_active
      and s.registration_id is not null and s.registered_from <= at and s.registered_to > at)));

  update seller_warehouses s set registration_id = n.id, registered_from = n.valid_from, registered_to = n.valid_to
  from seller_registrations n
  where s.registered_to <= at and n.id = (
    select r.id from seller_registrations r
    where r.seller_id = s.seller_id and r.state_code = s.state_code and r.valid_to > at
    order by r.valid_from limit 1);
  get diagnostics replaced = row_count;

  update seller_warehouses s set announced_sellable = not s.announced_sellable
  where s.announced_sellable is distinct from (s.warehouse_active and s.registration_id is not null
    and s.registered_from <= at and s.registered_to > at);
  get diagnostics announced = row_count;
  return replaced + announced;
end $$;
