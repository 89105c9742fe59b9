-- Staff change the mail address of a customer: the notes of the account keep it.
alter table customer_notes drop constraint customer_notes_kind_check,
  add constraint customer_notes_kind_check check (kind in ('blocked', 'unblocked', 'sessions-ended', 'data-handed-out', 'merged',
    'order-moved-away', 'order-moved-here', 'email-changed'));
