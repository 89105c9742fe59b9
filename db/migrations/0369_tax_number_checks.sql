-- What staff found when they looked the tax number of a customer up with the tax authority.

create table tax_number_checks (
  id bigint generated always as identity primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  -- GSTIN in India, TRN in the UAE, as the customer had it at that time
  tax_number text not null,
  outcome text not null check (outcome in ('active', 'suspended', 'cancelled', 'not-found')),
  -- as the authority has it; empty when it has none
  registered_name text not null check (length(registered_name) <= 200),
  staff_id text not null,
  -- of the person or the key, at that time
  staff_name text not null,
  at timestamptz not null,
  check ((outcome = 'not-found') = (registered_name = ''))
);
create index tax_number_checks_customer on tax_number_checks (customer_id, id desc);
create index tax_number_checks_at on tax_number_checks (at);
create trigger tax_number_checks_follow_merge before insert on tax_number_checks
  for each row execute function follow_merge();
