// Localized texts of order and shipment events.

import type { Order } from '../../../../contract/orders/schemas.ts'
import type { Translate } from '../../app/messages.ts'

const STATES = {
  'pending-payment': 'evPendingPayment',
  'payment-failed': 'evPaymentFailed',
  placed: 'evPlaced',
  processing: 'evProcessing',
  packed: 'evPacked',
  shipped: 'evShipped',
  delivered: 'evDelivered',
  cancelled: 'evCancelled',
  expired: 'evExpired',
  'returned-to-origin': 'evReturned',
} as const

type OrderEvent = Pick<Order['events'][number], 'kind' | 'state' | 'why'>

/** Whether an event is a failure or an end without delivery. */
export function isFailure({ kind, state }: OrderEvent): boolean {
  return (
    kind === 'payment-too-late' ||
    kind === 'difference-too-late' ||
    ['payment-failed', 'cancelled', 'expired', 'returned-to-origin'].includes(state ?? '')
  )
}

/** Text of an order event: by its new state, else by its kind. */
export function eventText(event: OrderEvent, t: Translate<'account'>): string {
  if (event.state === 'placed' && event.why === 'Paid') return t('evPaid')
  if (event.kind === 'payment-too-late') return t('evPaymentTooLate')
  if (event.kind === 'items-cancelled') return t('evItemsCancelled')
  if (event.kind === 'lines-edited') return t('evLinesEdited')
  if (event.kind === 'address-corrected') return t('evAddressCorrected')
  if (event.kind === 'customer-changed') return t('evCustomerChanged')
  if (event.kind === 'edit-waits') return t('evEditWaits')
  if (event.kind.startsWith('edit-')) return t('evEditNotMade')
  if (event.kind === 'difference-too-late') return t('evDifferenceTooLate')
  const known = event.state ?? event.kind
  return t(known in STATES ? STATES[known as keyof typeof STATES] : 'evOther')
}

const TRACKING = {
  processing: 'trProcessing',
  packed: 'trPacked',
  shipped: 'trShipped',
  'out-for-delivery': 'trOutForDelivery',
  'in-transit': 'trInTransit',
  returning: 'trReturning',
  returned: 'trReturned',
  lost: 'trLost',
  'sent-again': 'trSentAgain',
  'lost-refunded': 'trLostRefunded',
  delivered: 'trDelivered',
  cancelled: 'trCancelled',
} as const

/** Text of a shipment event. */
export function trackingText(event: { code: string; place: string }, t: Translate<'account'>): string {
  const { code, place } = event
  return code in TRACKING ? t(TRACKING[code as keyof typeof TRACKING], { place }) : `${code} ${place}`
}
