// Stock of the market by product, seller and warehouse, and what to reorder.

import type { StockRow } from '../../../contract/inventory/api.ts'
import { MAX_JOB_RECORDS, stockRecord } from '../../../contract/record-jobs/kinds.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { type Column, List } from '../components/list.tsx'
import { ListExport } from '../components/list-export.tsx'
import { Filter, ListHead, ListSearch, Views } from '../components/list-head.tsx'
import { PastedNote, type PastedNumbers, PasteList, usePastedList } from '../components/pasted-list.tsx'
import { RecordSteps } from '../components/record-steps.tsx'
import { Available } from './available.tsx'
import { FindByCode } from './find-by-code.tsx'

function useColumns(): Column<StockRow>[] {
  const t = useMessages('stock')
  const { number } = useLocale()
  return [
    {
      key: 'msn',
      title: 'MSN',
      phone: 'id',
      cell: row => (
        <a className="id" href={to(`/stock/${row.msn}`)}>
          {row.msn}
        </a>
      ),
    },
    {
      key: 'name',
      title: t('product'),
      phone: 'cu',
      cell: row => <span className="cut customer">{[row.partNumber, row.name].filter(Boolean).join(' · ')}</span>,
    },
    { key: 'seller', title: t('seller'), cell: row => <span className="cut customer">{row.seller}</span> },
    { key: 'warehouse', title: t('warehouse'), phone: 'due', cell: row => row.warehouseName },
    { key: 'onHand', title: t('onHand'), right: true, cell: row => number(row.onHand) },
    { key: 'reserved', title: t('reserved'), right: true, cell: row => number(row.reserved) },
    { key: 'available', title: t('available'), right: true, phone: 'tot', cell: row => <Available row={row} /> },
    {
      key: 'reorder',
      title: t('reorderPoint'),
      right: true,
      cell: row => (row.reorderPoint === null ? '–' : number(row.reorderPoint)),
    },
  ]
}

interface StockPage {
  rows: readonly StockRow[]
  next: string | null
  unknown?: string[]
}

/** The filters in the URL as input of the calls. */
function useStockFilter() {
  const { market } = useLocale()
  const query = useQuery()
  return {
    market,
    below: query.get('only') === 'below' ? ('true' as const) : undefined,
    text: query.get('text') ?? undefined,
    warehouse: query.get('warehouse') ?? undefined,
  }
}

/** The rows for the URL, or all of a pasted list. */
function useStock(numbers: PastedNumbers) {
  const { language } = useLocale()
  const filter = useStockFilter()
  const after = useQuery().get('before') ?? undefined
  return useLoad<StockPage>(
    JSON.stringify([filter, language, after, numbers]),
    async () => {
      if (!numbers) return (await call('GET /api/admin/stock', { query: { ...filter, after } })).data
      const body = { market: filter.market, list: [...numbers] }
      const { data } = await call('POST /api/admin/stock/listed', { body })
      return { ...data, next: null }
    },
    true,
  )
}

/** Steps for chosen rows, for those who may change stock; a pasted list has no filters to choose by. */
function useSteps(filter: ReturnType<typeof useStockFilter>, numbers: PastedNumbers) {
  const t = useMessages('stock')
  const may = useMay()
  if (!may('stock.write')) return {}
  const select = async () => (await call('GET /api/admin/stock/selection', { query: filter })).data
  return {
    bulk: (rows: readonly StockRow[]) =>
      rows.length > MAX_JOB_RECORDS ? (
        <span role="status">{t('tooManyRows', { count: MAX_JOB_RECORDS })}</span>
      ) : (
        <RecordSteps kind="stock" records={rows.map(stockRecord)} select={numbers ? undefined : select} />
      ),
  }
}

export function Screen() {
  const t = useMessages('stock')
  const scan = useMessages('stock-scan')
  const may = useMay()
  const { market, language } = useLocale()
  const filter = useStockFilter()
  const columns = useColumns()
  const below = filter.below !== undefined
  const pasted = usePastedList()
  const page = useStock(pasted.numbers)
  const bulk = useSteps(filter, pasted.numbers)
  const places = useLoad(
    `${market} ${language}`,
    async () => (await call('GET /api/admin/stock', { query: { market, limit: 1 } })).data.warehouses,
  )
  return (
    <div className="list-screen">
      <ListHead saved title={t('title')}>
        {may('stock.write') && (
          <a className="b go" href={to('/stock/scan')}>
            {scan('open')}
          </a>
        )}
      </ListHead>
      <Views
        views={[
          { label: t('all'), href: to('/stock'), current: !below },
          { label: t('below'), href: to('/stock', { only: 'below' }), current: below },
        ]}
      />
      <FindByCode />
      <div className="tools">
        <ListSearch label={t('searchLabel')} />
        <Filter
          name="warehouse"
          label={t('warehouse')}
          options={(places.data ?? []).map(({ code, name }) => ({ value: code, label: name }))}
        />
        <PasteList label={t('listed')} onList={pasted.setNumbers} />
        <ListExport
          columns="stock"
          path="/api/admin/stock.csv"
          query={filter}
          listed={pasted.numbers && { path: '/api/admin/stock/listed.csv', body: { market, list: pasted.numbers } }}
        />
      </div>
      <PastedNote numbers={pasted.numbers} unknown={page.data?.unknown} onClose={() => pasted.setNumbers(null)} />
      <List
        label={t('title')}
        columns={columns}
        page={page}
        idOf={stockRecord}
        nameOf={row => `${row.msn}, ${row.warehouseName}`}
        hrefOf={row => to(`/stock/${row.msn}`)}
        empty={t('nothing')}
        {...bulk}
      />
    </div>
  )
}
