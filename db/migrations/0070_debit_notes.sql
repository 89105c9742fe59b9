-- Debit notes: what an invoice charged too little, of value or of tax (section 34(3) of the CGST Act, Rule 53). They have a
-- series of their own for each tax number and tax year, and are never changed. Only India has them: in the UAE more tax due
-- is a new tax invoice.

alter table invoice_series drop constraint invoice_series_kind_check;
alter table invoice_series add constraint invoice_series_kind_check
  check (kind in ('tax-invoice', 'retail-invoice', 'bill-of-supply', 'invoice-cum-bill', 'vat-invoice', 'vat-simplified',
                  'credit-note', 'commercial-credit-note', 'vat-credit-note', 'debit-note'));

create table debit_notes (
  id uuid primary key default gen_random_uuid(),
  invoice_id uuid not null references invoices (id),
  order_id uuid not null references orders (id),
  -- of the request: the same one again changes nothing
  idempotency_key text not null,
  kind text not null default 'debit-note' check (kind = 'debit-note'),
  reason text not null check (reason in ('value-undercharged', 'tax-undercharged')),
  -- what staff wrote; it stands on the document
  explanation text not null check (explanation <> ''),
  who text not null,
  tax_number text not null,
  year text not null,
  serial int not null,
  -- what the invoice portal takes
  number text not null check (number ~ '^[A-Z][A-Z0-9/-]{0,15}$'),
  issued_at timestamptz not null default now(),
  -- the day in the market
  issued_on date not null,
  taxable_minor bigint not null check (taxable_minor >= 0),
  tax_minor bigint not null check (tax_minor >= 0),
  total_minor bigint not null check (total_minor = taxable_minor + tax_minor and total_minor > 0),
  unique (invoice_id, idempotency_key),
  unique (tax_number, kind, year, serial),
  unique (tax_number, year, number),
  unique (id, invoice_id),
  foreign key (tax_number, kind, year) references invoice_series (tax_number, kind, year)
);
create index debit_notes_order on debit_notes (order_id);
create index debit_notes_issued on debit_notes (issued_at);
create index debit_notes_issued_on on debit_notes (issued_on, tax_number);

create table debit_note_lines (
  debit_note_id uuid not null,
  -- the line that was charged too little; its codes and names stand there
  invoice_id uuid not null,
  line_no int not null,
  -- the correct one, which may differ from that of the invoice
  tax_rate_bp int not null check (tax_rate_bp between 0 and 10000),
  -- added value before tax; zero when only tax is added
  taxable_minor bigint not null check (taxable_minor >= 0),
  -- [{code, rateBp, amountMinor}]
  tax_parts jsonb not null,
  tax_minor bigint not null check (tax_minor >= 0),
  total_minor bigint not null check (total_minor = taxable_minor + tax_minor and total_minor > 0),
  primary key (debit_note_id, line_no),
  foreign key (debit_note_id, invoice_id) references debit_notes (id, invoice_id),
  foreign key (invoice_id, line_no) references invoice_lines (invoice_id, line_no)
);
create index debit_note_lines_invoice on debit_note_lines (invoice_id, line_no);

-- A debit note and its lines are written together and agree; it is of the seller and order of its invoice.
create function debit_note_adds_up() returns trigger language plpgsql as $$
declare
  lines record;
  invoice invoices;
begin
  select * into invoice from invoices where id = new.invoice_id;
  select coalesce(sum(taxable_minor), 0) as taxable, coalesce(sum(tax_minor), 0) as tax into lines
    from debit_note_lines where debit_note_id = new.id;
  if (lines.taxable, lines.tax) <> (new.taxable_minor, new.tax_minor)
     or (new.tax_number, new.order_id) <> (invoice.tax_number, invoice.order_id) or invoice.market <> 'IN' then
    raise exception 'debit note % does not add up', new.number using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger debit_note_adds_up after insert on debit_notes deferrable initially deferred
  for each row execute function debit_note_adds_up();

-- The file of a debit note, stored once: its name is the hash of its bytes.
create table debit_note_files (
  debit_note_id uuid primary key references debit_notes (id),
  hash text not null,
  bytes int not null,
  made_at timestamptz not null default now()
);

do $$
declare
  name text;
begin
  foreach name in array array['debit_notes', 'debit_note_lines', 'debit_note_files']
  loop
    execute format('create trigger %I before update or delete or truncate on %I for each statement execute function reject_change()',
      name || '_append_only', name);
  end loop;
end $$;
