-- Hindi of the values that attributes have in products (colours, materials), and which values products have, as a job has counted them.

-- Given by translators, for every product that has no Hindi of its own for the value. Of all markets, as attributes are.
create table value_translations (
  attribute_key text not null references attributes (key),
  english text not null check (length(english) between 1 and 200),
  -- the English itself when it stays
  hindi text not null check (length(hindi) between 1 and 300),
  updated_at timestamptz not null,
  primary key (attribute_key, english)
);
-- the Hindi that another attribute has for the same English
create index value_translations_english on value_translations (english);
-- every process keeps them beside the attributes
create trigger value_translations_changed after insert or update or delete on value_translations
  for each statement execute function categories_changed();

-- A row for each value without Hindi in some product, or with one of a translator; values that need neither have no row.
create table attribute_values (
  market text not null check (market in ('IN', 'AE')),
  attribute_key text not null references attributes (key),
  english text not null check (length(english) between 1 and 200),
  -- active products that have it
  products int not null check (products > 0),
  -- those of them without a Hindi of their own
  without_hindi int not null check (without_hindi between 0 and products),
  -- the own Hindi of one of the others; empty for none
  hindi_of_product text not null,
  translated boolean not null,
  counted_at timestamptz not null,
  primary key (market, attribute_key, english)
);
-- the lists, the most used first
create index attribute_values_all on attribute_values (market, (-products), attribute_key, english);
create index attribute_values_missing on attribute_values (market, (-products), attribute_key, english) where not translated;
create index attribute_values_done on attribute_values (market, (-products), attribute_key, english) where translated;

create table attribute_value_counts (
  market text primary key check (market in ('IN', 'AE')),
  -- keys of the attributes that have rows
  attributes text[] not null,
  counted_at timestamptz not null,
  -- the last translation until then: the search index is built again with it
  translated_until timestamptz
);
create trigger attribute_value_counts_changed after update on attribute_value_counts for each row
  when (old.translated_until is distinct from new.translated_until) execute function categories_changed();
create trigger attribute_value_counts_inserted after insert on attribute_value_counts for each row
  when (new.translated_until is not null) execute function categories_changed();
