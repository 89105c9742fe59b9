// Links with which customers give the bank account for a refund of cash, once.

import type { LinkedRefund, RefundLink } from '../../../contract/payments/refund-link-api.ts'
import { addAccount, branchOf, payoutAccount } from '../../addresses/service.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { insertPaymentEvent, lockPayment } from '../repository/payments.ts'
import { findLinkedRefund, type LinkedRefundRow, setRefundAccount } from '../repository/refunds.ts'

const PURPOSE = 'refund-link'
const VALID_MS = 90 * 24 * 3_600_000

const signedText = (refundId: string, until: number) => `${refundId} ${until}`

/** The path of the page for giving the account, valid for 90 days. */
export function refundLinkPath(app: App, refundId: string): string {
  const until = app.now().getTime() + VALID_MS
  const signature = app.secrets.sign(PURPOSE, signedText(refundId, until))
  return `/refund?refundId=${refundId}&until=${until}&signature=${encodeURIComponent(signature)}`
}

/** Whether a link has a valid signature and is not too old, or the caller is the order's customer. */
function mayName(app: App, actor: Actor, { refundId, until, signature }: RefundLink, row: LinkedRefundRow): boolean {
  if (row.market !== actor.market) return false
  if (signature === undefined || until === undefined) return actor.customerId === row.customerId
  return until >= app.now().getTime() && app.secrets.verify(PURPOSE, signedText(refundId, until), signature)
}

const present = ({ orderNumber, amountMinor: amount, currency, accountLast4 }: LinkedRefundRow): LinkedRefund => ({
  ...{ orderNumber, amount, currency, accountLast4 },
})

/** @throws payment.refund-link */
async function findNameable(app: App, db: Tx | App['db'], actor: Actor, link: RefundLink): Promise<LinkedRefundRow> {
  const row = await findLinkedRefund(db, link.refundId)
  if (!row || !mayName(app, actor, link, row)) throw appError('payment.refund-link')
  return row
}

/** The refund of a link. @throws payment.refund-link */
export async function linkedRefund(app: App, actor: Actor, link: RefundLink): Promise<LinkedRefund> {
  return present(await findNameable(app, app.db, actor, link))
}

/**
 * Sets the bank account to which staff pay a refund. Repeating the account changes nothing. @throws
 * payment.refund-link, payment.refund-account-set, payment.bank-unknown, address.iban-invalid, request.invalid
 */
export async function nameRefundAccount(
  app: App,
  actor: Actor,
  input: RefundLink & { holder: string; accountNumber: string; ifsc: string },
): Promise<LinkedRefund> {
  const { refundId, accountNumber } = input
  branchOf(actor.market, input)
  return app.db.transaction(async tx => {
    const { paymentId } = await findNameable(app, tx, actor, input)
    await lockPayment(tx, paymentId)
    // read again under the lock: two requests may arrive at the same time
    const row = await findNameable(app, tx, actor, input)
    if (!row.awaitsAccount) {
      const named = row.bankAccountId === null ? null : await payoutAccount(app, row.bankAccountId)
      if (named?.accountNumber !== accountNumber) throw appError('payment.refund-account-set')
      return present(row)
    }
    const { customerId, market } = row
    const account = await addAccount(app, tx, { customerId, market }, input)
    await setRefundAccount(tx, refundId, account.id)
    const who = actor.customerId === customerId ? `customer:${customerId}` : 'refund-link'
    await insertPaymentEvent(tx, paymentId, 'refund-account', { who, why: '', data: { refundId } })
    return present({ ...row, accountLast4: account.accountLast4 })
  })
}
