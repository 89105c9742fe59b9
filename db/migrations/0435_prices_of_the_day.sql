-- The price from which changes of a day are measured, so that many small steps are not small together, and which changes were approved.

create table price_bases (
  -- 'offer 12', 'list 5 MSN0000A1B2 7' for a price of a price list, 'share 5 brand torvik' for a share of one
  subject text primary key,
  market text not null check (market in ('IN', 'AE')),
  -- when it was first changed, or last approved: it counts for 24 hours
  since timestamptz not null,
  -- {priceMinor, breaks}
  price jsonb not null
);
create index price_bases_recent on price_bases (market, since);

-- a member has approved what it does to prices
alter table imports add column prices_approved boolean not null default false;
alter table price_schedules add column approved boolean not null default false;
