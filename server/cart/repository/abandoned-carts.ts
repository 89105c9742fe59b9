// SQL of the abandoned carts: which of the next carts of the list fit, and what is shown of them.

import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'
import { NEWEST, placeOf, placeValues } from '../../platform/list-place.ts'
import { CART_COLUMNS, type CartRow } from './carts.ts'

/** Looks at carts in the order of `carts_abandoned`: what is in one, and so whether it fits, is in no index. */
const LOOK = statement(
  'cart.look-at-abandoned-carts',
  `select c.id, ${placeOf('c.updated_at', 'c.id')} as place,
     v.count > 0 and ($6::boolean is null or (c.customer_id is not null) = $6)
       and v.value >= coalesce($7::bigint, 0) and v.value <= coalesce($8::bigint, 9223372036854775807) as fits
   from (
     select id, updated_at, customer_id from carts
     where market = $1 and kind = 'cart' and updated_at <= $2::timestamptz
       and updated_at >= coalesce($9::timestamptz, '-infinity') and (updated_at, id) < ($3::timestamptz, $4::uuid)
     order by updated_at desc, id desc limit $5) c
   cross join lateral (
     select count(*) as count, coalesce(sum(i.quantity * i.seen_price_minor), 0) as value from cart_items i where i.cart_id = c.id) v
   order by c.updated_at desc, c.id desc`,
)
const LIST = statement(
  'cart.list-abandoned-carts',
  `select c.id, c.market, c.updated_at as "changedAt", c.customer_id as "customerId", v.count, v.value, v.items, p.code as "promoCode",
     a.agent_name as "agentName", u.number as "customerNumber", u.email, u.phone, concat_ws(' ', u.first_name, u.last_name) as name
   from carts c
     cross join lateral (
       select count(*)::int as count, sum(i.quantity * i.seen_price_minor)::bigint as value,
         jsonb_agg(jsonb_build_object('msn', i.msn, 'quantity', i.quantity, 'nameEn', i.name_en, 'nameHi', i.name_hi) order by i.at)
           filter (where i.at <= $2) as items
       from (
         select i.msn, i.quantity, i.seen_price_minor, g.name_en, g.name_hi, row_number() over (order by i.added_at, i.offer_id) as at
         from cart_items i join products g on g.msn = i.msn where i.cart_id = c.id) i) v
     left join cart_promotions p on p.cart_id = c.id
     left join agent_carts a on a.id = c.agent_cart_id
     left join customers u on u.id = c.customer_id
   where c.id = any($1::uuid[]) and c.kind = 'cart' and v.count > 0
   order by c.updated_at desc, c.id desc`,
)

const WHOLE = statement(
  'cart.list-whole-carts',
  `select ${CART_COLUMNS} from carts c where c.id = any($1::uuid[]) order by c.updated_at, c.id`,
)

export interface AbandonedCartFilter {
  market: Market
  /** Carts that have not changed since then. */
  until: Date
  /** Carts that have changed since then; null for all. */
  since: Date | null
  /** Whether of an account; null for both. */
  hasAccount: boolean | null
  minValue: number | null
  maxValue: number | null
}

/** The next carts of the list, whether they fit or not, after a place. */
export function lookAtCarts(
  db: Db,
  { market, until, since, hasAccount, minValue, maxValue }: AbandonedCartFilter,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<{ id: string; place: string; fits: boolean }[]> {
  return db.rows(LOOK, [
    ...[market, until, ...placeValues(before, NEWEST), limit],
    ...[hasAccount, minValue, maxValue, since],
  ])
}

export interface AbandonedCartRow {
  id: string
  market: Market
  changedAt: Date
  count: number
  value: number
  items: { msn: string; quantity: number; nameEn: string; nameHi: string }[]
  promoCode: string | null
  agentName: string | null
  customerId: string | null
  customerNumber: number | null
  name: string
  email: string | null
  phone: string | null
}

/** Carts with their first items, latest first; those that were emptied meanwhile are left out. */
export function listAbandonedCarts(db: Db, ids: readonly string[], maxItems: number): Promise<AbandonedCartRow[]> {
  return db.rows<AbandonedCartRow>(LIST, [ids, maxItems])
}

/** Carts with all that their prices depend on, in the order of their last change. */
export function listWholeCarts(db: Db, ids: readonly string[]): Promise<CartRow[]> {
  return db.rows<CartRow>(WHOLE, [ids])
}
