-- Invoices: one for each shipment, numbered without gaps, never changed. What stands on them is copied, so that a seller,
-- an address or a product that changes later leaves them as they were issued.

-- The last number of each series: a tax number, a kind of document and a tax year. It is counted up in the transaction that
-- inserts the invoice, whose lock makes the next one wait: a number is used or was never given out.
create table invoice_series (
  tax_number text not null,
  kind text not null check (kind in ('tax-invoice', 'retail-invoice', 'bill-of-supply', 'invoice-cum-bill', 'vat-invoice',
                                     'vat-simplified')),
  -- 2026-27 in India, 2026 in the UAE
  year text not null,
  last_serial int not null,
  primary key (tax_number, kind, year)
);

create function invoice_series_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.last_serial = 1 then
    return new;
  end if;
  if tg_op = 'UPDATE' and (new.tax_number, new.kind, new.year, new.last_serial)
      = (old.tax_number, old.kind, old.year, old.last_serial + 1) then
    return new;
  end if;
  raise exception 'a series of invoices counts from 1, one at a time' using errcode = 'restrict_violation';
end $$;
create trigger invoice_series_counts before insert or update on invoice_series
  for each row execute function invoice_series_counts();
create trigger invoice_series_kept before delete or truncate on invoice_series
  for each statement execute function reject_change();

create table invoices (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers (id),
  order_id uuid not null references orders (id),
  shipment_id uuid not null unique references shipments (id),
  registration_id bigint not null references seller_registrations (id),
  market text not null check (market in ('IN', 'AE')),
  currency text not null check (currency in ('INR', 'AED')),
  -- of the buyer: the stored file is in it
  language text not null check (language in ('en', 'hi')),
  kind text not null,
  tax_number text not null,
  year text not null,
  serial int not null,
  -- what the invoice portal takes
  number text not null check (number ~ '^[A-Z][A-Z0-9/-]{0,15}$'),
  issued_at timestamptz not null default now(),
  -- the day in the market
  issued_on date not null,
  -- {legalName, tradeName, taxNumber, address, place, stateCode, stateEn, stateHi}
  seller jsonb not null,
  -- {companyName, taxNumber, billing, shipping}, the addresses as the order keeps them
  buyer jsonb not null,
  -- State or emirate of supply: its code
  place_of_supply text not null check (place_of_supply <> ''),
  reverse_charge boolean not null default false,
  taxable_minor bigint not null check (taxable_minor >= 0),
  tax_minor bigint not null check (tax_minor >= 0),
  total_minor bigint not null check (total_minor = taxable_minor + tax_minor),
  -- what the store bears of a no-cost EMI; no part of the value of the supply
  emi_discount_minor bigint not null check (emi_discount_minor between 0 and total_minor),
  payable_minor bigint not null check (payable_minor = total_minor - emi_discount_minor),
  unique (tax_number, kind, year, serial),
  unique (tax_number, year, number),
  foreign key (tax_number, kind, year) references invoice_series (tax_number, kind, year)
);
create index invoices_order on invoices (order_id);
create index invoices_customer on invoices (customer_id, issued_at desc);

create table invoice_lines (
  invoice_id uuid not null references invoices (id),
  line_no int not null,
  source text not null check (source in ('product', 'shipping', 'cod-fee')),
  -- of the order; null for charges
  order_line_no int,
  msn text,
  name_en text not null,
  name_hi text not null,
  hsn text not null,
  -- unit quantity code
  unit text not null,
  quantity int not null check (quantity > 0),
  -- tax included
  unit_price_minor bigint not null,
  gross_minor bigint not null check (gross_minor = unit_price_minor * quantity),
  discount_minor bigint not null check (discount_minor >= 0),
  tax_rate_bp int not null,
  taxable_minor bigint not null check (taxable_minor >= 0),
  -- [{code, rateBp, amountMinor}]
  tax_parts jsonb not null,
  tax_minor bigint not null check (tax_minor >= 0),
  total_minor bigint not null check (total_minor = gross_minor - discount_minor and total_minor = taxable_minor + tax_minor),
  primary key (invoice_id, line_no),
  check ((source = 'product') = (order_line_no is not null) and (source = 'product') = (msn is not null))
);

-- An invoice and its lines are written together and agree.
create function invoice_adds_up() returns trigger language plpgsql as $$
declare
  lines record;
begin
  select coalesce(sum(taxable_minor), 0) as taxable, coalesce(sum(tax_minor), 0) as tax into lines
    from invoice_lines where invoice_id = new.id;
  if (lines.taxable, lines.tax) <> (new.taxable_minor, new.tax_minor) then
    raise exception 'invoice % does not add up', new.number using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger invoice_adds_up after insert on invoices deferrable initially deferred
  for each row execute function invoice_adds_up();

-- The file of an invoice, stored once: its name is the hash of its bytes.
create table invoice_files (
  invoice_id uuid primary key references invoices (id),
  hash text not null,
  bytes int not null,
  made_at timestamptz not null default now()
);

do $$
declare
  name text;
begin
  foreach name in array array['invoices', 'invoice_lines', 'invoice_files']
  loop
    execute format('create trigger %I before update or delete or truncate on %I for each statement execute function reject_change()',
      name || '_append_only', name);
  end loop;
end $$;

-- Orders that left before there were invoices get none from the store.
insert into outbox_cursors (subscriber, xid, id)
  select 'invoices.issue', xid, id from outbox_events order by xid desc, id desc limit 1;
