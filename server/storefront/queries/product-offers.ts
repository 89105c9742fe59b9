// The sellers of a product, with price, stock and delivery date.

import { priceWithoutTax } from '../../../contract/shared/tax.ts'
import type { ProductOffer } from '../../../contract/storefront/product-api.ts'
import { availabilityOf, cardContext, listOffers, taxRateBp } from '../../catalog/service.ts'
import { promiseOffers } from '../../delivery/service.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'

/** The offers of a product, the one that its page shows first. @throws catalog.product-unknown, delivery.pincode-invalid */
export async function productOffers(
  app: App,
  actor: Actor,
  { msn, pincode }: { msn: string; pincode?: string | undefined },
): Promise<ProductOffer[]> {
  const rows = await listOffers(app.db, msn, actor.market)
  if (rows.length === 0) throw appError('catalog.product-unknown')
  const { taxes, day } = await cardContext(app, actor)
  const place = pincode ?? actor.place
  const items = rows.map(({ offerId, minQuantity }) => ({ msn, offerId, quantity: minQuantity }))
  const promises = place ? await promiseOffers(app.db, actor, place, items) : null
  const rateAt = (hsn: string, priceMinor: number) => taxRateBp(taxes, actor.market, hsn, priceMinor, day) ?? 0
  return rows.map(({ priceMinor, mrpMinor, ratingTenths, kind, available: units, breaks, hsn, ...row }) => {
    const promise = promises?.get(row.offerId)
    // fewer units than the minimum order quantity cannot be bought
    const orderable = Math.floor(units / row.quantityMultiple) * row.quantityMultiple
    const available = orderable < row.minQuantity ? 0 : units
    return {
      ...row,
      sellerRating: ratingTenths === 0 ? null : ratingTenths / 10,
      price: priceMinor,
      priceWithoutTax: priceWithoutTax(priceMinor, rateAt(hsn, priceMinor)),
      taxRateBp: rateAt(hsn, priceMinor),
      mrp: mrpMinor,
      breaks: breaks.map(step => ({
        minQuantity: step.minQuantity,
        price: step.priceMinor,
        priceWithoutTax: priceWithoutTax(step.priceMinor, rateAt(hsn, step.priceMinor)),
      })),
      availability: availabilityOf(kind, available),
      available,
      reason: row.reason ?? (available === 0 ? 'out-of-stock' : null),
      delivery: promise ? { serviceable: promise.serviceable, date: promise.date, days: promise.days } : null,
    }
  })
}
