// Moving the time of the store: only by journeys that have a store apart from the rest, whose codes and sessions would end.

import { advanceClock as advanceClockOf } from '../system/processes.ts'
import { originOf } from './origin.ts'

/** From now on the journeys of this process use the store whose time moves, and whose simulated warehouse moves orders. */
export function enterMovingStore(): void {
  const { E2E_MOVING_ORIGIN, E2E_MOVING_INVITER } = process.env
  process.env.E2E_CLOCK_MOVES = 'true'
  // a store that somebody has started for the journeys is the only one
  if (E2E_MOVING_ORIGIN) Object.assign(process.env, { E2E_ORIGIN: E2E_MOVING_ORIGIN, E2E_INVITER: E2E_MOVING_INVITER })
}

/** Moves the clock forward; work that is due by then begins. @throws in a file without `test.use({ movesClock: true })` */
export async function advanceClock(seconds: number): Promise<void> {
  if (!process.env.E2E_CLOCK_MOVES) throw new Error('A file that moves the clock needs test.use({ movesClock: true }).')
  await advanceClockOf(originOf('IN'), seconds)
}
