-- Purchase lists of customers: named lists of products with quantities, which may be repeated with a reminder by mail.

create table purchase_lists (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  -- a reminder every so many weeks or months from a day on; null without one
  repeat_every int check (repeat_every between 1 and 52),
  repeat_unit text check (repeat_unit in ('week', 'month')),
  starts_on date,
  next_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nulls(repeat_every, repeat_unit, starts_on, next_on) in (0, 4))
);
create unique index purchase_lists_name on purchase_lists (customer_id, lower(name));
create index purchase_lists_due on purchase_lists (next_on) where next_on is not null;

create table purchase_list_items (
  list_id uuid not null references purchase_lists (id) on delete cascade,
  msn text not null references products (msn),
  quantity int not null check (quantity between 1 and 1000000),
  note text not null default '' check (char_length(note) <= 200),
  -- price that the store showed when the product was added
  price_minor bigint not null check (price_minor > 0),
  added_at timestamptz not null default now(),
  primary key (list_id, msn)
);

alter table message_opt_outs drop constraint message_opt_outs_topic_check,
  add constraint message_opt_outs_topic_check check (topic in ('reviews', 'reminders'));
