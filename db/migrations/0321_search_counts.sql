-- How often shoppers search for a text on a day, and how often nothing was found; not who.

create table search_counts (
  market text not null check (market in ('IN', 'AE')),
  day date not null,
  -- lower case, single spaces; none that looks like a phone number or a mail address
  text text not null check (char_length(text) between 1 and 120),
  searches int not null check (searches > 0),
  -- those of them without results
  empty int not null check (empty between 0 and searches),
  -- when something was found last, and when nothing was; null for not on this day
  found_at timestamptz,
  empty_at timestamptz,
  primary key (market, day, text),
  check (num_nonnulls(found_at, empty_at) > 0)
);
-- the days of a period, and what is too old
create index search_counts_day on search_counts (day);
create index search_counts_empty on search_counts (market, day) where empty > 0;
