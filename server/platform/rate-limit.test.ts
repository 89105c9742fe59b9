// Limits across processes: two counters on one database stand for two processes.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { statement } from './db.ts'
import { RateCounts } from './rate-limit.ts'
import { addressKey } from './rate-limit-plugin.ts'

let store: TestStore
let time = Date.parse('2026-11-22T10:00:00Z')
const counters: RateCounts[] = []

/** The counts of another process. */
function processCounts(db = store.app.db): RateCounts {
  const counts = new RateCounts({ db, onError: () => undefined, now: () => time })
  counters.push(counts)
  return counts
}

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(async () => {
  for (const counts of counters) await counts.close()
  await store.close()
})

it('enforces a strict limit exactly, however the calls are spread', async () => {
  const [one, two] = [processCounts(), processCounts()]
  const hits = await Promise.all(Array.from({ length: 30 }, (_, n) => (n % 2 ? one : two).count('strict', 20)))
  expect(hits.filter(({ current }) => current <= 20)).toHaveLength(20)
  expect(hits.map(({ current }) => current).sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1))
  time += 60_000
  expect(await one.count('strict', 20)).toEqual({ current: 1, ttl: 60_000 - (time % 60_000) })
})

it('shares other counts in batches, once they are a tenth of their limit', async () => {
  const [one, two] = [processCounts(), processCounts()]
  const { count: statements } = await store.app.db.statementsOf(async () => {
    for (let call = 0; call < 400; call++) {
      await one.count('batch', 600)
      two.hit('batch', 600)
    }
    await one.count('rare', 600)
    await one.flush()
    await two.flush()
    await one.flush()
  })
  expect(statements).toBe(2)
  expect(two.hit('batch', 600).current).toBe(801)
  expect(one.hit('batch', 600).current).toBe(401)
  await one.flush()
  expect(one.hit('batch', 600).current).toBe(802)
})

it('goes on counting alone without the database', async () => {
  const broken = {
    ...store.app.db,
    rows: () => Promise.reject(new Error('gone')),
    one: () => Promise.reject(new Error('gone')),
  }
  const alone = processCounts(broken as never)
  for (let call = 1; call <= 25; call++) expect((await alone.count('alone', 20)).current).toBe(call)
  for (let call = 1; call <= 200; call++) expect(alone.hit('more', 600).current).toBe(call)
  await alone.flush()
  expect(alone.hit('more', 600).current).toBe(201)
})

it('deletes the counts of past minutes', async () => {
  const counts = processCounts()
  await counts.count('old', 20)
  time += 180_000
  await counts.count('new', 20)
  await counts.flush()
  const rows = await store.app.db.rows<{ key: string }>(statement('test.rate-limits', 'select key from rate_limits'))
  expect(rows).toEqual([{ key: 'new' }])
})

it('counts the whole network of an IPv6 client', () => {
  expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe(addressKey('2001:db8:1:2::1'))
  expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'))
  expect(addressKey('::ffff:203.0.113.9')).toBe('203.0.113.9')
})

it('answers 429 with the time to wait, by account and by address', async () => {
  const limited = await openTestStore({ config: { rateLimits: true } })
  try {
    const call = () =>
      limited.http.inject({
        method: 'POST',
        url: '/api/v1/validation/verifycustomer',
        headers: { authorization: 'Bearer none' },
        payload: { identifier: '9800000000', type: 2 },
      })
    let calls = 1
    let reply = await call()
    // a minute may begin meanwhile
    for (; reply.statusCode !== 429 && calls < 62; calls++) reply = await call()
    expect(calls).toBeGreaterThan(30)
    expect(reply.json()).toMatchObject({ code: 'request.too-many' })
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  } finally {
    await limited.close()
  }
})

it('limits the pages of plugins by address, the others stay open', async () => {
  const limited = await openTestStore({ config: { rateLimits: true } })
  try {
    const statusOf = async (url: string, remoteAddress: string) =>
      (await limited.http.inject({ method: 'GET', url, remoteAddress })).statusCode
    for (const [url, perMinute, open] of [
      ['/mail/unsubscribe', 60, 404],
      ['/payment/return/test', 120, 303],
      ['/feeds/google-en.xml', 10, 200],
    ] as const) {
      const statuses: number[] = []
      // a minute may begin meanwhile
      while (statuses.at(-1) !== 429 && statuses.length < perMinute * 2 + 2) {
        statuses.push(await statusOf(url, '203.0.113.7'))
      }
      expect(statuses.pop(), url).toBe(429)
      expect(statuses.length).toBeGreaterThanOrEqual(perMinute)
      expect(new Set(statuses)).toEqual(new Set([open]))
      expect(await statusOf(url, '203.0.113.8')).toBe(open)
    }
  } finally {
    await limited.close()
  }
})
