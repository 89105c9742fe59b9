// Customers of the market: retail and business, gold and blocked, found by number, name, contact, company or tax number.

import type { CustomerListed } from '../../../contract/customer-desk/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useLoad } from '../app/use-load.ts'
import { type Column, List } from '../components/list.tsx'
import { ListExport } from '../components/list-export.tsx'
import { Filter, ListHead, ListSearch, Views } from '../components/list-head.tsx'
import { Marks } from './marks.tsx'

function useColumns(): Column<CustomerListed>[] {
  const t = useMessages('customers')
  const { market } = useLocale()
  const { moment } = useDates()
  return [
    {
      key: 'number',
      title: t('number'),
      phone: 'id',
      cell: row => (
        <a className="id" href={to(`/customers/${row.customerId}`)}>
          {row.number}
        </a>
      ),
    },
    {
      key: 'customer',
      title: t('customer'),
      phone: 'cu',
      cell: row => <span className="cut customer">{row.company || row.name || t('noName')}</span>,
    },
    { key: 'name', title: t('name'), cell: row => <span className="cut customer">{row.company && row.name}</span> },
    { key: 'tax', title: t(market === 'AE' ? 'taxNumberUae' : 'taxNumber'), cell: row => row.taxNumber },
    { key: 'contact', title: t('contact'), cell: row => row.phone || row.email },
    { key: 'marks', title: t('marks'), phone: 'tot', cell: row => <Marks row={row} /> },
    { key: 'since', title: t('since'), cell: row => moment(row.createdAt) },
    {
      key: 'last',
      title: t('lastOrder'),
      phone: 'due',
      cell: row => (row.lastOrderAt ? moment(row.lastOrderAt) : <span className="sub">{t('never')}</span>),
    },
  ]
}

const FLAGS = ['gold', 'blocked'] as const

export function Screen() {
  const t = useMessages('customers')
  const { market } = useLocale()
  const query = useQuery()
  const columns = useColumns()
  const userType = (['business', 'online'] as const).find(one => one === query.get('type'))
  const flag = FLAGS.find(one => one === query.get('only'))
  const text = query.get('text') ?? undefined
  const before = query.get('before') ?? undefined
  const filter = { market, userType, text, before, ...(flag && { [flag]: 'true' as const }) }
  const page = useLoad(
    [market, userType, flag, text, before].join(' '),
    async () => {
      const { customers, more } = (await call('GET /api/admin/customers', { query: filter })).data
      return { rows: customers, next: more ? String(customers.at(-1)?.number ?? '') : null }
    },
    true,
  )
  const view = (label: string, type: string | undefined, only: string | undefined) => ({
    ...{ label, href: to('/customers', { type, only }) },
    current: userType === type && flag === only,
  })
  return (
    <div className="list-screen">
      <ListHead saved title={t('title')}>
        <ListExport contacts path="/api/admin/customers.csv" query={filter} />
      </ListHead>
      <Views
        views={[
          view(t('allCustomers'), undefined, undefined),
          view(t('business'), 'business', undefined),
          view(t('online'), 'online', undefined),
          view(t('goldOnly'), undefined, 'gold'),
          view(t('blockedOnly'), undefined, 'blocked'),
        ]}
      />
      <div className="tools">
        <ListSearch label={t(market === 'AE' ? 'searchLabelUae' : 'searchLabel')} />
        <Filter name="only" label={t('marks')} options={FLAGS.map(value => ({ value, label: t(value) }))} />
      </div>
      <List
        label={t('title')}
        columns={columns}
        page={page}
        idOf={row => row.customerId}
        nameOf={row => t('customerNumber', { number: String(row.number) })}
        hrefOf={row => to(`/customers/${row.customerId}`)}
        empty={t('nothing')}
      />
    </div>
  )
}
