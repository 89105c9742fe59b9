-- The register of tax documents: a page of a kind, of a tax number and kind, and of a number, each by day and number. The
-- sums of a month are read from the indexes alone.

create index invoices_register on invoices (kind, issued_on, number, id) include (taxable_minor, tax_minor, total_minor);
create index invoices_register_of_seller on invoices (tax_number, kind, issued_on, number, id)
  include (taxable_minor, tax_minor, total_minor);
create index invoices_number on invoices (number, issued_on, id);

create index credit_notes_register on credit_notes (kind, issued_on, number, id)
  include (taxable_minor, tax_minor, total_minor);
create index credit_notes_register_of_seller on credit_notes (tax_number, kind, issued_on, number, id)
  include (taxable_minor, tax_minor, total_minor);
create index credit_notes_number on credit_notes (number, issued_on, id);

create index debit_notes_register on debit_notes (kind, issued_on, number, id)
  include (taxable_minor, tax_minor, total_minor);
create index debit_notes_register_of_seller on debit_notes (tax_number, kind, issued_on, number, id)
  include (taxable_minor, tax_minor, total_minor);
create index debit_notes_number on debit_notes (number, issued_on, id);

create index commission_documents_register on commission_documents (market, kind, issued_on, number, id)
  include (taxable_minor, total_minor);
create index commission_documents_register_of_operator
  on commission_documents (market, operator_tax_number, kind, issued_on, number, id) include (taxable_minor, total_minor);
create index commission_documents_number on commission_documents (number, issued_on, id);
