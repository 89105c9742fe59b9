// Split parcels: each is packed, sent, invoiced and cancelled by itself, and their amounts add up.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sum } from '../../contract/shared/money.ts'
import { type DividingStore, openDividingStore, type Picks, UNITS, UPI } from '../testing/divided-parcels.ts'
import { eventually } from '../testing/soon.ts'

let shop: DividingStore
beforeAll(async () => {
  shop = await openDividingStore()
})
afterAll(() => shop.store.close())

const refused = async (answer: Promise<{ status: number; body: unknown }>, status: number, code: string) =>
  expect(await answer).toMatchObject({ status, body: { code } })

/** The preview of both parcels. */
async function shown(shipmentId: number, picks: Picks) {
  const { data } = await shop.desk.visitor.call('POST /api/admin/shipments/{shipmentId}/split/preview', {
    params: { shipmentId },
    body: { items: picks.map(([lineNo, quantity]) => ({ lineNo, quantity })) },
  })
  return data
}

describe('a parcel that is divided', () => {
  test('leaves in two parts, each with the previewed invoice, which add up to the order to the paisa', async () => {
    const one = await shop.confirmed()
    const [onHand] = await shop.stock(0)
    const division = await shown(one.parcel, [
      [1, 2],
      [2, 1],
    ])
    const { before, stays, goes } = division
    expect(before.payable).toBe(one.answer.payable)
    expect(before.charges.map(({ kind }) => kind)).toContain('shipping')
    expect(stays.payable + goes.payable).toBe(before.payable)
    for (const { kind, payable } of before.charges)
      expect(sum([stays, goes].flatMap(of => of.charges.filter(one => one.kind === kind).map(of => of.payable)))).toBe(
        payable,
      )
    expect(goes.lines.map(({ lineNo, quantity }) => [lineNo, quantity])).toEqual([
      [1, 2],
      [2, 1],
    ])
    const second = await shop.divided(one, one.parcel, [
      [1, 2],
      [2, 1],
    ])
    expect(await shop.parcels(one)).toEqual([
      [
        one.parcel,
        'processing',
        [
          [1, 3],
          [2, 2],
        ],
      ],
      [
        second,
        'processing',
        [
          [1, 2],
          [2, 1],
        ],
      ],
    ])
    const staffView = await shop.show(one)
    expect(staffView.shipments.map(({ dividedFrom }) => dividedFrom)).toEqual([null, one.parcel])
    expect(staffView.events.map(({ kind }) => kind)).toContain('parcel-divided')

    // the part that is ready leaves, the rest stays with its stock
    const first = await shop.send(one, second)
    expect(first.payable).toBe(goes.payable)
    expect(await shop.stock(0)).toEqual([UNITS - 2, 3])
    expect(await shop.stock(1)).toEqual([UNITS - 1, 2])
    expect(await shop.show(one)).toMatchObject({ state: 'processing' })
    const buyerSees = await shop.payer.detailsOf(one)
    expect(buyerSees.shipments.map(({ shipmentId, state, lines }) => [shipmentId, state, lines.length])).toEqual([
      [one.parcel, 'processing', 2],
      [second, 'shipped', 2],
    ])
    expect(buyerSees.events.map(({ kind }) => kind)).not.toContain('parcel-divided')
    expect(sum(buyerSees.shipments.map(({ payable }) => payable))).toBe(
      sum(buyerSees.lines.map(({ payable }) => payable)),
    )
    const lineShares = goes.lines.map(({ payable }) => payable)
    expect(buyerSees.shipments[1]?.payable).toBe(sum(lineShares))

    const last = await shop.send(one, one.parcel)
    expect(last.payable).toBe(stays.payable)
    expect(last.number).not.toBe(first.number)
    const { invoiced, order } = await shop.sums(one)
    expect(invoiced).toEqual(order)
    expect(await shop.stock(0)).toEqual([(onHand ?? 0) - 5, 0])
    expect(await shop.stock(1)).toEqual([UNITS - 3, 0])
    expect(await shop.show(one)).toMatchObject({ state: 'shipped' })
  })

  test('is picked and packed as two, and cash is collected for each as it is invoiced', async () => {
    const one = await shop.confirmed()
    const second = await shop.divided(one, one.parcel, [[2, 3]])
    const query = { market: 'IN' as const, orders: String(one.answer.orderNumber) }
    const { data } = await shop.desk.visitor.call('GET /api/admin/orders/pickList', { query })
    const picked = data.items.flatMap(item => item.parcels.map(({ shipmentId, quantity }) => [shipmentId, quantity]))
    expect(picked.sort()).toEqual([
      [one.parcel, 5],
      [second, 3],
    ])
    const codOf = async (shipmentId: number) => {
      await shop.pack(shipmentId)
      const params = { shipmentId }
      const body = { carrier: 'vayu-express', trackingNumber: `VX-${shipmentId}` }
      await shop.desk.visitor.call('POST /api/admin/shipments/{shipmentId}/booking', { params, body })
      await shop.desk.visitor.call('POST /api/admin/shipments/{shipmentId}/move', {
        params,
        body: { to: 'shipped', ...body },
      })
      return shop.invoiceOf(one, shipmentId)
    }
    const booked = [await codOf(one.parcel), await codOf(second)]
    const sql = {
      name: '',
      text: 'select cod_minor as cod from carrier_bookings where order_id = $1 order by requested_at',
    }
    const rows = await shop.store.app.db.rows<{ cod: number }>(sql, [one.answer.orderId])
    expect(rows.map(({ cod }) => cod)).toEqual(booked.map(({ payable }) => payable))
    expect(sum(rows.map(({ cod }) => cod))).toBe(one.answer.payable)
  })

  test('twice, and the parcels that were sent before stay as they were invoiced', async () => {
    const one = await shop.confirmed([7, 4])
    const second = await shop.divided(one, one.parcel, [
      [1, 3],
      [2, 1],
    ])
    const sent = await shop.send(one, second)
    const third = await shop.divided(one, one.parcel, [[1, 1]])
    const fourth = await shop.divided(one, one.parcel, [
      [1, 1],
      [2, 2],
    ])
    for (const parcel of [fourth, one.parcel, third]) await shop.send(one, parcel)
    expect(await shop.invoiceOf(one, second)).toEqual(sent)
    const { invoiced, order } = await shop.sums(one)
    expect(invoiced).toEqual(order)
    expect([await shop.stock(0), await shop.stock(1)]).toEqual([
      [UNITS - 7, 0],
      [UNITS - 4, 0],
    ])
  })

  test('loses a part that is cancelled by itself, with its stock and its refund', async () => {
    const one = await shop.confirmed([5, 3], UPI)
    // the smaller part stays: the parcel with exactly these contents is cancelled
    const second = await shop.divided(one, one.parcel, [
      [1, 4],
      [2, 2],
    ])
    const order = await shop.cancel(one, [
      [1, 4],
      [2, 2],
    ])
    expect(order.shipments.map(({ shipmentId, state }) => [shipmentId, state])).toEqual([
      [one.parcel, 'processing'],
      [second, 'cancelled'],
    ])
    expect([await shop.stock(0), await shop.stock(1)]).toEqual([
      [UNITS, 1],
      [UNITS, 1],
    ])
    await shop.send(one, one.parcel)
    const { invoiced, order: left } = await shop.sums(one)
    expect(invoiced).toEqual(left)
    expect(await shop.show(one)).toMatchObject({ state: 'shipped' })
    await eventually(async () => {
      const { refunds } = (await shop.show(one)).records
      expect(refunds.map(({ amount }) => amount)).toEqual([one.answer.payable - left.payable])
    })
  })

  test('refunds the share of the part that is cancelled after the other has left', async () => {
    const one = await shop.confirmed([5, 3], UPI)
    const picks: Picks = [
      [1, 2],
      [2, 1],
    ]
    const { goes, stays } = await shown(one.parcel, picks)
    const second = await shop.divided(one, one.parcel, picks)
    const sent = await shop.send(one, one.parcel)
    expect(sent.payable).toBe(stays.payable)
    const order = await shop.cancel(one, picks)
    expect(order).toMatchObject({ state: 'shipped', payable: stays.payable })
    expect(order.shipments.map(({ shipmentId, state }) => [shipmentId, state])).toEqual([
      [one.parcel, 'shipped'],
      [second, 'cancelled'],
    ])
    expect([await shop.stock(0), await shop.stock(1)]).toEqual([
      [UNITS - 3, 0],
      [UNITS - 2, 0],
    ])
    await eventually(async () =>
      expect((await shop.show(one)).records.refunds.map(({ amount }) => amount)).toEqual([goes.payable]),
    )
    expect((await shop.sums(one)).invoiced.payable).toBe(stays.payable)
  })

  test('loses a line over both parts, and what is left adds up', async () => {
    const one = await shop.confirmed([6, 3])
    const second = await shop.divided(one, one.parcel, [
      [1, 2],
      [2, 2],
    ])
    await shop.cancel(one, [[1, 5]])
    expect(await shop.stock(0)).toEqual([UNITS, 1])
    const left = (await shop.show(one)).shipments.flatMap(({ lines }) => lines)
    expect(sum(left.filter(({ lineNo }) => lineNo === 1).map(({ quantity }) => quantity))).toBe(1)
    for (const parcel of [one.parcel, second]) await shop.send(one, parcel)
    const { invoiced, order } = await shop.sums(one)
    expect(invoiced).toEqual(order)
    expect(await shop.stock(0)).toEqual([UNITS - 1, 0])
  })
})

describe('two at once', () => {
  test('split a parcel once; the other call gets a conflict', async () => {
    const one = await shop.confirmed()
    const digest = await shop.digestOf(one.parcel)
    const replies = await Promise.all([
      shop.divide(one.parcel, [[1, 4]], { digest }),
      shop.divide(one.parcel, [[1, 3]], { digest }),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'order.split-changed' })
    expect(await shop.parcels(one)).toHaveLength(2)
  })

  test('repeat one request: it is divided once, and another division by its id is rejected', async () => {
    const one = await shop.confirmed()
    const change = { digest: await shop.digestOf(one.parcel), splitId: randomUUID() }
    const again = () =>
      shop.divide(
        one.parcel,
        [
          [1, 4],
          [2, 0],
        ],
        change,
      )
    expect((await Promise.all([again(), again()])).map(({ status }) => status)).toEqual([200, 200])
    expect(await again()).toMatchObject({ status: 200 })
    expect(await shop.parcels(one)).toHaveLength(2)
    await refused(shop.divide(one.parcel, [[1, 3]], change), 409, 'request.idempotency')
  })

  test('pack a parcel and divide it: one of them is done', async () => {
    const one = await shop.confirmed()
    const digest = await shop.digestOf(one.parcel)
    const counted = [
      { lineNo: 1, quantity: 5 },
      { lineNo: 2, quantity: 3 },
    ]
    const params = { shipmentId: one.parcel }
    const packing = shop.desk.visitor.try('POST /api/admin/shipments/{shipmentId}/move', {
      params,
      body: { to: 'packed', counted },
    })
    const [packed, divided] = await Promise.all([packing, shop.divide(one.parcel, [[1, 1]], { digest })])
    expect([packed.status, divided.status].sort()).toEqual([200, 409])
    expect(await shop.parcels(one)).toHaveLength(packed.status === 200 ? 1 : 2)
  })
})
