// Cash on delivery above a limit is confirmed by a code to a contact of the account: who has none there orders for somebody else.

import type { Totals } from '../../../contract/cart/totals-types.ts'
import { verifiedContactsOf } from '../../customers/service.ts'
import { needsCode } from '../../payments/service.ts'
import type { Customer } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { AppError, appError } from '../../platform/errors.ts'
import { spendProof } from '../../verification/service.ts'

/** Which contact was sent the code. */
export type Proved = 'phone' | 'email'

export interface CodConfirmation {
  /** Of a code for the flow `checkout`; empty without one. */
  codProof?: string
  codProved?: Proved
}

/**
 * Uses up the proof of a code where the amount in cash asks for one; an order that fails afterwards gives it back. Null
 * where none is asked for. @throws payment.cod-code, payment.cod-contact
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
