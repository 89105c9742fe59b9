// Reads the states that decide whether a bulk step applies: which records it would skip and why, and their names.

import type { RecordSkip } from '../../../contract/record-jobs/kinds.rules.ts'
import { isMarkKind, isPostKind, type JobKind } from '../../../contract/record-jobs/kinds.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { markStates, skipOf } from '../../annotations/service.ts'
import { skipOfReorder, stockStandings } from '../../inventory/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { listStandings, skipOfList } from '../../price-lists/service.ts'
import { couponStandings, skipOfCoupon } from '../../promotions/service.ts'
import { postStandings, skipOfReview } from '../../reviews/service.ts'
import { isCouponStep, isListStep, isMarkStep, isReorderStep, type JobStep } from '../rules.ts'

interface Records {
  kind: JobKind
  market: Market
  ids: readonly string[]
}

/** Why each record would be skipped; null for those that the step changes. */
export async function skipsOf(
  db: Db,
  { kind, market, ids }: Records,
  step: JobStep,
  { now, moneyLimits }: Pick<Staff, 'now' | 'moneyLimits'>,
): Promise<(RecordSkip | null)[]> {
  if (isMarkStep(step)) {
    const states = isMarkKind(kind) ? await markStates(db, { kind, market }, ids) : new Map<string, never>()
    return ids.map(id => skipOf(states.get(id) ?? null, step))
  }
  if (isCouponStep(step)) {
    const coupons = await couponStandings(db, market, ids, now)
    return ids.map(id => skipOfCoupon(coupons.get(id) ?? null, step, moneyLimits[market]))
  }
  if (isListStep(step)) {
    const lists = await listStandings(db, market, ids, now)
    return ids.map(id => skipOfList(lists.get(id) ?? null, step))
  }
  if (isReorderStep(step)) {
    const rows = await stockStandings(db, market, ids)
    return ids.map(id => skipOfReorder(rows.get(id) ?? null, step))
  }
  const posts = isPostKind(kind) ? await postStandings(db, kind, market, ids) : new Map<string, never>()
  return ids.map(id => skipOfReview(posts.get(id)?.state ?? null, step))
}

export interface RecordName {
  number: number
  name: string
}

function namedOf(db: Db, { kind, market, ids }: Records, now: Date): Promise<ReadonlyMap<string, { name: string }>> {
  if (kind === 'stock') return stockStandings(db, market, ids)
  return isPostKind(kind) ? postStandings(db, kind, market, ids) : listStandings(db, market, ids, now)
}

/** Numbers and names of the records that exist. */
export async function namesOf(db: Db, { kind, market, ids }: Records, now: Date): Promise<Map<string, RecordName>> {
  if (isMarkKind(kind)) {
    const states = await markStates(db, { kind, market }, ids)
    return new Map([...states].map(([id, { number }]) => [id, { number, name: '' }]))
  }
  if (kind === 'coupon') {
    const coupons = await couponStandings(db, market, ids, now)
    return new Map([...coupons].map(([id, { promoCode }]) => [id, { number: 0, name: promoCode }]))
  }
  const named = await namedOf(db, { kind, market, ids }, now)
  return new Map([...named].map(([id, { name }]) => [id, { number: 0, name }]))
}
