// Returns for other domains: the event of a new state, and a return in a language.

import type { Return } from '../../contract/returns/schemas.ts'
import type { ReturnState } from '../../contract/returns/states.rules.ts'
import type { Language } from '../../contract/shared/market.ts'
import type { Db } from '../platform/db.ts'
import { presentReturn } from './presenter.ts'
import { findReturn } from './repository/returns.ts'

export { pageOfReturns } from './queries/staff-returns.ts'

/** Topic of the event that a return has a new state; its payload is a `ReturnEvent`. */
export const RETURN_TOPIC = 'returns.state-changed'

export interface ReturnEvent {
  orderId: string
  returnNumber: number
  to: ReturnState
  /** Explanation by staff for the customer; otherwise empty. */
  why: string
}

/** A return as shown to its customer; null when there is none. */
export async function returnIn(db: Db, language: Language, number: number): Promise<Return | null> {
  const row = await findReturn(db, number)
  return row && presentReturn(row, language)
}
