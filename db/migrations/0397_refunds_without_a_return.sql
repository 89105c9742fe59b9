-- A refund of delivered pieces that do not come back.
alter table refunds drop constraint refunds_cause_check, add constraint refunds_cause_check
  check (cause in ('order-cancelled', 'items-cancelled', 'order-edited', 'late-payment', 'returned', 'not-delivered',
                   'price-reduced'));
