// Labels and badge tones of order and payment states.

import { orderLabel } from '../../../../contract/orders/status.rules.ts'
import type { Translate } from '../../app/messages.ts'

type Tone = 'plain' | 'good' | 'warn' | 'bad'

const TONES: Partial<Record<string, Tone>> = {
  ACCEPTED: 'good',
  PAYMENT_PENDING: 'warn',
  PAYMENT_FAILED: 'bad',
  SHIPPED: 'good',
  DELIVERED: 'good',
  CANCELLED: 'bad',
}

/** Label of a status code of the specification, with the tone of its badge. */
export function orderStatus(statusCode: number, t: Translate<'order'>): { label: string; tone: Tone } {
  const label = orderLabel(statusCode)
  return label ? { label: t(label), tone: TONES[label] ?? 'plain' } : { label: String(statusCode), tone: 'plain' }
}

const METHOD_IDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16, 168] as const

/** Name of a payment method by its id. */
export function methodName(id: number, t: Translate<'order'>): string {
  const known = METHOD_IDS.find(one => one === id)
  return known === undefined ? t('methodOther') : t(`method${known}`)
}

const PAYMENT_STATES = {
  created: 'payCreated',
  pending: 'payPending',
  paid: 'payPaid',
  failed: 'payFailed',
  due: 'payDue',
  void: 'payVoid',
  'refund-due': 'payRefundDue',
  refunded: 'payRefunded',
} as const

const PAYMENT_TONES: Partial<Record<string, Tone>> = { paid: 'good', refunded: 'good', failed: 'bad' }

/** Tone of the badge of a payment state. */
export function paymentTone(state: string): Tone {
  return PAYMENT_TONES[state] ?? 'plain'
}

/** Label of a payment state; empty for an unknown one. */
export function paymentStateText(state: string, t: Translate<'order'>): string {
  return state in PAYMENT_STATES ? t(PAYMENT_STATES[state as keyof typeof PAYMENT_STATES]) : ''
}
