// The variants of a product: one row of choices an attribute, each a link to its own page.

import type { ProductDetails } from '../../../contract/product.ts'
import { variantsOf } from '../../../contract/variants.ts'
import { classNames } from '../../ui/class-names.ts'
import { useStore, useText } from '../shared/store-context.ts'
import styles from './variant-picker.module.css'
import { choicesOf } from './variants.ts'

export function VariantPicker({ product }: { product: ProductDetails }) {
  const { href } = useStore()
  const text = useText('product')
  const variants = variantsOf(product.variants)
  if (variants.length < 2) return null
  return (
    <div className={styles.picker}>
      {product.variants?.axes.map((attribute, index) => (
        <nav key={attribute.key} aria-label={text('variants', { name: attribute.name })}>
          <h2>{attribute.name}</h2>
          <ul>
            {choicesOf(variants, product.msn, index).map(({ value, variant, current, changesOthers }) => {
              const out = variant.availability !== 'in-stock'
              return (
                <li key={value}>
                  <a
                    href={href(variant.productUrl)}
                    aria-current={current ? 'true' : undefined}
                    className={classNames(out && styles.out, changesOthers && styles.other)}
                    title={out ? text('variantOut') : changesOthers ? text('variantOther') : undefined}
                  >
                    {value}
                    {out && <span className="vh">, {text('variantOut')}</span>}
                  </a>
                </li>
              )
            })}
          </ul>
        </nav>
      ))}
    </div>
  )
}
