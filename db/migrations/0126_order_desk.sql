-- The lists of orders that staff work through: every filter and the order of the page are conditions of one index.
create index orders_desk on orders (market, state, payment_mode, placed_at desc, number desc);
-- What staff search by, beside the number.
create index orders_phone on orders ((shipping_address ->> 'phone'));
create index orders_po_number on orders (lower(po_number)) where po_number <> '';
create index orders_recipient on orders using gin (lower(company_name || ' ' || (shipping_address ->> 'name')) gin_trgm_ops);
