// Runs long work in time slices, so that requests are served in between.

import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

const SLICE_MS = 4

/** Runs a generator to its end; after every 4 ms the event loop gets a turn. Returns its result. */
export async function runInSlices<T>(work: Generator<void, T>): Promise<T> {
  let started = performance.now()
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
    if (performance.now() - started < SLICE_MS) continue
    await yieldToEventLoop()
    started = performance.now()
  }
}
