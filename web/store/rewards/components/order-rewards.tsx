// What an order earns, has earned and has used in reward points.

import type { Order } from '../../../../contract/orders/schemas.ts'
import { useMessages } from '../../app/messages.ts'

export function OrderRewards({ rewards: { due, earned, used } }: Pick<Order, 'rewards'>) {
  const t = useMessages('rewards')
  const points = (count: number) => t('points', { count })
  return (
    <>
      {due > 0 && <p>{t('orderDue', { points: points(due) })}</p>}
      {earned > 0 && <p>{t('orderEarned', { points: points(earned) })}</p>}
      {used > 0 && <p>{t('orderUsed', { points: points(used) })}</p>}
    </>
  )
}
