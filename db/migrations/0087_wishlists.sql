-- Wishlists of customers, with alerts by mail and a link to share them.

create table wishlist_items (
  customer_id uuid not null references customers (id) on delete cascade,
  msn text not null references products (msn),
  added_at timestamptz not null default now(),
  -- price that the store showed when it was added
  price_minor bigint not null check (price_minor > 0),
  -- a mail is sent when the price falls below this one; null when no mail was asked for
  price_alert_minor bigint check (price_alert_minor > 0),
  -- a mail is sent when it can be bought again
  stock_alert boolean not null default false,
  -- set while a removal can be undone
  removed_at timestamptz,
  primary key (customer_id, msn)
);
create index wishlist_items_newest on wishlist_items (customer_id, added_at desc, msn) where removed_at is null;
create index wishlist_items_alerts on wishlist_items (msn)
  where removed_at is null and (price_alert_minor is not null or stock_alert);
create index wishlist_items_removed on wishlist_items (removed_at) where removed_at is not null;

-- A row is there while the wishlist is shared.
create table wishlist_shares (
  customer_id uuid primary key references customers (id) on delete cascade,
  share_key text not null unique,
  shared_at timestamptz not null default now()
);
