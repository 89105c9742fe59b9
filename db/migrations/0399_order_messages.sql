-- Which order a message is about, so that staff see at the order what its customer was told.

alter table messages add column order_id uuid references orders (id) on delete set null;
create index messages_order on messages (order_id, created_at desc) where order_id is not null;

-- what is queued already: the keys of these name the order
update messages m set order_id = o.id from orders o
where m.key is not null and m.template in ('order-placed', 'awaiting-transfer', 'payment-failed', 'order-expired', 'order-cancelled')
  and split_part(m.key, ':', 2) = o.id::text;
