// Staff edit orders that have automatic offers: these stay, with the coupon or without it, and are never judged again.

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { replayTotals } from '../../contract/cart/totals-steps.rules.ts'
import type { TotalsInput, TotalsStep } from '../../contract/cart/totals-types.ts'
import { statement } from '../platform/db.ts'
import { of, openEditStore, PRICER } from '../testing/order-edits.ts'
import type { Waiting } from '../testing/payer.ts'
import { eventually } from '../testing/soon.ts'
import type { EditRequest } from './rules/requests.ts'

const sql = (text: string) => statement('', text)
const ADD = sql(
  `insert into promotions (market, code, automatic, combines, kind, value, valid_from, title_en, title_hi)
   values ('IN', $1, $2, $3, $4, $5, '2020-01-01', 'Off', 'छूट')`,
)
const END = sql(`update promotions set active = false where automatic`)
const STATE = sql(
  `select o.payable_minor as payable, o.taxes_minor as taxes, o.totals -> 'steps' as steps, o.pricing from orders o where o.id = $1`,
)
const USES = sql(
  `select p.code from promotion_uses u join promotions p on p.id = u.promotion_id where u.order_id = $1 order by p.code`,
)
const COUNTS = sql(
  `select p.code, c.uses from promotion_counts c join promotions p on p.id = c.promotion_id
   where p.code like 'KEPT-%' order by p.code`,
)
const INVOICED = sql(
  `select coalesce(sum(payable_minor), 0)::bigint as payable, coalesce(sum(tax_minor), 0)::bigint as taxes
   from invoices where order_id = $1`,
)

let shop: Awaited<ReturnType<typeof openEditStore>>
let one: Waiting
beforeAll(async () => {
  shop = await openEditStore()
  const run = (values: (string | number | boolean)[]) => shop.store.app.db.run(ADD, values)
  await run(['KEPT-A', true, true, 'percent', 700])
  await run(['KEPT-B', true, true, 'flat', 33_33])
  await run(['GOES', false, true, 'flat', 50_00])
  await run(['ALONE', false, false, 'flat', 50_00])
})
afterAll(() => shop.store.close())
beforeEach(async () => {
  await shop.fillStock()
  await shop.store.app.db.run(sql('update promotions set active = true where automatic'), [])
  one = await shop.twoLines()
  // an order keeps what it was placed with
  await shop.store.app.db.run(END, [])
})

const db = () => shop.store.app.db
const stateOf = () =>
  db().one<{ payable: number; taxes: number; steps: TotalsStep[]; pricing: TotalsInput }>(STATE, [one.answer.orderId])
const usesOf = async () => (await db().rows<{ code: string }>(USES, [one.answer.orderId])).map(({ code }) => code)
const offersOf = ({ steps }: { steps: readonly TotalsStep[] }) =>
  steps.filter(({ kind }) => kind === 'automatic-offer').map(({ params }) => params.code)
const edit = (request: EditRequest) => shop.edit(one, request, {}, PRICER)

test('quantities, another product and a coupon leave the offers; taken back the order is as it was', async () => {
  const before = await stateOf()
  expect(offersOf(before)).toEqual(['KEPT-A', 'KEPT-B'])
  const shown = await shop.show(one, { coupon: 'GOES' }, PRICER)
  expect(shown).toMatchObject({ possible: true, coupon: { after: { code: 'GOES', discount: 50_00 } } })
  expect(shown.after.discounts).toBeGreaterThan(shown.before.discounts)
  await edit({ coupon: 'GOES' })
  expect(await usesOf()).toEqual(['GOES', 'KEPT-A', 'KEPT-B'])
  await edit({ added: [{ productId: shop.other, quantity: 1 }] })
  const more = await stateOf()
  expect(offersOf(more)).toEqual(['KEPT-A', 'KEPT-B'])
  expect(replayTotals(more.steps)).toMatchObject({
    totalPayableAmountMinor: more.payable,
    promotionDiscountMinor: 50_00,
  })
  await edit({ ...of(3, 0), coupon: null })
  expect(await usesOf()).toEqual(['KEPT-A', 'KEPT-B'])
  expect(await stateOf()).toMatchObject({ payable: before.payable, taxes: before.taxes })
})

test('a coupon that does not combine is not possible beside them', async () => {
  const { problems } = await shop.show(one, { coupon: 'ALONE' }, PRICER)
  expect(problems.map(({ code }) => code)).toEqual(['coupon-not-combinable'])
  await expect(edit({ coupon: 'ALONE' })).rejects.toMatchObject({ code: 'order.state' })
  expect(await usesOf()).toEqual(['KEPT-A', 'KEPT-B'])
  // nor is an offer a coupon
  const typed = await shop.show(one, { coupon: 'KEPT-A' }, PRICER)
  expect(typed.problems.map(({ code }) => code)).toEqual(['coupon-unknown'])
})

test('what is cancelled before and after a parcel has left is computed with them, and the invoices come to the rest', async () => {
  await shop.confirm(one)
  const before = await db().rows(COUNTS, [])
  await shop.cancel(one, [{ lineNo: 2, quantity: 1 }])
  const order = await edit(of(1, 1))
  expect(offersOf(await stateOf())).toEqual(['KEPT-A', 'KEPT-B'])
  for (const { shipmentId } of order.shipments) {
    await shop.pack(shipmentId)
    await shop.ship(shipmentId)
  }
  await eventually(async () => {
    const { payable, taxes } = await stateOf()
    expect(await db().one(INVOICED, [one.answer.orderId])).toEqual({ payable, taxes })
  })
  const { steps, payable } = await stateOf()
  expect(replayTotals(steps).totalPayableAmountMinor).toBe(payable)
  // a part that is cancelled gives no use back
  expect(await db().rows(COUNTS, [])).toEqual(before)
})
