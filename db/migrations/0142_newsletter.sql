-- The newsletter goes to addresses whose owners have confirmed it, and preferences end mail of a kind.

alter table subscriptions add column id uuid not null default gen_random_uuid() unique,
  add column language text not null default 'en' check (language in ('en', 'hi')),
  -- when the last mail that asks for a confirmation was queued
  add column asked_at timestamptz,
  -- by the link of that mail, or by a customer with this verified address
  add column confirmed_at timestamptz;
-- addresses that were only typed in have not been confirmed by anybody
update subscriptions set active = false;
alter table subscriptions add constraint subscriptions_confirmed check (not active or confirmed_at is not null);
create index subscriptions_active on subscriptions (market, confirmed_at) where active;
create index subscriptions_waiting on subscriptions (updated_at) where not active;

alter table message_opt_outs drop constraint message_opt_outs_topic_check,
  add constraint message_opt_outs_topic_check
    check (topic in ('reviews', 'reminders', 'price-drops', 'back-in-stock'));
