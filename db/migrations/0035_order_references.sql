-- The buyer's own references of an order, printed on it: purchase order number and cost centre.

alter table orders
  add column po_number text not null default '' check (char_length(po_number) <= 40),
  add column cost_centre text not null default '' check (char_length(cost_centre) <= 40);
