// The orders of the account by state, page by page.

import { Pagination } from '../../ui/pagination.tsx'
import { useStore, useText } from '../shared/store-context.ts'
import styles from './account.module.css'
import { AccountFrame } from './account-frame.tsx'
import { ORDER_GROUPS, ORDERS_PER_PAGE, type OrderGroup, type OrdersData } from './account-loader.ts'
import { NoOrders, OrderCard } from './order-card.tsx'

const GROUP_TEXTS = {
  all: 'groupAll',
  open: 'groupOpen',
  delivered: 'groupDelivered',
  cancelled: 'groupCancelled',
} as const

export function Screen({ data }: { data: OrdersData }) {
  const text = useText('account')
  const common = useText('common')
  const { href } = useStore()
  const { group, page, totalCount, orders } = data
  const addressOf = (state: OrderGroup, number = 1) => {
    const query = new URLSearchParams()
    if (state !== 'all') query.set('state', state)
    if (number > 1) query.set('page', String(number))
    const search = query.toString()
    return href(search ? `/dashboard/order?${search}` : '/dashboard/order')
  }
  return (
    <AccountFrame part="orders" title={text('orders')}>
      <nav className={styles.groups} aria-label={text('groups')}>
        {ORDER_GROUPS.map(one => (
          <a key={one} href={addressOf(one)} aria-current={one === group ? 'page' : undefined}>
            {text(GROUP_TEXTS[one])}
          </a>
        ))}
      </nav>
      {orders.length === 0 && <NoOrders title={text(group === 'all' ? 'noOrders' : 'noOrdersHere')} />}
      {orders.map(order => (
        <OrderCard key={order.orderNumber} order={order} />
      ))}
      <Pagination
        page={page}
        pages={Math.ceil(totalCount / ORDERS_PER_PAGE)}
        hrefOf={number => addressOf(group, number)}
        labels={{
          nav: common('paging'),
          previous: common('previous'),
          next: common('next'),
          page: number => common('page', { page: number }),
        }}
      />
    </AccountFrame>
  )
}
