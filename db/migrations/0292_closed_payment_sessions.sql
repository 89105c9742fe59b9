-- Since when the session of an attempt at its gateway is closed, where the gateway can close it: nobody is to pay in it any more.
alter table payments add column session_closed_at timestamptz;
