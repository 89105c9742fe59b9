-- Tags and responsible members are changed on many orders too.
alter table record_jobs drop constraint record_jobs_kind_check,
  add constraint record_jobs_kind_check check (kind in ('order', 'customer', 'return', 'rfq', 'ticket'));
