// What staff see of returns.

import type { Return } from '../../../contract/returns/schemas.ts'
import type { ReturnState } from '../../../contract/returns/states.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Staff } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { presentReturn } from '../presenter.ts'
import { findReturn, listReturnsForStaff } from '../repository/returns.ts'

/** A page of returns in a state, newest first, and whether there are more. */
export async function staffReturns(
  db: Db,
  actor: Staff,
  input: { market: Market; state: ReturnState; before?: number | undefined; limit: number },
): Promise<{ returns: Return[]; more: boolean }> {
  const { market, state, before = null, limit } = input
  const rows = await listReturnsForStaff(db, { market, state, before, limit: limit + 1 })
  return { returns: rows.slice(0, limit).map(row => presentReturn(row, actor.language)), more: rows.length > limit }
}

/** One return. @throws return.unknown */
export async function staffReturn(db: Db, actor: Staff, returnNumber: number): Promise<Return> {
  const row = await findReturn(db, returnNumber)
  if (!row) throw appError('return.unknown')
  return presentReturn(row, actor.language)
}
