// The change sets of a market: author, time and size, and which were undone.

import type { ChangeSet } from '../../../contract/products/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useLoad } from '../app/use-load.ts'
import { type Column, List } from '../components/list.tsx'
import { ListHead } from '../components/list-head.tsx'
import { ProductViews } from './product-views.tsx'

function useColumns(): Column<ChangeSet>[] {
  const t = useMessages('products')
  const { number } = useLocale()
  const { moment } = useDates()
  return [
    {
      key: 'at',
      title: t('savedAt'),
      phone: 'id',
      cell: row => (
        <a className="id" href={to(`/products/changes/${row.changeSetId}`)}>
          {moment(row.at)}
        </a>
      ),
    },
    { key: 'who', title: t('who'), phone: 'cu', cell: row => row.who },
    { key: 'note', title: t('note'), phone: 'ex', cell: row => <span className="cut customer">{row.note}</span> },
    { key: 'products', title: t('products'), right: true, cell: row => number(row.products) },
    { key: 'cells', title: t('cells'), right: true, phone: 'tot', cell: row => number(row.cells) },
    {
      key: 'state',
      title: t('state'),
      phone: 'due',
      cell: row => (
        <>
          <span className={`st ${row.state === 'applied' ? 'full' : ''}`}>{t(`set-${row.state}`)}</span>
          {row.left > 0 && <span className="tag warn">{t('cellsLeft', { count: row.left })}</span>}
        </>
      ),
    },
  ]
}

export function Screen() {
  const t = useMessages('products')
  const { market } = useLocale()
  const columns = useColumns()
  const before = useQuery().get('before') ?? undefined
  const page = useLoad(
    JSON.stringify({ market, before }),
    async () => {
      const { changeSets, more } = (await call('GET /api/admin/products/changes', { query: { market, before } })).data
      return { rows: changeSets, next: more ? (changeSets.at(-1)?.changeSetId ?? null) : null }
    },
    true,
  )
  return (
    <div className="list-screen">
      <ListHead title={t('changeSets')} />
      <ProductViews current="changes" />
      <List
        label={t('changeSets')}
        columns={columns}
        page={page}
        idOf={row => row.changeSetId}
        nameOf={row => row.note || row.who}
        hrefOf={row => to(`/products/changes/${row.changeSetId}`)}
        empty={t('noChangeSets')}
      />
    </div>
  )
}
