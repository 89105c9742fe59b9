// Payloads of real records: a delivered order with its payment, shipments, invoices, a return and its refund.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WEBHOOK_DATA } from '../../contract/webhooks/events.ts'
import type { WebhookKind } from '../../contract/webhooks/kinds.rules.ts'
import { statement } from '../platform/db.ts'
import { openReturnsStore, type ReturnsStore, returnOf } from '../testing/returns.ts'
import { eventually } from '../testing/soon.ts'
import { payloadOf } from './queries/payloads.ts'

const SHIPMENTS = statement(
  'test.shipments',
  'select number::text as number from shipments where order_id = $1 order by number',
)
const INVOICES = statement('test.invoices', 'select id, number, total_minor as total from invoices where order_id = $1')
const REFUNDS = statement('test.refunds', 'select id, amount_minor as amount from refunds where order_id = $1')
const PAYMENTS = statement('test.payments', 'select id, amount_minor as amount from payments where order_id = $1')

let shop: ReturnsStore
beforeAll(async () => {
  shop = await openReturnsStore()
})
afterAll(() => shop.store.close())

/** The data of a message, checked to contain only what its schema defines. */
async function dataOf(kind: WebhookKind, record: string | number): Promise<Record<string, unknown>> {
  const { app } = shop.store
  const payload = await payloadOf(app.db, kind, String(record), app.now())
  if (!payload) throw new Error(`There is no ${kind} of ${record}`)
  const { type, market, data } = JSON.parse(payload.body)
  expect({ type, market }).toEqual({ type: kind, market: 'IN' })
  expect(payload.body).not.toMatch(/Asha|9876543210|Plot 12/)
  return WEBHOOK_DATA[kind].strict().parse(data)
}

it('contains payment, shipment, invoice, return and refund as stored', async () => {
  const { db } = shop.store.app
  const one = await shop.delivered()
  const { orderId, orderNumber } = one.answer
  expect(await dataOf('order.state-changed', orderNumber)).toMatchObject({ orderNumber, paymentState: 'paid' })

  const [payment] = await db.rows<{ id: string; amount: number }>(PAYMENTS, [orderId])
  const paid = { orderNumber, attempt: 1, currency: 'INR', amount: payment?.amount, state: 'paid' }
  expect(await dataOf('payment.captured', payment?.id ?? '')).toMatchObject(paid)
  expect(await dataOf('payment.captured', orderNumber)).toMatchObject(paid)

  const [parcel] = await db.rows<{ number: string }>(SHIPMENTS, [orderId])
  const delivered = await dataOf('shipment.delivered', parcel?.number ?? '')
  expect(delivered).toMatchObject({ orderNumber, shipmentNumber: Number(parcel?.number), state: 'delivered' })
  expect(delivered.carrier).not.toBe('')
  expect((delivered.lines as unknown[]).length).toBeGreaterThan(0)

  const invoices = await db.rows<{ id: string; number: string; total: number }>(INVOICES, [orderId])
  for (const { id, number, total } of invoices) {
    const data = await dataOf('invoice.issued', id)
    expect(data).toMatchObject({ invoiceNumber: number, orderNumber, currency: 'INR', total })
    expect(Number(data.taxable) + Number(data.tax)).toBe(total)
    // invoice numbers are per seller: of several with the same number the latest counts
    expect(await dataOf('invoice.issued', number)).toMatchObject({ invoiceNumber: number, orderNumber })
  }
  expect(invoices.length).toBeGreaterThan(0)

  const returned = await returnOf(shop.store, one)
  const { returnNumber } = returned
  expect(await dataOf('return.requested', returnNumber)).toMatchObject({ orderNumber, state: 'requested' })
  await shop.receive(returnNumber)
  await shop.inspect(returnNumber, [{ lineNo: 1, accepted: 1, saleable: 1 }])
  await shop.refundAll()
  await eventually(async () => expect(await dataOf('refund.paid', orderNumber)).toMatchObject({ state: 'succeeded' }))
  const [refund] = await db.rows<{ id: string; amount: number }>(REFUNDS, [orderId])
  expect(await dataOf('refund.paid', refund?.id ?? '')).toMatchObject({
    ...{ refundId: refund?.id, orderNumber, currency: 'INR', amount: refund?.amount },
  })
  expect((await dataOf('return.decided', returnNumber)).items).toMatchObject([{ lineNo: 1, acceptedQuantity: 1 }])
})

it('is null for a record that does not exist', async () => {
  const { app } = shop.store
  for (const record of [randomUUID(), '999999999', 'x', '']) {
    for (const kind of ['payment.captured', 'invoice.issued', 'refund.paid', 'shipment.shipped', 'rfq.quoted'] as const)
      expect(await payloadOf(app.db, kind, record, app.now())).toBeNull()
  }
})
