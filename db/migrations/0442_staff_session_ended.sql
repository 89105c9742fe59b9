-- Tells every process that a session at the console has ended, so that it closes the stream of notifications of that session.

create function staff_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('staff_session_ended', old.id::text);
  return null;
end $$;
create trigger staff_session_ended after delete on staff_sessions for each row execute function staff_session_ended();
