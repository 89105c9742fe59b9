// Moving the time of the store: only for journeys with a separate store, because codes and sessions of others would
// expire.

import { advanceClock as advanceClockOf } from '../system/processes.ts'
import { startBuiltStore } from './built-store.ts'
import { originOf } from './origin.ts'

/**
 * From now on the journeys of this process, which run one after the other, use a store whose time they move and whose
 * simulated warehouse moves orders. Returns how to end it.
 */
export async function openMovingStore(): Promise<() => Promise<void>> {
  process.env.E2E_CLOCK_MOVES = 'true'
  // a store started for the journeys by hand is the only one
  if (!process.env.E2E_INVITER) return async () => undefined
  const { origin, inviter, stop } = await startBuiltStore({})
  Object.assign(process.env, { E2E_ORIGIN: origin, E2E_INVITER: inviter })
  return stop
}

/** Moves the clock forward; work that is due by then begins. @throws in a file without `test.use({ movesClock: true })` */
export async function advanceClock(seconds: number): Promise<void> {
  if (!process.env.E2E_CLOCK_MOVES) throw new Error('A file that moves the clock needs test.use({ movesClock: true }).')
  await advanceClockOf(originOf('IN'), seconds)
}
