-- What is sold: categories, brands, sellers, products, prices, taxes, pictures and stock, each by market.
create table categories (
  code text primary key check (code ~ '^\d{9,10}$'),
  market text not null check (market in ('IN', 'AE')),
  parent_code text references categories (code),
  level int not null check (level between 1 and 4),
  -- slash-separated codes from the top category to this one
  taxonomy_code text not null,
  slug text not null,
  name_en text not null,
  name_hi text not null,
  intro_en text not null default '',
  intro_hi text not null default '',
  image_hash text,
  position int not null default 0,
  active boolean not null default true
);
create index categories_tree on categories (market, parent_code, position);

create table brands (
  id bigint generated always as identity primary key,
  slug text not null unique,
  name text not null,
  name_hi text not null,
  country text not null,
  active boolean not null default true
);

create table sellers (
  id bigint generated always as identity primary key,
  code text not null unique,
  market text not null check (market in ('IN', 'AE')),
  legal_name text not null,
  trade_name text not null,
  -- GSTIN in India, TRN in the UAE
  tax_number text not null,
  -- GST state code in India, emirate code in the UAE
  state_code text not null,
  address text not null,
  place text not null
);

create table attributes (
  key text primary key,
  name_en text not null,
  name_hi text not null,
  kind text not null check (kind in ('text', 'number')),
  unit text not null default '',
  facet boolean not null default false
);

create sequence msn_numbers start 1;

create table products (
  msn text primary key check (msn ~ '^MSN[0-9A-Z]{8}$'),
  market text not null check (market in ('IN', 'AE')),
  part_number text not null,
  brand_id bigint not null references brands (id),
  category_code text not null references categories (code),
  seller_id bigint not null references sellers (id),
  group_key text,
  variant_by text[] not null default '{}',
  slug text not null,
  name_en text not null,
  name_hi text not null,
  features_en text[] not null default '{}',
  features_hi text[] not null default '{}',
  description_en text not null default '',
  description_hi text not null default '',
  -- [{key, value}] or [{key, en, hi}] in the order of display
  specs jsonb not null default '[]',
  hsn text not null,
  sell_unit_en text not null,
  sell_unit_hi text not null,
  pack_size int not null check (pack_size > 0),
  min_quantity int not null check (min_quantity > 0),
  quantity_multiple int not null check (quantity_multiple > 0),
  weight_grams int not null check (weight_grams > 0),
  origin text not null,
  warranty_months int not null default 0,
  tags text[] not null default '{}',
  availability text not null check (availability in ('stock', 'on-request')),
  popularity int not null default 0,
  -- hash, view and order of its pictures: [{hash, view}]
  images jsonb not null default '[]',
  active boolean not null default true,
  sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (market, brand_id, part_number)
);
create index products_category on products (category_code) where active;
create index products_group on products (market, group_key) where group_key is not null;

create table product_prices (
  msn text primary key references products (msn),
  currency text not null check (currency in ('INR', 'AED')),
  mrp_minor bigint not null check (mrp_minor > 0),
  price_minor bigint not null check (price_minor > 0 and price_minor <= mrp_minor),
  -- [{minQuantity, priceMinor}] ascending in quantity, tax included
  breaks jsonb not null default '[]',
  updated_at timestamptz not null default now()
);

create table price_events (
  id bigint generated always as identity primary key,
  msn text not null,
  mrp_minor bigint not null,
  price_minor bigint not null,
  breaks jsonb not null,
  who text not null default current_user,
  why text not null default '',
  at timestamptz not null default now()
);
create index price_events_product on price_events (msn, at desc);

-- Rates by heading and date; the longest matching heading wins. A condition on the unit value (India's
-- footwear and textiles) gives two rows for one heading, told apart by max_unit_minor.
create table tax_rates (
  id bigint generated always as identity primary key,
  market text not null check (market in ('IN', 'AE')),
  hsn text not null,
  description text not null default '',
  rate_bp int not null check (rate_bp between 0 and 10000),
  valid_from date not null,
  valid_to date,
  max_unit_minor bigint,
  note text not null default '',
  verified boolean not null default false
);
create index tax_rates_hsn on tax_rates (market, hsn, valid_from);

create function tax_rate_bp(of_market text, of_hsn text, unit_minor bigint, on_date date) returns int
language sql stable as $$
  select rate_bp from tax_rates
  where market = of_market and of_hsn like hsn || '%'
    and valid_from <= on_date and (valid_to is null or valid_to >= on_date)
    and (max_unit_minor is null or unit_minor <= max_unit_minor)
  order by length(hsn) desc, max_unit_minor nulls last, valid_from desc
  limit 1
$$;

create table media (
  hash text primary key,
  mime text not null,
  width int not null,
  height int not null,
  bytes int not null,
  created_at timestamptz not null default now()
);

create table warehouses (
  id bigint generated always as identity primary key,
  code text not null unique,
  market text not null check (market in ('IN', 'AE')),
  name_en text not null,
  name_hi text not null,
  place text not null,
  state_code text not null,
  lat double precision not null,
  lng double precision not null,
  -- local time until which an order leaves the same day
  cutoff_hour int not null default 16,
  active boolean not null default true
);

create table stock (
  msn text not null references products (msn),
  warehouse_id bigint not null references warehouses (id),
  on_hand int not null check (on_hand >= 0),
  reserved int not null default 0 check (reserved >= 0),
  updated_at timestamptz not null default now(),
  primary key (msn, warehouse_id),
  check (reserved <= on_hand)
);

create table stock_events (
  id bigint generated always as identity primary key,
  msn text not null,
  warehouse_id bigint not null,
  on_hand_change int not null,
  reserved_change int not null,
  who text not null,
  why text not null,
  order_id uuid,
  at timestamptz not null default now()
);
create index stock_events_product on stock_events (msn, at desc);

-- Whatever changes what a page shows tells every process, whoever made the change.
create function products_changed() returns trigger language plpgsql as $$
declare names text[];
begin
  if tg_op = 'DELETE' then select array_agg(distinct msn) into names from old_rows;
  else select array_agg(distinct msn) into names from new_rows; end if;
  if names is not null then
    perform drop_cached('product', names);
    insert into outbox_events (topic, subject, payload)
      select 'catalog.product-changed', tg_table_name, jsonb_build_object('msns', names);
  end if;
  return null;
end $$;
create trigger products_inserted after insert on products referencing new table as new_rows
  for each statement execute function products_changed();
create trigger products_updated after update on products referencing new table as new_rows
  for each statement execute function products_changed();
create trigger prices_inserted after insert on product_prices referencing new table as new_rows
  for each statement execute function products_changed();
create trigger prices_updated after update on product_prices referencing new table as new_rows
  for each statement execute function products_changed();

create function prices_recorded() returns trigger language plpgsql as $$
begin
  insert into price_events (msn, mrp_minor, price_minor, breaks, who, why)
  values (new.msn, new.mrp_minor, new.price_minor, new.breaks,
          coalesce(nullif(current_setting('karkhana.actor', true), ''), current_user),
          coalesce(current_setting('karkhana.why', true), ''));
  return null;
end $$;
create trigger prices_record after update on product_prices for each row
  when (old.price_minor <> new.price_minor or old.mrp_minor <> new.mrp_minor or old.breaks <> new.breaks)
  execute function prices_recorded();

-- A page says whether a thing is in stock, so only crossing zero matters to it.
create function stock_crossed() returns trigger language plpgsql as $$
begin
  perform drop_cached('product', array[new.msn]);
  insert into outbox_events (topic, subject, payload)
    values ('catalog.product-changed', 'stock', jsonb_build_object('msns', jsonb_build_array(new.msn)));
  return null;
end $$;
create trigger stock_updated after update on stock for each row
  when ((old.on_hand > old.reserved) is distinct from (new.on_hand > new.reserved))
  execute function stock_crossed();

create function categories_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_cache', 'category:*');
  return null;
end $$;
create trigger categories_changed after insert or update or delete on categories
  for each statement execute function categories_changed();
create trigger brands_changed after insert or update or delete on brands
  for each statement execute function categories_changed();
create trigger tax_rates_changed after insert or update or delete on tax_rates
  for each statement execute function categories_changed();
