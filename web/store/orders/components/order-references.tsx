// The buyer's own references of an order: PO number and cost centre.

import type { OrderBrief } from '../../../../contract/orders/schemas.ts'
import { useMessages } from '../../app/messages.ts'

/** Renders nothing when there are none. */
export function OrderReferences({ order }: { order: Pick<OrderBrief, 'poNumber' | 'costCentre'> }) {
  const t = useMessages('order')
  const { poNumber, costCentre } = order
  const texts = [poNumber && t('poNumber', { number: poNumber }), costCentre && t('costCentre', { name: costCentre })]
  const text = texts.filter(Boolean).join(' · ')
  return text ? <p style={{ overflowWrap: 'anywhere' }}>{text}</p> : null
}
