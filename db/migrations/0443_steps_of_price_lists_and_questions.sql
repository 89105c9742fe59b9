-- Price lists, questions and answers are changed many at once too; a rejected question or answer keeps why.
alter table record_jobs drop constraint record_jobs_kind_check,
  add constraint record_jobs_kind_check check (kind in ('order', 'customer', 'product', 'return', 'rfq', 'ticket', 'coupon', 'review',
    'question', 'answer', 'price-list'));
alter table questions add column reason text not null default '';
alter table answers add column reason text not null default '';
