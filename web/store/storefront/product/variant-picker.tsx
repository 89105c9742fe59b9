// The variants of a product: one row of links per attribute; with many variants, a link to the table.

import type { ProductDetails } from '../../../../contract/storefront/product-api.ts'
import type { VariantGrid } from '../../../../contract/storefront/variant-grid.ts'
import { variantsOf } from '../../../../contract/storefront/variants.rules.ts'
import { useLocale } from '../../../framework/locale.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useMessages } from '../../app/messages.ts'
import styles from './variant-picker.module.css'
import { choicesOf, fitsButtons, needsTable } from './variants.ts'

interface PickerProps {
  grid: VariantGrid
  msn: string
}

/** The values of this variant, where they are too many to choose by buttons. */
function OwnValues({ grid, msn }: PickerProps) {
  const current = variantsOf(grid).find(variant => variant.msn === msn)?.values ?? []
  return (
    <p>
      {grid.axes.map((axis, at) => (
        <span key={axis.key} className={styles.value}>
          {axis.name} <b>{current[at] || '–'}</b>
        </span>
      ))}
    </p>
  )
}

function Buttons({ grid, msn }: PickerProps) {
  const { href } = useLocale()
  const t = useMessages('product-body')
  const variants = variantsOf(grid)
  return grid.axes.map((attribute, index) => (
    <nav key={attribute.key} aria-label={t('variants', { name: attribute.name })}>
      <h2>{attribute.name}</h2>
      <ul>
        {choicesOf(variants, msn, index).map(({ value, variant, current, changesOthers }) => {
          const out = variant.availability !== 'in-stock'
          return (
            <li key={value}>
              <a
                href={href(variant.productUrl)}
                aria-current={current ? 'true' : undefined}
                className={classNames(out && styles.out, changesOthers && styles.other)}
                title={out ? t('variantOut') : changesOthers ? t('variantOther') : undefined}
              >
                {value}
                {out && <span className="vh">, {t('variantOut')}</span>}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  ))
}

export function VariantPicker({ product: { msn, variants: grid } }: { product: ProductDetails }) {
  const t = useMessages('product-body')
  if (!grid) return null
  return (
    <div className={styles.picker}>
      {fitsButtons(grid) ? <Buttons grid={grid} msn={msn} /> : <OwnValues grid={grid} msn={msn} />}
      {needsTable(grid) && (
        <a className={styles.table} href="#variants">
          {t('allVariants', { count: grid.msns.length })}
        </a>
      )}
    </div>
  )
}
