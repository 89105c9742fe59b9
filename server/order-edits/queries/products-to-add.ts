// Finds products that may be added to an order, as they are sold today.

import { smallestQuantity } from '../../../contract/cart/quantity.rules.ts'
import type { EditProduct } from '../../../contract/order-edits/api.ts'
import { productsForCart } from '../../catalog/service.ts'
import { findOrderOfNumber } from '../../orders/service.ts'
import { ownAsStaff, type Staff } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { findProducts } from '../repository.ts'

/** @throws order.unknown */
export async function productsToAdd(
  db: Db,
  actor: Staff,
  { orderNumber, text }: { orderNumber: number; text: string },
): Promise<{ products: EditProduct[] }> {
  const { market, customerId } = ownAsStaff(await findOrderOfNumber(db, orderNumber), actor, 'order.unknown')
  const buyer = { market, now: actor.now, customerId }
  const found = await productsForCart(db, buyer, await findProducts(db, market, text))
  const hindi = actor.language === 'hi'
  return {
    products: [...found.values()].map(product => ({
      productId: product.msn,
      productName: hindi ? product.nameHi : product.nameEn,
      brand: hindi ? product.brandNameHi : product.brandName,
      partNumber: product.partNumber,
      seller: product.sellerName,
      price: product.priceMinor,
      currency: product.currency,
      available: product.active ? product.available : 0,
      smallest: smallestQuantity(product),
    })),
  }
}
