-- Tags and responsible members are changed on many products too.
alter table record_jobs drop constraint record_jobs_kind_check,
  add constraint record_jobs_kind_check check (kind in ('order', 'customer', 'product', 'return', 'rfq', 'ticket'));
