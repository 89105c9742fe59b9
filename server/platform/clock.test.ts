// The clock that tests move: delayed work runs at once; in production mode it cannot be moved.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually } from '../testing/soon.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { makeClock } from './clock.ts'
import { statement } from './db.ts'

const WAITING = statement(
  'test.waiting',
  `select count(*)::int as count from pgboss.job where data = $1 and state <> 'completed'`,
)
const DATA = { ref: 'no such transaction' }

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const waiting = async () => (await store.app.db.one<{ count: number }>(WAITING, [JSON.stringify(DATA)])).count
const post = (payload: object) => store.http.inject({ method: 'POST', url: '/dev/clock', payload })

it('runs delayed work as soon as the clock has passed its time, not before', async () => {
  const before = store.app.now().getTime()
  await store.app.jobs.send('test-gateway.notify', DATA, { afterSeconds: 3600 })
  expect((await post({ advanceSeconds: 1800 })).statusCode).toBe(200)
  expect(await waiting()).toBe(1)
  await post({ advanceSeconds: 1801 })
  await eventually(async () => expect(await waiting()).toBe(0))
  expect(store.app.now().getTime() - before).toBeGreaterThanOrEqual(3_601_000)
})

it('goes forward only, in whole seconds, by a day at most', async () => {
  for (const wrong of [{}, { advanceSeconds: -1 }, { advanceSeconds: 0.5 }, { advanceSeconds: 86_401 }]) {
    expect((await post(wrong)).statusCode).toBe(400)
  }
})

it.each([
  { testClock: false, production: false },
  { testClock: false, production: true },
  { testClock: true, production: true },
])('cannot be moved with $testClock in production $production', config => {
  expect(makeClock(config, async () => undefined).advance).toBeNull()
})

it('has no address where it cannot be moved', async () => {
  const other = await openTestStore({ config: { testClock: false, production: true } })
  try {
    const answer = await other.http.inject({ method: 'POST', url: '/dev/clock', payload: { advanceSeconds: 60 } })
    expect(answer.statusCode).toBe(404)
  } finally {
    await other.close()
  }
})
