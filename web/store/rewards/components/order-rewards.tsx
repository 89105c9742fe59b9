// Reward points that an order will earn, has earned and has used.

import type { Order } from '../../../../contract/orders/schemas.ts'
import { useMessages } from '../../app/messages.ts'

export function OrderRewards({ rewards: { due, earned, used } }: Pick<Order, 'rewards'>) {
  const t = useMessages('rewards')
  const points = (count: number) => ({ points: t('points', { count }) })
  const parts = [
    due > 0 && t('orderDue', points(due)),
    earned > 0 && t('orderEarned', points(earned)),
    used > 0 && t('orderUsed', points(used)),
  ].filter(Boolean)
  return parts.length > 0 && <p>{parts.join(' · ')}</p>
}
