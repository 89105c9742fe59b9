-- How far the visitors of a day came, computed by a job from the click-stream of those who agreed to it.

create table visit_days (
  market text not null check (market in ('IN', 'AE')),
  -- in the time of the market
  day date not null,
  visitors int not null check (visitors >= 0),
  -- of them: looked at a product; have put one into the cart or ordered; ordered
  viewers int not null check (viewers between 0 and visitors),
  carts int not null check (carts between 0 and visitors),
  buyers int not null check (buyers between 0 and carts),
  primary key (market, day)
);
