-- Delivery challans (Rule 55 of the CGST Rules): the document of the replacement of an exchange, which moves without being
-- supplied again. They have a series of their own for each tax number and tax year, and are never changed. India only.

alter table invoice_series drop constraint invoice_series_kind_check;
alter table invoice_series add constraint invoice_series_kind_check
  check (kind in ('tax-invoice', 'retail-invoice', 'bill-of-supply', 'invoice-cum-bill', 'vat-invoice', 'vat-simplified',
                  'credit-note', 'commercial-credit-note', 'vat-credit-note', 'debit-note', 'delivery-challan'));

create table challans (
  id uuid primary key default gen_random_uuid(),
  return_id uuid not null references returns (id),
  return_number bigint not null,
  -- what was invoiced first: a replacement is of one seller and one registration, as its invoice is
  invoice_id uuid not null references invoices (id),
  order_id uuid not null references orders (id),
  kind text not null default 'delivery-challan' check (kind = 'delivery-challan'),
  tax_number text not null,
  year text not null,
  serial int not null,
  number text not null check (number ~ '^[A-Z][A-Z0-9/-]{0,15}$'),
  issued_at timestamptz not null default now(),
  -- the day in the market
  issued_on date not null,
  -- who moves it: name of the carrier and its number; empty while nobody is named
  carrier text not null,
  tracking_number text not null,
  -- what the goods are worth before tax
  value_minor bigint not null check (value_minor >= 0),
  unique (return_id, invoice_id),
  unique (tax_number, kind, year, serial),
  unique (tax_number, year, number),
  unique (id, invoice_id),
  foreign key (tax_number, kind, year) references invoice_series (tax_number, kind, year)
);
create index challans_order on challans (order_id);
create index challans_issued on challans (issued_at);
create index challans_issued_on on challans (issued_on, tax_number);

create table challan_lines (
  challan_id uuid not null,
  -- the line that was invoiced; its codes and names stand there
  invoice_id uuid not null,
  line_no int not null,
  quantity int not null check (quantity > 0),
  value_minor bigint not null check (value_minor >= 0),
  primary key (challan_id, line_no),
  foreign key (challan_id, invoice_id) references challans (id, invoice_id),
  foreign key (invoice_id, line_no) references invoice_lines (invoice_id, line_no)
);
create index challan_lines_invoice on challan_lines (invoice_id, line_no);

-- A challan and its lines are written together and agree; it is of the seller and order of its invoice.
create function challan_adds_up() returns trigger language plpgsql as $$
declare
  lines record;
  invoice invoices;
begin
  select * into invoice from invoices where id = new.invoice_id;
  select count(*) as count, coalesce(sum(value_minor), 0) as value into lines from challan_lines where challan_id = new.id;
  if lines.count = 0 or lines.value <> new.value_minor
     or (new.tax_number, new.order_id) <> (invoice.tax_number, invoice.order_id) or invoice.market <> 'IN' then
    raise exception 'challan % does not add up', new.number using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger challan_adds_up after insert on challans deferrable initially deferred
  for each row execute function challan_adds_up();

-- The file of a challan, stored once: its name is the hash of its bytes.
create table challan_files (
  challan_id uuid primary key references challans (id),
  hash text not null,
  bytes int not null,
  made_at timestamptz not null default now()
);

do $$
declare
  name text;
begin
  foreach name in array array['challans', 'challan_lines', 'challan_files']
  loop
    execute format('create trigger %I before update or delete or truncate on %I for each statement execute function reject_change()',
      name || '_append_only', name);
  end loop;
end $$;
