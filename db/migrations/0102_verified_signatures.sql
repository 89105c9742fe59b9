-- Whether the signature of the invoice portal was checked when its response was taken in; false on those from before.
alter table e_invoices add column verified boolean not null default false;
