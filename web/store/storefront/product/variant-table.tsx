// Many variants in one table: a column an attribute, sorted and filtered in place; hundreds stay quick.

import { memo, useEffect, useMemo, useRef, useState } from 'react'
import type { ProductGroup } from '../../../../contract/storefront/product-api.ts'
import type { VariantGrid } from '../../../../contract/storefront/variant-grid.ts'
import { type Variant, variantsOf } from '../../../../contract/storefront/variants.rules.ts'
import { useLocale } from '../../../framework/locale.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { useFetch } from '../../../framework/use-fetch.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Section } from '../../../ui/section.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useMessages } from '../../app/messages.ts'
import { FailedSection } from '../../shared/failed-section.tsx'
import styles from './variant-table.module.css'
import { orderRows, rowFits, type TableOrder } from './variants.ts'

const ANY = -1
/** Rows visible above the one of this product. */
const ROWS_ABOVE = 3

export interface VariantTableProps {
  msn: string
}

interface RowsProps extends VariantTableProps {
  variants: readonly Variant[]
}

/** Rendered once: sorting and filtering move and hide existing rows. */
const Rows = memo(({ variants, msn }: RowsProps) => {
  const { href, money } = useLocale()
  const t = useMessages('product-more')
  const tCommon = useMessages('common')
  const states = { 'in-stock': 'inStock', 'out-of-stock': 'outOfStock', 'on-request': 'onRequest' } as const
  return variants.map(variant => {
    const { productUrl, values, salesPrice, minQuantity, availability } = variant
    const here = variant.msn === msn
    const name = values.filter(Boolean).join(', ')
    return (
      <tr key={variant.msn} data-here={here || undefined}>
        {values.map((value, at) => {
          const key = `${at} ${value}`
          if (at > 0) return <td key={key}>{value || '–'}</td>
          return (
            <th key={key} scope="row">
              <a href={href(productUrl)} aria-current={here ? 'true' : undefined} aria-label={name}>
                {value || '–'}
              </a>
            </th>
          )
        })}
        <td className={styles.price}>{money(salesPrice)}</td>
        <td className={availability === 'in-stock' ? styles.good : 'quiet'}>{tCommon(states[availability])}</td>
        <td>
          {availability === 'in-stock' && (
            <button
              type="button"
              data-add={variant.msn}
              data-quantity={minQuantity}
              aria-label={t('addVariant', { name })}
            >
              <Icon name="cart" size={18} />
            </button>
          )}
        </td>
      </tr>
    )
  })
})

interface FiltersProps {
  grid: VariantGrid
  chosen: readonly number[]
  inStock: boolean
  setChosen(chosen: readonly number[]): void
  setInStock(on: boolean): void
}

function Filters({ grid, chosen, inStock, setChosen, setInStock }: FiltersProps) {
  const t = useMessages('product-more')
  const filtered = inStock || chosen.some(place => place !== ANY)
  return (
    <div className={styles.filters}>
      {grid.axes.map((axis, at) => (
        <SelectField
          key={axis.key}
          label={axis.name}
          value={String(chosen[at] ?? ANY)}
          options={[
            { value: String(ANY), label: t('any') },
            ...axis.values.map((value, place) => ({ value: String(place), label: value })),
          ]}
          onChange={event => setChosen(chosen.map((place, of) => (of === at ? Number(event.target.value) : place)))}
        />
      ))}
      {/[^s]/.test(grid.availability) && (
        <Checkbox
          label={t('onlyInStock')}
          checked={inStock}
          onChange={event => setInStock(event.target.checked)}
          className={styles.check}
        />
      )}
      {filtered && (
        <Button
          kind="quiet"
          className={styles.check}
          onClick={() => {
            setChosen(grid.axes.map(() => ANY))
            setInStock(false)
          }}
        >
          {t('clearFilters')}
        </Button>
      )}
    </div>
  )
}

interface HeadProps {
  label: string
  column: TableOrder['column']
  order: TableOrder
  onSort(order: TableOrder): void
}

function SortHead({ label, column, order, onSort }: HeadProps) {
  const here = order.column === column
  const sort = here ? (order.descending ? 'descending' : 'ascending') : undefined
  return (
    <th scope="col" aria-sort={sort}>
      <button type="button" onClick={() => onSort({ column, descending: here && !order.descending })}>
        {label}
        <span aria-hidden="true">{here ? (order.descending ? '↓' : '↑') : '↕'}</span>
      </button>
    </th>
  )
}

interface TableProps extends VariantTableProps {
  group: ProductGroup
  grid: VariantGrid
}

function Table({ group, grid, msn }: TableProps) {
  const t = useMessages('product-more')
  const variants = useMemo(() => variantsOf(grid), [grid])
  const [order, setOrder] = useState<TableOrder>({ column: 0, descending: false })
  const [chosen, setChosen] = useState<readonly number[]>(() => grid.axes.map(() => ANY))
  const [inStock, setInStock] = useState(false)
  const body = useRef<HTMLTableSectionElement>(null)
  const rows = useRef<HTMLElement[]>([])
  const fitting = useMemo(
    () => new Set(variants.flatMap((_, row) => (rowFits(grid, row, chosen, inStock) ? [row] : []))),
    [grid, variants, chosen, inStock],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are those of the grid
  useEffect(() => {
    rows.current = [...(body.current?.children ?? [])] as HTMLElement[]
    const here = body.current?.querySelector<HTMLElement>('[data-here]')
    const box = body.current?.closest<HTMLElement>('[data-scroll]')
    if (here && box) box.scrollTop = here.offsetHeight * Math.max(0, rows.current.indexOf(here) - ROWS_ABOVE)
  }, [grid])
  useEffect(() => {
    body.current?.append(...orderRows(grid, order).flatMap(row => rows.current[row] ?? []))
  }, [grid, order])
  useEffect(() => {
    for (const [row, element] of rows.current.entries()) element.hidden = !fitting.has(row)
  }, [fitting])
  const count = variants.length
  return (
    <>
      <Filters {...{ grid, chosen, inStock, setChosen, setInStock }} />
      <p role="status" className="quiet">
        {fitting.size === 0
          ? t('noneFits')
          : fitting.size === count
            ? t('variantsCount', { count })
            : t('variantsShown', { shown: fitting.size, count })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to do that */}
      <section className={`panel ${styles.scroll}`} data-scroll="" tabIndex={0} aria-label={t('variantsTitle')}>
        <table className={styles.table}>
          <caption className="vh">{t('variantsTable', { name: group.productName })}</caption>
          <thead>
            <tr>
              {grid.axes.map((axis, at) => (
                <SortHead key={axis.key} label={axis.name} column={at} order={order} onSort={setOrder} />
              ))}
              <SortHead label={t('price')} column="price" order={order} onSort={setOrder} />
              <th scope="col">{t('stock')}</th>
              <th scope="col">{t('action')}</th>
            </tr>
          </thead>
          <tbody ref={body}>
            <Rows variants={variants} msn={msn} />
          </tbody>
        </table>
      </section>
    </>
  )
}

export function VariantTable({ msn }: VariantTableProps) {
  const t = useMessages('product-more')
  const { state, data, again } = useFetch(msn, async () => {
    return (await quietCall('GET /api/v1/product/getProductGroupV2', { query: { msn } })).data
  })
  return (
    <Section title={t('variantsTitle')}>
      {state === 'failed' && <FailedSection onRetry={again} />}
      {state === 'busy' && <Skeleton height="480px" />}
      {data?.variants && <Table group={data} grid={data.variants} msn={msn} />}
    </Section>
  )
}
