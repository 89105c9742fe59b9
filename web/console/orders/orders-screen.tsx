// The list of orders: views by state, filters, search, and steps for several orders at once.

import { showsHolds } from '../../../contract/orders/hold.rules.ts'
import type { StaffOrderListed } from '../../../contract/orders/staff-api.ts'
import { ORDER_STATES, type OrderState } from '../../../contract/orders/status.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useLoad } from '../app/use-load.ts'
import { FieldTools, useFieldColumns, useFieldQuery, useListedFields } from '../components/field-list.tsx'
import { type Column, List } from '../components/list.tsx'
import { ListExport } from '../components/list-export.tsx'
import { DayFilter, Filter, ListHead, ListSearch, Views } from '../components/list-head.tsx'
import { MarkFilters, useMarks, useMineViews } from '../components/mark-filters.tsx'
import { PastedNote, type PastedNumbers, PasteList, usePastedList } from '../components/pasted-list.tsx'
import { BulkSteps } from './bulk-steps.tsx'
import { DeskFilterTools, useDeskFilters } from './desk-filters.tsx'
import { ORDER_DOTS, ORDER_VIEWS, type OrderView, paymentDot, viewOf } from './order-words.ts'

const isState = (text: string): text is OrderState => text in ORDER_STATES

function useColumns(): Column<StaffOrderListed>[] {
  const t = useMessages('orders')
  const hold = useMessages('order-hold')
  const { money, number } = useLocale()
  const { day, moment } = useDates()
  return [
    {
      key: 'number',
      title: t('order'),
      phone: 'id',
      cell: row => (
        <a className="id" href={to(`/orders/${row.orderNumber}`)}>
          {row.orderNumber}
        </a>
      ),
    },
    { key: 'placed', title: t('placed'), cell: row => moment(row.placedAt) },
    {
      key: 'customer',
      title: t('customer'),
      phone: 'cu',
      cell: row => <span className="cut customer">{row.company || row.name}</span>,
    },
    { key: 'gstin', title: t('taxNumber'), cell: row => row.gstin || <span className="sub">{t('retail')}</span> },
    { key: 'city', title: t('deliverTo'), cell: row => row.city },
    { key: 'lines', title: t('lines'), right: true, cell: row => number(row.itemCount) },
    { key: 'total', title: t('total'), right: true, phone: 'tot', cell: row => money(row.payable, row.currency) },
    {
      key: 'payment',
      title: t('payment'),
      cell: row => (
        <span className={`st ${paymentDot(row.paymentState)}`}>
          {t(`mode-${row.paymentMode}`)}, {t(`payment-${row.paymentState}` as 'payment-none')}
        </span>
      ),
    },
    {
      key: 'state',
      title: t('state'),
      phone: 'due',
      cell: row => (
        <>
          <span className={`st ${ORDER_DOTS[row.state]}`}>{t(`state-${row.state}`)}</span>
          {row.onHold && <span className="tag bad">{hold('onHold')}</span>}
        </>
      ),
    },
    { key: 'promised', title: t('promised'), cell: row => row.promisedOn && day(row.promisedOn) },
  ]
}

/** Why and since when orders are on hold. */
function useHoldColumns(shown: boolean): Column<StaffOrderListed>[] {
  const t = useMessages('order-hold')
  const { day, moment } = useDates()
  if (!shown) return []
  return [
    { key: 'hold', title: t('reason'), phone: 'ex', cell: ({ hold }) => hold && t(`reason-${hold.reason}`) },
    {
      key: 'held',
      title: t('since'),
      cell: ({ hold }) => hold && <span title={moment(hold.since)}>{day(hold.since)}</span>,
    },
  ]
}

/** When packing slips or labels were last printed among many. */
function usePrintColumn(shown: boolean): Column<StaffOrderListed>[] {
  const t = useMessages('order-filters')
  const { moment } = useDates()
  if (!shown) return []
  return [{ key: 'printed', title: t('printed'), cell: ({ printedAt }) => printedAt && moment(printedAt) }]
}

const HOLDS = ['on', 'off'] as const

interface ToolsProps {
  fields: ReturnType<typeof useListedFields>
  onList(numbers: string[]): void
}

function Tools({ fields, onList }: ToolsProps) {
  const t = useMessages('orders')
  const hold = useMessages('order-hold')
  return (
    <div className="tools">
      <ListSearch label={t('searchLabel')} />
      <Filter
        name="payment"
        label={t('payment')}
        options={(['cod', 'prepaid'] as const).map(value => ({ value, label: t(`mode-${value}`) }))}
      />
      <Filter
        name="hold"
        label={hold('hold')}
        options={HOLDS.map(value => ({ value, label: hold(`hold-${value}`) }))}
      />
      <DayFilter name="from" label={t('from')} />
      <DayFilter name="to" label={t('to')} />
      <DeskFilterTools />
      <MarkFilters kind="order" />
      <PasteList label={t('orderNumbers')} onList={onList} />
      <FieldTools fields={fields} />
    </div>
  )
}

const PAYMENTS = ['cod', 'prepaid'] as const

/** The query of the URL as input of the call. */
function useFilter() {
  const { market } = useLocale()
  const query = useQuery()
  const states = query.getAll('state').filter(isState)
  return {
    market,
    ...(states.length > 0 && { state: states }),
    payment: PAYMENTS.find(way => way === query.get('payment')),
    hold: HOLDS.find(one => one === query.get('hold')),
    from: query.get('from') ?? undefined,
    to: query.get('to') ?? undefined,
    text: query.get('text') ?? undefined,
    ...useDeskFilters(),
    ...useMarks(),
    ...useFieldQuery('order'),
    before: query.get('before') ?? undefined,
  }
}

interface OrderPage {
  rows: StaffOrderListed[]
  next: string | null
  unknown?: string[]
}

/** The orders of a pasted list, ignoring other filters. */
async function listed({ market, show }: ReturnType<typeof useFilter>, numbers: readonly string[]): Promise<OrderPage> {
  const { data } = await call('POST /api/admin/orders/listed', { body: { market, list: [...numbers], show } })
  return { ...data, next: null }
}

function OrderExport({ filter, numbers }: { filter: ReturnType<typeof useFilter>; numbers: PastedNumbers }) {
  const { market, show } = filter
  const listed = numbers && { path: '/api/admin/orders/listed.csv', body: { market, list: numbers, show } }
  return <ListExport columns="orders" path="/api/admin/orders.csv" query={filter} listed={listed} />
}

function useViews() {
  const t = useMessages('orders')
  const hold = useMessages('order-hold')
  const lost = useMessages('lost-parcels')
  const query = useQuery()
  const states = query.getAll('state').filter(isState)
  const onHold = query.get('hold') === 'on' && states.length === 0
  const again = query.get('lost') === 'to-pack' && states.length === 0
  const mine = useMineViews('order', states.length === 0 && !onHold && !again)
  const current = onHold || again || mine.some(view => view.current) ? null : viewOf(states)
  const views = (Object.keys(ORDER_VIEWS) as OrderView[]).map(view => ({
    label: t(view),
    href: to('/orders', { state: ORDER_VIEWS[view] }),
    current: view === current,
  }))
  const more = [
    { label: lost('toPackAgain'), href: to('/orders', { lost: 'to-pack' }), current: again },
    { label: hold('onHold'), href: to('/orders', { hold: 'on' }), current: onHold },
  ]
  return [...views, ...more, ...mine]
}

export function Screen() {
  const t = useMessages('orders')
  const bulk = useMessages('bulk')
  const picking = useMessages('picking')
  const fields = useListedFields('order')
  const filter = useFilter()
  const columns = [
    ...useColumns(),
    ...useHoldColumns(showsHolds(filter.hold)),
    ...usePrintColumn(filter.printed !== undefined),
    ...useFieldColumns<StaffOrderListed>(fields),
  ]
  const views = useViews()
  const pasted = usePastedList()
  const page = useLoad<OrderPage>(
    JSON.stringify([filter, pasted.numbers]),
    async () => {
      if (pasted.numbers) return listed(filter, pasted.numbers)
      const { orders, next } = (await call('GET /api/admin/orders', { query: filter })).data
      return { rows: orders, next: next === null ? null : String(next) }
    },
    true,
  )
  return (
    <div className="list-screen">
      <ListHead saved title={t('title')}>
        <OrderExport filter={filter} numbers={pasted.numbers} />
        <a className="b" href={to('/orders/picking')}>
          {picking('title')}
        </a>
        <a className="b" href={to('/orders/bulk')}>
          {bulk('jobs')}
        </a>
      </ListHead>
      <Views views={views} />
      <Tools fields={fields} onList={pasted.setNumbers} />
      <PastedNote numbers={pasted.numbers} unknown={page.data?.unknown} onClose={() => pasted.setNumbers(null)} />
      <List
        label={t('title')}
        columns={columns}
        page={page}
        idOf={row => String(row.orderNumber)}
        nameOf={row => t('orderNumber', { number: String(row.orderNumber) })}
        hrefOf={row => to(`/orders/${row.orderNumber}`)}
        empty={t('nothing')}
        bulk={rows => (
          <BulkSteps
            key={rows.map(row => row.orderNumber).join(' ')}
            orders={rows}
            filter={filter}
            listed={pasted.numbers !== null}
          />
        )}
      />
    </div>
  )
}
