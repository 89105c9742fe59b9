// Orders of two products in one parcel, which staff divide, made for tests.

import { randomUUID } from 'node:crypto'
import type { CallInput } from '../../contract/api.ts'
import type { StaffOrder } from '../../contract/orders/staff-api.ts'
import { sum } from '../../contract/shared/money.ts'
import { type Db, statement } from '../platform/db.ts'
import { pickProducts, setStock, stockOf } from './buyers.ts'
import { payerOf, type Waiting } from './payer.ts'
import { eventually } from './soon.ts'
import { openStaff, type SignedIn } from './staff.ts'
import { openTestStore } from './store.ts'

export const COD = 5
export const UPI = 8
export const UNITS = 40

const SAME_SENDER = statement(
  'test.products-of-one-sender',
  `select array_agg(x.msn order by x.msn) as msns from (
     select o.msn, o.seller_id, min(s.warehouse_id) as warehouse_id
     from offers o join stock s on s.offer_id = o.id where o.msn = any($1) group by o.msn, o.seller_id) x
   group by x.seller_id, x.warehouse_id order by count(*) desc limit 1`,
)
const INVOICES = statement(
  'test.invoices-of-parcels',
  `select h.number as "shipmentId", i.payable_minor as payable, i.total_minor as total, i.tax_minor as tax, i.number
   from invoices i join shipments h on h.id = i.shipment_id where i.order_id = $1 order by h.number`,
)
const ORDER = statement(
  'test.order-amounts',
  'select payable_minor as payable, taxes_minor as tax from orders where id = $1',
)

interface Invoiced {
  shipmentId: number
  payable: number
  total: number
  tax: number
  number: string
}

export type Picks = [lineNo: number, quantity: number][]
export const itemsOf = (picks: Picks) => picks.map(([lineNo, quantity]) => ({ lineNo, quantity }))

/** The calls of members on parcels. */
function parcelCalls(desk: SignedIn) {
  const move = (shipmentId: number, body: CallInput<'POST /api/admin/shipments/{shipmentId}/move'>['body']) =>
    desk.visitor.call('POST /api/admin/shipments/{shipmentId}/move', { params: { shipmentId }, body })
  const preview = (shipmentId: number, picks: Picks, by: SignedIn = desk) =>
    by.visitor.try('POST /api/admin/shipments/{shipmentId}/split/preview', {
      params: { shipmentId },
      body: { items: itemsOf(picks) },
    })
  /** Of a parcel with a piece of the first line or more. */
  const digestOf = async (shipmentId: number) => {
    const params = { shipmentId }
    const body = { items: itemsOf([[1, 1]]) }
    return (await desk.visitor.call('POST /api/admin/shipments/{shipmentId}/split/preview', { params, body })).data
      .digest
  }
  return {
    ...{ preview, digestOf },
    /** Divides a parcel; `change` replaces parts of the request. */
    async divide(
      shipmentId: number,
      picks: Picks,
      change: { splitId?: string; digest?: string } = {},
      by: SignedIn = desk,
    ) {
      const digest = change.digest ?? (await digestOf(shipmentId))
      return by.visitor.try('POST /api/admin/shipments/{shipmentId}/split', {
        params: { shipmentId },
        body: { splitId: randomUUID(), items: itemsOf(picks), ...change, digest },
      })
    },
    merge: (shipmentId: number, into: number, by: SignedIn = desk) =>
      by.visitor.try('POST /api/admin/shipments/{shipmentId}/merge', { params: { shipmentId }, body: { into } }),
    pack: (shipmentId: number) => move(shipmentId, { to: 'packed' }),
    handOver: (shipmentId: number) =>
      move(shipmentId, { to: 'shipped', carrier: 'vayu-express', trackingNumber: `VX-${shipmentId}` }),
    deliver: (shipmentId: number) => move(shipmentId, { to: 'delivered' }),
  }
}

/** What orders are invoiced with. */
function invoicesOf(db: Db) {
  const invoices = ({ answer }: Waiting) => db.rows<Invoiced>(INVOICES, [answer.orderId])
  return {
    async invoiceOf(one: Waiting, shipmentId: number): Promise<Invoiced> {
      let found: Invoiced | undefined
      await eventually(async () => {
        found = (await invoices(one)).find(invoice => invoice.shipmentId === shipmentId)
        if (!found) throw new Error(`Parcel ${shipmentId} has no invoice`)
      })
      if (!found) throw new Error('No invoice')
      return found
    },
    /** The totals of the invoices and of the order: equal once all of it has left. */
    async sums(one: Waiting) {
      const issued = await invoices(one)
      const order = await db.one<{ payable: number; tax: number }>(ORDER, [one.answer.orderId])
      const invoiced = { payable: sum(issued.map(({ payable }) => payable)), tax: sum(issued.map(({ tax }) => tax)) }
      return { invoiced, order }
    },
  }
}

/** Two products of one seller in one warehouse. */
async function pickPair(db: Db): Promise<readonly [string, string]> {
  const picked = await pickProducts(db, 'IN', 12, 10_00, 120_00)
  const { msns } = await db.one<{ msns: string[] }>(SAME_SENDER, [picked])
  const [first, second] = msns
  if (!first || !second) throw new Error('No two products of one seller in one warehouse')
  return [first, second]
}

async function stockIn(db: Db, msn: string) {
  const { onHand, reserved } = await stockOf(db, msn)
  return [onHand, reserved]
}

const contentsOf = ({ shipmentId, state, lines }: StaffOrder['shipments'][number]) => [
  shipmentId,
  state,
  lines.map(({ lineNo, quantity }) => [lineNo, quantity]),
]

/** A store with two products of one seller in one warehouse, and a member of its warehouse. */
export async function openDividingStore() {
  const store = await openTestStore()
  const { db } = store.app
  const payer = payerOf(store)
  const msns = await pickPair(db)
  await store.http.listen({ port: 0, host: '127.0.0.1' })
  const desk = await openStaff(store, 'warehouse')
  const orders = await openStaff(store, 'orders')
  const calls = parcelCalls(desk)
  const invoices = invoicesOf(db)
  const show = async ({ answer: { orderNumber } }: Waiting) =>
    (await desk.visitor.call('GET /api/admin/orders/{orderNumber}', { params: { orderNumber } })).data
  return {
    ...{ store, payer, desk, orders, msns, show },
    ...calls,
    ...invoices,
    /** Stock on hand and reserved of a product, by its index among the two. */
    stock: (index: number) => stockIn(db, msns[index] ?? ''),
    /** The parcels of an order as staff see them: number, state and lines. */
    parcels: async (one: Waiting) => (await show(one)).shipments.map(contentsOf),
    /** A confirmed order of this many units of the products, in one parcel. */
    async confirmed(quantities: readonly [number, number] = [5, 3], methodId = COD) {
      for (const msn of msns) await setStock(db, msn, UNITS)
      const one = await payer.order(
        msns.map((msn, index) => ({ msn, quantity: quantities[index] ?? 0 })),
        methodId,
      )
      if (methodId !== COD) await payer.pay(one)
      const params = { orderNumber: one.answer.orderNumber }
      const { data } = await desk.visitor.call('POST /api/admin/orders/{orderNumber}/confirm', { params })
      const [parcel, ...more] = data.shipments
      if (!parcel || more.length > 0) throw new Error('The order is not in one parcel')
      return { ...one, parcel: parcel.shipmentId }
    },
    /** Divides a parcel and returns the number of the new one. */
    async divided(one: Waiting, shipmentId: number, picks: Picks): Promise<number> {
      const answer = await calls.divide(shipmentId, picks)
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
      return Math.max(...(await show(one)).shipments.map(parcel => parcel.shipmentId))
    },
    /** Packs a parcel, hands it over and waits for its invoice. */
    async send(one: Waiting, shipmentId: number) {
      await calls.pack(shipmentId)
      await calls.handOver(shipmentId)
      return invoices.invoiceOf(one, shipmentId)
    },
    /** Cancels quantities of lines as staff do. */
    async cancel({ answer }: Waiting, picks: Picks) {
      const body = { reason: 'Not needed', items: itemsOf(picks), idempotencyKey: randomUUID() }
      const params = { orderNumber: answer.orderNumber }
      return (await orders.visitor.call('POST /api/admin/orders/{orderNumber}/cancel', { params, body })).data
    },
    /** Cancels a parcel as staff do, with its displayed contents. */
    cancelParcel: ({ answer }: Waiting, shipmentId: number, picks?: Picks, idempotencyKey: string = randomUUID()) =>
      orders.visitor.try('POST /api/admin/orders/{orderNumber}/cancel', {
        params: { orderNumber: answer.orderNumber },
        body: { reason: 'Not needed', ...(picks && { items: itemsOf(picks) }), idempotencyKey, shipmentId },
      }),
  }
}
export type DividingStore = Awaited<ReturnType<typeof openDividingStore>>
