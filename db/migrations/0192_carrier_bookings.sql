-- Parcels that were booked at a carrier before they are handed over, with their number and label.

create table carrier_bookings (
  id uuid primary key default gen_random_uuid(),
  shipment_id uuid not null references shipments (id),
  order_id uuid not null references orders (id),
  carrier_id bigint not null references carriers (id),
  -- ours, which the carrier takes once: a repetition is the same booking
  reference text not null unique,
  -- requested: committed before the carrier is called, whose answer may be lost
  state text not null check (state in ('requested', 'booked', 'declined', 'cancelled')),
  tracking_number text not null default '',
  -- cash to collect at the door; null when nothing is
  cod_minor bigint check (cod_minor > 0),
  currency text not null check (currency in ('INR', 'AED')),
  weight_grams int not null check (weight_grams > 0),
  -- PNG of the carrier; null when the store draws it
  label bytea,
  requested_by text not null,
  requested_at timestamptz not null,
  updated_at timestamptz not null,
  -- what is in the parcel has changed: it is to be cancelled and booked again
  outdated boolean not null default false,
  last_error text not null default '',
  -- when a cancellation that has failed is tried again
  next_try_at timestamptz,
  check ((state in ('booked')) <= (tracking_number <> ''))
);
create unique index carrier_bookings_open on carrier_bookings (shipment_id) where state in ('requested', 'booked');
create unique index carrier_bookings_number on carrier_bookings (carrier_id, tracking_number) where state = 'booked';
create index carrier_bookings_shipment on carrier_bookings (shipment_id);
create index carrier_bookings_order on carrier_bookings (order_id);
create trigger carrier_bookings_kept before delete or truncate on carrier_bookings
  for each statement execute function reject_change();
