// Stops the parts of the store one after another, each within a limit, so that the process always ends in time.

import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'

export interface StopStep {
  name: string
  limitMs: number
  run(): Promise<unknown>
  /** Aborts what was not finished within the limit. */
  force?(): void
}

/** Runs the steps in order. One that fails or exceeds its limit is logged and abandoned. */
export async function stopInOrder(steps: readonly StopStep[], log: Pick<FastifyBaseLogger, 'warn' | 'error'>) {
  for (const { name, limitMs, run, force } of steps) {
    const done = new AbortController()
    const late = delay(limitMs, 'late' as const, { signal: done.signal }).catch(() => undefined)
    const finished = run().catch((error: unknown) => log.error({ err: error, step: name }, 'could not be stopped'))
    if ((await Promise.race([finished, late])) === 'late') {
      log.warn({ step: name }, 'did not stop in time')
      force?.()
    }
    done.abort()
  }
}
