// The sellers of a product: what each charges, has and delivers when.

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
  return rows.map(({ priceMinor, mrpMinor, ratingTenths, kind, available, hsn, ...row }) => {
    const promise = promises?.get(row.offerId)
    const rate = taxRateBp(taxes, actor.market, hsn, priceMinor, day) ?? 0
    return {
      ...row,
      sellerRating: ratingTenths === 0 ? null : ratingTenths / 10,
      price: priceMinor,
      priceWithoutTax: priceWithoutTax(priceMinor, rate),
      mrp: mrpMinor,
      availability: availabilityOf(kind, available),
      delivery: promise ? { serviceable: promise.serviceable, date: promise.date, days: promise.days } : null,
    }
  })
}
