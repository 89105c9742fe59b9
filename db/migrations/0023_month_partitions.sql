-- Tables that grow with time are partitioned by month: retention drops a partition instead of deleting rows.

-- Creates the partitions of a table from the month of `first` to `ahead` months after this one, and a default one.
-- A month whose rows already lie in the default partition is left there.
create function ensure_month_partitions(parent text, first timestamptz, ahead int) returns void language plpgsql as $$
declare
  month date := date_trunc('month', first at time zone 'utc');
  last date := date_trunc('month', now() at time zone 'utc') + make_interval(months => ahead);
begin
  execute format('create table if not exists %I partition of %I default', parent || '_default', parent);
  while month <= last loop
    begin
      execute format('create table if not exists %I partition of %I for values from (%L) to (%L)',
        parent || to_char(month, '"_"YYYY"_"MM'), parent, month || ' 00:00+00', (month + interval '1 month')::date || ' 00:00+00');
    exception when check_violation then
      null;
    end;
    month := month + interval '1 month';
  end loop;
end $$;

-- Drops the partitions whose months ended before a time; returns how many.
create function drop_month_partitions(parent text, before timestamptz) returns int language plpgsql as $$
declare
  child text;
  dropped int := 0;
begin
  for child in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = parent::regclass and c.relname ~ '_\d{4}_\d{2}$'
  loop
    if (to_date(right(child, 7), 'YYYY_MM') + interval '1 month') at time zone 'utc' <= before then
      execute format('drop table %I', child);
      dropped := dropped + 1;
    end if;
  end loop;
  return dropped;
end $$;

alter table click_events rename to click_events_before;
alter table click_events_before rename constraint click_events_pkey to click_events_before_pkey;
create table click_events (
  id bigint generated always as identity,
  market text not null check (market in ('IN', 'AE')),
  at timestamptz not null default now(),
  session_id uuid,
  customer_id uuid,
  message text not null,
  url text not null default '',
  referrer text not null default '',
  previous_url text not null default '',
  device text not null default '',
  user_agent text not null default '',
  -- when it happened by the clock of the browser
  browser_at timestamptz,
  primary key (id, at)
) partition by range (at);
select ensure_month_partitions('click_events', coalesce((select min(at) from click_events_before), now()), 2);
insert into click_events (id, market, at, session_id, customer_id, message, url, referrer, previous_url, device, user_agent,
    browser_at) overriding system value
  select id, market, at, session_id, customer_id, message, url, referrer, previous_url, device, user_agent, browser_at
  from click_events_before;
select setval(pg_get_serial_sequence('click_events', 'id'), greatest(1, (select max(id) from click_events_before)));
drop table click_events_before;
create index click_events_at on click_events (at);

alter table outbox_events rename to outbox_events_before;
alter table outbox_events_before rename constraint outbox_events_pkey to outbox_events_before_pkey;
create table outbox_events (
  id bigint generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  topic text not null,
  subject text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  primary key (id, created_at)
) partition by range (created_at);
select ensure_month_partitions('outbox_events', coalesce((select min(created_at) from outbox_events_before), now()), 2);
insert into outbox_events (id, xid, topic, subject, payload, created_at) overriding system value
  select id, xid, topic, subject, payload, created_at from outbox_events_before;
select setval(pg_get_serial_sequence('outbox_events', 'id'), greatest(1, (select max(id) from outbox_events_before)));
drop table outbox_events_before;
create index outbox_events_order on outbox_events (xid, id);
create trigger outbox_events_notify after insert on outbox_events
  for each statement execute function outbox_notify();
