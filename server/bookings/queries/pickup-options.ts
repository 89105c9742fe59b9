// The options for booking the pickup of a return.

import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { choicesFor } from '../commands/pickups.ts'
import { listCarriers } from '../repository/bookings.ts'
import { findCollected } from '../repository/pickups.ts'

/** @throws return.unknown */
export async function pickupOptions(app: App, actor: Staff, returnNumber: number) {
  const row = await findCollected(app.db, returnNumber)
  if (!row || !actor.markets.includes(row.market)) throw appError('return.unknown')
  const { carriers: codes, days } = await choicesFor(app.db, row, app.now())
  const named = await listCarriers(app.db, row.market)
  const carriers = codes.flatMap(code => named.filter(one => one.code === code))
  return { carriers: carriers.map(one => ({ ...one, books: app.ports.carriers.find(one.code) !== null })), days }
}
