-- Tax returns read the invoices of a month: those of a registration, or of all registrations of a State.
create index invoices_issued_on on invoices (issued_on, tax_number);
