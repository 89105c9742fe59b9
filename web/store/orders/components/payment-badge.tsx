// Whether an order is paid, beside the badge of its state.

import type { OrderBrief } from '../../../../contract/orders/schemas.ts'
import { Badge } from '../../../ui/badge.tsx'
import { useMessages } from '../../app/messages.ts'
import { paymentStateText, paymentTone } from './order-status.ts'

/** Renders nothing if the state of the order implies it. */
export function PaymentBadge({ order }: { order: Pick<OrderBrief, 'paymentState' | 'state'> }) {
  const t = useMessages('order')
  const { paymentState, state } = order
  const text = paymentStateText(paymentState, t)
  if (!text || state === 'pending-payment' || state === 'payment-failed' || paymentState === 'void') return null
  return <Badge tone={paymentTone(paymentState)}>{text}</Badge>
}
