// Writes products with changed cells, through catalog and inventory: pages, search and price history follow.

import { fieldOf, STOCK_PREFIX } from '../../../contract/products/fields.rules.ts'
import { BATCH_SIZE, type BulkProduct, writeProducts } from '../../catalog/service.ts'
import { setOnHand } from '../../inventory/service.ts'
import type { Tx } from '../../platform/db.ts'

export interface ChangedProduct {
  product: BulkProduct
  /** Names of the fields that were set. */
  fields: readonly string[]
}

const isPart = (name: string, part: 'product' | 'offer' | 'stock') => fieldOf(name)?.part === part

/** Writes in batches, in the order of MSNs, as part of one transaction. */
export async function writeCells(
  tx: Tx,
  changed: readonly ChangedProduct[],
  cause: { who: string; why: string },
): Promise<void> {
  const ordered = [...changed].sort((a, b) => (a.product.msn < b.product.msn ? -1 : 1))
  for (let from = 0; from < ordered.length; from += BATCH_SIZE) {
    const batch = ordered.slice(from, from + BATCH_SIZE)
    // whether a product is shown is written with the product, for its first seller
    const whole = batch.filter(({ fields }) => fields.some(name => isPart(name, 'product') || name === 'active'))
    const terms = batch.filter(one => !whole.includes(one) && one.fields.some(name => isPart(name, 'offer')))
    const products = whole.filter(({ product }) => product.offerId !== null).map(({ product }) => product)
    await writeProducts(tx, { products, prices: terms.map(({ product }) => product) }, cause)
    const counts = batch.flatMap(({ product, fields }) =>
      fields
        .filter(name => isPart(name, 'stock'))
        .map(name => name.slice(STOCK_PREFIX.length))
        .map(warehouse => ({
          ...{ msn: product.msn, seller: product.sellerCode, warehouse },
          onHand: product.stock[warehouse]?.onHand ?? 0,
        })),
    )
    await setOnHand(tx, counts, cause)
  }
}
