// Disputes of payments as staff see them: a page of the list, and one with its history.

import { DISPUTE_STATES } from '../../../contract/payments/dispute-states.rules.ts'
import type { DisputeListed, disputeEndpoints } from '../../../contract/payments/disputes-api.ts'
import type { HandlerInput } from '../../../contract/shared/endpoint.ts'
import type { Staff } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { pageOfNarrowed, type RecordSource } from '../../platform/narrowed-list.ts'
import { findDispute, listDisputeEvents, listDisputes } from '../repository/disputes.ts'

type Listed = Awaited<ReturnType<typeof listDisputes>>[number]

const present = ({ market: _market, respondBy, answeredAt, openedAt, ...row }: Listed): DisputeListed => ({
  ...row,
  respondBy: respondBy?.toISOString() ?? null,
  answeredAt: answeredAt?.toISOString() ?? null,
  openedAt: openedAt.toISOString(),
})

/**
 * A page of a market's disputes in a state, or in any, newest first, and the number after which the next one begins;
 * `marked` has those with a requested tag or member.
 * @throws request.invalid for any state without `marked`
 */
export async function disputesForStaff(
  db: Db,
  { market, state, before, limit }: HandlerInput<(typeof disputeEndpoints)['listDisputes']>['query'],
  marked: RecordSource | null = null,
): Promise<{ disputes: DisputeListed[]; next: number | null }> {
  if (state === 'any' && marked === null) {
    const problems = [{ path: 'query.state', message: 'Any state only with a tag or member.' }]
    throw appError('request.invalid', { problems })
  }
  const filter = { market, states: state === 'any' ? DISPUTE_STATES : [state] }
  const place = { before: before ?? null, limit }
  if (marked) {
    const list = (numbers: number[], most: number) =>
      listDisputes(db, { ...filter, numbers, before: null, limit: most })
    const numberOf = ({ number }: Listed) => number
    const { rows, next } = await pageOfNarrowed(db, { source: marked, checks: [] }, { ...place, list, numberOf })
    return { disputes: rows.map(present), next }
  }
  const rows = await listDisputes(db, { ...filter, ...place, limit: limit + 1, numbers: null })
  const shown = rows.slice(0, limit)
  return { disputes: shown.map(present), next: rows.length > limit ? (shown.at(-1)?.number ?? null) : null }
}

/** One with its history. @throws payment.dispute-unknown */
export async function disputeForStaff(db: Db, actor: Staff, disputeId: string) {
  const row = await findDispute(db, disputeId)
  if (!row || !actor.markets.includes(row.market)) throw appError('payment.dispute-unknown')
  const events = (await listDisputeEvents(db, disputeId)).map(event => ({ ...event, at: event.at.toISOString() }))
  return { ...present(row), events }
}
