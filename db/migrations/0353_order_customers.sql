-- Staff move an order to another account: the notes of both customers keep it.

alter table customer_notes drop constraint customer_notes_kind_check,
  add constraint customer_notes_kind_check check (kind in ('blocked', 'unblocked', 'sessions-ended', 'data-handed-out', 'merged',
    'order-moved-away', 'order-moved-here'));
