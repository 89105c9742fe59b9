// The orders of the account by state, text and days, page by page.

import { MAX_SEARCH_LENGTH } from '../../../contract/orders/search.rules.ts'
import { ORDER_GROUPS, type OrderGroup } from '../../../contract/orders/status.rules.ts'
import { FIRST_DAY } from '../../../contract/shared/days.ts'
import type { Language } from '../../../contract/shared/market.ts'
import { useLocale } from '../../framework/locale.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { type Translate, useMessages } from '../app/messages.ts'
import styles from '../customers/components/account.module.css'
import { AccountFrame } from '../customers/components/account-frame.tsx'
import { NoOrders, OrderCard } from './components/order-card.tsx'
import type { OrderSearch, OrdersData } from './orders-loader.ts'

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

/** The search in the URL. */
function queryOf({ text, from, to }: OrderSearch): URLSearchParams {
  const set = Object.entries({ str: text, from, to }).filter(([, value]) => value !== '')
  return new URLSearchParams(set)
}

/** The address of the CSV of all orders that the page lists, on this page or another. */
function csvOf({ search, group }: OrdersData, language: Language): string {
  const query = queryOf(search)
  query.set('state', group)
  query.set('language', language)
  return `/api/v1/checkout/getUserOrders.csv?${query}`
}

function emptyTitle({ search: { text, from, to }, group }: OrdersData, t: Translate<'account'>): string {
  if (from || to) return t('noOrderFound')
  return text ? t('noOrderWith', { text }) : t(EMPTY[group])
}

function Archives({ years }: { years: OrdersData['invoiceYears'] }) {
  const t = useMessages('account')
  const { language } = useLocale()
  if (years.length === 0) return null
  return (
    <section className={`panel ${styles.panel}`}>
      <h2>{t('archives')}</h2>
      <ul className={styles.archives}>
        {years.map(({ year, documents, ready }) => (
          <li key={year}>
            {ready > 0 && (
              <a href={`/api/v1/order/invoiceArchive?year=${year}&language=${language}`} data-native>
                {t('archive', { year, count: ready })}
              </a>
            )}
            {documents > ready && <p className="quiet">{t('archiveWaiting', { year, count: documents - ready })}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function OrderSearchForm({ search, group }: Pick<OrdersData, 'search' | 'group'>) {
  const t = useMessages('account')
  const tCommon = useMessages('common')
  const { href } = useLocale()
  const { text, from, to, daysWrong } = search
  // the fields are reset when the URL changes
  return (
    <search key={queryOf(search).toString()}>
      <form className={styles.find} action={href('/dashboard/order')}>
        <TextField name="str" type="search" label={t('findOrder')} defaultValue={text} maxLength={MAX_SEARCH_LENGTH} />
        <TextField name="from" type="date" min={FIRST_DAY} label={t('findFrom')} defaultValue={from} />
        <TextField
          name="to"
          type="date"
          min={FIRST_DAY}
          label={t('findTo')}
          defaultValue={to}
          {...(daysWrong && { error: t('findDaysWrong') })}
        />
        {group !== 'all' && <input type="hidden" name="state" value={group} />}
        <Button type="submit">{tCommon('search')}</Button>
      </form>
    </search>
  )
}

export function Screen({ data }: { data: OrdersData }) {
  const t = useMessages('account')
  const tCommon = useMessages('common')
  const { href, number, language } = useLocale()
  const { group, search: searched, page, pages, orders, counts } = data
  const { text, from, to, daysWrong } = searched
  const isSearched = Boolean(text || from || to)
  const addressOf = (state: OrderGroup, at = 1) => {
    const query = queryOf(searched)
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
      <OrderSearchForm search={searched} group={group} />
      {orders.length > 0 && (
        <p className={styles.archives}>
          <a href={csvOf(data, language)} data-native>
            {t('ordersCsv')}
          </a>
        </p>
      )}
      <Tabs label={t('groups')} tabs={tabs} selected={group}>
        {orders.length === 0 && !daysWrong && (
          <NoOrders title={emptyTitle(data, t)} searched={isSearched} others={counts.all > 0} />
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
      <Archives years={data.invoiceYears} />
    </AccountFrame>
  )
}
