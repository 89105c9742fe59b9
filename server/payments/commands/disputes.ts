// Disputes of payments: applied as gateways report them, posted to the ledger, answered and decided by staff.

import type { DisputeState } from '../../../contract/payments/dispute-states.rules.ts'
import { MARKET_INFO } from '../../../contract/shared/market.ts'
import { postDispute } from '../../ledger/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import type { GatewayDispute } from '../../platform/ports/payments.ts'
import { findAttempt } from '../queries/attempts.ts'
import {
  countUnsigned,
  type DisputeRow,
  insertDispute,
  lockDispute,
  lockDisputeOf,
  updateDispute,
} from '../repository/disputes.ts'
import { findByGatewayRef, insertPaymentEvent, lockPayment } from '../repository/payments.ts'
import { isDecided, nextDisputeState } from '../rules/disputes.ts'

/** Maximum number of unsigned disputes per payment, since anybody could send them. */
const MAX_UNSIGNED = 3

export type DisputeOutcome = 'dispute-noted' | 'repeated' | 'amount-mismatch' | 'reference-mismatch' | 'unknown'

interface Cause {
  who: string
  why: string
  now: Date
}

/** Posts the effect of a dispute's state to the ledger. */
async function postState(tx: Tx, dispute: DisputeRow, { withheld, now }: { withheld: boolean; now: Date }) {
  if (dispute.state === 'reported') return
  const { timeZone } = MARKET_INFO[dispute.market]
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)
  if (withheld) await postDispute(tx, 'dispute-hold', dispute, day)
  if (dispute.state === 'lost') await postDispute(tx, 'dispute-lost', dispute, day)
  if (dispute.state === 'won' || dispute.state === 'closed') await postDispute(tx, 'dispute-won', dispute, day)
}

const noteState = (tx: Tx, { id: disputeId, paymentId, amountMinor, state }: DisputeRow, { who, why }: Cause) =>
  insertPaymentEvent(tx, paymentId, 'dispute', { who, why, data: { disputeId, amountMinor, state } })

/** Applies a report to a locked dispute. */
async function applyReport(tx: Tx, row: DisputeRow, report: GatewayDispute, cause: Cause): Promise<DisputeOutcome> {
  const { withheld, at, phase, freezesRefunds } = report
  const next = nextDisputeState(row, report)
  const state = next ?? row.state
  const isLater = at >= row.reportedAt
  // must be answered again: what was sent before no longer counts
  const again = next === 'open' && row.answeredAt !== null
  await updateDispute(
    tx,
    row.id,
    {
      state,
      phase: isLater ? phase : row.phase,
      freezesRefunds: isLater ? freezesRefunds : row.freezesRefunds,
      respondBy: (isLater ? report.respondBy : null) ?? row.respondBy,
      ...(row.answeredAt && !again
        ? { answeredAt: row.answeredAt, answeredBy: row.answeredBy }
        : { answeredAt: null, answeredBy: null }),
      reportedAt: isLater ? at : row.reportedAt,
    },
    cause.now,
  )
  await postState(tx, { ...row, state }, { withheld, now: cause.now })
  if (next === null) return 'repeated'
  await noteState(tx, { ...row, state }, cause)
  return 'dispute-noted'
}

/** Applies a gateway's report on a dispute, in any order; `signed` says whether its origin is verified. */
export async function noteDispute(
  tx: Tx,
  gateway: string,
  report: GatewayDispute,
  { signed, now }: { signed: boolean; now: Date },
): Promise<DisputeOutcome> {
  const found = (await findAttempt(tx, gateway, report)) ?? (await findByGatewayRef(tx, gateway, report.gatewayRef))
  const payment = found && (await lockPayment(tx, found.id))
  if (!payment) return 'unknown'
  const cause = { who: `gateway:${gateway}`, why: report.reason, now }
  if (report.currency !== payment.currency || report.amountMinor > payment.amountMinor) {
    const { disputeRef, amountMinor, currency } = report
    const why = 'A dispute of another amount or currency'
    await insertPaymentEvent(tx, payment.id, 'amount-mismatch', {
      ...cause,
      why,
      data: { disputeRef, amountMinor, currency },
    })
    return 'amount-mismatch'
  }
  const known = await lockDisputeOf(tx, gateway, report.disputeRef)
  if (known && known.paymentId !== payment.id) return 'reference-mismatch'
  // an unsigned report never changes a known dispute
  if (known) return signed ? applyReport(tx, known, report, cause) : 'repeated'
  if (!signed && (await countUnsigned(tx, payment.id)) >= MAX_UNSIGNED) return 'repeated'
  const state: DisputeState = signed ? report.state : 'reported'
  await insertDispute(tx, payment.id, report, { state, signed, now })
  const row = await lockDisputeOf(tx, gateway, report.disputeRef)
  if (!row) throw new Error(`The dispute ${report.disputeRef} was not written`)
  await postState(tx, row, { withheld: report.withheld, now })
  await noteState(tx, row, cause)
  return 'dispute-noted'
}

/** Marks an open dispute as answered at the gateway. @throws payment.dispute-unknown */
export function answerDispute(
  app: App,
  actor: Staff,
  { disputeId, note }: { disputeId: string; note: string },
): Promise<{ state: DisputeState }> {
  return app.db.transaction(async tx => {
    const row = await lockForStaff(tx, actor, disputeId)
    if (row.state !== 'open') return { state: row.state }
    const state: DisputeState = 'under-review'
    const by = `staff:${actor.staffId}`
    await updateDispute(tx, row.id, { ...row, state, answeredAt: actor.now, answeredBy: by }, actor.now)
    await noteState(tx, { ...row, state }, { who: by, why: note, now: actor.now })
    return { state }
  })
}

async function lockForStaff(tx: Tx, { markets }: Staff, disputeId: string): Promise<DisputeRow> {
  const row = await lockDispute(tx, disputeId)
  if (!row || !markets.includes(row.market)) throw appError('payment.dispute-unknown')
  return row
}

/**
 * Records the state of a dispute whose gateway sends no signed reports. Repeating it changes nothing.
 * @throws payment.dispute-unknown, payment.dispute-decided
 */
export function decideDispute(
  app: App,
  actor: Staff,
  {
    disputeId,
    state,
    withheld,
  }: { disputeId: string; state: Exclude<DisputeState, 'reported' | 'under-review'>; withheld: boolean },
): Promise<{ state: DisputeState }> {
  return app.db.transaction(async tx => {
    const row = await lockForStaff(tx, actor, disputeId)
    const { now } = actor
    const isSame = row.state === state
    if (row.signed || (isDecided(row.state) && !isSame)) throw appError('payment.dispute-decided')
    await postState(tx, { ...row, state }, { withheld, now })
    if (isSame) return { state }
    const by = `staff:${actor.staffId}`
    await updateDispute(tx, row.id, { ...row, state, reportedAt: now }, now)
    await noteState(tx, { ...row, state }, { who: by, why: 'Recorded by staff', now })
    return { state }
  })
}
