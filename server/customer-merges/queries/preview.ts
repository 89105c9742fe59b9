// The preview of a merge of two accounts: what moves and what ends.

import type { MergePreview, MergeSide } from '../../../contract/customer-merges/api.ts'
import { findForMerge, type MergeRow } from '../../customers/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { maskEmail, maskPhone } from '../../platform/contact-masks.ts'
import { countMerged, type MergeRule } from '../../platform/customer-merge.ts'
import { appError } from '../../platform/errors.ts'
import { listSides, type SideRow } from '../repository.ts'
import { choicesOf, hindrancesOf } from '../rules.ts'

export interface Pair {
  keptId: string
  mergedId: string
}

function present(row: MergeRow, { company, taxNumber, points, lastOrderAt }: SideRow): MergeSide {
  const { customerId, number, market, userType, customerCategory, emailVerified, phoneVerified, hasPassword } = row
  return {
    ...{ customerId, number, market, userType, emailVerified, phoneVerified, hasPassword, company, taxNumber, points },
    name: `${row.firstName} ${row.lastName}`.trim(),
    gold: customerCategory === 'gold',
    blocked: row.blocked,
    email: maskEmail(row.email),
    phone: maskPhone(market, row.phone),
    createdAt: row.createdAt.toISOString(),
    lastOrderAt: lastOrderAt?.toISOString() ?? null,
  }
}

/** The two accounts, each of a market of the member. @throws customer.unknown */
export function pairOf(rows: readonly MergeRow[], { keptId, mergedId }: Pair, actor: Staff): [MergeRow, MergeRow] {
  const [kept, merged] = [keptId, mergedId].map(id => rows.find(({ customerId }) => customerId === id))
  if (!kept || !merged || ![kept, merged].every(({ market }) => actor.markets.includes(market)))
    throw appError('customer.unknown')
  return [kept, merged]
}

/** The preview of the merge, or why it is not possible; contacts are masked. @throws customer.unknown */
export async function previewMerge(
  app: App,
  actor: Staff,
  pair: Pair,
  rules: readonly MergeRule[],
): Promise<MergePreview> {
  const ids = [pair.keptId, pair.mergedId]
  const [rows, sides, counts] = await Promise.all([
    findForMerge(app.db, ids),
    listSides(app.db, ids),
    countMerged(app.db, rules, pair),
  ])
  const [kept, merged] = pairOf(rows, pair, actor)
  const shown = (row: MergeRow) => {
    const side = sides.find(({ customerId }) => customerId === row.customerId)
    if (!side) throw appError('customer.unknown')
    return present(row, side)
  }
  return {
    ...{ kept: shown(kept), merged: shown(merged), hindrances: hindrancesOf(kept, merged) },
    ...{ ...counts, choose: choicesOf(kept, merged) },
  }
}
