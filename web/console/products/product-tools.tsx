// Above the grid of products: search, filters, a pasted list of numbers, the choice of columns.

import { AVAILABILITIES, GAPS } from '../../../contract/products/filters.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { ChoiceFilter } from '../components/choice-filter.tsx'
import { Icon } from '../components/icon.tsx'
import { Filter, ListSearch } from '../components/list-head.tsx'
import { MarkFilters } from '../components/mark-filters.tsx'
import { PasteList } from '../components/pasted-list.tsx'
import { keepColumns, type ProductColumns } from './columns.ts'

function ColumnMenu({ columns }: { columns: ProductColumns }) {
  const t = useMessages('products')
  return (
    <details className="menu">
      <summary className="b">
        {t('columns', { shown: columns.shown.length, all: columns.all.length })}
        <Icon name="down" />
      </summary>
      <fieldset className="menu-list">
        <legend className="sr">{t('chooseColumns')}</legend>
        {columns.all.map(({ name, title }) => (
          <label key={name} className="check">
            <input
              type="checkbox"
              checked={columns.isShown(name)}
              onChange={() => {
                keepColumns(columns.all.filter(one => (one.name === name) !== columns.isShown(one.name)))
                navigate(columns.toggled(name), { replace: true })
              }}
            />
            {title}
          </label>
        ))}
      </fieldset>
    </details>
  )
}

interface ProductToolsProps {
  columns: ProductColumns
  onList(numbers: string[]): void
}

export function ProductTools({ columns, onList }: ProductToolsProps) {
  const t = useMessages('products')
  const { market } = useLocale()
  const find = (kind: 'brand' | 'category' | 'seller') => async (text: string) =>
    (await call('GET /api/admin/products/choices', { query: { market, kind, text } })).data
  return (
    <div className="tools">
      <ListSearch label={t('searchLabel')} />
      <ChoiceFilter name="category" label={t('field-category')} find={find('category')} />
      <ChoiceFilter name="brand" label={t('field-brand')} find={find('brand')} />
      <ChoiceFilter name="seller" label={t('field-seller')} find={find('seller')} />
      <Filter
        name="state"
        label={t('state')}
        options={(['active', 'draft'] as const).map(value => ({ value, label: t(`state-${value}`) }))}
      />
      <Filter
        name="availability"
        label={t('field-availability')}
        options={AVAILABILITIES.map(value => ({ value, label: t(`is-${value}`) }))}
      />
      <Filter
        name="missing"
        label={t('missing')}
        options={GAPS.map(value => ({ value, label: t(`missing-${value}`) }))}
      />
      <MarkFilters kind="product" />
      <PasteList label={t('numbers')} onList={onList} />
      <span className="grow" />
      <ColumnMenu columns={columns} />
    </div>
  )
}
