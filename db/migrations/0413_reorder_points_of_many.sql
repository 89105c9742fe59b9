-- Reorder points are changed in many rows of stock at once too. Such a job is kept as one of the kind `product`, whose
-- records are stock of products: MSN, offer and warehouse.
alter table record_jobs drop constraint record_jobs_action_check,
  add constraint record_jobs_action_check
    check (action in ('add-tag', 'remove-tag', 'assign', 'stop', 'resume', 'end-on', 'publish', 'reject', 'reorder'));
-- a tag, the last day of coupons, why reviews are rejected, or the reorder point with its only warehouse
alter table record_jobs drop constraint record_jobs_label_check,
  add constraint record_jobs_label_check check (case when action in ('add-tag', 'remove-tag', 'end-on', 'reorder') then label <> ''
    when action = 'reject' then true else label = '' end);
alter table record_jobs add constraint record_jobs_reorder_check check (action <> 'reorder' or kind = 'product');
