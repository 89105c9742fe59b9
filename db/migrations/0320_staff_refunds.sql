-- What a member of staff has refunded without a fresh second factor, so that many small refunds ask for one like a large refund.

create table staff_refunds (
  staff_id text not null,
  market text not null check (market in ('IN', 'AE')),
  -- when the first of them was made: they count together for a day
  since timestamptz not null,
  amount_minor bigint not null check (amount_minor >= 0),
  primary key (staff_id, market)
);
