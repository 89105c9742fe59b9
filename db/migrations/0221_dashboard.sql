-- Sales by day and by product and day, computed by a job from the orders, and how far they are computed.

create table sales_days (
  market text not null check (market in ('IN', 'AE')),
  -- in the time of the market
  day date not null,
  orders int not null check (orders >= 0),
  -- what the orders come to, with tax and shipping
  amount_minor bigint not null,
  primary key (market, day)
);
create table sales_products (
  market text not null check (market in ('IN', 'AE')),
  day date not null,
  msn text not null references products (msn),
  quantity bigint not null,
  -- of the lines, with tax, without shipping
  amount_minor bigint not null,
  primary key (market, day, msn)
);
create table sales_computed (
  market text primary key check (market in ('IN', 'AE')),
  at timestamptz not null
);
