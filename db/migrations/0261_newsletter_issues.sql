-- Issues of the newsletter: written and scheduled by staff, sent by a job to confirmed subscribers.

create table newsletter_issues (
  id uuid primary key default gen_random_uuid(),
  market text not null check (market in ('IN', 'AE')),
  subject_en text not null,
  subject_hi text not null,
  -- paragraphs, separated by empty lines
  text_en text not null,
  text_hi text not null,
  -- products with their prices at the time of sending, in this order
  msns text[] not null default '{}',
  button_en text not null default '',
  button_hi text not null default '',
  -- path of the store that the button opens
  link text,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'sending', 'stopped', 'sent')),
  send_at timestamptz,
  sent_at timestamptz,
  sent_count integer not null default 0,
  -- the last subscription that the issue was queued for: where a job that was interrupted goes on
  last_subscription_id uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (state not in ('scheduled', 'sending') or send_at is not null),
  check (link is null or (button_en <> '' and button_hi <> ''))
);
create index newsletter_issues_market on newsletter_issues (market, created_at desc, id desc);
create index newsletter_issues_due on newsletter_issues (send_at) where state in ('scheduled', 'sending');
-- the job reads subscribers of a market by id
create index subscriptions_by_id on subscriptions (market, id) where active;
