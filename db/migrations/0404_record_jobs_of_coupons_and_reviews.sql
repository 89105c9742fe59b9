-- Coupons and reviews are changed many at once too; a rejected review keeps why.
alter table record_jobs drop constraint record_jobs_kind_check,
  add constraint record_jobs_kind_check
    check (kind in ('order', 'customer', 'product', 'return', 'rfq', 'ticket', 'coupon', 'review'));
alter table record_jobs drop constraint record_jobs_action_check,
  add constraint record_jobs_action_check
    check (action in ('add-tag', 'remove-tag', 'assign', 'stop', 'resume', 'end-on', 'publish', 'reject'));
-- a tag, the last day of coupons, or why reviews are rejected; a job that takes rejections back has no reason
alter table record_jobs drop constraint record_jobs_check,
  add constraint record_jobs_label_check check (case when action in ('add-tag', 'remove-tag', 'end-on') then label <> ''
    when action = 'reject' then true else label = '' end);
alter table reviews add column reason text not null default '';
-- the list of moderation by stars, and of those with pictures
create index reviews_moderation_rating on reviews (market, state, rating, written_at desc, id desc) where not sample;
create index reviews_moderation_pictures on reviews (market, state, written_at desc, id desc)
  where not sample and pictures <> '{}';
create index reviews_moderation_product on reviews (msn, state, written_at desc, id desc) where not sample;
