// Ends a proposed payout: it was transferred, or it is cancelled.

import type { PayoutState } from '../../../contract/payouts/states.rules.ts'
import { dayIn } from '../../catalog/service.ts'
import { postPayout, releaseItems } from '../../ledger/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { requireApprovedPayout, requireWithinLimit } from '../../platform/money-limit.ts'
import { isReferenceUsed, lockPayout, movePayout } from '../repository/payouts.ts'

/**
 * Records that a payout was transferred. Repeating it changes nothing. @throws payout.unknown, payout.state when it was
 * cancelled, payout.future, payout.reference-used, request.idempotency when it was recorded under another reference, and above
 * `payouts.approve-above` or the money limit staff.approval-waits, for a key staff.approval-member or staff.money-limit
 */
export function recordPayout(
  app: App,
  actor: Staff,
  { payoutId, reference, paidOn }: { payoutId: string; reference: string; paidOn: string },
): Promise<{ state: PayoutState }> {
  return app.db.transaction(async tx => {
    const payout = await lockPayout(tx, payoutId)
    if (!payout) throw appError('payout.unknown')
    if (payout.state === 'cancelled') throw appError('payout.state')
    if (payout.state === 'paid') {
      if (payout.reference !== reference || payout.paidOn !== paidOn) throw appError('request.idempotency')
      return { state: payout.state }
    }
    const { market, currency, taxNumber, amount } = payout
    if (paidOn > dayIn(market, app.now())) throw appError('payout.future')
    if (await isReferenceUsed(tx, reference, payoutId)) throw appError('payout.reference-used')
    const moved = { market, amountMinor: amount, orderNumber: null }
    requireWithinLimit(actor, 'payouts.write', moved)
    requireApprovedPayout(actor, moved)
    await movePayout(tx, payoutId, { state: 'paid', reference, paidOn, who: `staff:${actor.staffId}` })
    await postPayout(tx, { payoutId, market, currency, taxNumber, amountMinor: amount, paidOn })
    return { state: 'paid' as const }
  })
}

/** Cancels a proposed payout and frees its items. @throws payout.unknown, payout.state when it was paid */
export function cancelPayout(app: App, actor: Staff, payoutId: string): Promise<{ state: PayoutState }> {
  return app.db.transaction(async tx => {
    const payout = await lockPayout(tx, payoutId)
    if (!payout) throw appError('payout.unknown')
    if (payout.state === 'paid') throw appError('payout.state')
    if (payout.state === 'proposed') {
      const who = `staff:${actor.staffId}`
      await movePayout(tx, payoutId, { state: 'cancelled', reference: null, paidOn: null, who })
      await releaseItems(tx, payoutId)
    }
    return { state: 'cancelled' as const }
  })
}
