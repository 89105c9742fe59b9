// The price lists of a market: filtered by state or name, with their groups, period and number of prices.

import type { CallInput } from '../../../contract/api.ts'
import type { PriceList } from '../../../contract/price-lists/api.ts'
import { LIST_STATES } from '../../../contract/price-lists/lists.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { type Column, List } from '../components/list.tsx'
import { ListExport } from '../components/list-export.tsx'
import { ListHead, ListSearch, Views } from '../components/list-head.tsx'
import { RecordSteps } from '../components/record-steps.tsx'
import { Parts, StateTag, usePeriod } from './parts.tsx'

const hrefOf = ({ listId }: PriceList) => to(`/price-lists/${listId}`)

function useColumns(): Column<PriceList>[] {
  const t = useMessages('price-lists')
  const { number } = useLocale()
  const periodOf = usePeriod()
  return [
    {
      ...{ key: 'name', title: t('name'), phone: 'id' },
      cell: row => (
        <a className="id" href={hrefOf(row)}>
          {row.name}
        </a>
      ),
    },
    { key: 'groups', title: t('forGroups'), phone: 'cu', cell: row => row.groupNames.join(', ') || '–' },
    { key: 'prices', title: t('prices'), right: true, phone: 'tot', cell: row => number(row.prices) },
    { key: 'period', title: t('valid'), phone: 'due', cell: row => periodOf(row) },
    { key: 'state', title: t('state'), phone: 'ex', cell: row => <StateTag state={row.state} /> },
  ]
}

/** Bulk actions for selected lists, for members with the right. */
function useSteps(filter: CallInput<'GET /api/admin/priceLists/selection'>['query']) {
  const may = useMay()
  if (!may('price-lists.write')) return {}
  return {
    bulk: (rows: readonly PriceList[]) => (
      <RecordSteps
        kind="price-list"
        records={rows.map(({ listId }) => String(listId))}
        select={async () => (await call('GET /api/admin/priceLists/selection', { query: filter })).data}
      />
    ),
  }
}

export function Screen() {
  const t = useMessages('price-lists')
  const { market } = useLocale()
  const may = useMay()
  const query = useQuery()
  const state = LIST_STATES.find(one => one === query.get('state'))
  const [text, before] = [query.get('text')?.trim(), query.get('before')]
  const page = useLoad(
    [market, state, text, before].join('\n'),
    async () => {
      const asked = {
        market,
        ...(state && { state }),
        ...(text && { text }),
        ...(before && { before: Number(before) }),
      }
      const { lists, next } = (await call('GET /api/admin/priceLists', { query: asked })).data
      return { rows: lists, next: next === null ? null : String(next) }
    },
    true,
  )
  const views = [undefined, ...LIST_STATES].map(one => ({
    label: t(one ?? 'all'),
    href: to('/price-lists', { ...(one && { state: one }), ...(text && { text }) }),
    current: one === state,
  }))
  const bulk = useSteps({ market, state, text })
  return (
    <div className="list-screen">
      <ListHead saved title={t('title')}>
        {may('price-lists.write') && (
          <a className="b go" href={to('/price-lists/new')}>
            {t('newList')}
          </a>
        )}
      </ListHead>
      <Parts current="lists" />
      <Views views={views} />
      <div className="tools">
        <ListSearch label={t('search')} />
        <ListExport columns="price-lists" path="/api/admin/priceLists.csv" query={{ market, state, text }} />
      </div>
      <List
        {...{ columns: useColumns(), page, hrefOf }}
        label={t('title')}
        idOf={row => String(row.listId)}
        nameOf={row => row.name}
        empty={t('nothing')}
        {...bulk}
      />
    </div>
  )
}
