-- Parcels that carriers have lost before they were delivered: what became of each, and the claim at the carrier.

alter table shipments drop constraint shipments_state_check;
alter table shipments add constraint shipments_state_check
  check (state in ('processing', 'packed', 'shipped', 'out-for-delivery', 'returning', 'lost', 'delivered', 'returned', 'cancelled'));

create table lost_parcels (
  id bigint generated always as identity primary key,
  shipment_id uuid not null references shipments (id),
  -- as it was handed over
  carrier_id bigint references carriers (id),
  tracking_number text not null,
  reason text not null,
  -- number of the claim at the carrier; empty for none
  claim text not null,
  who text not null,
  lost_at timestamptz not null default now(),
  -- sent-again: its products left once more in the same shipment; refunded: credited and not sent; found: it came after all
  outcome text check (outcome in ('sent-again', 'refunded', 'found')),
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null))
);
create index lost_parcels_shipment on lost_parcels (shipment_id, id);
create unique index lost_parcels_open on lost_parcels (shipment_id) where outcome is null;
