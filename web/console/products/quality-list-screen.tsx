// The products with a data quality problem, each with a link to its editor.

import { QUALITY_GAPS } from '../../../contract/products/quality.rules.ts'
import type { GapProduct } from '../../../contract/products/quality-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useLoad } from '../app/use-load.ts'
import { type Column, List } from '../components/list.tsx'
import { ListExport } from '../components/list-export.tsx'
import { ListHead } from '../components/list-head.tsx'

function useColumns(): Column<GapProduct>[] {
  const t = useMessages('quality')
  return [
    {
      key: 'name',
      title: t('name'),
      phone: 'id',
      cell: row => (
        <a className="id cut customer" href={to(`/products/${row.msn}`)}>
          {row.name}
        </a>
      ),
    },
    { key: 'brand', title: t('brand'), phone: 'cu', cell: row => row.brand },
    { key: 'part', title: t('part'), phone: 'due', cell: row => row.partNumber },
    { key: 'category', title: t('categoryColumn'), cell: row => row.category },
    { key: 'msn', title: 'MSN', cell: row => row.msn },
  ]
}

export function Screen({ parts: [asked] }: { parts: readonly string[] }) {
  const t = useMessages('quality')
  const { market } = useLocale()
  const columns = useColumns()
  const after = useQuery().get('before') ?? undefined
  const gap = QUALITY_GAPS.find(one => one === asked) ?? QUALITY_GAPS[0]
  const page = useLoad(
    [market, gap, after].join('\n'),
    async () => {
      const { products, next } = (await call('GET /api/admin/products/quality/list', { query: { market, gap, after } }))
        .data
      return { rows: products, next }
    },
    true,
  )
  return (
    <div className="list-screen">
      <ListHead title={t(gap)}>
        <a className="b" href={to('/products/quality')}>
          {t('all')}
        </a>
        <ListExport path="/api/admin/products/quality.csv" query={{ market, gap }} />
      </ListHead>
      <p className="grid-note">{t(`${gap}-why`)}</p>
      <List
        label={t(gap)}
        columns={columns}
        page={page}
        idOf={row => row.msn}
        nameOf={row => row.name}
        hrefOf={row => to(`/products/${row.msn}`)}
        empty={t(page.data?.next ? 'further' : 'nothing')}
      />
    </div>
  )
}
