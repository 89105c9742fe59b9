-- Price lists of customer groups: who belongs to a group, and what its members pay instead of the public price.

create table customer_groups (
  id bigint generated always as identity primary key,
  market text not null check (market in ('IN', 'AE')),
  name text not null check (length(name) between 1 and 80),
  note text not null default '' check (length(note) <= 500),
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index customer_groups_name on customer_groups (market, lower(name));
create index customer_groups_desk on customer_groups (market, id desc);

-- Companies of a group, by their tax number. Which accounts buy for one is decided by staff: anybody can type a number.
create table customer_group_companies (
  group_id bigint not null references customer_groups (id),
  -- GSTIN in India, TRN in the UAE
  tax_number text not null check (length(tax_number) between 1 and 20),
  added_at timestamptz not null,
  primary key (group_id, tax_number)
);
create index customer_group_companies_number on customer_group_companies (tax_number);

-- Accounts of a group: by themselves, or as one of a company, and then only as long as the account has its number.
create table customer_group_members (
  group_id bigint not null references customer_groups (id),
  customer_id uuid not null references customers (id) on delete cascade,
  -- empty for an account by itself
  tax_number text not null default '',
  added_at timestamptz not null,
  primary key (group_id, customer_id)
);
create index customer_group_members_customer on customer_group_members (customer_id);
create trigger customer_group_members_follow_merge before insert on customer_group_members
  for each row execute function follow_merge();

create table price_lists (
  id bigint generated always as identity primary key,
  market text not null check (market in ('IN', 'AE')),
  name text not null check (length(name) between 1 and 80),
  active boolean not null,
  -- days of the market, both included; without an end until it is switched off
  starts_on date not null,
  ends_on date,
  -- which list is named where two give the same price: the higher one
  priority int not null default 0 check (priority between 0 and 1000),
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (ends_on >= starts_on)
);
create unique index price_lists_name on price_lists (market, lower(name));
create index price_lists_desk on price_lists (market, id desc);

create table price_list_groups (
  list_id bigint not null references price_lists (id),
  group_id bigint not null references customer_groups (id),
  primary key (list_id, group_id)
);
create index price_list_groups_group on price_list_groups (group_id);

-- A share of the public price for all products, for a category with all below it, or for a brand.
create table price_list_rules (
  list_id bigint not null references price_lists (id),
  kind text not null check (kind in ('all', 'category', 'brand')),
  -- code of the category, or slug of the brand; empty for all
  key text not null,
  percent_bp int not null check (percent_bp between 1 and 9000),
  primary key (list_id, kind, key),
  check ((kind = 'all') = (key = ''))
);

-- The price of a product, or of one seller's offers of it: it goes before the shares of the same list.
create table price_list_entries (
  id bigint generated always as identity primary key,
  list_id bigint not null references price_lists (id),
  msn text not null references products (msn),
  -- null for every seller
  seller_id bigint references sellers (id),
  price_minor bigint not null check (price_minor > 0),
  -- [{minQuantity, priceMinor}] ascending in quantity, tax included
  breaks jsonb not null default '[]',
  unique nulls not distinct (list_id, msn, seller_id)
);

/* The lists that hold for a customer on a day of the market, without those of groups that the account does not belong to any more. */
create function price_lists_of(of_customer uuid, of_market text, on_day date)
returns table (id bigint, name text, priority int) language sql stable as $$
  select distinct l.id, l.name, l.priority
  from customer_group_members m
    join price_list_groups g on g.group_id = m.group_id
    join price_lists l on l.id = g.list_id
  where m.customer_id = of_customer and l.market = of_market and l.active
    and l.starts_on <= on_day and (l.ends_on is null or l.ends_on >= on_day)
    and (m.tax_number = ''
      or exists (select from business_details b where b.customer_id = m.customer_id and b.gstin = m.tax_number))
$$;

/* What a list says of an offer: its own price, else the largest share that fits; null for nothing. */
create function listed_price(of_list bigint, of_msn text, of_seller bigint, of_taxonomy text, of_brand text)
returns jsonb language sql stable as $$
  select coalesce(
    (select jsonb_build_object('priceMinor', e.price_minor, 'breaks', e.breaks)
     from price_list_entries e
     where e.list_id = of_list and e.msn = of_msn and (e.seller_id is null or e.seller_id = of_seller)
     order by e.seller_id nulls last limit 1),
    (select jsonb_build_object('percentBp', max(r.percent_bp))
     from price_list_rules r
     where r.list_id = of_list
       and (r.kind = 'all' or (r.kind = 'brand' and r.key = of_brand)
         or (r.kind = 'category' and r.key = any (string_to_array(of_taxonomy, '/'))))
     having max(r.percent_bp) is not null))
$$;
