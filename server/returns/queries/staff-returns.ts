// Returns for staff.

import type { Return } from '../../../contract/returns/schemas.ts'
import type { ReturnState } from '../../../contract/returns/states.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Marks, pageOfMarked } from '../../annotations/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { presentReturn } from '../presenter.ts'
import { type FoundReturn, findByCode } from '../repository/codes.ts'
import { findReturn, listMarkedReturns, listReturnsForStaff, type ReturnRow } from '../repository/returns.ts'

interface StaffQuery {
  market: Market
  /** Any state is only allowed with tag or member filters. */
  state: ReturnState | 'any'
  before?: number | undefined
  limit: number
}

/** A page of returns, newest first, and the cursor of the next one; with tag or member filters only matching ones. */
export async function staffReturns(
  db: Db,
  actor: Staff,
  query: StaffQuery,
  marks: Marks | null = null,
): Promise<{ returns: Return[]; more: boolean; next: number | null }> {
  const { rows, next } = await pageOfReturns(db, query, marks)
  return { returns: rows.map(row => presentReturn(row, actor.language)), more: next !== null, next }
}

/** The stored row of a return. */
export async function pageOfReturns(
  db: Db,
  { market, state, before: from, limit }: StaffQuery,
  marks: Marks | null,
): Promise<{ rows: ReturnRow[]; next: number | null }> {
  const before = from ?? null
  if (marks)
    return pageOfMarked(db, marks, {
      ...{ before, limit, numberOf: (row: ReturnRow) => row.number },
      list: (numbers, most) => listMarkedReturns(db, { market, state, numbers, limit: most }),
    })
  if (state === 'any') return { rows: [], next: null }
  const found = await listReturnsForStaff(db, { market, state, before, limit: limit + 1 })
  const rows = found.slice(0, limit)
  return { rows, next: found.length > limit ? (rows.at(-1)?.number ?? null) : null }
}

/** One return. @throws return.unknown */
export async function staffReturn(db: Db, actor: Staff, returnNumber: number): Promise<Return> {
  const row = await findReturn(db, returnNumber)
  if (!row) throw appError('return.unknown')
  return presentReturn(row, actor.language)
}

/** Returns by what was scanned on a parcel: a number of the store, or a tracking number in any case. */
export function returnsByCode(db: Db, { market, code }: { market: Market; code: string }): Promise<FoundReturn[]> {
  const text = code.trim()
  const number = /^\d{1,15}$/.test(text) ? Number(text) : null
  return findByCode(db, market, { number, tracking: [...new Set([text, text.toUpperCase()])] })
}
