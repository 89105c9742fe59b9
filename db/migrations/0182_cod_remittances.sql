-- What carriers pay out of the cash that they have taken at the door: a row for each shipment, posted once.

create table cod_remittances (
  id uuid primary key default gen_random_uuid(),
  carrier_id bigint not null references carriers (id),
  shipment_id uuid not null unique references shipments (id),
  order_id uuid not null references orders (id),
  currency text not null check (currency in ('INR', 'AED')),
  tracking_number text not null,
  -- what was collected; charges of the carrier and the tax on them were kept back
  amount_minor bigint not null check (amount_minor > 0),
  charges_minor bigint not null check (charges_minor >= 0),
  charges_tax_minor bigint not null check (charges_tax_minor >= 0),
  -- the reference of the bank, and the carrier's own of its batch
  reference text not null,
  batch text not null default '',
  remitted_on date not null,
  imported_by text not null,
  imported_at timestamptz not null default now()
);
create trigger cod_remittances_append_only before update or delete or truncate on cod_remittances
  for each statement execute function reject_change();
