-- Who follows a record at the console, and what members of staff are told of it.

create table record_follows (
  kind text not null check (kind in ('order', 'customer', 'product', 'return', 'rfq', 'ticket')),
  record_id text not null,
  staff_id uuid not null references staff_members (id),
  at timestamptz not null,
  primary key (kind, record_id, staff_id)
);

-- a notification names the record and who did something, and keeps no text of a note
create table staff_notifications (
  id bigint generated always as identity primary key,
  staff_id uuid not null references staff_members (id),
  reason text not null check (reason in ('assigned', 'mentioned', 'note', 'state')),
  kind text not null check (kind in ('order', 'customer', 'product', 'return', 'rfq', 'ticket')),
  record_id text not null,
  record_number bigint not null,
  market text not null check (market in ('IN', 'AE')),
  -- name at that time; empty for a customer and for the store itself
  actor_name text not null,
  -- to which the record has come
  state text check ((state is not null) = (reason = 'state')),
  at timestamptz not null,
  read_at timestamptz
);
create index staff_notifications_list on staff_notifications (staff_id, id desc);
create index staff_notifications_unread on staff_notifications (staff_id, id desc) where read_at is null;
create index staff_notifications_at on staff_notifications (at);
-- what is about a record, for the deletion of an account
create index staff_notifications_record on staff_notifications (kind, record_id);

-- members without a row are told of everything, and get no mail
create table staff_notification_choices (
  staff_id uuid primary key references staff_members (id),
  muted text[] not null default '{}',
  daily_mail boolean not null default false,
  -- the last notification that a mail has named
  mailed_up_to bigint not null default 0
);
