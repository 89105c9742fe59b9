-- Lists of a million products for staff, each filter with an index in the order of its page; and change sets, which are
-- applied as a whole and taken back as a whole.
create index products_desk on products (market, msn);
create index products_desk_brand on products (brand_id, msn);
create index products_desk_category on products (category_code, msn);
create index products_desk_draft on products (market, msn) where not active;
create index products_desk_no_hindi on products (market, msn) where name_hi = '' or name_hi = name_en;
create index products_desk_undeclared on products (market, msn) where missing_declarations <> '{}';
create index products_desk_no_picture on products (market, msn) where images = '[]';
-- a part of a name or part number
create index products_desk_words on products
  using gin (lower(name_en || ' ' || name_hi || ' ' || part_number) gin_trgm_ops);

-- The number of the barcode, which files bring as an attribute of one of these names.
create function product_ean(specs jsonb) returns text language sql immutable parallel safe as $$
  select coalesce(found ->> 'value', found ->> 'en')
  from jsonb_path_query_first(specs,
    '$[*] ? (@.key == "ean" || @.key == "ean-code" || @.key == "ean-13" || @.key == "gtin" || @.key == "barcode")') as found
$$;
create index products_ean on products (product_ean(specs)) where product_ean(specs) is not null;

create table product_change_sets (
  -- chosen by the caller, so that the same request again changes nothing
  id uuid primary key,
  number bigint generated always as identity unique,
  market text not null check (market in ('IN', 'AE')),
  note text not null,
  -- staff:<id> and so on, and the name at that time
  who text not null,
  who_name text not null,
  -- SHA-256 of what was asked
  request bytea not null,
  products int not null,
  cells int not null,
  at timestamptz not null,
  undone_by text not null default '',
  undone_at timestamptz,
  undone_left int not null default 0
);
create index product_change_sets_newest on product_change_sets (market, number desc);

-- One row a cell, written as staff see it.
create table product_changes (
  change_set_id uuid not null references product_change_sets (id),
  position int not null,
  msn text not null references products (msn),
  seller_code text not null,
  field text not null,
  before text not null,
  after text not null,
  undone text check (undone in ('restored', 'left')),
  primary key (change_set_id, position)
);
create index product_changes_of on product_changes (msn, change_set_id);

create trigger product_change_sets_kept before delete or truncate on product_change_sets
  for each statement execute function reject_change();
create trigger product_changes_kept before delete or truncate on product_changes
  for each statement execute function reject_change();
