// The customer groups of a market, with the numbers of companies and accounts.

import type { CustomerGroup } from '../../../contract/price-lists/groups-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { type Column, List } from '../components/list.tsx'
import { ListHead, ListSearch } from '../components/list-head.tsx'
import { Parts } from './parts.tsx'

const hrefOf = ({ groupId }: CustomerGroup) => to(`/price-lists/groups/${groupId}`)

function useColumns(): Column<CustomerGroup>[] {
  const t = useMessages('price-lists')
  const { number } = useLocale()
  return [
    {
      ...{ key: 'name', title: t('name'), phone: 'id' },
      cell: row => (
        <a className="id" href={hrefOf(row)}>
          {row.name}
        </a>
      ),
    },
    { key: 'lists', title: t('title'), phone: 'cu', cell: row => row.lists.map(({ name }) => name).join(', ') || '–' },
    { key: 'companies', title: t('companies'), right: true, cell: row => number(row.companies) },
    { key: 'accounts', title: t('accounts'), right: true, phone: 'tot', cell: row => number(row.members) },
  ]
}

export function Screen() {
  const t = useMessages('price-lists')
  const { market } = useLocale()
  const may = useMay()
  const query = useQuery()
  const [text, before] = [query.get('text')?.trim(), query.get('before')]
  const page = useLoad(
    [market, text, before].join('\n'),
    async () => {
      const asked = { market, ...(text && { text }), ...(before && { before: Number(before) }) }
      const { groups, next } = (await call('GET /api/admin/customerGroups', { query: asked })).data
      return { rows: groups, next: next === null ? null : String(next) }
    },
    true,
  )
  return (
    <div className="list-screen">
      <ListHead title={t('groups')}>
        {may('price-lists.write') && (
          <a className="b go" href={to('/price-lists/groups/new')}>
            {t('newGroup')}
          </a>
        )}
      </ListHead>
      <Parts current="groups" />
      <div className="tools">
        <ListSearch label={t('search')} />
      </div>
      <List
        {...{ columns: useColumns(), page, hrefOf }}
        label={t('groups')}
        idOf={row => String(row.groupId)}
        nameOf={row => row.name}
        empty={t('noGroup')}
      />
    </div>
  )
}
