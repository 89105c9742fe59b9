// Gifts: set in the cart, charged with the order, invoiced, printed on the packing slip, refunded on cancellation.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { MARKET_LIMITS } from '../contract/shared/limits.ts'
import { mergeCarts } from './cart/repository/carts.ts'
import { placeOrder } from './checkout/service.ts'
import { packingSlipOf } from './invoices/queries/packing-slip.ts'
import { ledgerBalances } from './ledger/queries/ledger.ts'
import { orderDetails } from './orders/queries/customer-orders.ts'
import { statement } from './platform/db.ts'
import { makeBuyers, payRequest, pickProducts } from './testing/buyers.ts'
import { buyerOf, cancelAsCustomer, moveOrdersOn, shipOrder } from './testing/invoices.ts'
import { readPdf } from './testing/pdf-text.ts'
import { eventually } from './testing/soon.ts'
import { openTestStore, type TestStore, type Visitor } from './testing/store.ts'

const COD = 5
const { giftPackingMinor } = MARKET_LIMITS.IN
/** 18 % inside the charge: as IGST, or as two halves rounded separately. */
const TAXES = [7_47, 7_48]
const SHIPMENTS = statement('', 'select number from shipments where order_id = $1 order by number')
const GIFT = statement(
  '',
  'select g.message from cart_gifts g join carts c on c.id = g.cart_id where c.customer_id = $1',
)
const CHARGES = statement(
  '',
  `select l.hsn, l.total_minor as "totalMinor" from invoice_lines l join invoices i on i.id = l.invoice_id
   where i.order_id = $1 and l.source = 'gift-packing'`,
)

let store: TestStore
let msn: string
let other: string
beforeAll(async () => {
  store = await openTestStore()
  ;[msn = '', other = ''] = await pickProducts(store.app.db, 'IN', 2)
})
afterAll(() => store.close())

const add = (visitor: Visitor, ...products: string[]) =>
  visitor.call('POST /api/v1/cart/updateCartV2', {
    body: { mode: 'add', itemsList: products.map(productId => ({ productId, productQuantity: 1 })) },
  })
const setGift = async (visitor: Visitor, gift: boolean, giftMessage = '') =>
  (await visitor.call('POST /api/v1/cart/setGift', { body: { gift, giftMessage } })).data
const cartOf = async (visitor: Visitor) => (await visitor.call('GET /api/v1/cart/getCartBySessionV2')).data

/** Places the order of a new customer's cart, as a gift with this message. */
async function orderGift(message: string) {
  const visitor = await store.customer()
  const buyer = await buyerOf(store, visitor)
  await add(visitor, msn, other)
  const cart = await setGift(visitor, true, message)
  const order = await placeOrder(store.app, buyer.actor, await payRequest(store.app, buyer, COD))
  return { visitor, buyer, cart, order }
}

it('costs its packing, tax included, and nothing once it is switched off', async () => {
  const visitor = store.visitor()
  await visitor.call('GET /api/v1/session/getSession')
  expect(await visitor.request('POST', '/api/v1/cart/setGift', { gift: true })).toMatchObject({
    body: { code: 'cart.empty' },
  })
  const before = (await add(visitor, msn)).data
  expect(before).toMatchObject({ gift: false, giftMessage: '', giftPackingCharges: 0 })
  const gift = await setGift(visitor, true, '  Happy birthday!\nAsha ')
  expect(gift).toMatchObject({ gift: true, giftMessage: 'Happy birthday!\nAsha', giftPackingCharges: giftPackingMinor })
  expect(gift.totalPayableAmount - before.totalPayableAmount).toBe(giftPackingMinor)
  expect(TAXES).toContain(gift.taxes - before.taxes)
  expect(await setGift(visitor, true)).toMatchObject({ gift: true, giftMessage: '' })
  expect(await setGift(visitor, false, 'forgotten')).toEqual({ ...before, notices: expect.anything() })
  const long = { gift: true, giftMessage: 'x'.repeat(201) }
  expect(await visitor.request('POST', '/api/v1/cart/setGift', long)).toMatchObject({ status: 400 })
  expect(await cartOf(visitor)).toMatchObject({ gift: false, giftMessage: '' })
})

it('moves to the customer at login, and is not shown with a shared cart', async () => {
  const visitor = store.visitor()
  await add(visitor, msn)
  const { shareKey } = await setGift(visitor, true, 'For Ravi')
  const shared = await store
    .visitor()
    .call('GET /api/v1/marketPlace/cartSessionbyId/{cartId}', { params: { cartId: shareKey ?? '' } })
  expect(shared.data).toMatchObject({ gift: false, giftMessage: '', giftPackingCharges: 0 })
  const [customer] = await makeBuyers(store.app.db, 1)
  const { sessionId } = await cartOf(visitor)
  const customerId = customer?.actor.customerId ?? ''
  await store.app.db.transaction(tx => mergeCarts(tx, sessionId ?? '', customerId))
  expect(await store.app.db.rows(GIFT, [customerId])).toEqual([{ message: 'For Ravi' }])
})

it('is charged, invoiced and posted, and is on the packing slip without prices', async () => {
  const { visitor, buyer, cart, order } = await orderGift('Happy Diwali, दादी!')
  expect(order.payable).toBe(cart.totalPayableAmount)
  expect(await cartOf(visitor)).toMatchObject({ gift: false, noOfItems: 0 })
  const details = await orderDetails(store.app.db, buyer.actor, order.orderNumber)
  expect(details.giftMessage).toBe('Happy Diwali, दादी!')
  expect(details.steps.find(({ kind }) => kind === 'gift-packing')?.amount).toBe(giftPackingMinor)

  await moveOrdersOn(store)
  const [shipment] = await store.app.db.rows<{ number: number }>(SHIPMENTS, [order.orderId])
  const { name, bytes } = await packingSlipOf(store.app.db, shipment?.number ?? 0)
  expect(name).toBe(`packing-slip-${shipment?.number}.pdf`)
  const slip = (await readPdf(Buffer.from(bytes))).texts.join(' ')
  expect(slip).toContain('Packing slip')
  expect(slip).toContain(String(order.orderNumber))
  expect(slip).toContain('Happy Diwali,')
  expect(slip).toContain(msn)
  expect(slip).not.toMatch(/₹|\d\.\d\d/)
  expect(
    (await readPdf(Buffer.from((await packingSlipOf(store.app.db, shipment?.number ?? 0, 'hi')).bytes))).pages,
  ).toBe(1)
  await expect(packingSlipOf(store.app.db, 1)).rejects.toMatchObject({ code: 'order.unknown' })

  await shipOrder(store, order)
  const charges = await store.app.db.rows<{ hsn: string; totalMinor: number }>(CHARGES, [order.orderId])
  expect(charges.map(({ hsn }) => hsn)).toEqual(charges.map(() => '998540'))
  expect(charges.reduce((sum, { totalMinor }) => sum + totalMinor, 0)).toBe(giftPackingMinor)
  await eventually(async () => {
    const { balances } = await ledgerBalances(store.app.db, { market: 'IN' })
    const packing = balances.filter(({ account }) => account === 'gift-packing')
    expect(TAXES).toContain(giftPackingMinor - packing.reduce((sum, { credit }) => sum + credit, 0))
  })
})

it('is charged for the rest of an order, and refunded once all of it is cancelled', async () => {
  const { buyer, order } = await orderGift('')
  const number = order.orderNumber
  const items = [{ lineNo: 1, quantity: 1 }]
  await cancelAsCustomer(store, buyer, { orderNumber: number, items, idempotencyKey: 'gift-first-line' })
  const part = await orderDetails(store.app.db, buyer.actor, number)
  expect(part.steps.find(({ kind }) => kind === 'gift-packing')?.amount).toBe(giftPackingMinor)
  expect(part).toMatchObject({ giftMessage: '' })
  await cancelAsCustomer(store, buyer, { orderNumber: number })
  expect((await orderDetails(store.app.db, buyer.actor, number)).state).toBe('cancelled')
})
