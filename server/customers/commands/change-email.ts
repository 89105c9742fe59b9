// Email change by staff: only a verified address identifies an account.

import type { Market } from '../../../contract/shared/market.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import {
  type CustomerRow,
  clearUnverified,
  isIdentifierTaken,
  lockCustomer,
  updateCustomerRow,
} from '../repository/customers.ts'

/**
 * Gives an account an address whose code was consumed; it is removed from accounts that had not verified it. Returns
 * the account as it was, or null if it already has the address.
 * @throws customer.unknown, also for a deleted account, customer.identifier-taken
 */
export async function changeProvedEmail(
  tx: Tx,
  { customerId, market, email }: { customerId: string; market: Market; email: string },
): Promise<CustomerRow | null> {
  const before = await lockCustomer(tx, customerId)
  if (!before) throw appError('customer.unknown')
  if (before.email === email && before.emailVerified) return null
  const proved = { market, email, phone: null }
  if (await isIdentifierTaken(tx, customerId, proved)) throw appError('customer.identifier-taken')
  await clearUnverified(tx, customerId, proved)
  await updateCustomerRow(tx, customerId, { firstName: null, lastName: null, userType: null, email, phone: null })
  return before
}
