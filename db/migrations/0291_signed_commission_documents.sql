-- The invoice portal signs the operator's invoices and credit notes for commission too. Their PDF is drawn when it is asked
-- for, so no file takes the place of another one.

alter table e_invoices add column commission_document_id uuid unique references commission_documents (id);

-- the expression of a generated column cannot be changed before PostgreSQL 17: it is made again with what depends on it
drop view invoice_files_now, credit_note_files_now, debit_note_files_now;
alter table signed_files drop constraint signed_files_document_id_fkey;
alter table e_invoices
  drop constraint e_invoices_check,
  drop column document_id;
alter table e_invoices
  -- of the four the one that is signed
  add column document_id uuid not null unique
    generated always as (coalesce(invoice_id, credit_note_id, debit_note_id, commission_document_id)) stored,
  add constraint e_invoices_one_document
    check (num_nonnulls(invoice_id, credit_note_id, debit_note_id, commission_document_id) = 1);
alter table signed_files
  add constraint signed_files_document_id_fkey foreign key (document_id) references e_invoices (document_id);

create view invoice_files_now as
  select f.invoice_id, coalesce(s.hash, f.hash) as hash
  from invoice_files f left join signed_files s on s.document_id = f.invoice_id;
create view credit_note_files_now as
  select f.credit_note_id, coalesce(s.hash, f.hash) as hash
  from credit_note_files f left join signed_files s on s.document_id = f.credit_note_id;
create view debit_note_files_now as
  select f.debit_note_id, coalesce(s.hash, f.hash) as hash
  from debit_note_files f left join signed_files s on s.document_id = f.debit_note_id;

-- documents of a number of the operator, by day
create index commission_documents_operator on commission_documents (operator_tax_number, issued_on);
