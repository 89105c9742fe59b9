-- A lost parcel that is sent once more: decided, when its stock is taken, and packed before it is handed over.

alter table lost_parcels
  add column decided_at timestamptz,
  -- who decided it; empty until then
  add column decided_by text not null default '',
  add column packed_at timestamptz,
  add check ((decided_at is null) = (decided_by = '')),
  add check (packed_at is null or decided_at is not null);
