// Large refunds by staff: each way requires a fresh second factor, changes nothing without it, and succeeds with it.

import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { editOrder } from './order-edits/commands/edit-order.ts'
import { previewEdit } from './order-edits/queries/preview-edit.ts'
import { cancelOrderByStaff } from './orders/commands/cancel-order.ts'
import type { Staff } from './platform/actor.ts'
import { statement } from './platform/db.ts'
import { applySettings } from './platform/limits.ts'
import { reducePrice } from './returns/commands/reduce-price.ts'
import { moveParcel } from './returns/commands/return-parcel.ts'
import { inspectReturn, refundInstead } from './returns/commands/staff-returns.ts'
import { reductionPreview } from './returns/queries/reductions.ts'
import { parcelsOf } from './testing/parcels.ts'
import { deliveredOrder, openReturnsStore, RETURNS_STAFF, type ReturnsStore, returnOf } from './testing/returns.ts'
import { testRights } from './testing/staff.ts'

const UPI = 8
const COD = 5
const ACCEPTED = [{ lineNo: 1, accepted: 1, saleable: 0 }]
/** Everything a refund would write in the order, its parcels, returns and documents. */
const TRACES = statement(
  'test.traces-of-refunds',
  `select (select count(*) from refunds where order_id = $1)::int as refunds,
     (select count(*) from credit_notes where order_id = $1)::int as credits,
     (select count(*) from order_events where order_id = $1)::int as events,
     (select jsonb_agg(state order by id) from returns where order_id = $1) as returns,
     (select jsonb_agg(state order by id) from shipments where order_id = $1) as parcels`,
)

/** At the console, without a code for a while. */
const seated: Staff = { ...RETURNS_STAFF, sessionId: 'a-session', confirmedUntil: null }

let shop: ReturnsStore
beforeAll(async () => {
  shop = await openReturnsStore()
})
afterEach(() => applySettings({}))
afterAll(() => shop.store.close())

const app = () => shop.store.app
const confirmed = (): Staff => ({ ...seated, confirmedUntil: new Date(seated.now.getTime() + 60_000) })
const confirmAbove = (amountMinor: number) => applySettings({ IN: { 'refunds.confirm-above': amountMinor } })

/** A member whose role has a lower limit waits for an approval, and a key is rejected with both amounts. */
async function expectLimit(work: (staff: Staff) => Promise<unknown>, amountMinor: number): Promise<void> {
  const limit = amountMinor - 1
  const limited = { staffId: randomUUID(), moneyLimits: { IN: limit, AE: null } }
  const member = { ...confirmed(), ...limited }
  await expect(work(member)).rejects.toMatchObject({ code: 'staff.approval-waits', need: { market: 'IN' } })
  await expect(work({ ...member, approval: { by: 'ravi', amountMinor: limit } })).rejects.toMatchObject({
    code: 'staff.approval-waits',
  })
  await expect(work({ ...RETURNS_STAFF, ...limited })).rejects.toMatchObject({
    code: 'staff.money-limit',
    data: { moneyLimit: { market: 'IN', limit, amount: expect.any(Number) } },
  })
}

/** Performs a refund of an amount: rejected without a code and with an expired one, accepted with a fresh one. */
async function expectStepUp(
  orderId: string,
  work: (staff: Staff) => Promise<unknown>,
  amountMinor: number,
  most = amountMinor,
): Promise<void> {
  const traces = () => app().db.one(TRACES, [orderId])
  const before = await traces()
  await expectLimit(work, amountMinor)
  expect(await traces()).toEqual(before)
  confirmAbove(amountMinor - 1)
  await expect(work(seated)).rejects.toMatchObject({ code: 'staff.confirm' })
  await expect(work({ ...seated, confirmedUntil: seated.now })).rejects.toMatchObject({ code: 'staff.confirm' })
  expect(await traces()).toEqual(before)
  // exactly at the limit of the market; that of the other market does not matter
  await work({ ...confirmed(), staffId: randomUUID(), moneyLimits: { IN: most, AE: 0 } })
  expect(await traces()).not.toEqual(before)
}

const twoLines = () =>
  shop.payer.order(
    shop.msns.slice(0, 2).map(msn => ({ msn, quantity: 2 })),
    UPI,
  )

const cancel = (orderNumber: number) => (staff: Staff) =>
  cancelOrderByStaff(app().db, staff, { orderNumber, reason: 'Damaged in the warehouse' })

describe('a code is needed to', () => {
  test('cancel an order that was paid', async () => {
    const one = await twoLines()
    await shop.pay(one)
    await expectStepUp(one.answer.orderId, cancel(one.answer.orderNumber), one.answer.payable)
  })

  test('remove products from a paid order', async () => {
    const one = await twoLines()
    await shop.pay(one)
    const { orderNumber } = one.answer
    const quantities = [{ lineNo: 1, quantity: 1 }]
    const { digest, difference } = await previewEdit(app(), seated, { orderNumber, quantities })
    const input = { orderNumber, quantities, digest, reason: 'The customer called', idempotencyKey: randomUUID() }
    await expectStepUp(one.answer.orderId, staff => editOrder(app(), staff, input), -difference)
  })

  test('accept a return', async () => {
    const one = await shop.delivered()
    const { returnNumber, refund } = await returnOf(shop.store, one)
    await shop.receive(returnNumber)
    const inspect = (staff: Staff) => inspectReturn(app().db, staff, { returnNumber, items: ACCEPTED, note: '' })
    await expectStepUp(one.answer.orderId, inspect, refund)
  })

  test('refund an exchange instead', async () => {
    const one = await deliveredOrder(shop.store, shop.payer, [{ msn: shop.msns[2] ?? '', quantity: 1 }])
    const { returnNumber } = await returnOf(shop.store, one, { kind: 'exchange' })
    await shop.receive(returnNumber)
    await shop.inspect(returnNumber, ACCEPTED)
    await expectStepUp(one.answer.orderId, staff => refundInstead(app().db, staff, returnNumber), 1, one.answer.payable)
  })

  test('refund pieces without a return', async () => {
    const one = await shop.delivered()
    const { orderNumber, orderId } = one.answer
    const items = [{ lineNo: 1, quantity: 1 }]
    const { refund } = await reductionPreview(app().db, seated, { orderNumber, items, reason: 'missing' })
    const input = { orderNumber, items, reason: 'missing' as const, note: 'Not in the box', expectedRefund: refund }
    const reduce = (staff: Staff) => reducePrice(app().db, staff, { ...input, idempotencyKey: randomUUID() })
    await expectStepUp(orderId, reduce, refund)
  })

  test('take back a paid parcel', async () => {
    const parcels = parcelsOf(shop)
    const one = await parcels.sent(1)
    const [shipmentId = 0] = one.parcels
    await parcels.returning(shipmentId)
    const back = { shipmentId, to: 'returned' as const, items: [{ lineNo: 1, saleable: 2 }] }
    await expectStepUp(one.answer.orderId, staff => moveParcel(app().db, staff, back), one.answer.payable)
  })
})

describe('several refunds', () => {
  /** An order of four units; cancels one of them for each key. */
  async function paidOrder() {
    const one = await shop.payer.order([{ msn: shop.msns[0] ?? '', quantity: 4 }], UPI)
    await shop.pay(one)
    const { orderNumber } = one.answer
    const cancelOne = (staff: Staff) =>
      cancelOrderByStaff(app().db, staff, {
        ...{ orderNumber, reason: 'The customer called', idempotencyKey: randomUUID() },
        items: [{ lineNo: 1, quantity: 1 }],
      })
    return { unit: Math.ceil(one.answer.payable / 4), cancelOne }
  }
  /** A member who has not refunded anything yet. */
  const member = (): Staff => ({ ...seated, staffId: randomUUID() })
  const withCode = (staff: Staff): Staff => ({ ...staff, confirmedUntil: new Date(staff.now.getTime() + 60_000) })
  const staffConfirm = { code: 'staff.confirm' }

  test('need a code when they are much together, of one order and of several, and count from zero after it', async () => {
    const [first, second] = [await paidOrder(), await paidOrder()]
    confirmAbove(Math.floor(first.unit * 2.5))
    const staff = member()
    await first.cancelOne(staff)
    await first.cancelOne(staff)
    await expect(first.cancelOne(staff)).rejects.toMatchObject(staffConfirm)
    await expect(second.cancelOne(staff)).rejects.toMatchObject(staffConfirm)
    await second.cancelOne(withCode(staff))
    await second.cancelOne(staff)
    await second.cancelOne(staff)
    await expect(second.cancelOne(staff)).rejects.toMatchObject(staffConfirm)
  })

  test('count per member and day', async () => {
    const one = await paidOrder()
    confirmAbove(Math.floor(one.unit * 1.5))
    const staff = member()
    await one.cancelOne(staff)
    await one.cancelOne(member())
    await expect(one.cancelOne(staff)).rejects.toMatchObject(staffConfirm)
    await one.cancelOne({ ...staff, now: new Date(staff.now.getTime() + 24 * 3_600_000) })
  })

  test('made concurrently are counted one after another', async () => {
    const orders = await Promise.all(Array.from({ length: 4 }, paidOrder))
    confirmAbove(Math.floor((orders[0]?.unit ?? 0) * 2.5))
    const staff = member()
    const made = await Promise.allSettled(orders.map(one => one.cancelOne(staff)))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    for (const one of made) if (one.status === 'rejected') expect(one.reason).toMatchObject(staffConfirm)
  })
})

describe('the money limit of a role', () => {
  test('adds up the refunds of a day, and an approval allows exactly the approved one', async () => {
    const one = await shop.payer.order([{ msn: shop.msns[0] ?? '', quantity: 4 }], UPI)
    await shop.pay(one)
    const { orderNumber, payable } = one.answer
    const cancelOne = (staff: Staff) =>
      cancelOrderByStaff(app().db, staff, {
        ...{ orderNumber, reason: 'The customer called', idempotencyKey: randomUUID() },
        items: [{ lineNo: 1, quantity: 1 }],
      })
    const limits = { IN: Math.floor(payable / 4) * 2, AE: null }
    const staff: Staff = { ...confirmed(), staffId: randomUUID(), moneyLimits: limits }
    await cancelOne(staff)
    await expect(cancelOne({ ...staff, moneyLimits: { IN: Math.ceil(payable / 4), AE: null } })).rejects.toMatchObject({
      code: 'staff.approval-waits',
    })
    await cancelOne({ ...staff, approval: { by: 'ravi', amountMinor: payable } })
  })

  test('includes amounts that staff add to the price of an order', async () => {
    const one = await shop.payer.order([{ msn: shop.msns[0] ?? '', quantity: 1 }], COD)
    const { orderNumber } = one.answer
    const pricer: Staff = { ...confirmed(), ...testRights('owner'), confirmedUntil: confirmed().confirmedUntil }
    const request = { orderNumber, surcharge: { amount: 250_00, label: 'Crane' } }
    const { digest, difference } = await previewEdit(app(), pricer, request)
    const input = { ...request, digest, reason: 'The customer asked', idempotencyKey: randomUUID() }
    const edit = (limit: number) =>
      editOrder(app(), { ...pricer, staffId: randomUUID(), moneyLimits: { IN: limit, AE: null } }, input)
    await expect(edit(difference - 1)).rejects.toMatchObject({ need: { amountMinor: difference } })
    await edit(difference)
  })
})

describe('no code is needed', () => {
  test('up to the amount of the setting', async () => {
    const one = await twoLines()
    await shop.pay(one)
    confirmAbove(one.answer.payable)
    expect(await cancel(one.answer.orderNumber)(seated)).toMatchObject({ state: 'cancelled' })
  })

  test('where nothing was paid', async () => {
    const one = await shop.payer.order([{ msn: shop.msns[0] ?? '', quantity: 1 }], COD)
    confirmAbove(0)
    expect(await cancel(one.answer.orderNumber)(seated)).toMatchObject({ state: 'cancelled' })
  })

  test('are possible with an API key, which was created with a code', async () => {
    const one = await twoLines()
    await shop.pay(one)
    confirmAbove(0)
    expect(await cancel(one.answer.orderNumber)(RETURNS_STAFF)).toMatchObject({ state: 'cancelled' })
  })
})
