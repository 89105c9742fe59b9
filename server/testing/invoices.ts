// Orders that have left the warehouse, with their invoices, made for tests.

import { placeOrder } from '../checkout/service.ts'
import { type CreditItem, type CreditReason, issueCreditNotes } from '../invoices/service.ts'
import { advanceShipments } from '../orders/commands/advance-shipments.ts'
import { cancelOrder } from '../orders/commands/cancel-order.ts'
import { type Db, statement } from '../platform/db.ts'
import { type Buyer, fillCarts, makeBuyers, payRequest, pickProducts } from './buyers.ts'
import { eventually } from './soon.ts'
import { openTestStore, type TestStore } from './store.ts'

const BUY_FROM = statement(
  'test.buy-from',
  `update cart_items i set offer_id = $3 from carts c where c.id = i.cart_id and c.customer_id = $1 and i.msn = $2`,
)
const WAITING = statement(
  'test.shipments-without-invoice',
  `select count(*)::int as count from shipments h
   where h.order_id = $1 and not exists (select from invoices i where i.shipment_id = h.id)`,
)
const INVOICED_ITEMS = statement(
  'test.invoiced-items',
  `select i.shipment_id as "shipmentId", l.order_line_no as "lineNo", l.quantity
   from invoices i join invoice_lines l on l.invoice_id = i.id
   where i.order_id = $1 and l.source = 'product' order by i.tax_number, i.number, l.line_no`,
)
const COD = 5
/** To processing, to packed, to shipped. */
const STEPS_TO_SHIPPED = 3

export interface ShippedOrder {
  orderId: string
  orderNumber: number
  payable: number
}

/** A visitor who is logged in, as a buyer with an address in Pune. */
export async function buyerOf(
  { app }: Pick<TestStore, 'app'>,
  visitor: Awaited<ReturnType<TestStore['customer']>>,
): Promise<Buyer> {
  const [alike] = await makeBuyers(app.db, 1)
  if (!alike) throw new Error('no buyer')
  const { data } = await visitor.call('POST /api/v1/address/postaddressV2', {
    body: { name: 'Asha Kulkarni', phone: '9876543210', addressLine: 'Plot 12', city: 'Pune', postCode: '411001' },
  })
  return { addressId: data.address.addressId, actor: { ...alike.actor, customerId: visitor.customerId } }
}

/** Places an order of these products, each from one offer where one is named, paid on delivery. */
export async function placeCodOrder(
  { app }: Pick<TestStore, 'app'>,
  buyer: Buyer,
  items: readonly { msn: string; quantity: number; offerId?: number }[],
  change: Parameters<typeof payRequest>[3] = {},
): Promise<ShippedOrder> {
  await fillCarts(app.db, [buyer], items)
  for (const { msn, offerId } of items) {
    if (offerId !== undefined) await app.db.run(BUY_FROM, [buyer.actor.customerId, msn, offerId])
  }
  const { orderId, orderNumber, payable } = await placeOrder(
    app,
    buyer.actor,
    await payRequest(app, buyer, COD, change),
  )
  return { orderId, orderNumber, payable }
}

/** Has a buyer's cart take a product from one offer. */
export function buyFrom({ app }: Pick<TestStore, 'app'>, { msn, offerId }: { msn: string; offerId: number }) {
  return async ({ actor }: Buyer): Promise<void> => {
    await app.db.run(BUY_FROM, [actor.customerId, msn, offerId])
  }
}

/** Cancels an order, or items of it, as its customer does. */
export async function cancelAsCustomer(
  { app }: Pick<TestStore, 'app'>,
  { actor }: Buyer,
  request: Omit<Parameters<typeof cancelOrder>[2], 'reasonId' | 'note'>,
): Promise<void> {
  await cancelOrder(app.db, actor, { ...request, reasonId: 1, note: '' })
}

/** Moves every order one step: the first makes its shipments. */
export async function moveOrdersOn({ app }: Pick<TestStore, 'app'>): Promise<void> {
  await advanceShipments({ ...app, now: () => new Date(Date.now() + 3_600_000) })
}

/** Moves every order on until it has left, and waits for the invoices of this one. */
export async function shipOrder({ app }: Pick<TestStore, 'app'>, { orderId }: Pick<ShippedOrder, 'orderId'>) {
  for (let step = 1; step <= STEPS_TO_SHIPPED; step++) await moveOrdersOn({ app })
  await eventually(async () => {
    const { count } = await app.db.one<{ count: number }>(WAITING, [orderId])
    if (count > 0) throw new Error(`${count} shipments have no invoice`)
  })
}

/** Every product on the invoices of an order, read in a transaction. */
export function listInvoicedItems(db: Db, orderId: string): Promise<CreditItem[]> {
  return db.rows<CreditItem>(INVOICED_ITEMS, [orderId])
}

/** Every product on the invoices of an order. */
export function invoicedItems(
  { app }: Pick<TestStore, 'app'>,
  { orderId }: Pick<ShippedOrder, 'orderId'>,
): Promise<CreditItem[]> {
  return listInvoicedItems(app.db, orderId)
}

/** Issues credit notes for these items of an order, with shipping and fees once nothing else is left. */
export function creditItems(
  { app }: Pick<TestStore, 'app'>,
  { orderId }: Pick<ShippedOrder, 'orderId'>,
  items: readonly CreditItem[],
  { key, reason = 'returned' }: { key: string; reason?: CreditReason },
): Promise<{ amountMinor: number; creditNoteIds: string[] }> {
  return app.db.transaction(tx => issueCreditNotes(tx, { orderId, items, withCharges: true, key, reason }))
}

/**
 * A store with an order of one product that a business has placed and whose invoice is issued: its buyer, and staff with the
 * operator key.
 */
export async function openInvoicedBusiness(quantity: number) {
  const key = 'khk_of-an-invoiced-business'
  const store = await openTestStore({ programKey: key })
  const staff = store.visitor()
  staff.headers.authorization = `Bearer ${key}`
  const owner = await store.customer()
  const [msn = ''] = await pickProducts(store.app.db, 'IN', 1)
  const business = { company: 'Kulkarni Engineering', gstin: '27AAPFU0939F1ZV', is_gstin: true }
  const order = await placeCodOrder(store, await buyerOf(store, owner), [{ msn, quantity }], { business })
  await shipOrder(store, order)
  /** The invoice as its buyer reads it. */
  const readInvoice = async () => {
    const { data } = await owner.call('GET /api/v1/order/invoices', { query: { orderNumber: order.orderNumber } })
    const invoiceId = data[0]?.invoiceId ?? ''
    return (await owner.call('GET /api/v1/order/invoiceDetails', { query: { invoiceId } })).data
  }
  return { store, staff, owner, order, readInvoice }
}
