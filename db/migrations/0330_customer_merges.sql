-- Two accounts of the same person become one: the row of the merged account stays and names the account that is kept.

alter table customers
  add column merged_into uuid references customers (id),
  -- of a merged account nothing is left but its number; it is never that of another one that was merged
  add constraint customers_merged check (merged_into is null or (deleted_at is not null and merged_into <> id));
create index customers_merged_into on customers (merged_into) where merged_into is not null;

create table customer_merges (
  id uuid primary key default gen_random_uuid(),
  kept_id uuid not null references customers (id),
  merged_id uuid not null unique references customers (id),
  market text not null check (market in ('IN', 'AE')),
  -- verified contacts that identify nobody any longer: what was sent to them belongs to the person
  former_email text,
  former_phone text,
  reason text not null,
  who text not null,
  idempotency_key text not null,
  at timestamptz not null,
  unique (kept_id, idempotency_key)
);
create index customer_merges_kept on customer_merges (kept_id, at desc);

alter table customer_notes drop constraint customer_notes_kind_check,
  add constraint customer_notes_kind_check
    check (kind in ('note', 'blocked', 'unblocked', 'sessions-ended', 'data-handed-out', 'merged'));

-- What was begun for an account while it was merged belongs to the account that is kept. The wait for the row is that of
-- the foreign key.
create function follow_merge() returns trigger language plpgsql as $$
begin
  if new.customer_id is not null then
    select coalesce(merged_into, id) into new.customer_id from customers where id = new.customer_id for key share;
  end if;
  return new;
end $$;

do $$
declare
  found record;
begin
  for found in
    select k.conrelid::regclass as name, replace(k.conrelid::regclass::text, 'public.', '') as label
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey) and a.attname = 'customer_id'
    where k.contype = 'f' and k.confrelid in ('customers'::regclass, 'reward_accounts'::regclass, 'gateway_customers'::regclass)
      -- an order or a login of the merged account fails: it is begun again with the account that is kept
      and k.conrelid not in ('orders'::regclass, 'sessions'::regclass)
    group by k.conrelid
  loop
    execute format('create trigger %I before insert on %s for each row execute function follow_merge()',
      found.label || '_follow_merge', found.name);
  end loop;
end $$;

create or replace function check_login() returns trigger language plpgsql as $$
declare
  found customers;
begin
  select * into found from customers where id = new.customer_id for key share;
  if found.id is null or found.blocked_at is not null then
    raise exception 'customer % is blocked', new.customer_id
      using errcode = 'check_violation', constraint = 'sessions_customer_allowed';
  end if;
  if found.deleted_at is not null then
    raise exception 'the account of customer % has ended', new.customer_id
      using errcode = 'check_violation', constraint = 'sessions_customer_ended';
  end if;
  return new;
end $$;

-- Documents and events are never changed; after a merge alone they name the account that is kept.
create function reject_change_but_merge() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'customer_id' <> to_jsonb(old) - 'customer_id'
    or not exists (select from customers where id = old.customer_id and merged_into = new.customer_id) then
    raise exception 'update on % is not allowed: its rows are kept', tg_table_name using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array['invoices', 'reward_movements', 'gold_membership_events']
  loop
    execute format('drop trigger %I on %I', name || '_append_only', name);
    execute format('create trigger %I before delete or truncate on %I for each statement execute function reject_change()',
      name || '_append_only', name);
    execute format('create trigger %I before update on %I for each row execute function reject_change_but_merge()',
      name || '_unchanged', name);
  end loop;
end $$;

-- The application may not update these tables: it moves their rows through this function, which follows a merge and nothing else.
create function move_kept_rows(of_table text, kept uuid, merged uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if of_table not in ('invoices', 'reward_movements', 'gold_membership_events')
    or not exists (select from customers where id = merged and merged_into = kept) then
    raise exception 'customer % was not merged into %', merged, kept using errcode = 'restrict_violation';
  end if;
  execute format('update %I set customer_id = $1 where customer_id = $2', of_table) using kept, merged;
end $$;

create or replace function grant_app_privileges() returns void language plpgsql as $$
declare
  found record;
begin
  grant usage on schema public to karkhana_app;
  grant select, insert, update, delete on all tables in schema public to karkhana_app;
  grant usage, select on all sequences in schema public to karkhana_app;
  -- before PostgreSQL 15 everybody could create tables in this schema
  if has_schema_privilege('karkhana_app', 'public', 'create') then
    revoke create on schema public from public;
  end if;

  -- the job queue creates its schema at its first start
  alter default privileges grant usage on schemas to karkhana_app;
  alter default privileges grant select, insert, update, delete on tables to karkhana_app;
  alter default privileges grant usage, select on sequences to karkhana_app;
  if to_regnamespace('pgboss') is not null then
    grant usage on schema pgboss to karkhana_app;
    grant select, insert, update, delete on all tables in schema pgboss to karkhana_app;
    grant usage, select on all sequences in schema pgboss to karkhana_app;
  end if;

  revoke insert, update, delete on schema_migrations from karkhana_app;
  for found in
    -- of tgtype, 8 is delete and 16 is update
    select tgrelid::regclass as name, bool_or(tgtype & 8 <> 0) as no_delete, bool_or(tgtype & 16 <> 0) as no_update
    from pg_trigger where tgfoid in ('reject_change'::regproc, 'reject_change_but_merge'::regproc) group by tgrelid
  loop
    if found.no_delete then
      execute format('revoke delete on %s from karkhana_app', found.name);
    end if;
    if found.no_update then
      execute format('revoke update on %s from karkhana_app', found.name);
    end if;
  end loop;
end $$;

-- The carts of the account that is kept stay; what the other one holds beside them is added.
create function merge_customer_carts(kept uuid, merged uuid) returns void language plpgsql as $$
begin
  delete from carts m using carts k
    where m.customer_id = merged and m.kind = 'quick' and k.customer_id = kept and k.kind = 'quick';
  update carts c set customer_id = kept, updated_at = now()
    where c.customer_id = merged and not exists (select from carts o where o.customer_id = kept and o.kind = c.kind);
  insert into cart_items (cart_id, msn, offer_id, quantity, seen_price_minor, added_at, changed_at)
    select k.id, i.msn, i.offer_id, i.quantity, i.seen_price_minor, i.added_at, i.changed_at
    from carts m join cart_items i on i.cart_id = m.id join carts k on k.customer_id = kept and k.kind = m.kind
    where m.customer_id = merged
    on conflict (cart_id, offer_id) do update set quantity = least(cart_items.quantity + excluded.quantity, 1000000),
      changed_at = greatest(cart_items.changed_at, excluded.changed_at);
  insert into expired_cart_items (cart_id, msn, offer_id, quantity, expired_at)
    select k.id, e.msn, e.offer_id, e.quantity, e.expired_at
    from carts m join expired_cart_items e on e.cart_id = m.id join carts k on k.customer_id = kept and k.kind = m.kind
    where m.customer_id = merged and not exists (select from cart_items i where i.cart_id = k.id and i.offer_id = e.offer_id)
    on conflict (cart_id, offer_id) do nothing;
  insert into cart_promotions (cart_id, code)
    select k.id, p.code from carts m join cart_promotions p on p.cart_id = m.id
      join carts k on k.customer_id = kept and k.kind = m.kind
    where m.customer_id = merged on conflict (cart_id) do nothing;
  insert into cart_gifts (cart_id, message)
    select k.id, g.message from carts m join cart_gifts g on g.cart_id = m.id
      join carts k on k.customer_id = kept and k.kind = m.kind
    where m.customer_id = merged on conflict (cart_id) do nothing;
  delete from carts where customer_id = merged;
end $$;

-- The balances are added; what one account owes is taken from the points of the other one that expire first.
create function merge_reward_accounts(kept uuid, merged uuid) returns void language plpgsql as $$
declare
  balance int;
  surplus int;
  part int;
  lot record;
begin
  insert into reward_accounts (customer_id, market) select kept, a.market from reward_accounts a where a.customer_id = merged
    on conflict do nothing;
  if not found and not exists (select from reward_accounts where customer_id = merged) then
    return;
  end if;
  perform from reward_accounts where customer_id in (kept, merged) order by customer_id for update;
  update reward_accounts k set balance_points = k.balance_points + m.balance_points from reward_accounts m
    where k.customer_id = kept and m.customer_id = merged returning k.balance_points into strict balance;
  update reward_accounts set balance_points = 0 where customer_id = merged;
  update reward_lots set customer_id = kept where customer_id = merged;
  select coalesce(sum(points_left), 0) - greatest(0, balance) into surplus from reward_lots where customer_id = kept;
  for lot in
    select movement_id, points_left from reward_lots where customer_id = kept and points_left > 0 order by expires_at, movement_id
  loop
    exit when surplus <= 0;
    part := least(surplus, lot.points_left);
    update reward_lots set points_left = points_left - part where movement_id = lot.movement_id;
    surplus := surplus - part;
  end loop;
end $$;

-- A review of a product is one: of two, that of the account that is kept stays, and the stars are those of what stays.
create function merge_reviews(kept uuid, merged uuid) returns void language plpgsql as $$
declare
  double record;
begin
  for double in
    select m.id, m.market, m.subject, m.rating, m.state from reviews m join reviews k
      on k.market = m.market and k.subject = m.subject and k.customer_id = kept
    where m.customer_id = merged order by m.market, m.subject
  loop
    perform from product_ratings where market = double.market and subject = double.subject for update;
    if double.state = 'published' then
      update product_ratings set stars[double.rating] = stars[double.rating] - 1, updated_at = now()
        where market = double.market and subject = double.subject and stars[double.rating] > 0;
    end if;
    delete from reviews where id = double.id;
  end loop;
  update reviews set customer_id = kept where customer_id = merged;
end $$;
