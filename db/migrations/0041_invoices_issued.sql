-- The job that makes missing files reads the invoices of the last month, oldest first.
create index invoices_issued on invoices (issued_at);
