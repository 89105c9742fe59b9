// The choice between payment gateways: by the configured routes, without disabled or failing ones, and for an active payment method.

import { PAYMENT_METHOD_IDS } from '../../../contract/shared/limits.ts'
import { offersMethod } from '../limits.ts'
import type { GatewayQuestion, GatewaysInUse, PaymentGateway, PaymentRoute, PaymentsPort } from './payments.ts'

/** Consecutive failures after which a gateway is skipped. */
const MAX_FAILURES = 3
/** For how long; the next session after that is a trial. */
const PAUSE_MS = 30_000

/** Whether a route matches such a payment; a bank transfer needs no gateway. */
const fits = (route: PaymentRoute, { methodId, market, amountMinor }: Omit<GatewayQuestion, 'gateway'>) =>
  methodId !== PAYMENT_METHOD_IDS.neft &&
  route.market === market &&
  (route.methodId === null || route.methodId === methodId) &&
  amountMinor >= route.minMinor &&
  amountMinor <= route.maxMinor

/**
 * Combines the configured gateways. The first matching route names them; without one their own order applies. Each
 * process counts failures separately: a shared count would have to be read and written for every payment, and three
 * failures in each process cost less.
 */
export function makePayments(
  first: readonly PaymentGateway[],
  routes: readonly PaymentRoute[],
  now: () => Date,
  { formOrigins = [], transferAccount = null }: Partial<Pick<GatewaysInUse, 'formOrigins' | 'transferAccount'>> = {},
): PaymentsPort {
  let inUse: GatewaysInUse = { gateways: first, off: [], accountSince: new Map(), formOrigins, transferAccount }
  const failures = new Map<string, { count: number; until: number }>()
  const find = (name: string) => inUse.gateways.find(gateway => gateway.name === name) ?? null
  const isOpen = ({ name }: PaymentGateway) => (failures.get(name)?.until ?? 0) > now().getTime()
  const serving = ({ methodId, market, amountMinor, gateway: wanted = '' }: GatewayQuestion) => {
    if (!offersMethod(market, methodId)) return []
    const route = routes.find(one => fits(one, { methodId, market, amountMinor }))
    const inOrder = route ? route.gateways.map(find).filter(gateway => gateway !== null) : inUse.gateways
    return inOrder.filter(
      ({ name, markets, methodIds, minMinor }) =>
        (wanted === '' || name === wanted) &&
        !inUse.off.includes(name) &&
        markets.includes(market) &&
        methodIds.includes(methodId) &&
        amountMinor >= minMinor,
    )
  }
  return {
    get gateways() {
      return inUse.gateways
    },
    get transferAccount() {
      return inUse.transferAccount
    },
    get formOrigins() {
      return inUse.formOrigins
    },
    accountSince: name => inUse.accountSince.get(name) ?? null,
    isOfFormerAccount(name, begunAt) {
      const since = inUse.accountSince.get(name)
      return since !== undefined && (since === null || begunAt < since)
    },
    replace(next) {
      // one with new keys is tried again at once
      for (const gateway of next.gateways) if (find(gateway.name) !== gateway) failures.delete(gateway.name)
      inUse = next
    },
    find,
    candidates: question => serving(question).filter(gateway => !isOpen(gateway)),
    isServed: question => serving(question).length > 0,
    report(name, created) {
      if (created) return void failures.delete(name)
      const count = (failures.get(name)?.count ?? 0) + 1
      failures.set(name, { count, until: count >= MAX_FAILURES ? now().getTime() + PAUSE_MS : 0 })
    },
  }
}
