// How a payment in a gateway's list differs from what the store knows of it.

import type { PaymentDifference } from '../../../contract/payments/differences-api.ts'
import type { ListedPayment } from '../../platform/ports/payments.ts'
import type { PaymentState } from './states.ts'

export interface KnownPayment {
  id: string
  transactionRef: string
  sessionRef: string
  gatewayRef: string
  amountMinor: number
  currency: string
  state: PaymentState
  /** The gateway's refunds of it, as far as the store knows. */
  refundedMinor: number
  /** Other known payments in the same session. */
  seconds: readonly string[]
}

export interface Difference {
  reference: string
  kind: PaymentDifference['kind']
  paymentId: string | null
  currency: string
  thereMinor: number
  hereMinor: number
  thereState: string
  hereState: string
}

const PAID: readonly PaymentState[] = ['paid', 'refund-due', 'refunded']
export const isPaid = ({ state }: KnownPayment) => PAID.includes(state)

/** The store's payment for a listed one: by the gateway's reference, otherwise by ours, otherwise by its session. */
export function knownOf(listed: ListedPayment, known: readonly KnownPayment[]): KnownPayment | undefined {
  const { gatewayRef, transactionRef, sessionRef } = listed
  return (
    known.find(one => one.gatewayRef === gatewayRef) ??
    known.find(one => transactionRef !== '' && one.transactionRef === transactionRef) ??
    known.find(one => !!sessionRef && one.sessionRef === sessionRef)
  )
}

/** Whether the store does not know about a listed payment yet: then it is applied like any other report. */
export function isUnheard(listed: ListedPayment, known: KnownPayment): boolean {
  if (listed.state !== 'success') return false
  return !isPaid(known) || (known.gatewayRef !== listed.gatewayRef && !known.seconds.includes(listed.gatewayRef))
}

/** The difference between the two; null when they agree, and for a payment that neither side considers paid. */
export function differenceOf(listed: ListedPayment, known: KnownPayment | undefined): Difference | null {
  const { gatewayRef: reference, amountMinor: thereMinor, currency, state: thereState, refundedMinor } = listed
  const there = { reference, paymentId: known?.id ?? null, currency, thereMinor, thereState }
  if (!known) return thereState === 'success' ? { ...there, kind: 'unknown-here', hereMinor: 0, hereState: '' } : null
  const here = { ...there, hereMinor: known.amountMinor, hereState: known.state }
  // another attempt in the session of a payment
  if (known.gatewayRef !== reference && isPaid(known)) return null
  if (thereState === 'success' && (known.amountMinor !== thereMinor || known.currency !== currency))
    return { ...here, kind: 'amount' }
  if ((thereState === 'success') !== isPaid(known)) return { ...here, kind: 'state' }
  if (refundedMinor === null || thereState !== 'success' || refundedMinor === known.refundedMinor) return null
  return { ...here, kind: 'refunds', thereMinor: refundedMinor, hereMinor: known.refundedMinor }
}
