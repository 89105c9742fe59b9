-- Sales by hour of the last days, and a year of days for sales by week.

create table sales_hours (
  market text not null check (market in ('IN', 'AE')),
  -- both in the time of the market
  day date not null,
  hour smallint not null check (hour between 0 and 23),
  orders int not null check (orders >= 0),
  -- what the orders come to, with tax and shipping
  amount_minor bigint not null,
  primary key (market, day, hour)
);

-- the next run of the job computes all days again, further back than before
delete from sales_computed;
