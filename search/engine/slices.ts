// Runs long work in slices, so that what is asked meanwhile does not wait for its end.

import { setImmediate as breathe } from 'node:timers/promises'

const SLICE_MS = 4

export async function inSlices<T>(work: Generator<void, T>): Promise<T> {
  let started = performance.now()
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    if (performance.now() - started < SLICE_MS) continue
    await breathe()
    started = performance.now()
  }
}
