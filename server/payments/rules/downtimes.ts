// Effect of a reported gateway outage on a payment method.

import type { PaymentMethod } from '../../../contract/payments/schemas.ts'
import { PAYMENT_METHOD_IDS as ID } from '../../../contract/shared/limits.ts'

/** A reported outage. */
export interface Downtime {
  gateway: string
  methodId: number
  /** Empty for the whole method. */
  instrument: string
  severity: 'low' | 'medium' | 'high'
}

/** Methods of the store that are the same at a gateway. */
const SAME: Readonly<Record<number, number>> = {
  [ID.savedCard]: ID.card,
  [ID.cardGateway]: ID.card,
  [ID.upiApp]: ID.upi,
  [ID.walletUpi]: ID.upi,
}
const MAX_NAMES = 6

const ofMethod = (downtimes: readonly Downtime[], gateway: string, methodId: number) =>
  downtimes.filter(one => one.gateway === gateway && one.methodId === (SAME[methodId] ?? methodId))

/** Whether a gateway reports that a method does not work at all. */
export const isDown = (downtimes: readonly Downtime[], gateway: string, methodId: number): boolean =>
  ofMethod(downtimes, gateway, methodId).some(({ instrument, severity }) => instrument === '' && severity === 'high')

/** What the payment page says about a method at a gateway; minor disruptions are left out. */
export function downtimeNotice(
  downtimes: readonly Downtime[],
  gateway: string,
  methodId: number,
): PaymentMethod['downtime'] {
  const felt = ofMethod(downtimes, gateway, methodId).filter(({ severity }) => severity !== 'low')
  if (felt.length === 0) return null
  const whole = felt.some(({ instrument }) => instrument === '')
  const names = whole ? [] : [...new Set(felt.map(({ instrument }) => instrument))].slice(0, MAX_NAMES)
  return { whole, names }
}
