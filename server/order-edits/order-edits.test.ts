// Staff change the lines of orders: amounts, stock, parcels, money, and changes that are taken back.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { statement } from '../platform/db.ts'
import { stockOf } from '../testing/buyers.ts'
import { EDITOR, of, openEditStore } from '../testing/order-edits.ts'
import type { Waiting } from '../testing/payer.ts'
import { eventually } from '../testing/soon.ts'
import { productsToAdd } from './queries/products-to-add.ts'
import type { EditRequest } from './rules/requests.ts'

const UPI = 8
const sql = (text: string) => statement('', text)
const STATE = sql(
  `select o.payable_minor as payable, o.taxes_minor as taxes, o.totals,
     (select jsonb_agg(to_jsonb(l) order by l.line_no) from order_lines l where l.order_id = o.id) as lines,
     (select jsonb_agg(jsonb_build_object('line', r.line_no, 'warehouse', r.warehouse_id, 'quantity', r.quantity)
       order by r.line_no, r.warehouse_id) from stock_reservations r where r.order_id = o.id and r.state = 'reserved') as held
   from orders o where o.id = $1`,
)
const DUE = sql(`select amount_minor as due from payments where order_id = $1 and state = 'due'`)
const INVOICED = sql(
  'select coalesce(sum(payable_minor), 0)::bigint as payable, coalesce(sum(tax_minor), 0)::bigint as taxes from invoices where order_id = $1',
)
const MAILS = sql(
  `select count(*)::int as count from messages m join customers c on c.email = m.recipient
   where m.template = 'lines-edited' and c.id = $1`,
)
const NAME_MAIL = sql(
  `update customers set email = 'asha.edits@plant.example', email_verified_at = now() where id = $1`,
)
const PART_NUMBER = sql('select part_number as "partNumber" from products where msn = $1')

let shop: Awaited<ReturnType<typeof openEditStore>>
beforeAll(async () => {
  shop = await openEditStore()
})
afterAll(() => shop.store.close())
beforeEach(() => shop.fillStock())

const stateOf = ({ answer }: Waiting) =>
  shop.store.app.db.one<{ payable: number; held: object[] }>(STATE, [answer.orderId])
const due = ({ answer }: Waiting, amount: number) =>
  eventually(async () => expect(await shop.store.app.db.one(DUE, [answer.orderId])).toEqual({ due: amount }))

describe('an order with cash on delivery', () => {
  test('costs what was shown: quantities up and down, a product added and one removed', async () => {
    const one = await shop.twoLines()
    const before = await stateOf(one)
    const request = {
      quantities: [
        { lineNo: 1, quantity: 0 },
        { lineNo: 2, quantity: 5 },
      ],
      added: [{ productId: shop.other, quantity: 1 }],
    }
    const shown = await shop.show(one, request)
    expect(await stateOf(one)).toEqual(before)
    expect(shown).toMatchObject({ possible: true, problems: [], settlement: 'collect' })
    expect(shown.difference).toBe(shown.after.payable - shown.before.payable)
    expect(shown.before.payable).toBe(one.answer.payable)
    expect(shown.lines.map(line => [line.before?.quantity ?? 0, line.after?.quantity ?? 0])).toEqual([
      [2, 0],
      [3, 5],
      [0, 1],
    ])

    const order = await shop.edit(one, request)
    expect(order).toMatchObject({ state: 'placed', payable: shown.after.payable })
    expect(order.lines.map(line => line.quantity - line.cancelledQuantity)).toEqual([0, 5, 1])
    expect(order.lines.reduce((sum, { payable }) => sum + payable, 0)).toBe(
      shown.after.payable - shown.after.shipping - shown.after.codFee,
    )
    expect(order.events.at(-1)).toMatchObject({ kind: 'lines-edited', why: 'The customer called' })
    expect(await stockOf(shop.store.app.db, shop.msns[0] ?? '')).toMatchObject({ reserved: 0 })
    expect(await stockOf(shop.store.app.db, shop.msns[1] ?? '')).toMatchObject({ reserved: 5 })
    expect(await stockOf(shop.store.app.db, shop.other)).toMatchObject({ reserved: 1 })
    await due(one, shown.after.payable)
    expect(await shop.payer.detailsOf(one)).toMatchObject({ payable: shown.after.payable })
  })

  // every way back leads to the same order: amounts, lines, reserved stock and what is due
  const around: [string, EditRequest[]][] = [
    ['down and up', [of(1, 1), of(1, 2)]],
    ['up and down', [of(2, 7), of(2, 3)]],
    ['removed and restored', [of(1, 0), of(1, 2)]],
    ['up, down below and up', [of(2, 9), of(2, 1), of(2, 3)]],
    [
      'both at once, one after the shop.other back',
      [
        {
          quantities: [
            { lineNo: 1, quantity: 4 },
            { lineNo: 2, quantity: 1 },
          ],
        },
        of(2, 3),
        of(1, 2),
      ],
    ],
  ]
  for (const confirmed of [false, true]) {
    test.each(around)(`%s leaves it as it was${confirmed ? ' in its parcels' : ''}`, async (_, requests) => {
      const one = await shop.twoLines()
      if (confirmed) await shop.confirm(one)
      const before = await stateOf(one)
      for (const request of requests) await shop.edit(one, request)
      const { held, ...same } = await stateOf(one)
      expect(same).toEqual((({ held: _held, ...rest }) => rest)(before))
      const units = (rows: object[]) => rows.reduce((sum, row) => sum + (row as { quantity: number }).quantity, 0)
      expect(units(held)).toBe(units(before.held))
      if (confirmed) expect(await shop.unitsInParcels(one)).toBe(5)
      await due(one, one.answer.payable)
      for (const [index, msn] of shop.msns.entries())
        expect(await stockOf(shop.store.app.db, msn)).toMatchObject({ onHand: 20, reserved: index + 2 })
    })
  }

  test('a product that was added and removed costs nothing and reserves nothing', async () => {
    const one = await shop.twoLines()
    await shop.edit(one, { added: [{ productId: shop.other, quantity: 2 }] })
    expect(await stockOf(shop.store.app.db, shop.other)).toMatchObject({ reserved: 2 })
    const order = await shop.edit(one, of(3, 0))
    expect(order.payable).toBe(one.answer.payable)
    expect(order.lines[2]).toMatchObject({ quantity: 2, cancelledQuantity: 2, payable: 0 })
    expect(await stockOf(shop.store.app.db, shop.other)).toMatchObject({ reserved: 0 })
    const again = await shop.edit(one, of(3, 1))
    expect(again.lines[2]).toMatchObject({ quantity: 2, cancelledQuantity: 1 })
  })

  test('is sent and invoiced as it is after the edit', async () => {
    const one = await shop.twoLines()
    await shop.confirm(one)
    const order = await shop.edit(one, { ...of(1, 3), added: [{ productId: shop.other, quantity: 1 }] })
    expect(await shop.unitsInParcels(one)).toBe(7)
    for (const { shipmentId } of order.shipments) {
      await shop.pack(shipmentId)
      await shop.ship(shipmentId)
    }
    await eventually(async () => {
      const { payable, taxes } = await shop.store.app.db.one<{ payable: number; taxes: number }>(STATE, [
        one.answer.orderId,
      ])
      expect(await shop.store.app.db.one(INVOICED, [one.answer.orderId])).toEqual({ payable, taxes })
    })
  })

  test('can be cancelled in part afterwards, an added line too', async () => {
    const one = await shop.twoLines()
    await shop.edit(one, { ...of(1, 4), added: [{ productId: shop.other, quantity: 2 }] })
    const items = [
      { lineNo: 3, quantity: 1 },
      { lineNo: 1, quantity: 1 },
    ]
    const shown = await shop.previewCancel(one, items)
    const after = await shop.cancel(one, items)
    expect(after.payable).toBe(shown.payableAfter)
    expect(after.lines.map(line => line.quantity - line.cancelledQuantity)).toEqual([3, 3, 1])
    const back = await shop.edit(one, {
      quantities: [
        { lineNo: 1, quantity: 4 },
        { lineNo: 3, quantity: 2 },
      ],
    })
    expect(back.payable).toBeGreaterThanOrEqual(shown.payableAfter)
  })
})

describe('a paid order', () => {
  test('is refunded exactly the difference, once, and the customer is notified', async () => {
    const one = await shop.twoLines(UPI)
    const { customerId } = one.buyer.actor
    await shop.store.app.db.run(NAME_MAIL, [customerId])
    const shown = await shop.show(one, of(2, 1))
    expect(shown).toMatchObject({ possible: true, settlement: 'refund' })
    const key = { idempotencyKey: randomUUID(), digest: shown.digest }
    await shop.edit(one, of(2, 1), key)
    await shop.edit(one, of(2, 1), key)
    await expect(shop.edit(one, of(2, 2), key)).rejects.toMatchObject({ code: 'request.idempotency' })
    expect(await shop.editsOf(one)).toBe(1)
    await eventually(async () => {
      await shop.payer.makeRefunds()
      const { refunds } = await shop.payer.detailsOf(one)
      expect(refunds).toMatchObject([{ amount: -shown.difference, state: 'succeeded', cause: 'order-edited' }])
      expect(await shop.store.app.db.one(MAILS, [customerId])).toEqual({ count: 1 })
    })
  })
})

describe('what is not possible', () => {
  test('has its reasons', async () => {
    const one = await shop.twoLines()
    const codes = async (request: EditRequest) => (await shop.show(one, request)).problems.map(({ code }) => code)
    expect(await codes({})).toEqual(['unchanged'])
    expect(await codes(of(1, 2))).toEqual(['unchanged'])
    expect(
      await codes({
        quantities: [
          { lineNo: 1, quantity: 0 },
          { lineNo: 2, quantity: 0 },
        ],
      }),
    ).toEqual(['empty'])
    expect(await codes({ added: [{ productId: shop.msns[0] ?? '', quantity: 1 }] })).toEqual(['on-order'])
    expect(await codes({ added: [{ productId: 'MSN00000000', quantity: 1 }] })).toEqual(['unavailable'])
    expect(await shop.show(one, of(1, 21))).toMatchObject({ problems: [{ code: 'stock', lineNo: 1, limit: 20 }] })
    expect(await codes({ added: [{ productId: shop.other, quantity: 21 }] })).toEqual(['stock'])
    await expect(shop.show(one, of(9, 1))).rejects.toMatchObject({ code: 'request.invalid' })
    const twice = {
      quantities: [
        { lineNo: 1, quantity: 1 },
        { lineNo: 1, quantity: 3 },
      ],
    }
    await expect(shop.show(one, twice)).rejects.toMatchObject({ code: 'request.invalid' })
  })

  test('an order of which a parcel is packed stays as it is', async () => {
    const one = await shop.twoLines()
    const { shipments } = await shop.confirm(one)
    await shop.pack(shipments[0]?.shipmentId ?? 0)
    expect(await shop.show(one, of(1, 1))).toMatchObject({ possible: false, problems: [{ code: 'packed' }] })
  })
})

test('products are found by MSN or part number, as they are sold today', async () => {
  const one = await shop.twoLines()
  const { partNumber } = await shop.store.app.db.one<{ partNumber: string }>(PART_NUMBER, [shop.other])
  for (const text of [shop.other.toLowerCase(), partNumber]) {
    const { products } = await productsToAdd(shop.store.app.db, EDITOR, { orderNumber: one.answer.orderNumber, text })
    expect(products).toContainEqual(expect.objectContaining({ productId: shop.other, partNumber, available: 20 }))
  }
  const none = await productsToAdd(shop.store.app.db, EDITOR, {
    orderNumber: one.answer.orderNumber,
    text: 'no such part',
  })
  expect(none).toEqual({ products: [] })
})
