-- What is wrong with products, as a job has found it: a row for each product and gap, so that nothing is counted while somebody waits.

create table product_gaps (
  market text not null check (market in ('IN', 'AE')),
  gap text not null,
  msn text not null references products (msn) on delete cascade,
  primary key (msn, gap)
);
-- the list behind a line, in the order of its pages
create index product_gaps_list on product_gaps (market, gap, msn);

create table product_gap_checks (
  market text primary key check (market in ('IN', 'AE')),
  -- active products that were looked at
  products int not null,
  -- how many have which gap
  counts jsonb not null,
  checked_at timestamptz not null
);

-- A part number without case and signs: two of a brand that differ in these alone are likely the same product.
create function plain_part_number(part_number text) returns text language sql immutable parallel safe as $$
  select upper(regexp_replace(part_number, '[^[:alnum:]]', '', 'g'))
$$;
create index products_plain_part_number on products (brand_id, market, plain_part_number(part_number)) where active;
