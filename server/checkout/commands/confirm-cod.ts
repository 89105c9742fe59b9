// Cash on delivery above a limit needs a code sent to a verified contact of the account, against orders in somebody else's name.

import type { Totals } from '../../../contract/cart/totals-types.ts'
import { verifiedContactsOf } from '../../customers/service.ts'
import { needsCode } from '../../payments/service.ts'
import type { Customer } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { AppError, appError } from '../../platform/errors.ts'
import { spendProof } from '../../verification/service.ts'

/** The contact that received the code. */
export type Proved = 'phone' | 'email'

export interface CodConfirmation {
  /** For the flow `checkout`; empty without a code. */
  codProof?: string
  codProved?: Proved
}

/**
 * Consumes the proof of a code if the cash amount requires one; a later failure of the order restores it. Null if none
 * is required. @throws payment.cod-code, payment.cod-contact
 */
export async function confirmCod(
  app: App,
  tx: Tx,
  actor: Customer,
  { codProof = '', codProved = 'phone' }: CodConfirmation,
  { totalPayableAmountMinor }: Totals,
): Promise<Proved | null> {
  if (!needsCode(totalPayableAmountMinor, app.config.codCodeAbove[actor.market])) return null
  const contacts = await verifiedContactsOf(tx, actor)
  if (contacts.length === 0) throw appError('payment.cod-contact')
  const contact = contacts.find(({ kind }) => kind === (codProved === 'phone' ? 2 : 1))
  if (!contact || codProof === '') throw appError('payment.cod-code')
  await spendProof(tx, actor, contact, ['checkout'], codProof).catch(error => {
    throw error instanceof AppError && error.code === 'auth.proof' ? appError('payment.cod-code') : error
  })
  return codProved
}
