// Clients take turns, and limits apply.

import { expect, it } from 'vitest'
import { FairQueue } from './fair-queue.ts'

function queueOf(items: readonly string[], limits = { maxPerClient: 100, maxItems: 1000 }) {
  const queue = new FairQueue<string>(limits)
  const taken = items.filter(item => queue.push(item.slice(0, 1), item))
  return { queue, taken }
}
const all = (queue: FairQueue<string>) => Array.from({ length: queue.size }, () => queue.shift())

it('takes turns, and keeps the order of each client', () => {
  const { queue } = queueOf(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'c2'])
  expect(all(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'a4'])
  expect(queue.shift()).toBeUndefined()
})

it('lets a client that comes late wait for one item of the others only', () => {
  const { queue } = queueOf(Array.from({ length: 100 }, (_, n) => `a${n}`))
  expect(queue.shift()).toBe('a0')
  queue.push('b', 'b0')
  expect([queue.shift(), queue.shift()]).toEqual(['a1', 'b0'])
})

it('takes no more than its limits, of one client and of all', () => {
  const { queue, taken } = queueOf(['a1', 'a2', 'a3', 'b1', 'b2', 'c1'], { maxPerClient: 2, maxItems: 4 })
  expect(taken).toEqual(['a1', 'a2', 'b1', 'b2'])
  expect(queue.size).toBe(4)
})

it('forgets what was removed', () => {
  const { queue } = queueOf(['a1', 'a2', 'b1'])
  queue.remove('a', 'a1')
  queue.remove('b', 'b1')
  queue.remove('b', 'b1')
  expect(queue.size).toBe(1)
  expect(queue.drain()).toEqual(['a2'])
  expect(queue.size).toBe(0)
})
