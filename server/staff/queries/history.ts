// The versions of a record, from the audit log, for those who may read the record.

import type { Market } from '../../../contract/shared/market.ts'
import { HISTORY_READ, type HistoryKind } from '../../../contract/staff/history.rules.ts'
import type { RecordVersion } from '../../../contract/staff/history-api.ts'
import { requireMarket, requirePermission, type Staff } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { listVersions } from '../repository/audit.ts'

/** Names of the kind in entries of earlier versions, and in those of a new record. */
const ALSO: Partial<Record<HistoryKind, string>> = {
  brand: 'brandSlug',
  campaign: 'campaigns',
  coupon: 'coupons',
  group: 'customerGroups',
  list: 'priceLists',
  'message-template': 'template',
}

interface Question {
  recordKind: HistoryKind
  recordId: string
  market: Market
  before?: number | undefined
  limit: number
}

type Values = RecordVersion['after']
const valuesOf = (value: unknown): Values => (value !== null && typeof value === 'object' ? { ...value } : null)

/** A page of the versions of a record, latest first. @throws session.forbidden */
export async function recordHistory(
  db: Db,
  actor: Staff,
  { recordKind, recordId, market, before = Number.MAX_SAFE_INTEGER, limit }: Question,
): Promise<{ versions: RecordVersion[]; more: boolean }> {
  requireMarket(actor, market)
  requirePermission(actor, HISTORY_READ[recordKind])
  const kinds = [recordKind, ALSO[recordKind] ?? recordKind]
  const rows = await listVersions(db, { kinds, recordId, market, before, limit: limit + 1 })
  return {
    versions: rows.slice(0, limit).map(row => ({
      ...{ seq: row.seq, at: row.at.toISOString(), whoName: row.whoName },
      ...{ before: valuesOf(row.before), after: valuesOf(row.after) },
    })),
    more: rows.length > limit,
  }
}
