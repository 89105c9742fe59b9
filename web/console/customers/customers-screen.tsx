// Customers of the market: retail and business, gold and blocked, found by number, name, contact, company or tax number.

import type { CustomerListed } from '../../../contract/customer-desk/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { FieldTools, useFieldColumns, useFieldQuery, useListedFields } from '../components/field-list.tsx'
import { type Column, List } from '../components/list.tsx'
import { ListExport } from '../components/list-export.tsx'
import { Filter, ListHead, ListSearch, Views } from '../components/list-head.tsx'
import { MarkFilters, useMarks, useMineViews } from '../components/mark-filters.tsx'
import { PastedNote, type PastedNumbers, PasteList, usePastedList } from '../components/pasted-list.tsx'
import { RecordSteps } from '../components/record-steps.tsx'
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

/** The query of the URL as input of the call. */
function useFilter() {
  const { market } = useLocale()
  const query = useQuery()
  const flag = FLAGS.find(one => one === query.get('only'))
  return {
    market,
    userType: (['business', 'online'] as const).find(one => one === query.get('type')),
    text: query.get('text') ?? undefined,
    ...useMarks(),
    ...useFieldQuery('customer'),
    before: query.get('before') ?? undefined,
    ...(flag && { [flag]: 'true' as const }),
  }
}

interface CustomerPage {
  rows: CustomerListed[]
  next: string | null
  unknown?: string[]
}

/** The customers of a pasted list, ignoring other filters. */
async function listed(
  { market, show, companyShow }: ReturnType<typeof useFilter>,
  numbers: readonly string[],
): Promise<CustomerPage> {
  const body = { market, list: [...numbers], show, companyShow }
  const { data } = await call('POST /api/admin/customers/listed', { body })
  return { ...data, next: null }
}

function useCustomers(filter: ReturnType<typeof useFilter>, numbers: PastedNumbers) {
  return useLoad<CustomerPage>(
    JSON.stringify([filter, numbers]),
    async () => {
      if (numbers) return listed(filter, numbers)
      const { customers, next } = (await call('GET /api/admin/customers', { query: filter })).data
      return { rows: customers, next: next === null ? null : String(next) }
    },
    true,
  )
}

function CustomerExport({ filter, numbers }: { filter: ReturnType<typeof useFilter>; numbers: PastedNumbers }) {
  const { market, show, companyShow } = filter
  const body = { market, list: numbers, show, companyShow }
  const listed = numbers && { path: '/api/admin/customers/listed.csv', body }
  return <ListExport columns="customers" contacts path="/api/admin/customers.csv" query={filter} listed={listed} />
}

function useViews() {
  const t = useMessages('customers')
  const query = useQuery()
  const [type, flag] = [query.get('type') ?? undefined, query.get('only') ?? undefined]
  const mine = useMineViews('customer', !type && !flag)
  const isMine = mine.some(({ current }) => current)
  const view = (label: string, of: { type?: string; only?: string }) => ({
    ...{ label, href: to('/customers', of) },
    current: type === of.type && flag === of.only && !isMine,
  })
  return [
    view(t('allCustomers'), {}),
    view(t('business'), { type: 'business' }),
    view(t('online'), { type: 'online' }),
    view(t('goldOnly'), { only: 'gold' }),
    view(t('blockedOnly'), { only: 'blocked' }),
    ...mine,
  ]
}

export function Screen() {
  const t = useMessages('customers')
  const bounced = useMessages('bounced')
  const filter = useFilter()
  const { market } = filter
  const may = useMay()
  const fields = useListedFields('customer')
  // its page and its columns do not count
  const { before: _page, show: _columns, companyShow: _more, ...all } = filter
  const pasted = usePastedList()
  const selectAll = async () => (await call('GET /api/admin/customers/selection', { query: all })).data
  const bulk = may('notes.write') && {
    bulk: (rows: readonly CustomerListed[]) => (
      <RecordSteps
        kind="customer"
        records={rows.map(({ customerId }) => customerId)}
        // the filters do not apply to a pasted list, which is shown completely
        select={pasted.numbers ? undefined : selectAll}
      />
    ),
  }
  const columns = [...useColumns(), ...useFieldColumns<CustomerListed>(fields)]
  const views = useViews()
  const page = useCustomers(filter, pasted.numbers)
  return (
    <div className="list-screen">
      <ListHead saved title={t('title')}>
        {may('messages.read') && (
          <a className="b" href={to('/customers/bounced')}>
            {bounced('short')}
          </a>
        )}
        <CustomerExport filter={filter} numbers={pasted.numbers} />
      </ListHead>
      <Views views={views} />
      <div className="tools">
        <ListSearch label={t(market === 'AE' ? 'searchLabelUae' : 'searchLabel')} />
        <Filter name="only" label={t('marks')} options={FLAGS.map(value => ({ value, label: t(value) }))} />
        <MarkFilters kind="customer" />
        <PasteList label={t('listed')} onList={pasted.setNumbers} />
        <FieldTools fields={fields} />
      </div>
      <PastedNote numbers={pasted.numbers} unknown={page.data?.unknown} onClose={() => pasted.setNumbers(null)} />
      <List
        label={t('title')}
        columns={columns}
        page={page}
        idOf={row => row.customerId}
        nameOf={row => t('customerNumber', { number: String(row.number) })}
        hrefOf={row => to(`/customers/${row.customerId}`)}
        empty={t('nothing')}
        {...bulk}
      />
    </div>
  )
}
