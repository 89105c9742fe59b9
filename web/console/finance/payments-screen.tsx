// All payments of the market: search by order and reference, filters, and refunds.

import { listedMethods, PAYMENT_GATEWAYS, PAYMENT_STATES } from '../../../contract/payments/list.rules.ts'
import type { ListedPayment } from '../../../contract/payments/list-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useLoad } from '../app/use-load.ts'
import { type Column, List } from '../components/list.tsx'
import { ListExport } from '../components/list-export.tsx'
import { Filter, ListSearch } from '../components/list-head.tsx'
import { usePaymentNames } from '../components/payment-names.ts'
import { FinanceHead } from './finance-head.tsx'
import { MonthFilter } from './month-filter.tsx'
import { monthOf } from './register-dates.ts'

const DOTS: Readonly<Record<ListedPayment['state'], string>> = {
  ...{ created: '', failed: '', due: '', void: '' },
  ...{ paid: 'ok', refunded: 'full', 'refund-due': 'half', pending: 'wait' },
}

const hrefOf = ({ orderNumber }: ListedPayment) => to(`/orders/${orderNumber}`)

function useColumns(): Column<ListedPayment>[] {
  const t = useMessages('payment-list')
  const { money } = useLocale()
  const { moment } = useDates()
  const names = usePaymentNames()
  return [
    {
      key: 'order',
      title: t('order'),
      phone: 'id',
      cell: row => (
        <a className="id" href={hrefOf(row)}>
          {row.orderNumber}
        </a>
      ),
    },
    { key: 'begun', title: t('begun'), cell: row => moment(row.createdAt) },
    {
      key: 'state',
      title: t('state'),
      phone: 'due',
      cell: row => <span className={`st ${DOTS[row.state]}`}>{t(`state-${row.state}`)}</span>,
    },
    { key: 'method', title: t('method'), phone: 'cu', cell: row => names.method(row.paymentMethodId) },
    { key: 'gateway', title: t('gateway'), cell: row => names.gateway(row.gateway) },
    {
      key: 'reference',
      title: t('reference'),
      phone: 'ex',
      cell: row => (
        <>
          {row.gatewayRef ?? <span className="of-phone">{row.transactionRef}</span>}
          {row.kind === 'difference' && <span className="tag">{t('difference')}</span>}
        </>
      ),
    },
    { key: 'ours', title: t('ours'), cell: row => row.transactionRef },
    {
      key: 'refunded',
      title: t('refunded'),
      right: true,
      cell: row => (row.refunded > 0 ? money(-row.refunded, row.currency) : ''),
    },
    { key: 'amount', title: t('amount'), right: true, phone: 'tot', cell: row => money(row.amount, row.currency) },
  ]
}

function useFilter() {
  const { market } = useLocale()
  const query = useQuery()
  const method = Number(query.get('method'))
  return {
    market,
    state: PAYMENT_STATES.find(one => one === query.get('state')),
    paymentMethodId: listedMethods(market).find(id => id === method),
    gateway: PAYMENT_GATEWAYS.find(one => one === query.get('gateway')),
    period: monthOf(query.get('month')) ?? undefined,
    text: query.get('text')?.trim() || undefined,
  }
}

export function Screen() {
  const t = useMessages('payment-list')
  const columns = useColumns()
  const names = usePaymentNames()
  const filter = useFilter()
  const before = useQuery().get('before') ?? undefined
  const page = useLoad(
    JSON.stringify([filter, before]),
    async () => {
      const { payments, next } = (await call('GET /api/admin/payments', { query: { ...filter, before } })).data
      return { rows: payments, next }
    },
    true,
  )
  const states = PAYMENT_STATES.map(value => ({ value, label: t(`state-${value}`) }))
  const methods = listedMethods(filter.market).map(id => ({ value: String(id), label: names.method(id) }))
  const gateways = PAYMENT_GATEWAYS.map(value => ({ value, label: names.gateway(value) }))
  return (
    <div className="list-screen">
      <FinanceHead saved view="payments">
        <ListExport columns="payments" path="/api/admin/payments.csv" query={filter} />
      </FinanceHead>
      <div className="tools">
        <ListSearch label={t('search')} />
        <MonthFilter />
        <Filter name="state" label={t('state')} options={states} />
        <Filter name="method" label={t('method')} options={methods} />
        <Filter name="gateway" label={t('gateway')} options={gateways} />
      </div>
      <List
        label={t('list')}
        columns={columns}
        page={page}
        idOf={row => row.paymentId}
        nameOf={row => t('paymentOf', { number: String(row.orderNumber) })}
        hrefOf={hrefOf}
        empty={t('nothing')}
      />
    </div>
  )
}
