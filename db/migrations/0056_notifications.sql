-- Messages of orders: mail as HTML with files, each sent once, tried again with back-off, given up when the address is rejected.

alter table messages
  add column html text,
  -- names the cause: there is one message with a key
  add column key text unique,
  -- [{"name", "folder", "hash"}] of stored files
  add column attachments jsonb not null default '[]',
  add column next_attempt_at timestamptz,
  add column failed_at timestamptz;
create index messages_due on messages (next_attempt_at) where sent_at is null and failed_at is null;

-- orders from before get no messages
insert into outbox_cursors (subscriber, xid, id)
  select 'notifications.send', xid, id from outbox_events order by xid desc, id desc limit 1;
