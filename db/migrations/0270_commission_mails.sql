-- Where a seller is written to by the operator, and in which language; and which commission documents were mailed there.

alter table sellers
  add column contact_email text check (contact_email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(contact_email) <= 254),
  add column contact_language text not null default 'en' check (contact_language in ('en', 'hi'));

create table commission_mails (
  document_id uuid primary key references commission_documents (id),
  -- of the seller on that day
  email text not null,
  language text not null check (language in ('en', 'hi')),
  -- name of the PDF in the store of files
  hash text not null,
  bytes int not null,
  queued_at timestamptz not null default now()
);
create trigger commission_mails_append_only before update or delete or truncate on commission_mails
  for each statement execute function reject_change();
