// The test gateway from the buyer's and the store's side: signed pages in both languages, two notifications, its status.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { statement } from '../platform/db.ts'
import type { PaymentSession } from '../platform/ports/payments.ts'
import { eventually } from '../testing/soon.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
  await store.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => store.close())

function gateway() {
  const testGateway = store.app.ports.payments.find('test')
  if (!testGateway) throw new Error('the test gateway is not set up')
  return testGateway
}

async function sessionAt(wanted: PaymentSession) {
  const { redirect } = await gateway().createSession(wanted)
  if (!redirect) throw new Error('the test gateway has a page')
  return redirect
}

const session = (transactionRef: string, change: Partial<PaymentSession> = {}): PaymentSession => ({
  transactionRef,
  amountMinor: 319_050,
  currency: 'INR',
  methodId: 8,
  choice: { type: '', bankName: '', bankEmi: '', emiFlag: 0 },
  orderNumber: 100_001,
  market: 'IN',
  language: 'en',
  sessionRef: null,
  repeated: false,
  buyer: { name: 'Asha Kulkarni', phone: '919876543210', email: '' },
  device: { ip: '127.0.0.1', userAgent: '' },
  returnUrl: 'http://localhost/payment/return/test',
  ...change,
})

async function open(url: string, fields: Record<string, string>) {
  const page = await store.http.inject({ method: 'GET', url: `${url}?${new URLSearchParams(fields)}` })
  return { status: page.statusCode, body: page.body }
}

function decide(fields: Record<string, string>) {
  return store.http.inject({
    method: 'POST',
    url: '/gateway/test/decide',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
}

test('the page shows order and amount in the language of the buyer', async () => {
  const english = await sessionAt(session('KH1T1PAGE'))
  const page = await open(english.url, english.fields)
  expect(page.status).toBe(200)
  expect(page.body).toContain('<html lang="en">')
  expect(page.body).toContain('₹3,190.50')
  const hindi = await sessionAt(session('KH1T1PAGEHI', { language: 'hi' }))
  expect((await open(hindi.url, hindi.fields)).body).toContain('भुगतान राशि')
  const dirhams = await sessionAt(session('KH1T1PAGEAE', { market: 'AE', currency: 'AED' }))
  expect((await open(dirhams.url, dirhams.fields)).body).toContain('AED 3,190.50')
})

test('the letters of the Hindi page are its own', async () => {
  const hindi = await sessionAt(session('KH1T1LETTERS', { language: 'hi' }))
  const address = (await open(hindi.url, hindi.fields)).body.match(/url\(([^)]+\.woff2)\)/)?.[1] ?? ''
  const font = await store.http.inject({ method: 'GET', url: address })
  expect(font.headers['content-type']).toBe('font/woff2')
  expect(font.rawPayload.subarray(0, 4).toString()).toBe('wOF2')
})

test('a request that was changed on the way is rejected', async () => {
  const { url, fields } = await sessionAt(session('KH1T1FORGED'))
  expect((await open(url, { ...fields, amount: '1' })).status).toBe(400)
  expect((await open(url, { ...fields, ref: '<script>' })).body).not.toContain('<script>')
  expect((await decide({ ...fields, amount: '1', decision: 'success' })).statusCode).toBe(400)
  expect((await decide({ ...fields, decision: 'riches' })).statusCode).toBe(400)
  expect(await gateway().fetchStatus('KH1T1FORGED')).toBeNull()
})

/** Later than the gateway sends its second notification. */
const SECOND_NOTIFICATION_SECONDS = 10
const SENT = statement(
  'test.notifications-sent',
  'select notifications_sent as sent from test_gateway_transactions where transaction_ref = $1',
)

test('a decision is final, returned as status, and the store is notified twice', async () => {
  const ref = 'KH1T1DONE'
  const { url, fields } = await sessionAt(session(ref))
  await open(url, fields)
  expect(await gateway().fetchStatus(ref)).toBeNull()
  const decided = await decide({ ...fields, decision: 'success' })
  const back = new URL(String(decided.headers.location), 'http://localhost')
  expect(back.pathname).toBe('/payment/return/test')
  const params = Object.fromEntries(back.searchParams)
  expect(gateway().returnRef(params)).toBe(ref)
  expect(gateway().verifyReturn(params, { transactionRef: ref, sessionRef: null })).toBe(true)
  expect(gateway().verifyReturn(params, { transactionRef: 'KH1T1OTHER', sessionRef: null })).toBe(false)
  // a second decision changes nothing
  await decide({ ...fields, decision: 'failure' })
  const status = await gateway().fetchStatus(ref)
  expect(status).toMatchObject({ transactionRef: ref, state: 'success', amountMinor: 319_050, currency: 'INR' })
  expect((await open(url, fields)).body).toContain('already answered')
  await eventually(async () => expect(await store.app.db.one(SENT, [ref])).toEqual({ sent: 1 }))
  await store.advanceClock(SECOND_NOTIFICATION_SECONDS)
  await eventually(async () => expect(await store.app.db.one(SENT, [ref])).toEqual({ sent: 2 }))
})

test('money is given back once for each key and never more than came', async () => {
  const ref = 'KH1T1REFUND'
  const { url, fields } = await sessionAt(session(ref))
  await open(url, fields)
  await expect(gateway().refund(ref, 100, 'too-soon')).rejects.toThrow('409')
  await decide({ ...fields, decision: 'success' })
  const first = await gateway().refund(ref, 200_000, 'key-1')
  expect(await gateway().refund(ref, 200_000, 'key-1')).toBe(first)
  await expect(gateway().refund(ref, 200_000, 'key-2')).rejects.toThrow('409')
  expect(await gateway().refund(ref, 119_050, 'key-3')).not.toBe(first)
})
