-- Custom fields: what an operator stores about orders, customers and companies beyond what the store knows.

create table custom_fields (
  id uuid primary key,
  market text not null check (market in ('IN', 'AE')),
  kind text not null check (kind in ('order', 'customer', 'company')),
  key text not null check (key ~ '^[a-z][a-z0-9-]{0,39}$'),
  name_en text not null,
  name_hi text not null,
  type text not null check (type in ('text', 'whole', 'decimal', 'date', 'yes-no', 'choice')),
  max_length int check ((max_length is not null) = (type = 'text')),
  digits int check ((digits is not null) = (type = 'decimal')),
  -- in their order: key, nameEn, nameHi, retired
  options jsonb not null default '[]' check ((jsonb_array_length(options) > 0) = (type = 'choice')),
  required boolean not null default false,
  sensitive boolean not null default false,
  retired boolean not null default false,
  position int not null,
  version int not null default 1,
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (market, kind, key),
  -- what the values of a field repeat of it
  unique (id, kind, key)
);

create table custom_field_values (
  kind text not null,
  -- of the order, or of the customer whose company it is
  record_number bigint not null,
  field_id uuid not null,
  -- names the field where the value is read alone; fixed while there are values
  field_key text not null,
  -- a text, or the key of an option
  value_text text check (char_length(value_text) between 1 and 500),
  value_number numeric,
  value_date date,
  value_flag boolean,
  set_by text not null,
  at timestamptz not null,
  primary key (kind, record_number, field_id),
  foreign key (field_id, kind, field_key) references custom_fields (id, kind, key),
  check (num_nonnulls(value_text, value_number, value_date, value_flag) = 1)
);
-- a list filtered by a value reads the newest records that have it
create index custom_field_values_text on custom_field_values (field_id, lower(value_text), record_number desc)
  where value_text is not null;
create index custom_field_values_flag on custom_field_values (field_id, value_flag, record_number desc)
  where value_flag is not null;
-- a range with few records is read as a whole, one with many in the order of the list
create index custom_field_values_number on custom_field_values (field_id, value_number) where value_number is not null;
create index custom_field_values_date on custom_field_values (field_id, value_date) where value_date is not null;
create index custom_field_values_newest on custom_field_values (field_id, record_number desc);
