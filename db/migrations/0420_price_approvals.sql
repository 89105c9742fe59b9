-- Changes of many prices, and large ones, that a second member of staff approves: what they come to, and what a tried file would change.

alter table approval_requests
  -- how many prices a request changes, and the largest change in hundredths of a percent; null where it changes none
  add column price_count int check (price_count > 0),
  add column price_largest_bp int check (price_largest_bp > 0),
  add check ((price_count is null) = (price_largest_bp is null));

create table staff_unapproved_prices (
  staff_id text not null,
  market text not null check (market in ('IN', 'AE')),
  -- when the first of them was changed: they count together for a day
  since timestamptz not null,
  prices bigint not null check (prices >= 0),
  primary key (staff_id, market)
);

-- of a dry run: the prices of offers that the file would change
create table import_prices (
  import_id uuid not null references imports (id) on delete cascade,
  offer_id bigint not null references offers (id),
  msn text not null,
  -- {mrpMinor, priceMinor, breaks}
  before jsonb not null,
  after jsonb not null,
  -- the largest change of the price of a piece, in hundredths of a percent
  shift_bp int not null check (shift_bp >= 0),
  primary key (import_id, offer_id)
);
create index import_prices_largest on import_prices (import_id, shift_bp, offer_id);

alter table imports
  -- whether a dry run has kept the prices that it would change
  add column keeps_prices boolean not null default false,
  -- the dry run whose prices this import may set, and no others; null for any
  add column held_to uuid references imports (id);
