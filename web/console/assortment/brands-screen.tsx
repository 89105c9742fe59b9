// The brands: found by name, added and opened from here.

import type { EditedBrand } from '../../../contract/catalog/categories-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { type Column, List } from '../components/list.tsx'
import { ListHead, ListSearch } from '../components/list-head.tsx'
import { AssortmentViews } from './assortment-views.tsx'

export function Screen() {
  const t = useMessages('assortment')
  const may = useMay()
  const { number } = useLocale()
  const query = useQuery()
  const [text, after] = [query.get('text'), query.get('before')]
  const page = useLoad(
    `${text} ${after}`,
    async () => {
      const { brands, next } = (
        await call('GET /api/admin/brands', { query: { ...(text && { text }), ...(after && { after }) } })
      ).data
      return { rows: brands, next }
    },
    true,
  )
  const hrefOf = ({ brandSlug }: EditedBrand) => to(`/categories/brands/${brandSlug}`)
  const columns: Column<EditedBrand>[] = [
    {
      ...{ key: 'name', title: t('brand'), phone: 'id' },
      cell: row => (
        <a className="id" href={hrefOf(row)}>
          {row.name}
        </a>
      ),
    },
    { key: 'nameHi', title: t('nameHi'), phone: 'cu', cell: row => row.nameHi },
    { key: 'country', title: t('country'), cell: row => row.country },
    {
      ...{ key: 'products', title: t('itsProducts'), right: true, phone: 'tot' },
      cell: row => (row.products >= 1000 ? t('manyProducts') : number(row.products)),
    },
    {
      ...{ key: 'state', title: t('shown'), phone: 'ex' },
      cell: row => (row.active ? t('yes') : <span className="tag warn">{t('hidden')}</span>),
    },
  ]
  return (
    <div className="list-screen">
      <ListHead title={t('brands')}>
        {may('categories.write') && (
          <a className="b go" href={to('/categories/brands/new')}>
            {t('newBrand')}
          </a>
        )}
      </ListHead>
      <AssortmentViews current="brands" />
      <div className="tools">
        <ListSearch label={t('searchBrands')} />
      </div>
      <List
        {...{ columns, page, hrefOf }}
        label={t('brands')}
        idOf={row => row.brandSlug}
        nameOf={row => row.name}
        empty={t('noBrand')}
      />
    </div>
  )
}
