// Returns on a real store: requested, decided, inspected; money, documents and stock follow, each once.

import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statement } from '../platform/db.ts'
import {
  openReturnsStore,
  type ReturnsStore,
  returnOf,
  RETURNS_STAFF as staff,
  uploadPhoto,
} from '../testing/returns.ts'
import { eventually } from '../testing/soon.ts'
import { withdrawReturn } from './commands/request-return.ts'
import { approveReturn, rejectReturn } from './commands/staff-returns.ts'
import { previewReturn, returnOptions, returnsOfOrder } from './queries/customer-returns.ts'

const COD = 5
const sql = (text: string) => statement('', text)
const INVOICED = sql('select sum(payable_minor)::bigint as payable from invoices where order_id = $1')
const WINDOW = sql(
  `insert into return_windows (market, category_code, days, kind) select market, category_code, $2, $3 from products where msn = $1
   on conflict (market, category_code) do update set days = excluded.days, kind = excluded.kind`,
)
const COLLECT = sql(
  `insert into return_pickups (return_id, carrier_id, reference, state, tracking_number, day, time_window, requested_by, requested_at, updated_at)
   select r.id, c.id, 'KHR' || r.number || 'P1', 'collected', 'VX-P-1', current_date, 'morning', 'test', now(), now()
   from returns r join carriers c on c.code = 'vayu-express' and c.market = r.market where r.number = $1`,
)
const LATER = 86_400_000

let shop: ReturnsStore
beforeAll(async () => {
  shop = await openReturnsStore()
})
afterAll(() => shop.store.close())
const db = () => shop.store.app.db

describe('a return of a prepaid order', () => {
  test('is refunded by what its invoice says, credited, and restocked as far as it is saleable', async () => {
    const one = await shop.delivered()
    const { buyer, answer } = one
    const options = await returnOptions(db(), buyer.actor, answer.orderNumber)
    expect(options).toMatchObject({ handover: 'pick-up', refundTo: 'source', currency: 'INR' })
    expect(options.lines.map(({ lineNo, quantity }) => [lineNo, quantity])).toEqual([
      [1, 2],
      [2, 3],
    ])
    const items = [
      { lineNo: 1, quantity: 1 },
      { lineNo: 2, quantity: 2 },
    ]
    const request = { kind: 'return' as const, items, reasonId: 2 }
    const { refund } = await previewReturn(db(), buyer.actor, { ...request, orderNumber: answer.orderNumber })
    expect(refund).toBeGreaterThan(0)
    const requested = await returnOf(shop.store, one, { items, expectedRefund: refund })
    expect(requested).toMatchObject({ state: 'requested', statusCode: 160, refund, withdrawable: true, sendTo: null })
    expect((await shop.payer.detailsOf(one)).statusCodeOfOrder).toBe(160)
    expect((await returnOptions(db(), buyer.actor, answer.orderNumber)).lines.map(line => line.quantity)).toEqual([
      1, 1,
    ])

    const { returnNumber } = requested
    const before = [await shop.onHand(0), await shop.onHand(1)]
    await shop.receive(returnNumber)
    const decisions = [
      { lineNo: 1, accepted: 1, saleable: 0 },
      { lineNo: 2, accepted: 2, saleable: 2 },
    ]
    const done = await shop.inspect(returnNumber, decisions)
    expect(done).toMatchObject({ state: 'completed', statusCode: 170, refund, withdrawable: false })
    expect(done.items.map(({ acceptedQuantity }) => acceptedQuantity)).toEqual([1, 2])
    expect(await shop.inspect(returnNumber, decisions)).toEqual(done)
    await expect(
      shop.inspect(returnNumber, [{ lineNo: 1, accepted: 0, saleable: 0 }, ...decisions.slice(1)]),
    ).rejects.toThrow(expect.objectContaining({ code: 'request.idempotency' }))
    expect([await shop.onHand(0), await shop.onHand(1)]).toEqual([before[0], (before[1] ?? 0) + 2])
    // once, whether this call makes it or the store's job was first
    expect(await shop.payer.makeRefunds()).toBeLessThanOrEqual(1)
    const made = [{ amount: refund, cause: 'returned', state: 'succeeded' }]
    await eventually(async () => expect((await shop.payer.detailsOf(one)).refunds).toMatchObject(made))
    const order = await shop.payer.detailsOf(one)
    expect(order.statusCodeOfOrder).toBe(150)
    expect(await shop.credited(one)).toMatchObject({ total: refund })
    expect(done.events.map(({ state }) => state)).toEqual(['requested', 'approved', 'received', 'completed'])
  })

  test('of everything, in parts, adds up to what was invoiced', async () => {
    const one = await shop.delivered()
    const items = [
      [{ lineNo: 2, quantity: 2 }],
      [{ lineNo: 1, quantity: 1 }],
      [
        { lineNo: 1, quantity: 1 },
        { lineNo: 2, quantity: 1 },
      ],
    ]
    for (const part of items) {
      const { returnNumber } = await returnOf(shop.store, one, { items: part })
      await shop.receive(returnNumber)
      await shop.inspect(
        returnNumber,
        part.map(({ lineNo, quantity }) => ({ lineNo, accepted: quantity, saleable: 0 })),
      )
    }
    const order = await shop.payer.detailsOf(one)
    const refunded = order.refunds.reduce((sum, { amount }) => sum + amount, 0)
    const { payable } = await db().one<{ payable: number }>(INVOICED, [one.answer.orderId])
    expect(refunded).toBe(payable)
    expect(order.payable).toBe(payable)
    await expect(returnOf(shop.store, one)).rejects.toMatchObject({ code: 'return.not-returnable' })
  })

  test('repeating the request changes nothing, and concurrent ones share what is left', async () => {
    const one = await shop.delivered()
    const input = { returnTransactionId: randomUUID(), pictures: [await uploadPhoto(shop.store, one.buyer)] }
    const first = await returnOf(shop.store, one, input)
    expect(await returnOf(shop.store, one, input)).toEqual(first)
    await expect(returnOf(shop.store, one, { ...input, reasonId: 1 })).rejects.toMatchObject({
      code: 'request.idempotency',
    })
    const more = { items: [{ lineNo: 2, quantity: 2 }] }
    const both = await Promise.allSettled([returnOf(shop.store, one, more), returnOf(shop.store, one, more)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('that is rejected says why and can be requested again; one that is withdrawn too', async () => {
    const one = await shop.delivered()
    const { returnNumber } = await returnOf(shop.store, one)
    const rejected = await rejectReturn(db(), staff, returnNumber, 'The picture shows another product.')
    expect(rejected).toMatchObject({ state: 'rejected', statusCode: 180 })
    expect(rejected.events.at(-1)?.why).toBe('The picture shows another product.')
    await expect(approveReturn(db(), staff, returnNumber)).rejects.toMatchObject({ code: 'return.state' })
    const again = await returnOf(shop.store, one)
    await approveReturn(db(), staff, again.returnNumber)
    const withdrawn = await withdrawReturn(db(), one.buyer.actor, again.returnNumber)
    expect(withdrawn).toMatchObject({ state: 'withdrawn', withdrawable: false })
    expect(await withdrawReturn(db(), one.buyer.actor, again.returnNumber)).toEqual(withdrawn)
    expect((await returnsOfOrder(db(), one.buyer.actor, one.answer.orderNumber)).length).toBe(2)
    expect((await returnOf(shop.store, one)).state).toBe('requested')
  })

  test('cannot be withdrawn once a carrier has collected it', async () => {
    const one = await shop.delivered()
    const { returnNumber } = await returnOf(shop.store, one)
    await approveReturn(db(), staff, returnNumber)
    await db().run(COLLECT, [returnNumber])
    const [shown] = await returnsOfOrder(db(), one.buyer.actor, one.answer.orderNumber)
    expect(shown).toMatchObject({ withdrawable: false, pickup: { state: 'collected' } })
    await expect(withdrawReturn(db(), one.buyer.actor, returnNumber)).rejects.toMatchObject({ code: 'return.state' })
  })

  test('can be requested and withdrawn thirty times for an order', async () => {
    const one = await shop.delivered()
    const pictures = [await uploadPhoto(shop.store, one.buyer)]
    for (let count = 0; count < 30; count++) {
      const { returnNumber } = await returnOf(shop.store, one, { pictures })
      await withdrawReturn(db(), one.buyer.actor, returnNumber)
    }
    await expect(returnOf(shop.store, one, { pictures })).rejects.toMatchObject({ code: 'return.not-returnable' })
  })

  test('that fails the inspection refunds nothing and adds nothing to the stock', async () => {
    const one = await shop.delivered()
    const { returnNumber } = await returnOf(shop.store, one)
    await shop.receive(returnNumber)
    await expect(shop.inspect(returnNumber, [{ lineNo: 1, accepted: 2, saleable: 0 }])).rejects.toMatchObject({
      code: 'request.invalid',
    })
    await expect(shop.inspect(returnNumber, [{ lineNo: 1, accepted: 0, saleable: 1 }])).rejects.toMatchObject({
      code: 'request.invalid',
    })
    const before = await shop.onHand(0)
    const failed = await shop.inspect(returnNumber, [{ lineNo: 1, accepted: 0, saleable: 0 }], 'Parts are missing.')
    expect(failed).toMatchObject({ state: 'inspection-failed', statusCode: 190, refund: 0 })
    expect(await shop.onHand(0)).toBe(before)
    expect(await shop.credited(one)).toMatchObject({ count: 0 })
  })
})

describe('what is not allowed', () => {
  test('before it has arrived, too late, too much, a kind that its category excludes', async () => {
    const waiting = await shop.payer.order([{ msn: shop.msns[0] ?? '', quantity: 1 }], COD)
    await expect(returnOf(shop.store, waiting)).rejects.toMatchObject({ code: 'return.not-returnable' })
    const one = await shop.delivered()
    const { buyer } = one
    const at = (days: number) => ({
      ...one,
      buyer: { ...buyer, actor: { ...buyer.actor, now: new Date(Date.now() + days * LATER) } },
    })
    await expect(returnOf(shop.store, at(9))).rejects.toMatchObject({ code: 'return.not-returnable' })
    expect((await returnOptions(db(), at(9).buyer.actor, one.answer.orderNumber)).lines[0]).toMatchObject({
      quantity: 0,
      until: null,
    })
    const many = { items: [{ lineNo: 1, quantity: 3 }] }
    await expect(returnOf(shop.store, one, many)).rejects.toMatchObject({ code: 'return.not-returnable' })
    await db().run(WINDOW, [shop.msns[0] ?? '', 7, 'exchange'])
    await expect(returnOf(shop.store, one, { reasonId: 8, pictures: [] })).rejects.toMatchObject({
      code: 'return.not-returnable',
    })
    expect(await returnOf(shop.store, one, { reasonId: 8, pictures: [], kind: 'exchange' })).toMatchObject({
      state: 'requested',
      statusCode: 165,
      refund: 0,
    })
    // when the seller is at fault, it cannot insist on that
    expect(await returnOf(shop.store, one, { reasonId: 2 })).toMatchObject({ kind: 'return', state: 'requested' })
    await db().run(WINDOW, [shop.msns[0] ?? '', 7, 'return'])
  })

  test('while the invoice of the parcel is being issued, which the error says', async () => {
    const one = await shop.delivered()
    const parcel = `select shipment_id from shipment_lines l join shipments s on s.id = l.shipment_id
      where s.order_id = '${one.answer.orderId}' and l.line_no = 1`
    const invoices = (change: string) =>
      shop.store.asOwner(`alter table invoices disable trigger user;
        alter table invoices alter shipment_id drop not null;
        ${change};
        alter table invoices enable trigger user`)
    await invoices(`update invoices set shipment_id = null where shipment_id = (${parcel})`)
    await expect(returnOf(shop.store, one)).rejects.toMatchObject({ code: 'order.not-invoiced' })
    await invoices(`update invoices set shipment_id = (${parcel}) where shipment_id is null;
      alter table invoices alter shipment_id set not null`)
    expect((await returnOf(shop.store, one)).state).toBe('requested')
  })

  test('without a picture of the problem, with somebody else’s, with another refund than was shown', async () => {
    const one = await shop.delivered()
    const other = await shop.delivered()
    await expect(returnOf(shop.store, one, { pictures: [] })).rejects.toMatchObject({ code: 'request.invalid' })
    const foreign = [await uploadPhoto(shop.store, other.buyer)]
    await expect(returnOf(shop.store, one, { pictures: foreign })).rejects.toMatchObject({ code: 'request.invalid' })
    await expect(returnOf(shop.store, one, { expectedRefund: 1 })).rejects.toMatchObject({ code: 'payment.amount' })
    await expect(returnOf(shop.store, { ...one, buyer: other.buyer })).rejects.toMatchObject({ code: 'order.unknown' })
    const { returnNumber } = await returnOf(shop.store, one)
    await expect(withdrawReturn(db(), other.buyer.actor, returnNumber)).rejects.toMatchObject({
      code: 'return.unknown',
    })
    await expect(returnsOfOrder(db(), other.buyer.actor, one.answer.orderNumber)).rejects.toMatchObject({
      code: 'order.unknown',
    })
  })
})

test('a picture is stored without what the camera wrote into it', async () => {
  const { buyer } = await shop.delivered()
  const hash = await uploadPhoto(shop.store, buyer)
  const bytes = await shop.store.app.ports.files.get('originals', hash)
  if (!bytes) throw new Error('no picture')
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  expect(Buffer.from(bytes).includes('Kulkarni')).toBe(false)
})
