-- Members are told of requests for approval that they may decide on, and of the decision on their own.
alter table staff_notifications
  drop constraint staff_notifications_reason_check,
  drop constraint staff_notifications_kind_check,
  drop constraint staff_notifications_check,
  -- the right to decide on a request, which who is told of it still has to have
  add column permission text,
  add check (reason in ('assigned', 'mentioned', 'note', 'state', 'approval', 'decision')),
  add check (kind in ('order', 'customer', 'product', 'return', 'rfq', 'ticket', 'approval')),
  add check ((state is not null) = (reason in ('state', 'decision'))),
  add check ((kind = 'approval') = (reason in ('approval', 'decision'))),
  add check ((permission is not null) = (reason = 'approval'));

create index approval_requests_member on approval_requests (requested_by) where state = 'waiting';
create index approval_requests_due on approval_requests (expires_at) where state = 'waiting';
