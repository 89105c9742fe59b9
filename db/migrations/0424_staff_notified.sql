-- Tells every process which member of staff has a new notification, so that the bell of an open console shows it at once.

create function staff_notified() returns trigger language plpgsql as $$
begin
  -- the same member once for a transaction
  perform pg_notify('staff_notified', new.staff_id::text);
  return null;
end $$;
create trigger staff_notified after insert on staff_notifications for each row execute function staff_notified();
