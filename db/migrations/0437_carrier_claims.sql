-- What carriers have paid for parcels that they lost: each payment once, posted in the ledger.

create table carrier_claim_payments (
  id uuid primary key default gen_random_uuid(),
  loss_id bigint not null references lost_parcels (id),
  carrier_id bigint not null references carriers (id),
  order_id uuid not null references orders (id),
  currency text not null check (currency in ('INR', 'AED')),
  amount_minor bigint not null check (amount_minor > 0),
  -- UTR or another reference of the bank
  reference text not null check (length(reference) between 6 and 40),
  paid_on date not null,
  recorded_by text not null,
  recorded_at timestamptz not null,
  unique (loss_id, reference)
);
create index carrier_claim_payments_order on carrier_claim_payments (order_id);
create trigger carrier_claim_payments_append_only before update or delete or truncate on carrier_claim_payments
  for each statement execute function reject_change();
