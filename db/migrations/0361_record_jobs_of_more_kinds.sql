-- Jobs of returns, quote requests and tickets. Who works on one of the latter two may be a name that was typed, which is given back too.
alter table record_jobs drop constraint record_jobs_kind_check,
  add constraint record_jobs_kind_check check (kind in ('customer', 'return', 'rfq', 'ticket'));
alter table record_job_rows alter column assignee type text, alter column was type text;
