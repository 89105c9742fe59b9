-- Reward points: what earns them, what they are worth, each change of a balance; and the gold membership.

-- Rules are never changed, only ended, so that an order keeps what it was promised.
create table reward_rules (
  id bigint generated always as identity primary key,
  market text not null check (market in ('IN', 'AE')),
  -- null is every product for which there is no rule of a category
  category_code text references categories (code),
  -- so many points for each full amount of products, tax included
  points int not null check (points between 0 and 100000),
  per_minor bigint not null check (per_minor between 1 and 10000000000),
  -- what members with gold get, in basis points of it
  gold_factor_bp int not null check (gold_factor_bp between 10000 and 100000),
  -- products of an order from which on it earns
  min_order_minor bigint not null check (min_order_minor >= 0),
  valid_from timestamptz not null,
  -- excluded; null is until further notice
  valid_to timestamptz check (valid_to >= valid_from),
  who text not null,
  reason text not null,
  created_at timestamptz not null default now()
);
create index reward_rules_market on reward_rules (market, valid_from);

-- The terms of a market are those that began last.
create table reward_terms (
  id bigint generated always as identity primary key,
  market text not null check (market in ('IN', 'AE')),
  point_minor bigint not null check (point_minor between 1 and 1000000),
  min_balance_points int not null check (min_balance_points >= 0),
  -- no gateway takes less than two rupees or dirhams: so much is always left to pay
  min_order_minor bigint not null check (min_order_minor >= 2000),
  max_share_bp int not null check (max_share_bp between 0 and 9000),
  valid_days int not null check (valid_days between 1 and 3650),
  -- products bought and kept within twelve months that give gold; null where no amount does
  gold_spend_minor bigint check (gold_spend_minor > 0),
  valid_from timestamptz not null,
  who text not null,
  reason text not null,
  created_at timestamptz not null default now(),
  unique (market, valid_from)
);

insert into reward_rules (market, points, per_minor, gold_factor_bp, min_order_minor, valid_from, who, reason) values
  ('IN', 1, 10000, 20000, 0, '2020-01-01Z', 'system:setup', 'Rules of a new store'),
  ('AE', 1, 1000, 20000, 0, '2020-01-01Z', 'system:setup', 'Rules of a new store');
insert into reward_terms (market, point_minor, min_balance_points, min_order_minor, max_share_bp, valid_days, gold_spend_minor,
    valid_from, who, reason) values
  ('IN', 100, 50, 50000, 2000, 365, 20000000, '2020-01-01Z', 'system:setup', 'Terms of a new store'),
  ('AE', 10, 50, 5000, 2000, 365, 1000000, '2020-01-01Z', 'system:setup', 'Terms of a new store');

-- What an order line earns when all of it is delivered and kept, as the cart has shown it.
alter table order_lines add column reward_points int not null default 0 check (reward_points >= 0);

create table reward_accounts (
  customer_id uuid primary key references customers (id),
  market text not null check (market in ('IN', 'AE')),
  -- the sum of the movements; below zero when what earned points came back after they were spent
  balance_points int not null default 0
);
create trigger reward_accounts_kept before delete or truncate on reward_accounts
  for each statement execute function reject_change();

create table reward_movements (
  id bigint generated always as identity primary key,
  customer_id uuid not null references reward_accounts (customer_id),
  kind text not null check (kind in ('earned', 'reversed', 'redeemed', 'given-back', 'expired')),
  points int not null,
  -- what redeemed points were worth
  amount_minor bigint check (amount_minor > 0),
  order_id uuid references orders (id),
  -- of earned points: until when they can be spent
  expires_at timestamptz,
  -- of expired points: what they were earned by
  lot_id bigint references reward_movements (id),
  who text not null,
  at timestamptz not null,
  check (points <> 0 and (kind in ('earned', 'given-back')) = (points > 0)),
  check ((kind = 'expired') = (order_id is null) and (kind = 'expired') = (lot_id is not null)),
  check ((kind = 'earned') = (expires_at is not null)),
  check ((kind = 'redeemed') = (amount_minor is not null))
);
create index reward_movements_customer on reward_movements (customer_id, id desc);
create index reward_movements_order on reward_movements (order_id) where order_id is not null;
create trigger reward_movements_append_only before update or delete or truncate on reward_movements
  for each statement execute function reject_change();

-- What is left of earned points: together the balance, and nothing while that is below zero.
create table reward_lots (
  movement_id bigint primary key references reward_movements (id),
  customer_id uuid not null references reward_accounts (customer_id),
  order_id uuid not null references orders (id),
  points_left int not null check (points_left >= 0),
  expires_at timestamptz not null
);
create index reward_lots_left on reward_lots (customer_id, expires_at) where points_left > 0;
create index reward_lots_due on reward_lots (expires_at) where points_left > 0;

-- Which earned points an order has redeemed, and has not given back.
create table reward_lot_uses (
  movement_id bigint not null references reward_movements (id),
  lot_id bigint not null references reward_lots (movement_id),
  points int not null check (points >= 0),
  primary key (movement_id, lot_id)
);

-- Points to spend are taken from those that expire first; of a return, from those that its order earned.
create function take_reward_points(movement reward_movements) returns void language plpgsql as $$
declare
  missing int := -movement.points;
  part int;
  lot record;
begin
  for lot in
    select l.movement_id, l.points_left from reward_lots l
    where l.customer_id = movement.customer_id and l.points_left > 0
      and case movement.kind when 'expired' then l.movement_id = movement.lot_id
        when 'redeemed' then l.expires_at > movement.at else true end
    order by movement.kind = 'reversed' and l.order_id = movement.order_id desc, l.expires_at, l.movement_id
  loop
    part := least(missing, lot.points_left);
    update reward_lots set points_left = points_left - part where movement_id = lot.movement_id;
    if movement.kind = 'redeemed' then
      insert into reward_lot_uses (movement_id, lot_id, points) values (movement.id, lot.movement_id, part);
    end if;
    missing := missing - part;
    exit when missing = 0;
  end loop;
  if missing > 0 and movement.kind <> 'reversed' then
    raise exception 'customer % does not have % points', movement.customer_id, -movement.points using errcode = 'check_violation';
  end if;
end $$;

-- Points that an order gives back are those that expire last of what it took; what has expired meanwhile is valid for 30 days more.
-- What a balance below zero swallows is not restored.
create function restore_reward_points(movement reward_movements, restorable int) returns void language plpgsql as $$
declare
  missing int := movement.points;
  part int;
  used record;
begin
  for used in
    select u.movement_id, u.lot_id, u.points from reward_lot_uses u
      join reward_movements m on m.id = u.movement_id join reward_lots l on l.movement_id = u.lot_id
    where m.order_id = movement.order_id and u.points > 0 order by l.expires_at desc, u.lot_id desc
  loop
    part := least(missing, used.points);
    update reward_lot_uses set points = points - part where movement_id = used.movement_id and lot_id = used.lot_id;
    missing := missing - part;
    part := least(part, restorable);
    update reward_lots set points_left = points_left + part,
        expires_at = case when expires_at <= movement.at then movement.at + interval '30 days' else expires_at end
      where movement_id = used.lot_id and part > 0;
    restorable := restorable - part;
    exit when missing = 0;
  end loop;
  if missing > 0 then
    raise exception 'order % would give back more points than it has redeemed', movement.order_id using errcode = 'check_violation';
  end if;
end $$;

create function count_reward_movement() returns trigger language plpgsql as $$
declare
  after int;
begin
  update reward_accounts set balance_points = balance_points + new.points where customer_id = new.customer_id
    returning balance_points into strict after;
  if new.kind = 'earned' then
    insert into reward_lots (movement_id, customer_id, order_id, points_left, expires_at)
      values (new.id, new.customer_id, new.order_id, greatest(0, least(new.points, after)), new.expires_at);
  elsif new.kind = 'given-back' then
    perform restore_reward_points(new, greatest(0, after) - greatest(0, after - new.points));
  else
    perform take_reward_points(new);
  end if;
  if new.kind = 'reversed' and (select sum(points) from reward_movements
      where order_id = new.order_id and kind in ('earned', 'reversed')) < 0 then
    raise exception 'order % would lose more points than it has earned', new.order_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger reward_movements_counted after insert on reward_movements
  for each row execute function count_reward_movement();

-- The balance is what the lots hold, whatever wrote them.
create function reward_balance_agrees() returns trigger language plpgsql as $$
declare
  balance int;
  left_points bigint;
begin
  select balance_points into balance from reward_accounts where customer_id = new.customer_id;
  select coalesce(sum(points_left), 0) into left_points from reward_lots where customer_id = new.customer_id;
  if left_points <> greatest(0, balance) then
    raise exception 'the points of customer % do not add up', new.customer_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger reward_movements_agree after insert on reward_movements deferrable initially deferred
  for each row execute function reward_balance_agrees();

-- The customer uses points for a cart.
create table cart_rewards (
  cart_id uuid primary key references carts (id) on delete cascade
);

-- Gold members, by their spending or by staff; the flag in customers.customer_category follows.
create table gold_memberships (
  customer_id uuid primary key references customers (id),
  source text not null check (source in ('rule', 'staff')),
  from_at timestamptz not null,
  -- excluded
  until_at timestamptz not null check (until_at > from_at)
);
create index gold_memberships_until on gold_memberships (until_at);

create table gold_membership_events (
  id bigint generated always as identity primary key,
  customer_id uuid not null references customers (id),
  kind text not null check (kind in ('given', 'extended', 'ended')),
  source text not null check (source in ('rule', 'staff')),
  until_at timestamptz not null,
  who text not null,
  reason text not null,
  at timestamptz not null
);
create index gold_membership_events_customer on gold_membership_events (customer_id, id desc);
create trigger gold_membership_events_append_only before update or delete or truncate on gold_membership_events
  for each statement execute function reject_change();

-- What an order is still to earn: of what was neither cancelled nor returned, less what it has earned.
create function reward_points_due(of_order uuid) returns int language sql stable as $$
  select case when o.state in ('cancelled', 'expired', 'returned-to-origin') then 0 else greatest(0,
    coalesce((select sum(floor(l.reward_points::numeric * greatest(0, l.quantity - l.cancelled_quantity
        - coalesce((select sum(h.quantity - h.cancelled_quantity) from shipments s join shipment_lines h on h.shipment_id = s.id
            where s.order_id = o.id and s.state in ('returning', 'returned') and h.line_no = l.line_no), 0)
        - coalesce((select sum(c.quantity) from shipments s join invoices i on i.shipment_id = s.id
            join invoice_lines il on il.invoice_id = i.id join credit_note_lines c on c.invoice_id = i.id and c.line_no = il.line_no
            where s.order_id = o.id and s.state = 'delivered' and il.order_line_no = l.line_no), 0)) / l.quantity))
      from order_lines l where l.order_id = o.id and l.reward_points > 0), 0)
    - coalesce((select sum(m.points) from reward_movements m where m.order_id = o.id and m.kind in ('earned', 'reversed')), 0))::int end
  from orders o where o.id = of_order
$$;

-- What a cart needs to know of rewards, read with it. Times are compared by the caller.
create function reward_facts(of_market text, of_customer uuid, of_cart uuid) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'balance', coalesce((select a.balance_points from reward_accounts a where a.customer_id = of_customer), 0),
    'lots', coalesce((select jsonb_agg(jsonb_build_object('points', l.points, 'expiresAt', l.expires_at) order by l.expires_at)
      from (select sum(points_left)::int as points, expires_at from reward_lots
        where customer_id = of_customer and points_left > 0 group by expires_at) l), '[]'),
    'goldUntil', (select g.until_at from gold_memberships g where g.customer_id = of_customer),
    'used', exists (select from cart_rewards c where c.cart_id = of_cart),
    'terms', coalesce((select jsonb_agg(jsonb_build_object('pointMinor', t.point_minor, 'minBalancePoints', t.min_balance_points,
        'minOrderMinor', t.min_order_minor, 'maxShareBp', t.max_share_bp, 'validDays', t.valid_days,
        'goldSpendMinor', t.gold_spend_minor, 'validFrom', t.valid_from) order by t.valid_from desc)
      from reward_terms t where t.market = of_market), '[]'),
    'rules', coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'categoryCode', r.category_code, 'points', r.points,
        'perMinor', r.per_minor, 'goldFactorBp', r.gold_factor_bp, 'minOrderMinor', r.min_order_minor,
        'validFrom', r.valid_from, 'validTo', r.valid_to) order by r.id)
      from reward_rules r where r.market = of_market and (r.valid_to is null or r.valid_to > now() - interval '1 day')), '[]'))
$$;

alter table invoices drop constraint invoices_discount_kind_check,
  add constraint invoices_discount_kind_check check (discount_kind in ('no-cost-emi', 'payment-offer', 'exchange-credit', 'rewards'));
