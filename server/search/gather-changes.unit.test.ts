// Counts how often catalogue changes are processed: a manual one at once, those of an import together.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChangeGatherer, type Changes } from './commands/gather-changes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function gatherer(fails = false) {
  const processed: Changes[] = []
  const errors: unknown[] = []
  const changes = new ChangeGatherer(
    async taken => {
      processed.push(taken)
      if (fails && processed.length === 1) throw new Error('no')
    },
    error => errors.push(error),
  )
  const product = (msn: string) => changes.note(to => to.msns.add(msn))
  return { changes, processed, errors, product }
}

it('processes a single change after a moment, and the next one as soon', async () => {
  const { processed, product } = gatherer()
  for (const msn of ['A', 'B', 'C']) {
    product(msn)
    await vi.advanceTimersByTimeAsync(25)
  }
  expect(processed.map(({ msns }) => [...msns])).toEqual([['A'], ['B'], ['C']])
})

it('processes the ten batches of an import twice: the first one at once, the others together', async () => {
  const { processed, product } = gatherer()
  for (let batch = 0; batch < 10; batch++) {
    for (let row = 0; row < 200; row++) product(`M${batch}-${row}`)
    await vi.advanceTimersByTimeAsync(200)
  }
  await vi.advanceTimersByTimeAsync(2000)
  expect(processed.map(({ msns }) => msns.size)).toEqual([200, 1800])
})

it('goes back to single changes when the import is over', async () => {
  const { processed, product } = gatherer()
  for (let row = 0; row < 200; row++) product(`M${row}`)
  await vi.advanceTimersByTimeAsync(25)
  product('A')
  await vi.advanceTimersByTimeAsync(2000)
  product('B')
  await vi.advanceTimersByTimeAsync(25)
  expect(processed.map(({ msns }) => msns.size)).toEqual([200, 1, 1])
})

it('processes everything after a failure', async () => {
  const { processed, errors, product } = gatherer(true)
  product('A')
  await vi.advanceTimersByTimeAsync(1100)
  expect(errors).toHaveLength(1)
  expect(processed.at(-1)).toMatchObject({ everything: true, snapshot: true })
})

it('processes nothing once it is stopped', async () => {
  const { changes, processed, product } = gatherer()
  product('A')
  await changes.stop()
  product('B')
  await vi.advanceTimersByTimeAsync(5000)
  expect(processed).toEqual([])
})
