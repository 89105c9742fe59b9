// Returns for other domains: the event of a new state, one that has arrived, and a return in a language.

import type { Return } from '../../contract/returns/schemas.ts'
import type { Language } from '../../contract/shared/market.ts'
import type { Db } from '../platform/db.ts'
import { presentReturn } from './presenter.ts'
import { findReturn } from './repository/returns.ts'

export { RETURN_TOPIC, type ReturnEvent, receiveReported } from './commands/move-return.ts'
export { pageOfReturns } from './queries/staff-returns.ts'

/** A return as shown to its customer; null when there is none. */
export async function returnIn(db: Db, language: Language, number: number): Promise<Return | null> {
  const row = await findReturn(db, number)
  return row && presentReturn(row, language)
}
