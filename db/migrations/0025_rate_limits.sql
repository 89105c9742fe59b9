-- Calls counted per minute, shared by all processes of a store. Unlogged: after a crash the counts of a minute are lost.

create unlogged table rate_limits (
  key text not null,
  -- start of the minute
  window_start timestamptz not null,
  hits int not null,
  primary key (key, window_start)
);
