// EMI plans chosen in the store: those of the sample banks; real banks show theirs on a gateway's page.

import { PAYMENT_METHOD_IDS } from '../../../contract/shared/limits.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { emiDiscount, emiValues } from '../rules/emi.ts'

/** Whether a plan is chosen in the store: not if the EMI gateway lets the buyer choose it on its page. */
export function hasEmiPlans({ ports }: App, market: Market, amountMinor: number): boolean {
  const [gateway] = ports.payments.candidates({ methodId: PAYMENT_METHOD_IDS.emi, market, amountMinor })
  return gateway?.hasSampleBanks ?? false
}

/** EMI plans for an amount in minor units by bank; none where plans are not chosen in the store. */
export function emiPlans(
  app: App,
  { market, language }: Pick<Actor, 'market' | 'language'>,
  amountMinor: number,
): ReturnType<typeof emiValues> {
  return hasEmiPlans(app, market, amountMinor) ? emiValues(market, language, amountMinor) : []
}

/** The store's share of the interest of the chosen plan; 0 without one. @throws payment.method-closed */
export function interestBorne(
  app: App,
  { market }: Pick<Actor, 'market'>,
  { paymentMethodId, bankEmi, emiFlag }: { paymentMethodId: number; bankEmi: string; emiFlag: number },
  payableMinor: number,
): number {
  if (paymentMethodId !== PAYMENT_METHOD_IDS.emi || emiFlag === 0) return 0
  const discount = hasEmiPlans(app, market, payableMinor) ? emiDiscount(market, payableMinor, bankEmi, emiFlag) : null
  if (discount !== null) return discount
  throw appError('payment.method-closed', { problems: [{ path: 'body.payment.bankEmi', message: 'inactive' }] })
}
