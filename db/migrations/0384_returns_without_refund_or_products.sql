-- What becomes of pieces of a return that are not accepted, and replacements for which nothing comes back.
alter table returns
  -- false: damaged or missing pieces are sent once more, and the first ones stay where they are
  add column comes_back boolean not null default true,
  -- null until the inspection, and when all was accepted
  add column not_accepted text check (not_accepted in ('sent-back', 'kept')),
  add column back_carrier_id bigint references carriers (id),
  add column back_tracking_number text not null default '',
  add column back_at timestamptz,
  add constraint returns_back_check check (back_at is null or not_accepted = 'sent-back'),
  add constraint returns_comes_back_check check (comes_back or kind = 'exchange');

-- pieces that are kept without a refund go back to stock too
do $$
declare
  name text;
begin
  select conname into strict name from pg_constraint
    where conrelid = 'return_lines'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%saleable_quantity%';
  execute format('alter table return_lines drop constraint %I', name);
end $$;
alter table return_lines add constraint return_lines_saleable_check
  check (saleable_quantity between 0 and quantity and (saleable_quantity is null or accepted_quantity is not null));
