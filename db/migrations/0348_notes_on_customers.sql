-- Notes on customers are notes of records: their author changes and deletes them. What was done with an account stays where it was.
alter table record_notes
  drop constraint record_notes_kind_check,
  add constraint record_notes_kind_check check (kind in ('order', 'customer', 'product', 'return', 'rfq', 'ticket'));

insert into record_notes (id, kind, record_id, text, author_id, author_name, at)
  select gen_random_uuid(), 'customer', customer_id::text, text, staff_id, staff_name, at
  from customer_notes where kind = 'note' order by id;
delete from customer_notes where kind = 'note';

-- no program or person writes these with a key of its own any more
alter table customer_notes
  drop column idempotency_key,
  drop constraint customer_notes_kind_check,
  add constraint customer_notes_kind_check check (kind in ('blocked', 'unblocked', 'sessions-ended', 'data-handed-out', 'merged'));
