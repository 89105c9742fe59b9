-- Text messages about the progress of orders can be switched off.

alter table message_opt_outs drop constraint message_opt_outs_topic_check,
  add constraint message_opt_outs_topic_check
    check (topic in ('reviews', 'reminders', 'rewards', 'price-drops', 'back-in-stock', 'order-progress'));
