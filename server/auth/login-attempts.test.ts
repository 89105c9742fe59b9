// Counting login attempts and forgiving them at the same time: neither waits for the other in a circle.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { forgiveLoginAttempts, insertLoginAttempt } from './service.ts'

let store: TestStore
beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

const limits = { free: 1000, pauseSeconds: 1, maxPauseSeconds: 1 }

// the account sorts before the address, and after it
it.each([
  { account: 'a of the test', address: 'b of the test' },
  { account: 'd of the test', address: 'c of the test' },
])('attempts and successes at once, with $account', async keys => {
  const { db, now } = store.app
  const add = () =>
    insertLoginAttempt(db, now(), [
      { key: keys.account, ...limits },
      { key: keys.address, ...limits },
    ])
  const outcomes = await Promise.allSettled(
    Array.from({ length: 1500 }, (_, at) => (at % 5 > 0 ? add() : forgiveLoginAttempts(db, keys))),
  )
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
})
