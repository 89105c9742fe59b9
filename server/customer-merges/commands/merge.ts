// Merges two accounts of the same person in one transaction: everything moves, and the sessions of the merged one
// end.

import { endAllSessions, forgetSessions } from '../../auth/service.ts'
import { writeNote } from '../../customer-desk/service.ts'
import { endMerged, lockForMerge, type MergeRow, takeOver } from '../../customers/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import { applyMergeRules, type MergeRule } from '../../platform/customer-merge.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { emit } from '../../platform/outbox.ts'
import { type Pair, pairOf } from '../queries/preview.ts'
import { findMerge, insertMerge } from '../repository.ts'
import { type Choice, hindrancesOf, mergedProfile } from '../rules.ts'

export const CUSTOMER_MERGED_TOPIC = 'customers.merged'

interface Input extends Pair, Choice {
  idempotencyKey: string
  /** How it was verified that both accounts belong to the same person. */
  reason: string
}

interface Merged {
  customerId: string
  number: number
  mergedNumber: number
}

const presentMerged = (kept: MergeRow, merged: MergeRow): Merged => ({
  ...{ customerId: kept.customerId, number: kept.number, mergedNumber: merged.number },
})

/** Merges two locked accounts; returns the ended sessions. */
async function make(
  tx: Tx,
  actor: Staff,
  { kept, merged, input, rules }: { kept: MergeRow; merged: MergeRow; input: Input; rules: readonly MergeRule[] },
): Promise<string[]> {
  const { keptId, mergedId, reason, idempotencyKey } = input
  const { formerEmail, formerPhone, ...profile } = mergedProfile(kept, merged, input)
  const ended = await endAllSessions(tx, mergedId)
  // the merged account releases its identifiers before the kept one takes them over
  await endMerged(tx, mergedId, keptId, actor.now)
  await takeOver(tx, keptId, profile, actor.now)
  await applyMergeRules(tx, rules, { keptId, mergedId })
  const record = { keptId, mergedId, market: kept.market, formerEmail, formerPhone, reason, idempotencyKey }
  const mergeId = await insertMerge(tx, { ...record, who: `staff:${actor.staffId}`, at: actor.now })
  const note = `${merged.number} → ${kept.number}: ${reason}`
  await writeNote(tx, actor, { customerId: keptId, kind: 'merged', text: note })
  await emit(tx, CUSTOMER_MERGED_TOPIC, keptId, { mergeId })
  describeChange({ before: { customers: [kept.number, merged.number] }, after: { customers: [kept.number] } })
  return ended
}

/**
 * Merges an account into another one of the same person. Orders and logins in progress wait for it; those of the
 * merged account fail and must be retried. Idempotent by key.
 * @throws customer.unknown, customer.not-mergeable, request.idempotency when the key was used for another account
 */
export async function mergeCustomers(
  app: App,
  actor: Staff,
  input: Input,
  rules: readonly MergeRule[],
): Promise<Merged> {
  const { keptId, mergedId } = input
  const { ended, answer } = await app.db.transaction(async tx => {
    const [kept, merged] = pairOf(await lockForMerge(tx, [keptId, mergedId]), input, actor)
    const before = await findMerge(tx, keptId, input.idempotencyKey)
    if (before && before.mergedId !== mergedId) throw appError('request.idempotency')
    if (before) return { ended: [], answer: presentMerged(kept, merged) }
    const hindrances = hindrancesOf(kept, merged)
    if (hindrances.length > 0) throw appError('customer.not-mergeable')
    return { ended: await make(tx, actor, { kept, merged, input, rules }), answer: presentMerged(kept, merged) }
  })
  forgetSessions(app, ended)
  app.monitor.security('account.merged', { ...actor, customerId: keptId })
  return answer
}
