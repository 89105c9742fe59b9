-- What the law asks to be declared of a product in India before it is sold online: Legal Metrology (Packaged Commodities)
-- Rules, 6(1) and 6(10), and Consumer Protection (E-Commerce) Rules, 5 and 6. What is missing is stored with the product when it
-- is written; offers and stock carry the result, so that reading what can be sold costs nothing more.

-- manufacturerName, manufacturerAddress, packerName, packerAddress, importerName, importerAddress, netQuantity ("500 g"), manufactured
-- ("2026-05"), careName, careAddress, carePhone, careEmail
alter table products add column declarations jsonb not null default '{}' check (jsonb_typeof(declarations) = 'object');

-- The names of missing declarations; empty when the product may be sold. Only India asks for them.
create function missing_declarations(of_market text, origin text, declared jsonb) returns text[]
language sql immutable parallel safe as $$
  select case when of_market <> 'IN' then '{}'::text[] else array_remove(array[
    case when origin !~ '^[A-Z]{2}$' then 'origin' end,
    -- a product that was made in India names who made or packed it, one that was made elsewhere its importer
    case when origin = 'IN'
      and not (coalesce(declared ->> 'manufacturerName', '') <> '' and coalesce(declared ->> 'manufacturerAddress', '') <> '')
      and not (coalesce(declared ->> 'packerName', '') <> '' and coalesce(declared ->> 'packerAddress', '') <> '')
      then 'manufacturer' end,
    case when origin not in ('IN', '') and not (coalesce(declared ->> 'importerName', '') <> ''
      and coalesce(declared ->> 'importerAddress', '') <> '') then 'importer' end,
    case when coalesce(declared ->> 'netQuantity', '') = '' then 'netQuantity' end,
    case when coalesce(declared ->> 'careName', '') = '' or coalesce(declared ->> 'careAddress', '') = ''
      or coalesce(declared ->> 'carePhone', '') = '' or coalesce(declared ->> 'careEmail', '') = ''
      then 'consumerCare' end
  ], null) end
$$;
alter table products add column missing_declarations text[] not null
  generated always as (missing_declarations(market, origin, declarations)) stored;


-- The maximum retail price belongs to the offer; false where only the selling price was given.
alter table offers add column mrp_declared boolean not null default true,
  -- whether this offer may be sold: all is declared of its product, and in India its MRP too
  add column declared boolean not null default true;

-- every offer of such a product is alike, so none has to be chosen again; what pages show is read when the store starts
alter table offers disable trigger user;
update offers o set declared = false from products p where p.msn = o.msn and p.missing_declarations <> '{}';
alter table offers enable trigger user;

create function offer_declared() returns trigger language plpgsql as $$
begin
  new.declared := (new.currency <> 'INR' or new.mrp_declared)
    and exists (select from products where msn = new.msn and missing_declarations = '{}');
  return new;
end $$;
create trigger offer_declared before insert or update of mrp_declared, declared on offers
  for each row execute function offer_declared();

create function product_declared() returns trigger language plpgsql as $$
begin
  update offers o set declared = (n.missing_declarations = '{}') and (o.currency <> 'INR' or o.mrp_declared)
    from new_rows n join old_rows p on p.msn = n.msn
    where (n.missing_declarations = '{}') <> (p.missing_declarations = '{}') and o.msn = n.msn;
  return null;
end $$;
create trigger product_declared after update on products referencing old table as old_rows new table as new_rows
  for each statement execute function product_declared();

alter table offers add unique (id, declared);
create index offers_undeclared on offers (id) where not declared;
-- follows the offer by its foreign key
alter table stock add column declared boolean not null default true;
alter table stock disable trigger user;
update stock k set declared = false from offers o where o.id = k.offer_id and not o.declared;
alter table stock enable trigger user;
alter table stock add foreign key (offer_id, declared) references offers (id, declared) on update cascade;

create function stock_declared() returns trigger language plpgsql as $$
begin
  new.declared := (select declared from offers where id = new.offer_id);
  return new;
end $$;
create trigger stock_declared before insert on stock for each row execute function stock_declared();

create or replace view sellable_stock as
  select k.offer_id, k.msn, k.warehouse_id, k.on_hand - k.reserved as available, s.registration_id, s.state_code
  from stock k join seller_warehouses s on s.seller_id = k.seller_id and s.warehouse_id = k.warehouse_id
  where k.declared and s.announced_sellable and s.warehouse_active and s.registered_from <= now() and s.registered_to > now();
