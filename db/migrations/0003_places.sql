-- Where things go: countries, states and emirates, pincodes, and the carriers' rules.
create table states (
  country_id int not null,
  id int generated always as identity primary key,
  -- GST state code in India, emirate code in the UAE
  code text not null,
  abbreviation text not null,
  name_en text not null,
  name_hi text not null,
  kind text not null default 'state',
  lat double precision,
  lng double precision,
  unique (country_id, code)
);

create table pincodes (
  pincode text primary key check (pincode ~ '^[1-9]\d{5}$'),
  place text not null,
  district text not null,
  state_code text not null,
  lat double precision not null,
  lng double precision not null,
  -- how exact the position is: h head office, o offices, d district, p prefix
  position_source text not null
);
create index pincodes_district on pincodes (lower(district));
create index pincodes_place on pincodes (lower(place));

create table carriers (
  id bigint generated always as identity primary key,
  market text not null check (market in ('IN', 'AE')),
  code text not null unique,
  name text not null,
  active boolean not null default true
);

-- One row is one promise of a carrier up to a distance.
create table carrier_rules (
  id bigint generated always as identity primary key,
  carrier_id bigint not null references carriers (id),
  max_km int not null,
  days int not null check (days between 1 and 60),
  prepaid boolean not null default true,
  cod boolean not null default true,
  max_weight_grams int not null,
  max_value_minor bigint not null,
  cod_max_value_minor bigint not null,
  priority int not null default 0
);

-- Exceptions by the first digits of a place: the longest prefix wins.
create table place_exceptions (
  id bigint generated always as identity primary key,
  market text not null check (market in ('IN', 'AE')),
  prefix text not null,
  serviceable boolean not null default true,
  cod boolean not null default true,
  extra_days int not null default 0,
  note text not null default '',
  unique (market, prefix)
);

create table holidays (
  market text not null check (market in ('IN', 'AE')),
  day date not null,
  name text not null,
  primary key (market, day)
);
