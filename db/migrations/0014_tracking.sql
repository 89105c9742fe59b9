-- What visitors look at: the last products of each, and the click-stream.

create table product_views (
  market text not null check (market in ('IN', 'AE')),
  -- a guest's views belong to the session and end with it; a customer's stay
  session_id uuid references sessions (id) on delete cascade,
  customer_id uuid references customers (id) on delete cascade,
  msn text not null references products (msn) on delete cascade,
  viewed_at timestamptz not null,
  check ((session_id is null) <> (customer_id is null))
);
create unique index product_views_session on product_views (session_id, msn) where session_id is not null;
create unique index product_views_customer on product_views (customer_id, msn) where customer_id is not null;

-- The guest's views become the customer's; of a product seen as both the later time counts.
create function merge_views(guest uuid, owner uuid) returns void language plpgsql as $$
begin
  insert into product_views (market, customer_id, msn, viewed_at)
    select market, owner, msn, viewed_at from product_views where session_id = guest
    on conflict (customer_id, msn) where customer_id is not null
    do update set viewed_at = greatest(product_views.viewed_at, excluded.viewed_at);
  delete from product_views where session_id = guest;
  delete from product_views v where v.customer_id = owner and v.msn in (
    select msn from product_views where customer_id = owner order by viewed_at desc, msn offset 20);
end $$;

-- Login takes over what the guest leaves behind: the goods in the cart with their code, as before, and the views.
alter function merge_carts(uuid, uuid) rename to merge_cart_goods;
create function merge_carts(guest uuid, owner uuid) returns int language plpgsql as $$
begin
  perform merge_views(guest, owner);
  return merge_cart_goods(guest, owner);
end $$;

-- Events as they come; a job forgets them by age and by number, so the table stays as small as it may be.
create table click_events (
  id bigint generated always as identity primary key,
  market text not null check (market in ('IN', 'AE')),
  at timestamptz not null default now(),
  session_id uuid,
  customer_id uuid,
  message text not null,
  url text not null default '',
  referrer text not null default '',
  previous_url text not null default '',
  device text not null default '',
  user_agent text not null default '',
  -- when it happened by the clock of the browser
  browser_at timestamptz
);
create index click_events_at on click_events (at);
