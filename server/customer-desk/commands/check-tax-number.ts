// Records what the tax authority says about a customer's number.

import type { TaxNumberCheck, TaxNumberDetail } from '../../../contract/customer-desk/tax-number-api.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import { appError } from '../../platform/errors.ts'
import { taxNumberOf } from '../queries/tax-numbers.ts'
import { insertCheck, lockTaxNumber } from '../repository/tax-numbers.ts'

type Finding = Pick<TaxNumberCheck, 'taxNumber' | 'outcome' | 'registeredName'> & { customerId: string }

/** @throws request.invalid if the name is missing, or given for a number that was not found */
function requireName({ outcome, registeredName }: Finding): void {
  const isMissing = registeredName === ''
  if (isMissing === (outcome === 'not-found')) return
  const message = isMissing
    ? 'Enter the name as the register has it.'
    : 'A number that was not found has no registered name.'
  throw appError('request.invalid', { problems: [{ path: 'body.registeredName', message }] })
}

/**
 * Stores a finding about the customer's current number; the same one again on the same day changes nothing.
 * @throws customer.unknown, customer.tax-number-changed, request.invalid
 */
export async function checkTaxNumber(app: App, actor: Staff, finding: Finding): Promise<TaxNumberDetail> {
  requireName(finding)
  const { customerId, taxNumber, outcome, registeredName } = finding
  await app.db.transaction(async tx => {
    const present = await lockTaxNumber(tx, customerId)
    if (present === null) throw appError('customer.unknown')
    if (present !== taxNumber) throw appError('customer.tax-number-changed')
    const check = { ...finding, staffId: actor.staffId, staffName: actor.name, at: actor.now }
    if (await insertCheck(tx, check)) describeChange({ after: { taxNumber, outcome, registeredName } })
  })
  return taxNumberOf(app.db, customerId)
}
