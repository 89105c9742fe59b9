// A store in production mode: orders are confirmed, sent and delivered by staff, returned or exchanged by their buyer, refunded by
// hand, and the books agree.

import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ProductionStore, startProductionStore } from './production-store.ts'
import { CASH_ON_DELIVERY, Shopper } from './shopper.ts'
import { until } from './waiting.ts'

let production: ProductionStore
let shopper: Shopper
let staff: Shopper
let addressId: string

beforeAll(async () => {
  production = await startProductionStore(2, {}, true)
  const { store, provider } = production
  shopper = new Shopper(() => store.origin, provider.codeFor)
  staff = new Shopper(() => store.origin)
  await shopper.signUp('9876500021')
  addressId = await shopper.addAddress()
})
afterAll(() => production?.stop())

const call = async <Data>(method: string, path: string, body?: object) =>
  (await shopper.must(method, path, body)).data as Data
const admin = async <Data>(method: string, path: string, body?: object) =>
  (await staff.must(method, `/api/admin${path}`, body, production.program)).data as Data

/** Uploads a picture that is all in one colour; returns its id. */
async function upload(background: string): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()
  const body = { type: 'image/png', data: bytes.toString('base64') }
  return (await call<{ pictureId: string }>('POST', '/api/v1/payment/uploadImageS', body)).pictureId
}

/** Delivers all parcels of an order; returns how many there are. */
async function deliver(orderNumber: number): Promise<number> {
  type Confirmed = { shipments: { shipmentId: number }[] }
  const { shipments } = await admin<Confirmed>('POST', `/orders/${orderNumber}/confirm`)
  for (const { shipmentId } of shipments) {
    const move = (body: object) => admin('POST', `/shipments/${shipmentId}/move`, body)
    await move({ to: 'packed' })
    await move({ to: 'shipped', carrier: 'vayu-express', trackingNumber: `VX-${shipmentId}` })
    await move({ to: 'delivered' })
  }
  return shipments.length
}

interface Placed {
  orderNumber: number
  payable: number
}

/** Orders the cart in cash. */
async function orderInCash(): Promise<Placed> {
  const { status, body } = await shopper.pay(await shopper.payment(addressId, CASH_ON_DELIVERY))
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data as unknown as Placed
}

/** An order of the first products that was delivered, and what of it can be returned. */
async function delivered(productCount: number) {
  const items = production.products.slice(0, productCount)
  await shopper.fillCartWith(items.map((productId, index) => ({ productId, productQuantity: index + 1 })))
  const order = await orderInCash()
  const parcels = await deliver(order.orderNumber)
  type Options = { lines: { lineNo: number; quantity: number }[]; refundTo: string }
  const options = await until(async () => {
    const found = await call<Options>('GET', `/api/v1/order/returnOptions?orderNumber=${order.orderNumber}`)
    return found.lines.length === productCount ? found : null
  })
  // the invoices are issued a moment after the parcels have left; what returning comes to is read from them
  await until(async () => {
    const invoices = await call<object[]>('GET', `/api/v1/order/invoices?orderNumber=${order.orderNumber}`)
    return invoices.length === parcels ? invoices : null
  })
  return { ...order, options, items: options.lines.map(({ lineNo, quantity }) => ({ lineNo, quantity })) }
}

interface Inspected {
  state: string
  refund: number
  credit: { amount: number; left: number } | null
}

/** Staff approve the return, receive everything and find it saleable. */
async function takeBack(returnNumber: number, items: { lineNo: number; quantity: number }[]): Promise<Inspected> {
  await admin('POST', `/returns/${returnNumber}/approve`)
  await admin('POST', `/returns/${returnNumber}/receive`)
  const decisions = items.map(({ lineNo, quantity }) => ({ lineNo, accepted: quantity, saleable: quantity }))
  return admin<Inspected>('POST', `/returns/${returnNumber}/inspect`, { items: decisions })
}

/** Requests a return under an id of its own. */
async function requestReturn(request: object): Promise<{ returnNumber: number; pictures: string[] }> {
  const id = await call<object>('GET', '/api/v1/payment/getReturnTransactionId')
  return call('POST', '/api/v1/payment/returnRefund', { ...request, ...id })
}

it('takes a delivered order back, refunds it and keeps its books', async () => {
  const { orderNumber, payable, options, items } = await delivered(2)
  expect(options.refundTo).toBe('bank-account')

  const account = { holder: 'Asha Kulkarni', accountNumber: '123456789012', ifsc: 'SBIN0000095' }
  const { id: bankAccountId } = await call<{ id: string }>('POST', '/api/v1/address/addCustomerBankDetails', account)
  const pictures = [await upload('#a33'), await upload('#3a3')]
  const request = { orderNumber, kind: 'return', items, reasonId: 2 }
  const { refund } = await call<{ refund: number }>('POST', '/api/v1/order/returnPreview', request)
  expect(refund).toBe(payable)
  const made = await requestReturn({ ...request, pictures, bankAccountId, expectedRefund: refund })
  expect(made.pictures).toHaveLength(2)
  const { returnNumber } = made

  expect((await staff.send('POST', `/api/admin/returns/${returnNumber}/approve`, {})).status).toBe(403)
  expect(await takeBack(returnNumber, items)).toMatchObject({ state: 'completed', refund: payable })

  // the job of refunds leaves it to staff, who pay it from the bank
  type Refunds = { refunds: { refundId: string; orderNumber: number; toBankAccount: boolean }[] }
  const due = await until(async () =>
    (await admin<Refunds>('GET', '/refunds?market=IN')).refunds.find(one => one.orderNumber === orderNumber),
  )
  expect(due.toBankAccount).toBe(true)
  expect(await admin('GET', `/refunds/${due.refundId}/account`)).toEqual({ ...account, bank: 'State Bank of India' })
  await admin('POST', `/refunds/${due.refundId}/record`, { reference: 'UTR26112300007' })

  type Balances = { balances: { account: string; balance: number }[]; unposted: number }
  const { balances, unposted } = await admin<Balances>('GET', '/ledger/balances?market=IN')
  const of = (name: string) => balances.find(({ account: one }) => one === name)?.balance
  expect([of('customers'), of('cash-on-delivery'), of('bank')]).toEqual([0, payable, -payable])
  expect(unposted).toBe(0)
  expect(await admin('GET', '/ledger/differences?market=IN')).toEqual({ orders: [] })
}, 240_000)

it('exchanges a delivered product for a dearer one, whose order the credit pays in part', async () => {
  const { orderNumber, items } = await delivered(1)
  const replacement = { productId: production.products[1] ?? '', quantity: 3 }
  const request = { orderNumber, kind: 'exchange', items, reasonId: 2, replacement }
  type Preview = { refund: number; replacement: { price: number; difference: number } }
  const preview = await call<Preview>('POST', '/api/v1/order/returnPreview', request)
  expect(preview.replacement.difference).toBe(preview.replacement.price - preview.refund)
  const { returnNumber } = await requestReturn({
    ...request,
    pictures: [await upload('#33a')],
    expectedRefund: preview.refund,
  })
  const { state, credit } = await takeBack(returnNumber, items)
  expect(state).toBe('completed')
  expect(credit).toMatchObject({ amount: preview.refund, left: preview.refund })

  await call('POST', '/api/v1/order/buyReplacement', { returnNumber })
  const next = await orderInCash()
  expect(next.payable).toBeGreaterThanOrEqual(preview.replacement.difference)
  const [exchange] = await call<Inspected[]>('GET', `/api/v1/order/returns?orderNumber=${orderNumber}`)
  expect(exchange?.credit).toMatchObject({ left: 0, used: preview.refund, refunded: 0 })
  await deliver(next.orderNumber)
  // its invoice is issued and posted a moment after the parcel has left
  type Differences = { orders: object[] }
  await until(
    async () => (await admin<Differences>('GET', '/ledger/differences?market=IN')).orders.length === 0 || null,
  )
  const [old] = await call<Inspected[]>('GET', `/api/v1/order/returns?orderNumber=${orderNumber}`)
  expect(old?.credit).toMatchObject({ left: 0, used: preview.refund })
}, 240_000)
