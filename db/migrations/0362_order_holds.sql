-- Orders that staff have put on hold: nothing of them is confirmed, packed, booked or handed over until the hold is released.
alter table orders
  add column hold_id uuid,
  add column held_at timestamptz,
  -- member of staff or API key, with its name then
  add column held_by text,
  add column held_by_name text,
  add column hold_reason text check (hold_reason in
    ('payment-check', 'address-check', 'customer-asked', 'stock-problem', 'documents', 'suspicious', 'other')),
  -- words of the staff, which no customer sees
  add column hold_note text check (length(hold_note) <= 300),
  add constraint orders_hold_whole
    check (num_nulls(hold_id, held_at, held_by, held_by_name, hold_reason, hold_note) in (0, 6));
-- a hold means something as long as something is still to be sent
create index orders_on_hold on orders (market, placed_at desc, number desc)
  where held_at is not null and state in ('pending-payment', 'payment-failed', 'placed', 'processing', 'packed');

-- Steps for many orders: put on hold, with what is said of it, and released.
alter table bulk_jobs
  add column hold jsonb,
  drop constraint bulk_jobs_step_check,
  add constraint bulk_jobs_step_check check (step in ('confirm', 'pack', 'packing-slips', 'hold', 'release')),
  add constraint bulk_jobs_hold_words check ((hold is not null) = (step = 'hold'));
