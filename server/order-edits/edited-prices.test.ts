// Staff set prices, the coupon and a surcharge of a placed order: amounts, tax, documents, money, rights, and what is taken back.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { statement } from '../platform/db.ts'
import { applySettings } from '../platform/limits.ts'
import { of, openEditStore, PRICER } from '../testing/order-edits.ts'
import type { Waiting } from '../testing/payer.ts'
import { eventually } from '../testing/soon.ts'
import type { EditRequest } from './rules/requests.ts'

const UPI = 8
const sql = (text: string) => statement('', text)
const STATE = sql(
  `select o.payable_minor as payable, o.taxes_minor as taxes, o.totals, o.pricing,
     (select jsonb_agg(to_jsonb(l) order by l.line_no) from order_lines l where l.order_id = o.id) as lines
   from orders o where o.id = $1`,
)
const DUE = sql(`select amount_minor as due from payments where order_id = $1 and state = 'due'`)
const INVOICED = sql(
  `select coalesce(sum(payable_minor), 0)::bigint as payable, coalesce(sum(tax_minor), 0)::bigint as taxes,
     (select count(*)::int from invoice_lines l join invoices j on j.id = l.invoice_id where j.order_id = $1 and l.source = 'surcharge') as surcharges
   from invoices where order_id = $1`,
)
const BOOKED = sql(
  `select -sum(l.amount_minor)::bigint as amount from ledger_entries e join ledger_lines l on l.entry_id = e.id
   where e.order_id = $1 and l.account = 'surcharges'`,
)
const USES = sql(
  `select p.code, u.discount_minor as discount from promotion_uses u
     join promotions p on p.id = u.promotion_id where u.order_id = $1 order by p.code`,
)
const ADD_CODE = sql(
  `insert into promotions (market, code, kind, value, min_cart_minor, first_order_only, per_customer_limit, valid_from, valid_to,
     title_en, title_hi) values ('IN', $1, 'flat', $2, $3, $4, $5, '2020-01-01', $6, 'Off', 'छूट')`,
)

let shop: Awaited<ReturnType<typeof openEditStore>>
beforeAll(async () => {
  shop = await openEditStore()
  for (const [code, value, min, first, limit, until] of [
    ['EDIT50', 50_00, 100, false, 1, null],
    ['EDIT80', 80_00, 100, false, null, null],
    ['EDITBIG', 80_00, 90_000_00, false, null, null],
    ['EDITFIRST', 80_00, 100, true, null, null],
    ['EDITOLD', 80_00, 100, false, null, new Date('2020-02-01')],
  ] as const)
    await shop.store.app.db.run(ADD_CODE, [code, value, min, first, limit, until])
})
afterAll(() => shop.store.close())
beforeEach(() => shop.fillStock())

const db = () => shop.store.app.db
const stateOf = ({ answer }: Waiting) =>
  db().one<{ payable: number; taxes: number; lines: { unit_price_minor: number; mrp_minor: number }[] }>(STATE, [
    answer.orderId,
  ])
const show = (one: Waiting, request: EditRequest) => shop.show(one, request, PRICER)
const edit = (one: Waiting, request: EditRequest) => shop.edit(one, request, {}, PRICER)
const codes = async (one: Waiting, request: EditRequest) => (await show(one, request)).problems.map(({ code }) => code)
const usesOf = ({ answer }: Waiting) => db().rows(USES, [answer.orderId])
const priced = (lineNo: number, unitPrice: number | null): EditRequest => ({ prices: [{ lineNo, unitPrice }] })

test('a price, a coupon and a surcharge cost what was shown, are collected, and undone leave the order as it was', async () => {
  const one = await shop.twoLines()
  const before = await stateOf(one)
  const unitPrice = (before.lines[0]?.unit_price_minor ?? 0) - 10_00
  const request = { ...priced(1, unitPrice), coupon: 'EDIT50', surcharge: { amount: 250_00, label: 'Crane unloading' } }
  const shown = await show(one, request)
  expect(await stateOf(one)).toEqual(before)
  expect(shown).toMatchObject({
    possible: true,
    settlement: 'collect',
    coupon: { before: null, after: { code: 'EDIT50', discount: 50_00, reason: null } },
    after: { surcharge: 250_00, products: shown.before.products - 20_00 },
  })
  expect(shown.difference).toBe(shown.after.payable - before.payable)

  const order = await edit(one, request)
  expect(order).toMatchObject({
    payable: shown.after.payable,
    coupon: 'EDIT50',
    surcharge: { amount: 250_00, label: 'Crane unloading' },
    lines: [{ unitPrice, orderedUnitPrice: before.lines[0]?.unit_price_minor }, { orderedUnitPrice: null }],
  })
  expect(order.events.at(-1)?.edit).toMatchObject({
    ...{ payableBefore: before.payable, payableAfter: order.payable, couponBefore: null, couponAfter: 'EDIT50' },
    ...{ surchargeBefore: 0, surchargeAfter: 250_00 },
    lines: [{ quantityBefore: 2, quantityAfter: 2, unitPriceAfter: unitPrice }],
  })
  expect(await usesOf(one)).toEqual([{ code: 'EDIT50', discount: 50_00 }])
  await eventually(async () => expect(await db().one(DUE, [one.answer.orderId])).toEqual({ due: order.payable }))
  const details = await shop.payer.detailsOf(one)
  expect(details).toMatchObject({ payable: order.payable })
  expect(details.steps.find(({ kind }) => kind === 'surcharge')).toMatchObject({
    amount: 250_00,
    params: { label: 'Crane unloading' },
  })

  // quantities keep the price that staff have set, and so does another edit
  const more = await edit(one, of(1, 4))
  expect(more.lines[0]).toMatchObject({ unitPrice, quantity: 4 })
  await edit(one, { ...of(1, 2), coupon: 'EDIT80' })
  expect(await usesOf(one)).toEqual([{ code: 'EDIT80', discount: 80_00 }])
  await edit(one, { ...priced(1, null), coupon: null, surcharge: null })
  expect(await stateOf(one)).toEqual(before)
  expect(await usesOf(one)).toEqual([])
})

test('is invoiced as it is after the edit, the surcharge on one of the documents and in its account', async () => {
  const one = await shop.twoLines()
  await shop.confirm(one)
  const { lines } = await stateOf(one)
  const request = {
    ...priced(2, (lines[1]?.unit_price_minor ?? 0) - 5_00),
    surcharge: { amount: 118_00, label: 'Cutting' },
  }
  const order = await edit(one, request)
  for (const { shipmentId } of order.shipments) {
    await shop.pack(shipmentId)
    await shop.ship(shipmentId)
  }
  await eventually(async () => {
    const { payable, taxes } = await stateOf(one)
    expect(await db().one(INVOICED, [one.answer.orderId])).toEqual({
      payable,
      taxes,
      surcharges: 1,
    })
    expect(await db().one(BOOKED, [one.answer.orderId])).toEqual({ amount: 100_00 })
  })
})

test('what was paid too much is refunded, and a dearer one waits with its coupon until the difference is paid', async () => {
  const one = await shop.twoLines(UPI)
  const { lines, payable } = await stateOf(one)
  const unitPrice = (lines[0]?.unit_price_minor ?? 0) - 10_00
  const lower = await show(one, priced(1, unitPrice))
  expect(lower).toMatchObject({ settlement: 'refund' })
  await edit(one, priced(1, unitPrice))
  await eventually(async () => {
    await shop.payer.makeRefunds()
    expect((await shop.payer.detailsOf(one)).refunds).toMatchObject([
      { amount: -lower.difference, cause: 'order-edited' },
    ])
  })

  const dearer = { ...priced(1, null), coupon: 'EDIT50', surcharge: { amount: 500_00, label: 'Crane' } }
  const shown = await show(one, dearer)
  expect(shown).toMatchObject({ settlement: 'pay' })
  const kept = await edit(one, dearer)
  expect(kept).toMatchObject({
    payable: lower.after.payable,
    waitingEdit: {
      difference: shown.difference,
      coupon: { before: null, after: 'EDIT50' },
      surcharge: { before: 0, after: 500_00, label: 'Crane' },
      lines: [{ before: 2, after: 2, unitPriceBefore: unitPrice }],
    },
  })
  expect(await usesOf(one)).toEqual([{ code: 'EDIT50', discount: 50_00 }])
  await shop.lapse(25)
  expect(await usesOf(one)).toEqual([])
  expect((await stateOf(one)).payable).toBe(lower.after.payable)
  // undone it costs as at first: the customer is asked for what was refunded
  expect((await show(one, priced(1, null))).after.payable).toBe(payable)
})

test('a coupon for chosen products counts those of the order and those that are added', async () => {
  const OF_BRAND = sql(
    `update promotions set kind = 'percent', value = 1000, brand_slugs = (select array_agg(b.slug) from products p
       join brands b on b.id = p.brand_id where p.msn = any($2)) where code = $1`,
  )
  const DIFFERENT = sql(`select count(distinct brand_id)::int as count from products where msn = any($1)`)
  const [first = '', second = ''] = shop.msns
  await db().run(ADD_CODE, ['EDITONLY', 1, 0, false, null, null])
  // the first product and the one that is added, but for the second where it is of another brand
  await db().run(OF_BRAND, ['EDITONLY', [first, shop.other]])
  const one = await shop.twoLines()
  const applies = await show(one, { coupon: 'EDITONLY' })
  const firstLine = (await stateOf(one)).lines[0]?.unit_price_minor ?? 0
  const different = (await db().one<{ count: number }>(DIFFERENT, [[first, second]])).count === 2
  if (different) expect(applies.coupon.after).toMatchObject({ discount: Math.round((firstLine * 2) / 10) })
  await edit(one, { coupon: 'EDITONLY' })
  const more = await show(one, { added: [{ productId: shop.other, quantity: 1 }] })
  const added = more.lines.at(-1)?.after?.unitPrice ?? 0
  const gained = (more.coupon.after?.discount ?? 0) - (more.coupon.before?.discount ?? 0)
  expect(Math.abs(gained - added / 10)).toBeLessThanOrEqual(1)
  await db().run(ADD_CODE, ['EDITNONE', 1, 0, false, null, null])
  await db().run(sql(`update promotions set brand_slugs = '{of-nobody}' where code = $1`), ['EDITNONE'])
  expect(await codes(await shop.twoLines(), { coupon: 'EDITNONE' })).toEqual(['coupon-not-covered'])
})

test('says why a price or a coupon is not possible', async () => {
  const one = await shop.twoLines()
  const { lines } = await stateOf(one)
  const mrp = lines[0]?.mrp_minor ?? 0
  expect(await show(one, priced(1, mrp + 1))).toMatchObject({
    problems: [{ code: 'above-mrp', lineNo: 1, limit: mrp }],
  })
  expect((await show(one, priced(1, mrp))).problems).toEqual([])
  expect(await codes(one, { added: [{ productId: shop.other, quantity: 1, unitPrice: 900_000_00 }] })).toEqual([
    'above-mrp',
  ])
  expect(await codes(one, priced(1, null))).toEqual(['unchanged'])
  expect(await codes(one, { coupon: null })).toEqual(['unchanged'])
  expect(await codes(one, { coupon: 'NOSUCH' })).toEqual(['coupon-unknown'])
  expect(await codes(one, { coupon: 'EDITOLD' })).toEqual(['coupon-expired'])
  expect(await show(one, { coupon: 'EDITBIG' })).toMatchObject({
    problems: [{ code: 'coupon-below-minimum', limit: 90_000_00 - (await show(one, of(1, 1))).before.products }],
  })
  // the order itself is no earlier one, another one is
  expect(await codes(one, { coupon: 'EDITFIRST' })).toEqual([])
  await expect(show(one, priced(9, 100))).rejects.toMatchObject({ code: 'request.invalid' })

  await edit(one, { coupon: 'EDIT50' })
  const second = await shop.payer.order([{ msn: shop.msns[0] ?? '', quantity: 1 }], 5, undefined, one.buyer)
  expect(await codes(second, { coupon: 'EDIT50' })).toEqual(['coupon-used-up'])
  expect(await codes(second, { coupon: 'EDITFIRST' })).toEqual(['coupon-not-first-order'])
  await edit(one, { coupon: null })
  expect(await codes(second, { coupon: 'EDIT50' })).toEqual([])
})

test('prices and surcharges need a right of their own, a coupon does not; two at once change once', async () => {
  const one = await shop.twoLines()
  for (const request of [
    priced(1, 100_00),
    { surcharge: null },
    { added: [{ productId: shop.other, quantity: 1, unitPrice: 1 }] },
  ]) {
    await expect(shop.show(one, request)).rejects.toMatchObject({
      code: 'session.forbidden',
      data: { permission: 'orders.price' },
    })
    await expect(shop.edit(one, request, { digest: '0'.repeat(64) })).rejects.toMatchObject({
      code: 'session.forbidden',
    })
  }
  const { digest } = await shop.show(one, { coupon: 'EDIT80' })
  const both = await Promise.allSettled([
    shop.edit(one, { coupon: 'EDIT80' }, { digest, idempotencyKey: randomUUID() }),
    shop.edit(one, { coupon: 'EDIT80' }, { digest, idempotencyKey: randomUUID() }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await shop.editsOf(one)).toBe(1)
})

test('money that is not collected is given away as one that is refunded: much of it needs a code', async () => {
  const one = await shop.twoLines()
  const { lines } = await stateOf(one)
  const request = priced(1, Math.round((lines[0]?.unit_price_minor ?? 0) / 2))
  const { digest } = await show(one, request)
  const member = { ...PRICER, sessionId: randomUUID() }
  applySettings({ IN: { 'refunds.confirm-above': 100 } })
  try {
    await expect(shop.edit(one, request, { digest }, member)).rejects.toMatchObject({ code: 'staff.confirm' })
  } finally {
    applySettings({})
  }
})
