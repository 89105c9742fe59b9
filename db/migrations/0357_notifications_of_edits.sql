-- Who has edited an order that then waited for its payment is told what became of the edit.
alter table staff_notifications
  drop constraint staff_notifications_reason_check,
  drop constraint staff_notifications_check,
  add check (reason in ('assigned', 'mentioned', 'note', 'state', 'approval', 'decision', 'edit')),
  add check ((state is not null) = (reason in ('state', 'decision', 'edit'))),
  add check (reason <> 'edit' or kind = 'order');
