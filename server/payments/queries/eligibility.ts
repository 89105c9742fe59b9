// What a buyer can pay with: the cheapest EMI plans, pay-later, and whether a UPI address exists.

import type { EmiCluster, PayLaterEligibility } from '../../../contract/payments/eligibility-api.ts'
import { isVpa } from '../../../contract/shared/identifiers.ts'
import { PAYMENT_METHOD_IDS } from '../../../contract/shared/limits.ts'
import type { Actor, Customer } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { cheapestByCluster } from '../rules/emi.ts'
import { requireMethod } from '../service.ts'
import { emiPlans } from './emi.ts'
import { type MethodsInput, paymentMethods } from './methods.ts'

/** The cheapest plan of each group of banks for an amount in minor units. */
export function emiClusters(app: App, actor: Pick<Actor, 'market' | 'language'>, amountMinor: number): EmiCluster[] {
  return cheapestByCluster(emiPlans(app, actor, amountMinor))
}

/** Whether a cart or an order can be paid later. @throws order.unknown */
export async function payLaterEligibility(
  app: App,
  actor: Customer,
  input: MethodsInput,
): Promise<PayLaterEligibility> {
  const { payLater: paymentMethodId } = PAYMENT_METHOD_IDS
  const { payable, methods } = await paymentMethods(app, actor, input)
  const method = methods.find(({ id }) => id === paymentMethodId)
  const name = requireMethod(paymentMethodId).name[actor.language]
  // a method that the store does not have is not listed
  if (!method) return { paymentMethodId, name, eligible: false, reason: 'inactive', limit: null, payable }
  const { open: eligible, closedReason: reason, limit } = method
  return { paymentMethodId, name, eligible, reason, limit, payable: method.payable }
}

/** `A*** K***`: recognisable only for its holder. */
const shortened = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map(word => `${[...word][0]}***`)
    .join(' ')

/**
 * Whether a UPI address is well formed and in use. @throws payment.unavailable when the gateway that knows does not
 * respond
 */
export async function validateVpa(
  app: App,
  { market }: Customer,
  vpa: string,
): Promise<{ vpa: string; valid: boolean; checked: boolean; name: string }> {
  if (!isVpa(vpa)) return { vpa, valid: false, checked: false, name: '' }
  const question = { methodId: PAYMENT_METHOD_IDS.upi, market, amountMinor: 100 }
  const gateway = app.ports.payments.candidates(question).find(({ checkVpa }) => checkVpa !== undefined)
  if (!gateway?.checkVpa) return { vpa, valid: true, checked: false, name: '' }
  try {
    const { exists, name } = await gateway.checkVpa(vpa)
    return { vpa, valid: exists, checked: true, name: exists ? shortened(name) : '' }
  } catch (error) {
    app.log.warn({ err: error, gateway: gateway.name }, 'a UPI address could not be checked')
    throw appError('payment.unavailable')
  }
}
