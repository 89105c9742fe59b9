-- Customers are reminded once before points expire, unless they have switched such mail off.

alter table reward_lots add column reminded_at timestamptz;
create index reward_lots_to_remind on reward_lots (expires_at) where points_left > 0 and reminded_at is null;

alter table message_opt_outs drop constraint message_opt_outs_topic_check,
  add constraint message_opt_outs_topic_check
    check (topic in ('reviews', 'reminders', 'rewards', 'price-drops', 'back-in-stock'));
