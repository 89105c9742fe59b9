// Products of a listing as cards in a grid, each with a compare checkbox.

import type { ProductCard as Card } from '../../../contract/catalog/schemas.ts'
import type { PageType } from '../../../contract/listing/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { ProductCard } from '../../ui/product-card.tsx'
import grid from '../../ui/product-grid.module.css'
import { useMessages } from '../app/messages.ts'
import { useOff } from '../shared/features.ts'
import { cardTexts } from '../shared/product-texts.ts'

interface ProductGridProps {
  products: readonly Card[]
  /** Kind of listing page, which names the module of its cards. */
  type: PageType
  /** Its first image is the first of the page. */
  first?: boolean
}

export function ProductGrid({ products, type, first }: ProductGridProps) {
  const locale = useLocale()
  const tCommon = useMessages('common')
  const noCompare = useOff('compare')
  return (
    <div className={grid.grid}>
      {products.map((product, at) => (
        <ProductCard
          key={product.msn}
          texts={{
            ...cardTexts(product, locale, tCommon),
            compare: noCompare
              ? undefined
              : {
                  text: tCommon('compare'),
                  label: import.meta.env.SSR ? undefined : tCommon('compareName', { name: product.productName }),
                },
          }}
          module={type === 'CATEGORY' || type === 'BRAND' ? 'plp' : 'search'}
          level={2}
          early={first && at === 0}
        />
      ))}
    </div>
  )
}
