-- The ground: extensions, settings, the event outbox and the notification that drops cached pages.
create extension if not exists pg_trgm;

create table settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- Events are written in the transaction of the change they tell of. A reader takes only rows whose
-- transaction is older than every open one, so that none is skipped when commits overtake each other.
create table outbox_events (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  topic text not null,
  subject text not null,
  payload jsonb not null,
  created_at timestamptz not null default now()
);
create index outbox_events_order on outbox_events (xid, id);

create table outbox_cursors (
  subscriber text primary key,
  xid xid8 not null default '0',
  id bigint not null default 0,
  failures int not null default 0,
  last_error text,
  updated_at timestamptz not null default now()
);

create table outbox_dead (
  subscriber text not null,
  event_id bigint not null,
  error text not null,
  dead_at timestamptz not null default now(),
  primary key (subscriber, event_id)
);

create function outbox_notify() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox', '');
  return null;
end $$;
create trigger outbox_events_notify after insert on outbox_events
  for each statement execute function outbox_notify();

-- One call drops every cached page that shows the named thing; above 200 names a whole family is dropped.
create function drop_cached(family text, names text[]) returns void language plpgsql as $$
declare one text;
begin
  if cardinality(names) > 200 then
    perform pg_notify('page_cache', family || ':*');
  else
    foreach one in array names loop
      perform pg_notify('page_cache', family || ':' || one);
    end loop;
  end if;
end $$;

create table messages (
  id uuid primary key default gen_random_uuid(),
  channel text not null check (channel in ('sms', 'mail')),
  recipient text not null,
  template text not null,
  language text not null check (language in ('en', 'hi')),
  subject text,
  body text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts int not null default 0,
  error text
);
create index messages_newest on messages (created_at desc);
