// The orders of the account by state, page by page.

import { ORDER_GROUPS, type OrderGroup } from '../../../contract/orders/status.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useMessages } from '../app/messages.ts'
import styles from '../customers/components/account.module.css'
import { AccountFrame } from '../customers/components/account-frame.tsx'
import { NoOrders, OrderCard } from './components/order-card.tsx'
import type { OrdersData } from './orders-loader.ts'

const NAMES = {
  all: 'groupAll',
  'to-pay': 'groupToPay',
  'on-the-way': 'groupOnTheWay',
  delivered: 'groupDelivered',
  cancelled: 'groupCancelled',
} as const
const EMPTY = {
  all: 'noOrders',
  'to-pay': 'noneToPay',
  'on-the-way': 'noneOnTheWay',
  delivered: 'noneDelivered',
  cancelled: 'noneCancelled',
} as const

export function Screen({ data }: { data: OrdersData }) {
  const t = useMessages('account')
  const tCommon = useMessages('common')
  const { href, number } = useLocale()
  const { group, text, page, pages, orders, counts } = data
  const addressOf = (state: OrderGroup, at = 1) => {
    const query = new URLSearchParams()
    if (text) query.set('str', text)
    if (state !== 'all') query.set('state', state)
    if (at > 1) query.set('page', String(at))
    const search = query.toString()
    return href(search ? `/dashboard/order?${search}` : '/dashboard/order')
  }
  const tabs = ORDER_GROUPS.map(key => ({
    key,
    label: t(NAMES[key]),
    href: addressOf(key),
    count: number(counts[key]),
  }))
  return (
    <AccountFrame part="orders" title={t('orders')}>
      <search>
        <form className={styles.find} action={href('/dashboard/order')}>
          <TextField key={text} name="str" type="search" label={t('findOrder')} defaultValue={text} maxLength={40} />
          <Button type="submit">{tCommon('search')}</Button>
        </form>
      </search>
      <Tabs label={t('groups')} tabs={tabs} selected={group}>
        {orders.length === 0 && (
          <NoOrders
            title={text ? t('noOrderWith', { text }) : t(EMPTY[group])}
            others={text !== '' || counts.all > 0}
          />
        )}
        {orders.map(order => (
          <OrderCard key={order.orderNumber} order={order} />
        ))}
        <Pagination
          page={page}
          pages={pages}
          hrefOf={at => addressOf(group, at)}
          labels={{
            nav: tCommon('paging'),
            previous: tCommon('previous'),
            next: tCommon('next'),
            page: at => tCommon('page', { page: at }),
          }}
        />
      </Tabs>
    </AccountFrame>
  )
}
