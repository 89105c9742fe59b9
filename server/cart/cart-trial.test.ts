// Trials of coupons and offers on abandoned carts: the same discounts as in the carts themselves, limits, who sees what, and the rows read.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '../../contract/api.ts'
import { statement } from '../platform/db.ts'
import { offerBody, offerDesk } from '../testing/automatic-offers.ts'
import { fillCarts, makeBuyers, pickProducts } from '../testing/buyers.ts'
import { rowsRead } from '../testing/rows-read.ts'
import { openStaff, type SignedIn } from '../testing/staff.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { lookAtCarts } from './repository/abandoned-carts.ts'
import { viewCart } from './service.ts'

const TRIAL = 'POST /api/admin/abandonedCarts/trial'
const market = 'IN' as const

let store: TestStore
let marketing: SignedIn
let owner: SignedIn
let buyers: Awaited<ReturnType<typeof makeBuyers>>
let msns: string[]

const LEAVE = statement('test.leave-carts', `update carts set updated_at = $1::timestamptz - interval '2 days'`)
const leave = () => store.app.db.run(LEAVE, [store.app.now()])

beforeAll(async () => {
  store = await openTestStore()
  marketing = await openStaff(store, 'marketing')
  owner = await openStaff(store, 'owner')
  msns = await pickProducts(store.app.db, market, 3, 600_00, 3_000_00)
  buyers = await makeBuyers(store.app.db, 3)
  for (const [at, buyer] of buyers.entries())
    await fillCarts(store.app.db, [buyer], [{ msn: msns[at] ?? '', quantity: 1 + at }])
  const body = { itemsList: [{ productId: msns[0] ?? '', productQuantity: 1 }] }
  await store.visitor().call('POST /api/v1/cart/updateCartV2', { body })
  await leave()
})
afterAll(() => store.close())

type Body = CallInput<typeof TRIAL>['body']
function bodyOf(more: Partial<Body>): Body {
  const { kind, value, minCart, maxDiscount, firstOrderOnly, perCustomerLimit, maxUses, budget } = offerBody('X')
  const terms = { kind, value, minCart, maxDiscount, firstOrderOnly, perCustomerLimit, maxUses, budget }
  return { market, ...terms, categoryCodes: [], brandSlugs: [], days: 7, ...more }
}
const trial = async (more: Partial<Body> = {}, by = marketing) =>
  (await by.visitor.call(TRIAL, { body: bodyOf(more) })).data

test('gives what the carts get when the offer is there', async () => {
  const terms = { kind: 'percent', value: 1_000, maxDiscount: 150_00, combines: false } as const
  const tried = await trial({ ...terms, appliedBy: 'automatic' })
  expect(tried).toMatchObject({ carts: 4, complete: true, reached: 4, usedUp: false, less: tried.discount })
  await offerDesk(marketing).withOffers([['TEN', terms]], async ([couponId = 0]) => {
    let given = 0
    for (const { actor } of buyers) given += (await viewCart(store.app.db, actor, {})).automaticDiscount
    const [first] = buyers
    if (!first) throw new Error('no buyer')
    // the guest has the first buyer's product
    given += (await viewCart(store.app.db, first.actor, {})).automaticDiscount
    expect(tried.discount).toBe(given)
    // beside one that takes off more it does not apply, unless it is the one that is changed
    expect(await trial({ ...terms, maxDiscount: 20_00, appliedBy: 'automatic' })).toMatchObject({
      reached: 0,
      best: [],
    })
    expect((await trial({ ...terms, maxDiscount: 20_00, appliedBy: 'automatic', couponId })).reached).toBe(4)
  })
})

test('takes a code as typed by each shopper, within its limits', async () => {
  expect(await trial()).toMatchObject({ reached: 4, discount: 200_00 })
  expect(await trial({ maxUses: 3 })).toMatchObject({ reached: 3, discount: 150_00, usedUp: true })
  expect(await trial({ buyers: 'business' })).toMatchObject({ carts: 4, reached: 0, discount: 0 })
  expect(await trial({ minCart: 90_000_00 })).toMatchObject({ reached: 0, products: 0 })
  expect(await trial({ days: 1 })).toMatchObject({ carts: 0, reached: 0 })
  expect(await marketing.visitor.try(TRIAL, { body: bodyOf({ kind: 'percent', value: 10_001 }) })).toMatchObject({
    body: { code: 'coupon.percent' },
  })
})

test('names carts with their share, and the commission to those alone who may see it', async () => {
  await owner.visitor.call('POST /api/admin/commission/rates', {
    body: { market, basisPoints: 1_000, validFrom: '2099-01-01' },
  })
  const none = await trial({}, owner)
  expect(none.commission).toEqual({ without: 0, with: 0 })
  await store.asOwner(
    `insert into commission_rates (market, basis_points, valid_from, set_by) values ('IN', 1000, '2020-01-01', 'test')`,
  )
  const { commission, best, worst, products } = await trial({}, owner)
  expect(commission?.without).toBeGreaterThan(0)
  // 10 % of a tenth of the prices, at most, without their tax
  expect(commission?.without).toBeLessThanOrEqual(products / 10)
  expect(commission?.with).toBeLessThan(commission?.without ?? 0)
  expect(best).toHaveLength(3)
  expect(worst).toHaveLength(1)
  const share = (one: (typeof best)[number] | undefined) => (one ? one.discount / one.products : 0)
  expect(share(worst[0])).toBeGreaterThanOrEqual(share(best[2]))
  const cartId = worst[0]?.cartId ?? ''
  const read = async (by: SignedIn, query = {}) =>
    (await by.visitor.call('GET /api/admin/abandonedCarts', { query: { market, cartId, ...query } })).data.carts
  expect(await read(marketing)).toMatchObject([{ cartId, customer: null }])
  expect(await read(owner, { market: 'AE' })).toEqual([])
  expect(await read(owner, { hours: 168 })).toEqual([])
  expect((await trial()).commission).toBeNull()
  const finance = await openStaff(store, 'finance')
  expect(await trial({}, finance)).toMatchObject({ commission: { without: expect.any(Number) }, best: [], worst: [] })
  const uae = await openStaff(store, 'owner', ['AE'])
  expect(await uae.visitor.try(TRIAL, { body: bodyOf({}) })).toMatchObject({ status: 403 })
})

test('reads no cart that is older than the period, and of many at most those of its windows', async () => {
  await store.asOwner(`
    with made as (
      insert into customers (market, first_name, phone)
        select 'IN', 'Many', '9170000' || lpad(n::text, 5, '0') from generate_series(1, 20000) n returning id)
    insert into carts (market, customer_id, updated_at)
      select 'IN', id, now() - interval '3 days' - row_number() over () * interval '1 minute' from made;
    analyze carts`)
  const now = store.app.now().getTime()
  const filter = { market, hasAccount: null, minValue: null, maxValue: null }
  const period = { until: new Date(now), since: new Date(now - 60 * 3_600_000) }
  const page = { before: undefined, limit: 250 }
  expect(await rowsRead(store.app.db, db => lookAtCarts(db, { ...filter, ...period }, page))).toBeLessThan(100)
  expect(await trial({ days: 365 })).toMatchObject({ carts: 4, complete: false, reached: 4 })
  expect(await trial({ days: 3 })).toMatchObject({ carts: 4, complete: true })
})
