-- Tax invoices of the operator to sellers for the commission of a month, and credit notes for what of it was taken back.

-- Under which name and address the operator is registered; the last one of a number holds.
create table operator_registrations (
  id bigint generated always as identity primary key,
  market text not null check (market in ('IN', 'AE')),
  tax_number text not null check ((market = 'IN' and gstin_valid(tax_number)) or (market = 'AE' and tax_number ~ '^1\d{14}$')),
  legal_name text not null,
  address text not null,
  -- GST code of the State in India, code of the emirate in the UAE
  state_code text not null,
  set_by text not null,
  set_at timestamptz not null default now()
);
create trigger operator_registrations_append_only before update or delete or truncate on operator_registrations
  for each statement execute function reject_change();

create table commission_documents (
  id uuid primary key default gen_random_uuid(),
  market text not null check (market in ('IN', 'AE')),
  currency text not null check (currency in ('INR', 'AED')),
  kind text not null check (kind in ('invoice', 'credit-note')),
  -- GSTIN or TRN of the operator and of the seller, with their details on the day of issue
  operator_tax_number text not null,
  tax_number text not null,
  operator jsonb not null,
  seller jsonb not null,
  -- the first day of the month that it is for; it bears the last one
  period date not null check (extract(day from period) = 1),
  issued_on date not null,
  year text not null,
  serial int not null check (serial > 0),
  number text not null,
  taxable_minor bigint not null check (taxable_minor > 0),
  cgst_minor bigint not null check (cgst_minor >= 0),
  sgst_minor bigint not null check (sgst_minor >= 0),
  utgst_minor bigint not null check (utgst_minor >= 0),
  igst_minor bigint not null check (igst_minor >= 0),
  vat_minor bigint not null check (vat_minor >= 0),
  total_minor bigint not null,
  issued_by text not null,
  issued_at timestamptz not null,
  unique (operator_tax_number, kind, year, serial),
  unique (market, operator_tax_number, tax_number, period, kind),
  check (total_minor = taxable_minor + cgst_minor + sgst_minor + utgst_minor + igst_minor + vat_minor)
);
create index commission_documents_period on commission_documents (market, period, tax_number);
create trigger commission_documents_append_only before update or delete or truncate on commission_documents
  for each statement execute function reject_change();
