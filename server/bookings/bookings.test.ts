// Booking parcels: at a carrier with an API whose responses get lost, and manually; cancelled, changed, labels
// reprinted.

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { MARKETS } from '../../contract/shared/market.ts'
import { CarrierApiStub } from '../testing/carrier-api-stub.ts'
import { cancelAsCustomer } from '../testing/invoices.ts'
import type { Waiting } from '../testing/payer.ts'
import { readPdf } from '../testing/pdf-text.ts'
import { openReturnsStore, type ReturnsStore } from '../testing/returns.ts'
import { eventually } from '../testing/soon.ts'
import type { Visitor } from '../testing/store.ts'
import { cancelUnwanted } from './commands/bookings.ts'
import { labelOf, labelsOf } from './queries/labels.ts'

const KEY = 'khk_of-the-test-bookings'
const COD = 5
const AUTOMATIC = 'vayu-express'
const MANUAL = 'rajpath-surface'

import { RETURNS_STAFF } from '../testing/returns.ts'

let shop: ReturnsStore
let carrier: CarrierApiStub
let staff: Visitor
beforeAll(async () => {
  carrier = await new CarrierApiStub().start()
  shop = await openReturnsStore({ programKey: KEY, carrierApis: carrier.settings(AUTOMATIC) })
  staff = shop.store.visitor()
  staff.headers.authorization = `Bearer ${KEY}`
})
afterEach(() => {
  carrier.heal()
  carrier.closed.length = 0
  carrier.drawsLabels = false
})
afterAll(async () => {
  await shop.store.close()
  await carrier.close()
})

const BOOK = 'POST /api/admin/shipments/{shipmentId}/booking'
const CANCEL = 'POST /api/admin/shipments/{shipmentId}/cancelBooking'
const MOVE = 'POST /api/admin/shipments/{shipmentId}/move'
const isOf = (shipmentId: number) => (one: { body: object }) =>
  (one.body as { shipmentNumber: number }).shipmentNumber === shipmentId

/** A paid order of one line with packed parcels. */
async function packed(methodId = 8): Promise<{ one: Waiting; shipmentId: number; orderNumber: number }> {
  const one = await shop.payer.order([{ msn: shop.msns[0] ?? '', quantity: 2 }], methodId)
  if (methodId !== COD) await shop.pay(one)
  const { orderNumber } = one.answer
  const { data } = await staff.call('POST /api/admin/orders/{orderNumber}/confirm', { params: { orderNumber } })
  for (const { shipmentId } of data.shipments)
    await staff.call(MOVE, { params: { shipmentId }, body: { to: 'packed' } })
  return { one, orderNumber, shipmentId: data.shipments[0]?.shipmentId ?? 0 }
}
const book = (shipmentId: number, body: { carrier: string; trackingNumber?: string } = { carrier: AUTOMATIC }) =>
  staff.try(BOOK, { params: { shipmentId }, body })
async function bookingOf(orderNumber: number) {
  const { data } = await staff.call('GET /api/admin/orders/{orderNumber}', { params: { orderNumber } })
  return data.shipments[0]?.booking
}
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: string }).code

describe('at a carrier with an interface', () => {
  test('is booked once with cash, weight and address, and handed over only with its own number', async () => {
    const { one, shipmentId, orderNumber } = await packed(COD)
    const answers = await Promise.all([book(shipmentId), book(shipmentId), book(shipmentId)])
    expect(answers.map(({ status }) => status)).toContain(200)
    expect((await book(shipmentId)).status).toBe(200)
    const made = carrier.bookings.filter(isOf(shipmentId))
    expect(made).toHaveLength(1)
    expect(made[0]?.body).toMatchObject({
      ...{ orderNumber, reference: `KH${shipmentId}B1`, market: 'IN' },
      cod: { amountMinor: one.answer.payable, currency: 'INR' },
      recipient: { name: 'Asha Kulkarni', postCode: expect.stringMatching(/^\d{6}$/) },
    })
    expect(Number(made[0]?.body.weightGrams)).toBeGreaterThan(0)
    const trackingNumber = made[0]?.trackingNumber ?? ''
    expect(await bookingOf(orderNumber)).toMatchObject({ carrier: AUTOMATIC, trackingNumber, state: 'booked' })
    const ship = (number: string) =>
      staff.try(MOVE, { params: { shipmentId }, body: { to: 'shipped', carrier: AUTOMATIC, trackingNumber: number } })
    expect(codeOf(await ship('OTHER-1'))).toBe('request.invalid')
    expect((await ship(trackingNumber)).status).toBe(200)
    expect(codeOf(await staff.try(CANCEL, { params: { shipmentId } }))).toBe('order.state')
    // the carrier collects the amount of the invoice
    await eventually(async () => {
      const query = { market: 'IN' as const, orderNumber }
      const { data } = await staff.call('GET /api/admin/ledger/entries', { query })
      const sale = data.entries.find(({ kind }) => kind === 'sale')
      expect(sale?.lines).toContainEqual({ account: 'customers', party: '', amount: one.answer.payable })
    })
  })

  // the second to the fourth request book before the response is lost, like a response after the timeout
  test.each(['reset', 'bad-json', 'empty', 'html', 503] as const)(
    'answer "%s": one booking all the same',
    async fault => {
      const { shipmentId, orderNumber } = await packed()
      carrier.fail(/^POST .*bookings$/, fault)
      // the lookup of the booking gets no response either
      carrier.fail(/^GET /, 'reset', 1)
      expect(codeOf(await book(shipmentId))).toBe('order.carrier-unreachable')
      expect(await bookingOf(orderNumber)).toMatchObject({ carrier: AUTOMATIC, trackingNumber: '', state: 'requested' })
      carrier.heal()
      expect((await book(shipmentId)).status).toBe(200)
      expect(carrier.bookings.filter(isOf(shipmentId))).toHaveLength(1)
      expect(await bookingOf(orderNumber)).toMatchObject({
        state: 'booked',
        trackingNumber: expect.stringMatching(/^CB/),
      })
    },
  )

  test('an unreadable response is looked up', async () => {
    const { shipmentId } = await packed()
    carrier.fail(/^POST .*bookings$/, 'bad-json')
    expect((await book(shipmentId)).status).toBe(200)
    expect(carrier.bookings.filter(isOf(shipmentId))).toHaveLength(1)
  })

  test('declined: the reason is returned, and another carrier can be booked', async () => {
    const { shipmentId, orderNumber } = await packed()
    carrier.closed.push('411001', '411026')
    const answer = await book(shipmentId)
    expect(answer).toMatchObject({ status: 409, body: { code: 'order.carrier-declined' } })
    expect(JSON.stringify(answer.body)).toContain('is not served')
    expect(await bookingOf(orderNumber)).toBeNull()
    expect((await book(shipmentId, { carrier: MANUAL, trackingNumber: 'SL-100' })).status).toBe(200)
    expect(codeOf(await book(shipmentId))).toBe('request.idempotency')
  })

  test('cancelled by staff and booked again; cancelled automatically with the order, and retried until it is', async () => {
    const { one, shipmentId, orderNumber } = await packed()
    await book(shipmentId)
    carrier.fail(/cancel/, 503)
    expect(codeOf(await staff.try(CANCEL, { params: { shipmentId } }))).toBe('order.carrier-unreachable')
    for (const _again of [1, 2]) expect((await staff.try(CANCEL, { params: { shipmentId } })).status).toBe(200)
    expect(await bookingOf(orderNumber)).toBeNull()
    expect((await book(shipmentId)).status).toBe(200)
    expect(carrier.bookings.filter(isOf(shipmentId)).map(({ cancelled }) => cancelled)).toEqual([true, false])
    await cancelAsCustomer(shop.store, one.buyer, { orderNumber })
    carrier.fail(/cancel/, 503)
    const at = (minutes: number) => ({
      ...shop.store.app,
      now: () => new Date(Date.now() + minutes * 60_000),
    })
    await cancelUnwanted(at(0))
    await cancelUnwanted(at(20))
    expect(carrier.bookings.filter(isOf(shipmentId)).map(({ cancelled }) => cancelled)).toEqual([true, true])
  })

  test('of a parcel from which a unit was cancelled: the booking has the wrong cash, so it is not handed over', async () => {
    const { shipmentId, orderNumber } = await packed(COD)
    await book(shipmentId)
    const body = { reason: 'Test', idempotencyKey: `cancel-${orderNumber}`, items: [{ lineNo: 1, quantity: 1 }] }
    await staff.call('POST /api/admin/orders/{orderNumber}/cancel', { params: { orderNumber }, body })
    await eventually(async () => expect(await bookingOf(orderNumber)).toMatchObject({ state: 'outdated' }))
    const trackingNumber = carrier.bookings.find(isOf(shipmentId))?.trackingNumber ?? ''
    const shipped = { to: 'shipped' as const, carrier: AUTOMATIC, trackingNumber }
    expect(codeOf(await staff.try(MOVE, { params: { shipmentId }, body: shipped }))).toBe('request.invalid')
    await cancelUnwanted(shop.store.app)
    expect((await book(shipmentId)).status).toBe(200)
    const cash = carrier.bookings
      .filter(isOf(shipmentId))
      .map(one => (one.body.cod as { amountMinor: number }).amountMinor)
    expect(cash[1]).toBeLessThan(cash[0] ?? 0)
  })
})

test('input: parcels a carrier does not accept, numbers of other parcels, unpacked parcels, other people', async () => {
  const [first, second] = [await packed(), await packed()]
  expect(codeOf(await book(first.shipmentId, { carrier: AUTOMATIC, trackingNumber: 'X-1000' }))).toBe('request.invalid')
  expect(codeOf(await book(first.shipmentId, { carrier: MANUAL }))).toBe('request.invalid')
  expect(codeOf(await book(first.shipmentId, { carrier: 'nobody' }))).toBe('request.invalid')
  expect(codeOf(await book(99, { carrier: AUTOMATIC }))).toBe('order.shipment-unknown')
  expect((await book(first.shipmentId, { carrier: MANUAL, trackingNumber: 'SL-200' })).status).toBe(200)
  expect(codeOf(await book(second.shipmentId, { carrier: MANUAL, trackingNumber: 'SL-200' }))).toBe('order.number-used')
  expect(await bookingOf(second.orderNumber)).toBeNull()
  const { data } = await staff.call('GET /api/admin/carriers', { query: { market: 'IN' } })
  expect(data.carriers.find(({ code }) => code === AUTOMATIC)?.books).toBe(true)
  expect(data.carriers.find(({ code }) => code === MANUAL)?.books).toBe(false)
  const outsider = await shop.store.customer()
  const params = { shipmentId: first.shipmentId }
  expect((await outsider.try('GET /api/admin/shipments/{shipmentId}/label', { params })).status).toBe(403)
})

test('labels: drawn with number, order, address and cash, or as the carrier returned them; one PDF for several orders', async () => {
  const [cash, prepaid, drawn] = [await packed(COD), await packed(), await packed()]
  await book(cash.shipmentId)
  await book(prepaid.shipmentId, { carrier: MANUAL, trackingNumber: 'SL-300' })
  carrier.drawsLabels = true
  await book(drawn.shipmentId)
  const { app } = shop.store
  const label = await readPdf((await labelOf(app, MARKETS, cash.shipmentId)).bytes)
  const text = label.texts.join(' ')
  expect(label.pages).toBe(1)
  expect(text).toContain(carrier.bookings.find(isOf(cash.shipmentId))?.trackingNumber)
  expect(text).toContain(`Order ${cash.orderNumber}`)
  expect(text).toContain('COLLECT CASH')
  expect(text.replace(/\D/g, '')).toContain(String(Math.floor(cash.one.answer.payable / 100)))
  expect(text).toContain('Asha Kulkarni')
  const all = await readPdf(
    (
      await labelsOf(app, { ...RETURNS_STAFF, markets: MARKETS }, [
        drawn.orderNumber,
        prepaid.orderNumber,
        cash.orderNumber,
        1,
      ])
    ).bytes,
  )
  expect(all.pages).toBe(3)
  const words = all.texts.join(' ')
  expect(words).toContain('SL-300')
  expect(words).toContain('PREPAID')
  expect(words.indexOf('SL-300')).toBeLessThan(words.indexOf('COLLECT CASH'))
  await expect(labelsOf(app, { ...RETURNS_STAFF, markets: MARKETS }, [1])).rejects.toMatchObject({
    code: 'order.not-booked',
  })
  const query = { orders: `${cash.orderNumber},${prepaid.orderNumber}` }
  expect((await staff.try('GET /api/admin/shipmentLabels', { query })).status).toBe(200)
  const shown = await staff.call('GET /api/admin/orders/{orderNumber}', { params: { orderNumber: cash.orderNumber } })
  expect(shown.data.records.prints).toMatchObject([{ kind: 'labels' }, { kind: 'labels' }])
  // a label contains the phone number and address of a customer
  expect(
    await labelsOf(app, { ...RETURNS_STAFF, markets: ['AE'] }, [cash.orderNumber]).catch(error => error.code),
  ).toBe('order.not-booked')
  expect(await labelOf(app, ['AE'], cash.shipmentId).catch(error => error.code)).toBe('order.not-booked')
  const many = { orders: Array.from({ length: 51 }, (_, index) => index + 1).join(',') }
  expect((await staff.try('GET /api/admin/shipmentLabels', { query: many })).status).toBe(400)
})
