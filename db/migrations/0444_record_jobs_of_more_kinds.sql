-- Tags and responsible members are changed on many leads, disputes, sellers, articles and pages too.
alter table record_jobs drop constraint record_jobs_kind_check,
  add constraint record_jobs_kind_check check (kind in ('order', 'customer', 'product', 'return', 'rfq', 'ticket', 'coupon', 'review',
    'question', 'answer', 'price-list', 'lead', 'dispute', 'seller', 'article', 'page'));
