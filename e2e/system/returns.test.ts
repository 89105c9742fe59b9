// A store in production mode: an order is confirmed, sent and delivered by staff, returned by its buyer, refunded by hand, and
// the books agree.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ProductionStore, startProductionStore } from './production-store.ts'
import { CASH_ON_DELIVERY, Shopper } from './shopper.ts'

const OPERATOR_KEY = 'the-operator-of-the-returns-test-01'
const OPERATOR = { authorization: `Bearer ${OPERATOR_KEY}` }

/** One pixel as PNG, in base64. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

let production: ProductionStore
let shopper: Shopper
let staff: Shopper

beforeAll(async () => {
  production = await startProductionStore(OPERATOR_KEY, 2)
  const { store, provider } = production
  shopper = new Shopper(() => store.origin, provider.codeFor)
  staff = new Shopper(() => store.origin)
  await shopper.signUp('9876500021')
})
afterAll(() => production?.stop())

const call = async <Data>(method: string, path: string, body?: object) =>
  (await shopper.must(method, path, body)).data as Data
const admin = async <Data>(method: string, path: string, body?: object) =>
  (await staff.must(method, `/api/admin${path}`, body, OPERATOR)).data as Data

/** What comes with the next run of a job, once a minute, is waited for. */
async function until<Result>(read: () => Promise<Result | null | undefined>): Promise<Result> {
  for (let left = 500; left > 0; left--) {
    const found = await read()
    if (found) return found
    await new Promise(done => setTimeout(done, 200))
  }
  throw new Error('It did not come')
}

async function deliver(orderNumber: number): Promise<void> {
  type Confirmed = { shipments: { shipmentId: number }[] }
  const { shipments } = await admin<Confirmed>('POST', `/orders/${orderNumber}/confirm`)
  for (const { shipmentId } of shipments) {
    const move = (body: object) => admin('POST', `/shipments/${shipmentId}/move`, body)
    await move({ to: 'packed' })
    await move({ to: 'shipped', carrier: 'vayu-express', trackingNumber: `VX-${shipmentId}` })
    await move({ to: 'delivered' })
  }
}

it('takes a delivered order back, refunds it and keeps its books', async () => {
  const addressId = await shopper.addAddress()
  await shopper.fillCartWith(production.products.map((productId, index) => ({ productId, productQuantity: index + 1 })))
  const paid = await shopper.pay(await shopper.payment(addressId, CASH_ON_DELIVERY))
  expect(paid.status).toBe(200)
  const { orderNumber, payable } = paid.body.data as { orderNumber: number; payable: number }
  await deliver(orderNumber)
  type Options = { lines: { lineNo: number; quantity: number }[]; refundTo: string }
  const options = await until(async () => {
    const found = await call<Options>('GET', `/api/v1/order/returnOptions?orderNumber=${orderNumber}`)
    return found.lines.length === 2 ? found : null
  })
  expect(options.refundTo).toBe('bank-account')
  // the invoices are issued a moment after the parcels have left
  type Invoices = { invoiceId: string }[]
  await until(async () => {
    const invoices = await call<Invoices>('GET', `/api/v1/order/invoices?orderNumber=${orderNumber}`)
    return invoices.length > 0 ? invoices : null
  })

  const account = { holder: 'Asha Kulkarni', accountNumber: '123456789012', ifsc: 'SBIN0000095' }
  const { id: bankAccountId } = await call<{ id: string }>('POST', '/api/v1/address/addCustomerBankDetails', account)
  const { pictureId } = await call<{ pictureId: string }>('POST', '/api/v1/payment/uploadImageS', {
    type: 'image/png',
    data: PIXEL,
  })
  const items = options.lines.map(({ lineNo, quantity }) => ({ lineNo, quantity }))
  const request = { orderNumber, kind: 'return', items, reasonId: 2 }
  const { refund } = await call<{ refund: number }>('POST', '/api/v1/order/returnPreview', request)
  expect(refund).toBe(payable)
  const id = await call<{ returnTransactionId: string }>('GET', '/api/v1/payment/getReturnTransactionId')
  const body = { ...request, ...id, pictures: [pictureId], bankAccountId, expectedRefund: refund }
  const { returnNumber } = await call<{ returnNumber: number }>('POST', '/api/v1/payment/returnRefund', body)

  expect((await staff.send('POST', `/api/admin/returns/${returnNumber}/approve`, {})).status).toBe(403)
  await admin('POST', `/returns/${returnNumber}/approve`)
  await admin('POST', `/returns/${returnNumber}/receive`)
  const decisions = items.map(({ lineNo, quantity }) => ({ lineNo, accepted: quantity, saleable: quantity }))
  const inspected = await admin<{ state: string; refund: number }>('POST', `/returns/${returnNumber}/inspect`, {
    items: decisions,
  })
  expect(inspected).toMatchObject({ state: 'completed', refund: payable })

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
