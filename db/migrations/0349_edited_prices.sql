-- Staff add a surcharge to orders that were placed: it stands on the invoice.
alter table invoice_lines drop constraint invoice_lines_source_check;
alter table invoice_lines add constraint invoice_lines_source_check
  check (source in ('product', 'shipping', 'cod-fee', 'gift-packing', 'surcharge'));
