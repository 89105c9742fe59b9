// Recently viewed products: recorded, listed, merged at login, private; click-stream and its retention.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONSENT_NOTICE } from '../../contract/tracking/consent.rules.ts'
import { statement } from '../platform/db.ts'
import { openTestStore, type TestStore, type Visitor } from '../testing/store.ts'
import { browserTime, isRobot } from './rules.ts'
import { deleteSurplusEvents, dropOldEvents } from './service.ts'

const NOTE = 'POST /api/v3/analytic/setstream/product'
const VIEWED = 'GET /api/v1/analytic/getRecentlyViewed'
const EVENTS = statement('test.events', 'select * from click_events where message = $1')
const VIEWS = statement('test.views', 'select count(*)::int as count from product_views where msn = any($1)')
const OLD_MONTH = statement(
  'test.old-month',
  `select ensure_month_partitions('click_events', now() - interval '200 days', 0)`,
)
const OLD_EVENT = statement(
  'test.old-event',
  `insert into click_events (market, message, at) select 'IN', 'old', now() - interval '150 days' from generate_series(1, $1)`,
)
const SOME = statement(
  'test.some-products',
  `select msn from products where market = $1 and active order by msn limit $2`,
)

let store: TestStore
let msns: string[]
beforeAll(async () => {
  store = await openTestStore()
  // views within one millisecond have no order: each request gets its own time
  let time = Date.now()
  store.app.now = () => new Date(++time)
  msns = (await store.app.db.rows<{ msn: string }>(SOME, ['IN', 24])).map(row => row.msn)
})
afterAll(() => store.close())

const urlOf = (msn: string) => `http://localhost/anything/mp/${msn.toLowerCase()}?ref=home`
const look = async (visitor: Visitor, msn: string) =>
  (await visitor.call(NOTE, { body: { message: 'page-view', url: urlOf(msn) } })).data.accepted
const seen = async (visitor: Visitor, query: { msn?: string; pageSize?: number } = {}) =>
  (await visitor.call(VIEWED, { query })).data.map(card => card.msn)

const CONSENT = 'POST /api/v1/analytic/consent'
const CHOICES = statement(
  'test.consent-choices',
  'select session_id, customer_id, analytics, marketing, notice from consent_choices order by id desc limit 1',
)
/** Agrees to analytics, as the bar does. */
async function agree(visitor: Visitor, analytics = true): Promise<void> {
  await visitor.call(CONSENT, { body: { analytics, marketing: false, notice: CONSENT_NOTICE } })
}

describe('recently viewed', () => {
  it('is newest first, without duplicates and the current product', async () => {
    const [a = '', b = '', c = ''] = msns
    const visitor = store.visitor()
    expect(await seen(visitor)).toEqual([])
    for (const msn of [a, b, c, a]) expect(await look(visitor, msn)).toBe(true)
    expect(await seen(visitor)).toEqual([a, c, b])
    expect(await seen(visitor, { msn: a })).toEqual([c, b])
    expect(await seen(visitor, { pageSize: 1 })).toEqual([a])
    expect(await seen(store.visitor())).toEqual([])
  })

  it('keeps twenty, also with concurrent views', async () => {
    const visitor = store.visitor()
    for (const msn of msns) await look(visitor, msn)
    expect(await seen(visitor)).toEqual(msns.slice(-20).toReversed())
    await Promise.all(msns.slice(0, 8).flatMap(msn => [look(visitor, msn), look(visitor, msn)]))
    const after = await seen(visitor)
    expect(new Set(after).size).toBe(after.length)
    expect(new Set(after.slice(0, 8))).toEqual(new Set(msns.slice(0, 8)))
  })

  it('is moved to the customer at login', async () => {
    const [a = '', b = '', c = ''] = msns
    const customer = await store.customer()
    await look(customer, a)
    await look(customer, b)
    const { phone } = (await customer.call('GET /api/v1/customer/getcustomer')).data
    const guest = store.visitor()
    await look(guest, c)
    await look(guest, a)
    await guest.call('POST /api/v1/login/sendOtpV2', { body: { phone: phone ?? '' } })
    const otp = await guest.lastCode(phone ?? '')
    await guest.call('POST /api/v1/login/validateOtp', { body: { phone: phone ?? '', otp } })
    expect(await seen(guest)).toEqual([a, c, b])
    expect(await seen(customer)).toEqual([a, c, b])
    await guest.call('GET /api/v1/login/logout')
    expect(await seen(guest)).toEqual([])
  })

  it('is separate per market and ignores unknown products', async () => {
    const [theirs = ''] = await store.buyableMsns('AE', 1)
    const visitor = store.visitor()
    const before = await store.app.db.one(VIEWS, [[theirs]])
    expect(await look(visitor, theirs)).toBe(false)
    expect(await look(visitor, 'MSN00000000')).toBe(false)
    expect(await store.app.db.one(VIEWS, [[theirs]])).toEqual(before)
    const there = store.visitor('ae.localhost')
    expect(await look(there, theirs)).toBe(true)
    expect(await seen(there)).toEqual([theirs])
  })

  it('ignores robots and other pages', async () => {
    const visitor = store.visitor()
    await agree(visitor)
    visitor.headers['user-agent'] = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
    expect(await look(visitor, msns[0] ?? '')).toBe(false)
    visitor.headers['user-agent'] = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'
    const visit = async (url: string) =>
      (await visitor.call(NOTE, { body: { message: 'page-view', url } })).data.accepted
    expect(await visit('/quickorder')).toBe(false)
    expect(await visit('/')).toBe(true)
    expect(await visit('/hi/power-tools/114000000')).toBe(true)
    expect(await seen(visitor)).toEqual([])
  })

  it('takes two statements to record and two to list', async () => {
    const visitor = store.visitor()
    await agree(visitor)
    await look(visitor, msns[1] ?? '')
    const { db } = store.app
    expect((await db.statementsOf(() => look(visitor, msns[0] ?? ''))).count).toBe(2)
    store.app.cache.clear()
    expect((await db.statementsOf(() => seen(visitor))).count).toBe(2)
    // the card is in memory
    expect((await db.statementsOf(() => seen(visitor))).count).toBe(1)
  })
})

describe('consent', () => {
  const body = { message: 'with-consent', url: '/' }

  it('is needed for an event, and withdrawn as it was given; each choice is kept as proof', async () => {
    const customer = await store.customer()
    const send = async () => (await customer.call('POST /api/v3/analytic/clickstream', { body })).data.accepted
    expect(await send()).toBe(false)
    await agree(customer)
    expect(customer.cookies.get('kh_consent')).toBe(`${CONSENT_NOTICE}a`)
    expect(await send()).toBe(true)
    await agree(customer, false)
    expect(await send()).toBe(false)
    expect(await store.app.db.rows(EVENTS, ['with-consent'])).toHaveLength(1)
    expect(await store.app.db.rows(CHOICES)).toMatchObject([
      { customer_id: customer.customerId, analytics: false, marketing: false, notice: CONSENT_NOTICE },
    ])
  })

  it('is not needed for the products that the visitor viewed last', async () => {
    const visitor = store.visitor()
    const [msn = ''] = msns
    expect(await look(visitor, msn)).toBe(true)
    expect(await seen(visitor)).toEqual([msn])
    const visit = await visitor.call(NOTE, { body: { message: 'front page', url: '/' } })
    expect(visit.data.accepted).toBe(false)
  })

  it('is for the notice that was shown', async () => {
    const choice = { analytics: true, marketing: true, notice: CONSENT_NOTICE + 1 }
    expect((await store.visitor().try(CONSENT, { body: choice as never })).status).toBe(400)
  })
})

describe('the click-stream', () => {
  it('stores events and takes the visitor from the session only', async () => {
    const customer = await store.customer()
    await agree(customer)
    const at = new Date(Date.now() - 6000)
    const body = {
      message: 'add-to-cart',
      user_id: 'somebody else',
      ip_address: '1.2.3.4',
      url: '/x',
      timestamp: at.getTime(),
    }
    for (const version of ['v1', 'v3'] as const) {
      const { data } = await customer.call(`POST /api/${version}/analytic/clickstream`, { body })
      expect(data).toEqual({ accepted: true })
    }
    const stored = await store.app.db.rows<Record<string, unknown>>(EVENTS, ['add-to-cart'])
    expect(stored).toHaveLength(2)
    expect(stored[0]).toMatchObject({ customer_id: customer.customerId, url: '/x', browser_at: at })
    expect(JSON.stringify(stored)).not.toMatch(/somebody else|1\.2\.3\.4/)
    const huge = await customer.try('POST /api/v3/analytic/clickstream', { body: { message: 'x'.repeat(201) } })
    expect(huge.status).toBe(400)
  })

  it('keeps no secret of an address, and what the page said of its product', async () => {
    const visitor = store.visitor()
    await agree(visitor)
    const product = {
      ...{ productID: msns[0] ?? '', price: 49_900, quantity: 2, brand: 'Torvik', tags: ['Deal'] },
      ...{ category_l1: '114000000', category_l2: '114010000', category_l3: '114010100' },
    }
    const body = {
      message: 'from-refund',
      device: 'Desktop',
      url: urlOf(product.productID),
      referrer: 'http://localhost/refund?order=100001&signature=c2VjcmV0',
      previous_url: '/search?str=drill&token=c2VjcmV0',
      product,
    }
    expect((await visitor.call('POST /api/v3/analytic/clickstream', { body })).data.accepted).toBe(true)
    const [stored] = await store.app.db.rows<Record<string, unknown>>(EVENTS, ['from-refund'])
    expect(stored).toMatchObject({
      url: `http://localhost/anything/mp/${product.productID.toLowerCase()}`,
      referrer: 'http://localhost/refund',
      previous_url: '/search?str=drill',
      device: 'Desktop',
      product,
    })
  })

  it('drops expired monthly partitions', async () => {
    await store.app.db.run(OLD_MONTH)
    await store.app.db.run(OLD_EVENT, [12_000])
    await dropOldEvents(store.app, new Date(store.app.now().getTime() - 90 * 86_400_000))
    expect(await deleteSurplusEvents(store.app)).toBe(0)
    expect(await store.app.db.rows(EVENTS, ['old'])).toEqual([])
    expect(await store.app.db.rows(EVENTS, ['add-to-cart'])).toHaveLength(2)
  })
})

describe('errors of browsers', () => {
  const CALL = 'POST /api/v1/analytic/browserErrors'

  it('are logged without what may be personal, and counted', async () => {
    const lines: Record<string, unknown>[] = []
    const logged = await openTestStore({ logTo: line => lines.push(line) })
    const visitor = logged.visitor()
    const body = {
      kind: 'error' as const,
      message: 'No order 100001 of asha@example.com at https://store.example/refund?signature=c2VjcmV0',
      source: 'https://store.example/assets/entry-1.js?token=c2VjcmV0',
      page: '/dashboard/order/100001',
    }
    expect((await visitor.call(CALL, { body: { ...body, line: 3, column: 14 } })).data.accepted).toBe(true)
    const [line] = lines.filter(({ event }) => event === 'browser-error')
    expect(line).toMatchObject({
      message: 'No order [number] of [email] at https://store.example/refund',
      source: 'https://store.example/assets/entry-1.js',
      ...{ page: '/dashboard/order/[number]', line: 3, column: 14, market: 'IN', kind: 'error' },
    })
    expect(await logged.app.monitor.metrics()).toContain('karkhana_errors_total{where="browser"} 1')
    for (let at = 0; at < 40; at++) logged.app.monitor.browserError({ kind: 'error' }, logged.app.now())
    expect(lines.filter(({ event }) => event === 'browser-error').length).toBeLessThanOrEqual(60)
    visitor.headers['user-agent'] = 'curl/8.5'
    expect((await visitor.call(CALL, { body })).data.accepted).toBe(false)
    await logged.close()
  })

  it('are limited in size', async () => {
    const body = { kind: 'error' as const, message: 'x'.repeat(301) }
    expect((await store.visitor().try(CALL, { body })).status).toBe(400)
  })
})

describe('robots and clocks', () => {
  it('are detected by user agent', () => {
    const browser = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0 Safari/537.36'
    expect(isRobot(browser)).toBe(false)
    for (const agent of ['', 'curl/8.5', 'Mozilla/5.0 HeadlessChrome/141', 'AhrefsBot/7.0', 'python-requests/2']) {
      expect(isRobot(agent)).toBe(true)
    }
    const now = new Date('2026-11-20T12:00:00Z')
    expect(browserTime(now.getTime(), now)).toEqual(now)
    expect(browserTime(String(now.getTime()), now)).toEqual(now)
    expect(browserTime(now.toISOString(), now)).toEqual(now)
    for (const wrong of [undefined, 'soon', 0, 1e308, Number.NaN]) expect(browserTime(wrong, now)).toBeNull()
  })
})
