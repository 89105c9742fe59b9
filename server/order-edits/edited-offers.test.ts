// Staff edit orders that have automatic offers: these stay, with the coupon or without it, and are never judged again; staff take them off and put them back.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { replayTotals } from '../../contract/cart/totals-steps.rules.ts'
import type { TotalsInput, TotalsStep } from '../../contract/cart/totals-types.ts'
import { withdrawEdit } from '../orders/service.ts'
import { statement } from '../platform/db.ts'
import { of, openEditStore, PRICER } from '../testing/order-edits.ts'
import { bodyOf, payAgain, type Waiting } from '../testing/payer.ts'
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
const countsOf = async () =>
  Object.fromEntries(
    (await db().rows<{ code: string; uses: number }>(COUNTS, [])).map(({ code, uses }) => [code, uses]),
  )
const offersOf = ({ steps }: { steps: readonly TotalsStep[] }) =>
  steps.filter(({ kind }) => kind === 'automatic-offer').map(({ params }) => params.code)
const edit = (request: EditRequest) => shop.edit(one, request, {}, PRICER)

test('quantities, another product and a coupon leave the offers; undone, the order is as it was', async () => {
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

test('a coupon that does not combine with them is not possible', async () => {
  const { problems } = await shop.show(one, { coupon: 'ALONE' }, PRICER)
  expect(problems.map(({ code }) => code)).toEqual(['coupon-not-combinable'])
  await expect(edit({ coupon: 'ALONE' })).rejects.toMatchObject({ code: 'order.state' })
  expect(await usesOf()).toEqual(['KEPT-A', 'KEPT-B'])
  // nor is an offer a coupon
  const typed = await shop.show(one, { coupon: 'KEPT-A' }, PRICER)
  expect(typed.problems.map(({ code }) => code)).toEqual(['coupon-unknown'])
})

test('cancellations before and after a parcel has left are computed with them, and the invoices add up to the rest', async () => {
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

describe('an offer that is taken off', () => {
  test('is computed before it is done, gives its use back, and the event says it; put back the order is as it was', async () => {
    const [before, counts] = [await stateOf(), await countsOf()]
    const shown = await shop.show(one, { offers: ['KEPT-A'] }, PRICER)
    expect(shown).toMatchObject({ possible: true, difference: 33_33, settlement: 'collect' })
    expect(shown.before.discounts - shown.after.discounts).toBe(33_33)
    expect(await stateOf()).toEqual(before)
    const order = await edit({ offers: ['KEPT-A'] })
    expect(order.offers).toEqual([
      { code: 'KEPT-A', titleEn: 'Off', titleHi: 'छूट', applies: true },
      { code: 'KEPT-B', titleEn: 'Off', titleHi: 'छूट', applies: false },
    ])
    expect(order.events.at(-1)?.edit).toMatchObject({ offersOff: [{ en: 'Off', hi: 'छूट' }], offersBack: [] })
    expect(order.payable).toBe(before.payable + 33_33)
    const off = await stateOf()
    expect([offersOf(off), await usesOf()]).toEqual([['KEPT-A'], ['KEPT-A']])
    expect(replayTotals(off.steps).totalPayableAmountMinor).toBe(off.payable)
    expect(await countsOf()).toEqual({ ...counts, 'KEPT-B': (counts['KEPT-B'] ?? 0) - 1 })
    const again = await edit({ offers: ['KEPT-B', 'KEPT-A'] })
    expect(again.events.at(-1)?.edit).toMatchObject({ offersOff: [], offersBack: [{ en: 'Off', hi: 'छूट' }] })
    expect([await stateOf(), await usesOf()]).toEqual([before, ['KEPT-A', 'KEPT-B']])
    expect(await countsOf()).toEqual(counts)
  })

  test('with all others and a quantity, then cancelled: the uses of what it still has alone are given back', async () => {
    const counts = await countsOf()
    await edit({ ...of(1, 1), offers: [] })
    const { pricing, steps } = await stateOf()
    expect([pricing.automatic, offersOf({ steps }), await usesOf()]).toEqual([[], [], []])
    await shop.cancel(one)
    expect(await countsOf()).toEqual({ 'KEPT-A': (counts['KEPT-A'] ?? 0) - 1, 'KEPT-B': (counts['KEPT-B'] ?? 0) - 1 })
  })

  test('is one that the order was placed with, named once', async () => {
    const wrong = (offers: string[]) =>
      expect(shop.show(one, { offers }, PRICER)).rejects.toMatchObject({ code: 'request.invalid' })
    await wrong(['KEPT-A', 'NONE'])
    await wrong(['GOES'])
    await wrong(['KEPT-A', 'KEPT-A'])
    const same = await shop.show(one, { offers: ['KEPT-B', 'KEPT-A'] }, PRICER)
    expect(same.problems.map(({ code }) => code)).toEqual(['unchanged'])
  })

  test('repeating it changes nothing, and of two concurrent edits the second is rejected', async () => {
    const request = { offers: ['KEPT-B'] }
    const { digest } = await shop.show(one, request, PRICER)
    const change = { digest, idempotencyKey: 'offer-off-once' }
    const results = await Promise.allSettled([
      shop.edit(one, request, change, PRICER),
      shop.edit(one, { offers: [] }, {}, PRICER),
    ])
    const made = results.filter(({ status }) => status === 'fulfilled')
    expect(made.length).toBeGreaterThan(0)
    expect(await shop.editsOf(one)).toBe(made.length)
    const counts = await countsOf()
    if (results[0]?.status === 'fulfilled') await shop.edit(one, request, change, PRICER)
    expect([await shop.editsOf(one), await countsOf()]).toEqual([made.length, counts])
  })

  test('allows a coupon that does not combine, and is not restored with it', async () => {
    await edit({ offers: [], coupon: 'ALONE' })
    expect(await usesOf()).toEqual(['ALONE'])
    const { problems } = await shop.show(one, { offers: ['KEPT-A'] }, PRICER)
    expect(problems.map(({ code }) => code)).toEqual(['offer-not-combinable'])
    await edit({ offers: ['KEPT-A', 'KEPT-B'], coupon: null })
    expect(await usesOf()).toEqual(['KEPT-A', 'KEPT-B'])
  })

  test('is not put back when others have used it up meanwhile', async () => {
    await edit({ offers: ['KEPT-A'] })
    const limit = sql(
      `update promotions p set max_uses = greatest(c.uses, 1) from promotion_counts c where c.promotion_id = p.id and p.code = 'KEPT-B'`,
    )
    await db().run(limit, [])
    const taken = sql(
      `update promotion_counts c set uses = uses + 1 from promotions p where p.id = c.promotion_id and p.code = 'KEPT-B'`,
    )
    await db().run(taken, [])
    const { problems } = await shop.show(one, { offers: ['KEPT-A', 'KEPT-B'] }, PRICER)
    expect(problems.map(({ code }) => code)).toEqual(['offer-exhausted'])
    await expect(edit({ offers: ['KEPT-A', 'KEPT-B'] })).rejects.toMatchObject({ code: 'order.state' })
    await db().run(sql(`update promotions set max_uses = null where code = 'KEPT-B'`), [])
  })
})

describe('of an order that was paid', () => {
  const UPI = 8
  const waitingOf = ({ waitingEdit }: Awaited<ReturnType<typeof edit>>) => waitingEdit?.editId ?? ''
  beforeEach(async () => {
    await db().run(sql('update promotions set active = true where automatic'), [])
    one = await shop.twoLines(UPI)
    await db().run(END, [])
  })

  test('stays until the difference is paid: withdrawn the order has it still, and paid it has it no more', async () => {
    const [before, counts] = [await stateOf(), await countsOf()]
    const { difference, settlement } = await shop.show(one, { offers: ['KEPT-A'] }, PRICER)
    expect([settlement, difference > 0]).toEqual(['pay', true])
    const kept = await edit({ offers: ['KEPT-A'] })
    expect(kept.waitingEdit).toMatchObject({
      ...{ difference, coupon: { before: null, after: null } },
      ...{ offersOff: [{ en: 'Off', hi: 'छूट' }], offersBack: [] },
    })
    expect([await stateOf(), await usesOf(), await countsOf()]).toEqual([before, ['KEPT-A', 'KEPT-B'], counts])
    const { orderNumber } = one.answer
    await withdrawEdit(shop.store.app, PRICER, { orderNumber, editId: waitingOf(kept) })
    expect([await stateOf(), await usesOf(), await countsOf()]).toEqual([before, ['KEPT-A', 'KEPT-B'], counts])

    const editId = waitingOf(await edit({ offers: ['KEPT-A'] }))
    const asked = await payAgain(shop.store.app, one.buyer.actor, { orderNumber, editId, paymentMethodId: UPI })
    const ref = asked.redirect?.fields.ref ?? ''
    await shop.payer.post(bodyOf({ ref, state: 'success', amountMinor: difference }))
    expect([offersOf(await stateOf()), await usesOf()]).toEqual([['KEPT-A'], ['KEPT-A']])
    expect(await countsOf()).toEqual({ ...counts, 'KEPT-B': (counts['KEPT-B'] ?? 0) - 1 })
    // put back, the difference is refunded
    const back = await shop.show(one, { offers: ['KEPT-A', 'KEPT-B'] }, PRICER)
    expect(back).toMatchObject({ difference: -difference, settlement: 'refund' })
    await edit({ offers: ['KEPT-A', 'KEPT-B'] })
    expect([await stateOf(), await countsOf()]).toEqual([before, counts])
  })

  test('counts as used while an edit that puts it back waits, and no longer when nobody pays', async () => {
    await edit({ ...of(2, 1), offers: ['KEPT-A'] })
    const counts = await countsOf()
    const kept = await edit({ ...of(2, 3), offers: ['KEPT-A', 'KEPT-B'] })
    expect(kept.waitingEdit).toMatchObject({ offersOff: [], offersBack: [{ en: 'Off', hi: 'छूट' }] })
    expect(offersOf(await stateOf())).toEqual(['KEPT-A'])
    expect(await countsOf()).toEqual({ ...counts, 'KEPT-B': (counts['KEPT-B'] ?? 0) + 1 })
    await shop.lapse(25)
    expect([await usesOf(), await countsOf()]).toEqual([['KEPT-A'], counts])
  })
})
