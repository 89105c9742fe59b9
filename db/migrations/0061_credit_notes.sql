-- Credit notes: what of an invoice is taken back. They have series of their own, are never changed, and together never
-- exceed the invoice. Seller, buyer, place of supply and names of products are those of the invoice, which never changes.

alter table invoice_series drop constraint invoice_series_kind_check;
alter table invoice_series add constraint invoice_series_kind_check
  check (kind in ('tax-invoice', 'retail-invoice', 'bill-of-supply', 'invoice-cum-bill', 'vat-invoice', 'vat-simplified',
                  'credit-note', 'commercial-credit-note', 'vat-credit-note'));
-- the kinds of invoices were those of the series until now
alter table invoices add constraint invoices_kind_check
  check (kind in ('tax-invoice', 'retail-invoice', 'bill-of-supply', 'invoice-cum-bill', 'vat-invoice', 'vat-simplified'));

create table credit_notes (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references invoices (id),
  order_id uuid not null references orders (id),
  -- of the request: the same one again changes nothing
  idempotency_key text not null,
  -- a commercial one credits the price but no tax
  kind text not null check (kind in ('credit-note', 'commercial-credit-note', 'vat-credit-note')),
  reason text not null check (reason in ('returned', 'price-changed', 'not-delivered')),
  tax_number text not null,
  year text not null,
  serial int not null,
  -- what the invoice portal takes
  number text not null check (number ~ '^[A-Z][A-Z0-9/-]{0,15}$'),
  issued_at timestamptz not null default now(),
  -- the day in the market
  issued_on date not null,
  taxable_minor bigint not null check (taxable_minor >= 0),
  tax_minor bigint not null check (tax_minor >= 0 and (kind <> 'commercial-credit-note' or tax_minor = 0)),
  total_minor bigint not null check (total_minor = taxable_minor + tax_minor),
  -- share of what the store bore of a no-cost EMI, which the buyer has not paid
  emi_discount_minor bigint not null check (emi_discount_minor between 0 and total_minor),
  payable_minor bigint not null check (payable_minor = total_minor - emi_discount_minor),
  unique (order_id, idempotency_key, invoice_id),
  unique (tax_number, kind, year, serial),
  unique (tax_number, year, number),
  unique (id, invoice_id),
  foreign key (tax_number, kind, year) references invoice_series (tax_number, kind, year)
);
create index credit_notes_invoice on credit_notes (invoice_id);
create index credit_notes_issued on credit_notes (issued_at);
create index credit_notes_issued_on on credit_notes (issued_on, tax_number);

create table credit_note_lines (
  credit_note_id uuid not null,
  -- the line that is credited; its rate, codes and names stand there
  invoice_id uuid not null,
  line_no int not null,
  quantity int not null check (quantity > 0),
  taxable_minor bigint not null check (taxable_minor >= 0),
  -- [{code, rateBp, amountMinor}]
  tax_parts jsonb not null,
  tax_minor bigint not null check (tax_minor >= 0),
  total_minor bigint not null check (total_minor = taxable_minor + tax_minor),
  primary key (credit_note_id, line_no),
  foreign key (credit_note_id, invoice_id) references credit_notes (id, invoice_id),
  foreign key (invoice_id, line_no) references invoice_lines (invoice_id, line_no)
);
create index credit_note_lines_invoice on credit_note_lines (invoice_id, line_no);

-- What is credited of a line never exceeds it, and is all of it once its quantity is.
create function credit_within_line() returns trigger language plpgsql as $$
declare
  line invoice_lines;
  credited record;
begin
  -- one at a time for an order
  perform from orders o join invoices i on i.order_id = o.id where i.id = new.invoice_id for update of o;
  select * into line from invoice_lines where invoice_id = new.invoice_id and line_no = new.line_no;
  select sum(quantity) as quantity, sum(tax_minor) as tax, sum(total_minor) as total into credited
    from credit_note_lines where invoice_id = new.invoice_id and line_no = new.line_no;
  if credited.quantity > line.quantity or credited.tax > line.tax_minor or credited.total > line.total_minor
     or (credited.quantity = line.quantity and credited.total <> line.total_minor) then
    raise exception 'the credit notes of line % of invoice % do not agree with it', new.line_no, new.invoice_id
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger credit_within_line after insert on credit_note_lines
  for each row execute function credit_within_line();

-- A credit note and its lines are written together and agree; it is of the seller and order of its invoice.
create function credit_note_adds_up() returns trigger language plpgsql as $$
declare
  lines record;
  invoice invoices;
begin
  select * into invoice from invoices where id = new.invoice_id;
  select coalesce(sum(taxable_minor), 0) as taxable, coalesce(sum(tax_minor), 0) as tax into lines
    from credit_note_lines where credit_note_id = new.id;
  if (lines.taxable, lines.tax) <> (new.taxable_minor, new.tax_minor)
     or (new.tax_number, new.order_id) <> (invoice.tax_number, invoice.order_id)
     or (select sum(emi_discount_minor) from credit_notes where invoice_id = new.invoice_id) > invoice.emi_discount_minor then
    raise exception 'credit note % does not add up', new.number using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger credit_note_adds_up after insert on credit_notes deferrable initially deferred
  for each row execute function credit_note_adds_up();

-- The file of a credit note, stored once: its name is the hash of its bytes.
create table credit_note_files (
  credit_note_id uuid primary key references credit_notes (id),
  hash text not null,
  bytes int not null,
  made_at timestamptz not null default now()
);

do $$
declare
  name text;
begin
  foreach name in array array['credit_notes', 'credit_note_lines', 'credit_note_files']
  loop
    execute format('create trigger %I before update or delete or truncate on %I for each statement execute function reject_change()',
      name || '_append_only', name);
  end loop;
end $$;
