// Records a carrier's compensation for a lost parcel: each payment once, in the ledger under its own kind.

import type { CarrierClaim } from '../../../contract/ledger/claims-api.ts'
import { dayIn } from '../../catalog/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import { appError } from '../../platform/errors.ts'
import { type ClaimPayment, findClaim, findClaimPayment, insertClaimPayment, lockLoss } from '../repository/claims.ts'
import { insertEntry } from '../repository/entries.ts'
import { claimLines } from '../rules/entries.ts'

/**
 * Repeating a payment with its reference changes nothing. @throws ledger.loss-unknown, ledger.claim-day before the loss or in the future,
 * request.idempotency when it was recorded with another amount or day
 */
export async function recordClaimPayment(
  app: App,
  actor: Staff,
  { lossId, ...payment }: ClaimPayment & { lossId: number },
): Promise<CarrierClaim> {
  return app.db.transaction(async tx => {
    const loss = await lockLoss(tx, lossId)
    if (!loss || !actor.markets.includes(loss.market)) throw appError('ledger.loss-unknown')
    const { market, currency, orderId } = loss
    const { amount, reference, paidOn } = payment
    const claim = await findClaim(tx, market, lossId)
    const before = await findClaimPayment(tx, lossId, reference)
    if (before) {
      if (before.amountMinor !== amount || before.paidOn !== paidOn) throw appError('request.idempotency')
      return claim
    }
    if (paidOn < claim.lostOn || paidOn > dayIn(market, app.now())) throw appError('ledger.claim-day')
    const who = { who: `staff:${actor.staffId}`, at: app.now() }
    const sourceId = await insertClaimPayment(tx, loss, payment, who)
    const head = { market, currency, orderId, postedOn: paidOn, kind: 'carrier-claim', sourceId } as const
    await insertEntry(tx, head, claimLines(claim.carrier, amount))
    describeChange({
      ...{ recordKind: 'order', recordId: String(claim.orderNumber), before: { paid: claim.paid } },
      after: { paid: claim.paid + amount, reference, carrier: claim.carrier },
    })
    return findClaim(tx, market, lossId)
  })
}
