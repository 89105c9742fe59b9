-- What the invoice portal has signed: reference number, acknowledgement and QR code of an invoice or a note. The PDF is made
-- once more with them; the earlier file stays recorded and stored.

create table e_invoices (
  irn text primary key check (irn ~ '^[0-9a-f]{64}$'),
  invoice_id uuid unique references invoices (id),
  credit_note_id uuid unique references credit_notes (id),
  debit_note_id uuid unique references debit_notes (id),
  -- of the three the one that is signed
  document_id uuid not null unique generated always as (coalesce(invoice_id, credit_note_id, debit_note_id)) stored,
  ack_number text not null check (ack_number ~ '^\d{1,20}$'),
  ack_at timestamptz not null,
  -- compact JWS
  signed_qr text not null,
  signed_invoice text,
  who text not null,
  imported_at timestamptz not null default now(),
  check (num_nonnulls(invoice_id, credit_note_id, debit_note_id) = 1)
);
create index e_invoices_imported on e_invoices (imported_at);

-- The file with the signed QR code, which takes the place of the first one.
create table signed_files (
  document_id uuid primary key references e_invoices (document_id),
  hash text not null,
  bytes int not null,
  made_at timestamptz not null default now()
);

-- The file of a document that is sent now.
create view invoice_files_now as
  select f.invoice_id, coalesce(s.hash, f.hash) as hash
  from invoice_files f left join signed_files s on s.document_id = f.invoice_id;
create view credit_note_files_now as
  select f.credit_note_id, coalesce(s.hash, f.hash) as hash
  from credit_note_files f left join signed_files s on s.document_id = f.credit_note_id;
create view debit_note_files_now as
  select f.debit_note_id, coalesce(s.hash, f.hash) as hash
  from debit_note_files f left join signed_files s on s.document_id = f.debit_note_id;

do $$
declare
  name text;
begin
  foreach name in array array['e_invoices', 'signed_files']
  loop
    execute format('create trigger %I before update or delete or truncate on %I for each statement execute function reject_change()',
      name || '_append_only', name);
  end loop;
end $$;
