-- Facts for the checklist of a new shop: which warehouses are the invented ones of the starter, and products of one's own.

-- until somebody changes it
alter table warehouses add column sample boolean not null default false;
update warehouses set sample = true
  where code in ('BWD', 'DEL', 'BLR', 'MAA', 'CCU', 'AMD', 'HYD', 'GAU', 'DXB', 'SHJ', 'AUH')
    and exists (select from settings where key = 'starter');

-- a shop of starter products alone is not read to its end
create index products_own on products (market) where active and not sample;
