// Who may read an invoice: its buyer, and nobody else.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { InvoiceBrief } from '../../contract/invoices/schemas.ts'
import { pickProducts } from '../testing/buyers.ts'
import { buyerOf, placeCodOrder, type ShippedOrder, shipOrder } from '../testing/invoices.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'

let store: TestStore
let owner: Visitor
let order: ShippedOrder
let invoice: InvoiceBrief
beforeAll(async () => {
  store = await openTestStore()
  const visitor = await store.customer()
  owner = visitor
  const [msn = ''] = await pickProducts(store.app.db, 'IN', 1)
  order = await placeCodOrder(store, await buyerOf(store, visitor), [{ msn, quantity: 2 }])
  const { orderNumber } = order
  expect((await owner.call('GET /api/v1/order/invoices', { query: { orderNumber } })).data).toEqual([])
  await shipOrder(store, order)
  const [first] = (await owner.call('GET /api/v1/order/invoices', { query: { orderNumber } })).data
  if (!first) throw new Error('no invoice')
  invoice = first
})
afterAll(() => store.close())

it('its buyer reads it, in both languages', async () => {
  expect(invoice).toMatchObject({ kind: 'retail-invoice', currency: 'INR', payable: order.payable })
  const query = { invoiceId: invoice.invoiceId }
  const { data } = await owner.call('GET /api/v1/order/invoiceDetails', { query })
  expect(data).toMatchObject({
    ...{ orderNumber: order.orderNumber, payable: order.payable, reverseCharge: false },
    payment: { mode: 'cod', reference: '' },
    placeOfSupply: { code: '27', name: 'Maharashtra' },
    billedTo: { name: 'Asha Kulkarni', contact: '', addressLines: ['Plot 12', 'Pune 411001'], stateCode: '27' },
  })
  expect(data.taxable + data.tax).toBe(data.total)
  const lines = data.lines.map(({ source, quantity, unitPrice, discount, total }) => {
    expect(quantity * unitPrice - discount).toBe(total)
    return source
  })
  expect(lines).toContain('product')
  const hindi = await owner.request('GET', `/api/v1/order/invoiceDetails?invoiceId=${invoice.invoiceId}`, undefined, {
    language: 'hi',
  })
  expect(hindi.body).toMatchObject({ data: { placeOfSupply: { name: 'महाराष्ट्र' } } })
})

it('another customer and a guest do not', async () => {
  const stranger = await store.customer()
  const { orderNumber } = order
  const addresses = [
    [`/api/v1/order/invoices?orderNumber=${orderNumber}`, 'order.unknown'],
    [`/api/v1/order/invoiceDetails?invoiceId=${invoice.invoiceId}`, 'invoice.unknown'],
    [`/api/v1/order/invoiceDetails?invoiceId=${randomUUID()}`, 'invoice.unknown'],
  ] as const
  for (const [address, code] of addresses) {
    expect(await stranger.request('GET', address), address).toMatchObject({ status: 404, body: { code } })
    expect(await store.visitor().request('GET', address), address).toMatchObject({ status: 401 })
  }
})
