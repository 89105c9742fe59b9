-- The invoices of many orders as one PDF, a step like packing slips.
alter table bulk_jobs drop constraint bulk_jobs_step_check,
  add constraint bulk_jobs_step_check check (step in ('confirm', 'pack', 'packing-slips', 'invoices', 'hold', 'release'));
alter table order_prints drop constraint order_prints_kind_check,
  add constraint order_prints_kind_check check (kind in ('packing-slips', 'labels', 'invoices'));
