// SQL by which staff read and write coupons and automatic offers, see who has used them, and try them on past orders.

import type { CouponState } from '../../../contract/promotions/kinds.rules.ts'
import type { Coupon, CouponTerms } from '../../../contract/promotions/staff-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Owned } from '../../platform/actor.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface CouponRow
  extends Omit<CouponTerms, 'title' | 'terms' | 'validFrom' | 'validTo'>,
    Pick<Coupon, 'appliedBy' | 'categoryNames' | 'brandNames'> {
  id: number
  market: Market
  promoCode: string
  titleEn: string
  titleHi: string
  termsEn: string
  termsHi: string
  validFrom: Date
  validTo: Date | null
  active: boolean
  version: number
  uses: number
  discount: number
  updatedAt: Date
}

const APPLIED_BY = `case when p.automatic then 'automatic' else 'code' end`
const COLUMNS = `p.id, p.market, p.code as "promoCode", ${APPLIED_BY} as "appliedBy", p.buyers, p.combines, p.priority, p.title_en as "titleEn", p.title_hi as "titleHi",
  p.terms_en as "termsEn", p.terms_hi as "termsHi", p.kind, p.value, p.min_cart_minor as "minCart",
  p.max_discount_minor as "maxDiscount", p.first_order_only as "firstOrderOnly",
  p.per_customer_limit as "perCustomerLimit", p.max_uses as "maxUses", p.budget_minor as budget, p.listed,
  p.category_codes as "categoryCodes", p.brand_slugs as "brandSlugs",
  (select coalesce(jsonb_agg(jsonb_build_object('en', k.name_en, 'hi', k.name_hi) order by named.place), '[]')
   from unnest(p.category_codes) with ordinality named (code, place) join categories k on k.code = named.code) as "categoryNames",
  (select coalesce(jsonb_agg(jsonb_build_object('en', k.name, 'hi', k.name_hi) order by named.place), '[]')
   from unnest(p.brand_slugs) with ordinality named (slug, place) join brands k on k.slug = named.slug) as "brandNames",
  p.valid_from as "validFrom", p.valid_to as "validTo", p.active, p.version, p.updated_at as "updatedAt",
  c.uses, c.discount_minor as discount`
const FROM = 'promotions p join promotion_counts c on c.promotion_id = p.id'
/** As `couponState` of the rules. */
const STATE = `case when p.valid_to <= $3 then 'ended' when not p.active then 'stopped'
  when c.uses >= p.max_uses or c.discount_minor >= p.budget_minor then 'used-up'
  when p.valid_from > $3 then 'planned' else 'running' end`
const NUMBERS = statement(
  'promotions.list-numbers',
  'select id from promotions where market = $1 and id < $2 order by id desc limit $3',
)
const LIST = statement(
  'promotions.list-coupons',
  // the counts of each by themselves: a join would read those of all coupons
  `select ${COLUMNS} from promotions p cross join lateral (
     select k.uses, k.discount_minor from promotion_counts k where k.promotion_id = p.id offset 0) c
   where p.id = any($1::bigint[]) and ($2::text is null or ${STATE} = $2)
     and ($4::text is null or p.code like $4 or lower(p.title_en) like lower($4) or p.title_hi like $4)
     and ($5::text is null or ${APPLIED_BY} = $5) and ($6::text is null or p.kind = $6)
   order by p.id desc limit $7`,
)
const FIND = statement('promotions.find-coupon', `select ${COLUMNS} from ${FROM} where p.id = $1`)
const FIND_CODE = statement(
  'promotions.find-code',
  `select ${COLUMNS} from ${FROM} where p.market = $1 and p.code = $2`,
)
// waits for the orders that are using it
const LOCK = statement('promotions.lock-coupon', 'select market from promotions where id = $1 for update')
const INSERT = statement(
  'promotions.insert-coupon',
  `insert into promotions (title_en, title_hi, terms_en, terms_hi, kind, value, min_cart_minor, max_discount_minor,
     first_order_only, per_customer_limit, max_uses, budget_minor, listed, valid_from, valid_to, category_codes, brand_slugs,
     updated_at, combines, priority, buyers, market, code, automatic)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24)
   on conflict (market, code) do nothing returning id`,
)
const UPDATE = statement(
  'promotions.update-coupon',
  `update promotions set title_en = $1, title_hi = $2, terms_en = $3, terms_hi = $4, kind = $5, value = $6,
     min_cart_minor = $7, max_discount_minor = $8, first_order_only = $9, per_customer_limit = $10, max_uses = $11,
     budget_minor = $12, listed = $13, valid_from = $14, valid_to = $15, category_codes = $16, brand_slugs = $17,
     updated_at = $18, combines = $19, priority = $20, buyers = $21, version = version + 1
   where id = $22`,
)
const SWITCH = statement(
  'promotions.switch-coupon',
  'update promotions set active = $2, updated_at = $3, version = version + 1 where id = $1 and active <> $2',
)
const END = statement(
  'promotions.end-coupon',
  'update promotions set valid_to = $2, updated_at = $3, version = version + 1 where id = $1',
)
const STANDINGS = statement(
  'promotions.list-standings',
  `select p.id, p.code as "promoCode", p.active, p.valid_from as "validFrom", p.valid_to as "validTo",
     p.kind, p.value, p.max_discount_minor as "maxDiscount", p.max_uses as "maxUses", p.budget_minor as budget, c.uses,
     c.discount_minor as discount
   from ${FROM} where p.market = $1 and p.id = any($2::bigint[])`,
)
const USES = statement(
  'promotions.list-uses',
  `select o.number as "orderNumber", o.state in ('cancelled', 'expired') as given, u.discount_minor as discount,
     u.used_at as at, u.seq
   from promotion_uses u join orders o on o.id = u.order_id
   where u.promotion_id = $1 and u.seq < $2 order by u.seq desc limit $3`,
)
const COUNT_AUTOMATIC = statement(
  'promotions.count-automatic',
  `select count(*)::int as count from promotions
   where market = $1 and automatic and active and (valid_to is null or valid_to > $2)`,
)
/** The newest orders of some days, in the order of their time. */
const PAST = statement(
  'promotions.list-past-orders',
  `select o.customer_id as "customerId", o.placed_at as at,
     case when cardinality($5::text[]) + cardinality($6::text[]) = 0 then (o.totals ->> 'totalAmountWithOfferMinor')::bigint
       else (select coalesce(sum(l.amount_minor), 0)::bigint from order_lines l join products p on p.msn = l.msn
         join categories c on c.code = p.category_code join brands b on b.id = p.brand_id
         where l.order_id = o.id
           and (cardinality($5::text[]) = 0 or string_to_array(c.taxonomy_code, '/') && $5::text[])
           and (cardinality($6::text[]) = 0 or b.slug = any($6::text[]))) end as "goodsMinor",
     $8 = 'all' or is_business_buyer(o.customer_id) as "forBuyer",
     not exists (select from orders e where e.customer_id = o.customer_id and e.placed_at < o.placed_at
       and e.state not in ('cancelled', 'expired')) as first,
     coalesce((select sum(u.discount_minor) from promotion_uses u
       where u.order_id = o.id and u.promotion_id is distinct from $7::bigint), 0)::bigint as "otherMinor",
     coalesce((select bool_and(p.combines) from promotion_uses u join promotions p on p.id = u.promotion_id
       where u.order_id = o.id and u.promotion_id is distinct from $7::bigint), true) as "othersCombine"
   from (select found.* from unnest($2::text[]) kind (state) cross join unnest(array['prepaid', 'cod']) way (mode)
     cross join lateral (
       select k.id, k.customer_id, k.placed_at, k.totals, k.number from orders k
       where k.market = $1 and k.state = kind.state and k.payment_mode = way.mode and k.placed_at >= $3
       order by k.placed_at desc, k.number desc limit $4) found
     order by found.placed_at desc, found.number desc limit $4) o
   order by o.placed_at, o.number`,
)

/** Which of the named categories and brands there are. */
const KNOWN = statement(
  'promotions.known-scope',
  `select (select count(*)::int from categories where market = $1 and code = any($2)) as categories,
     (select count(*)::int from brands where slug = any($3)) as brands`,
)

const valuesOf = (input: CouponTerms, now: Date) => [
  ...[input.title.en, input.title.hi, input.terms.en, input.terms.hi, input.kind, input.value, input.minCart],
  ...[input.maxDiscount, input.firstOrderOnly, input.perCustomerLimit, input.maxUses, input.budget, input.listed],
  ...[input.validFrom, input.validTo, input.categoryCodes, input.brandSlugs, now, input.combines, input.priority],
  input.buyers,
]

/** Ids of the coupons of a market below one, newest first. */
export async function listCouponIds(db: Db, market: Market, before: number | null, limit: number): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(NUMBERS, [market, before ?? Number.MAX_SAFE_INTEGER, limit])
  return rows.map(({ id }) => id)
}

export interface CouponFilter {
  state: CouponState | null
  appliedBy: Coupon['appliedBy'] | null
  kind: Coupon['kind'] | null
  /** One of `like`. */
  pattern: string | null
}

/** Those of the coupons that fit, newest first. */
export function listCoupons(
  db: Db,
  ids: readonly number[],
  { state, appliedBy, kind, pattern }: CouponFilter,
  now: Date,
  limit: number,
): Promise<CouponRow[]> {
  return db.rows<CouponRow>(LIST, [ids, state, now, pattern, appliedBy, kind, limit])
}

export function findCoupon(db: Db, id: number): Promise<CouponRow | null> {
  return db.oneOrNull<CouponRow>(FIND, [id])
}

export function findCouponOfCode(db: Db, market: Market, code: string): Promise<CouponRow | null> {
  return db.oneOrNull<CouponRow>(FIND_CODE, [market, code])
}

/** Locks a coupon until the transaction ends: nobody uses or changes it meanwhile. */
export function lockCoupon(tx: Tx, id: number): Promise<{ market: Market } | null> {
  return tx.oneOrNull<{ market: Market }>(LOCK, [id])
}

/** The id of the new coupon; null when the market has one with its code. */
export async function insertCoupon(
  tx: Tx,
  { market, promoCode, appliedBy, ...terms }: CouponTerms & Pick<Coupon, 'market' | 'promoCode' | 'appliedBy'>,
  now: Date,
): Promise<number | null> {
  return (
    (
      await tx.oneOrNull<{ id: number }>(INSERT, [
        ...valuesOf(terms, now),
        market,
        promoCode,
        appliedBy === 'automatic',
      ])
    )?.id ?? null
  )
}

export async function updateCoupon(tx: Tx, { id }: Owned<CouponRow>, terms: CouponTerms, now: Date): Promise<void> {
  await tx.run(UPDATE, [...valuesOf(terms, now), id])
}

export async function endCoupon(tx: Tx, { id }: Owned<CouponRow>, validTo: string | null, now: Date): Promise<void> {
  await tx.run(END, [id, validTo, now])
}

export type StandingRow = Pick<
  CouponRow,
  | ('id' | 'promoCode' | 'active' | 'validFrom' | 'validTo')
  | ('kind' | 'value' | 'maxDiscount' | 'maxUses' | 'budget' | 'uses' | 'discount')
>

/** What decides about the states of coupons of a market. */
export function listStandings(db: Db, market: Market, ids: readonly number[]): Promise<StandingRow[]> {
  return db.rows<StandingRow>(STANDINGS, [market, ids])
}

export async function switchCoupon(tx: Tx, { id }: Owned<CouponRow>, active: boolean, now: Date): Promise<void> {
  await tx.run(SWITCH, [id, active, now])
}

/** Automatic offers of a market that are not stopped and not over. */
export async function countAutomatic(tx: Tx, market: Market, now: Date): Promise<number> {
  return (await tx.one<{ count: number }>(COUNT_AUTOMATIC, [market, now])).count
}

/** How many of the categories and brands that a coupon names there are. */
export function countKnown(
  db: Db,
  market: Market,
  { categoryCodes, brandSlugs }: Pick<CouponTerms, 'categoryCodes' | 'brandSlugs'>,
): Promise<{ categories: number; brands: number }> {
  return db.one<{ categories: number; brands: number }>(KNOWN, [market, categoryCodes, brandSlugs])
}

export interface UseRow {
  orderNumber: number
  seq: number
  given: boolean
  discount: number
  at: Date
}

/** Uses below a place, latest first. */
export function listUses(db: Db, id: number, before: number, limit: number): Promise<UseRow[]> {
  return db.rows<UseRow>(USES, [id, before, limit])
}

export interface PastOrder {
  customerId: string
  at: Date
  /** What its products that the terms are for cost after offers. */
  goodsMinor: number
  /** Whether its customer is today one of those whom the terms are for. */
  forBuyer: boolean
  /** Whether it is the first order of its customer that stands. */
  first: boolean
  /** What promotions took off it, and whether all of them go together with others. */
  otherMinor: number
  othersCombine: boolean
}

/** The newest orders in these states since a time, in the order of their time; one promotion does not count as another of them. */
export function listPastOrders(
  db: Db,
  market: Market,
  { states, since, limit }: { states: readonly string[]; since: Date; limit: number },
  {
    categoryCodes,
    brandSlugs,
    buyers,
    couponId,
  }: Pick<CouponTerms, 'categoryCodes' | 'brandSlugs' | 'buyers'> & { couponId: number | null },
): Promise<PastOrder[]> {
  return db.rows<PastOrder>(PAST, [market, states, since, limit, categoryCodes, brandSlugs, couponId, buyers])
}
