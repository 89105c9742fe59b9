// The variants of a product: one row of choices an attribute, each a link to its own page; with many, the way to a table.

import type { ProductDetails } from '../../../contract/product.ts'
import { variantsOf } from '../../../contract/variants.ts'
import { classNames } from '../../ui/class-names.ts'
import { useStore, useText } from '../shared/store-context.ts'
import styles from './variant-picker.module.css'
import { choicesOf, hasManyVariants } from './variants.ts'

/** The values of this variant, and how many others the table has. */
function Many({ product }: { product: ProductDetails }) {
  const text = useText('product-body')
  const variants = variantsOf(product.variants)
  const current = variants.find(({ msn }) => msn === product.msn)?.values ?? []
  return (
    <section className={styles.picker}>
      <h2 className="vh">{text('variant')}</h2>
      <p>
        {product.variants?.axes.map((axis, at) => (
          <span key={axis.key} className={styles.value}>
            {axis.name} <b>{current[at] || '–'}</b>
          </span>
        ))}
      </p>
      <a className={styles.table} href="#variants">
        {text('allVariants', { count: variants.length })}
      </a>
    </section>
  )
}

export function VariantPicker({ product }: { product: ProductDetails }) {
  const { href } = useStore()
  const text = useText('product-body')
  if (hasManyVariants(product.variants)) return <Many product={product} />
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
