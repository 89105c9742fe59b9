// The store's clock: the machine's time, which tests may advance where the configuration allows it.

import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Config } from './config.ts'

export interface Clock {
  now(): Date
  /**
   * Advances the time: work due by then runs now. Null unless TEST_CLOCK allows it, so never in production mode. Times
   * from the database server in SQL do not follow.
   */
  advance: ((seconds: number) => Promise<Date>) | null
}

/** `onAdvance` runs work that has become due. */
export function makeClock(
  { testClock, production }: Pick<Config, 'testClock' | 'production'>,
  onAdvance: (seconds: number) => Promise<void>,
): Clock {
  let aheadMs = 0
  const now = () => new Date(Date.now() + aheadMs)
  if (!testClock || production) return { now, advance: null }
  return {
    now,
    async advance(seconds) {
      aheadMs += seconds * 1000
      await onAdvance(seconds)
      return now()
    },
  }
}

const zAdvance = z.strictObject({ advanceSeconds: z.int().min(1).max(86_400) })

/**
 * `POST /dev/clock`, for browser journeys and tests with real processes; only registered when the clock can be moved.
 */
export function registerTestClock(http: FastifyInstance, { advance }: Clock): void {
  if (!advance) return
  http.post('/dev/clock', async (request, reply) => {
    const input = zAdvance.safeParse(request.body)
    if (!input.success) return reply.status(400).send({ error: 'advanceSeconds must be from 1 to 86400.' })
    return reply.send({ now: await advance(input.data.advanceSeconds) })
  })
}
