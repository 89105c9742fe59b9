// Whether, when and under which registrations products are delivered to a location, in the format of the product page.

import type { DeliveryLocation, Serviceability } from '../../../contract/delivery/api.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { findCodLimits, listRegistrations } from '../repository/places.ts'
import { dispatchParts, isPaidInCash, mostInCash } from '../rules.ts'
import { type DeliveryPromise, findDeliveryLocation, promiseParcels } from '../service.ts'

/** The registrations from which a quantity is dispatched, nearest first. */
const registrationsOf = ({ sources }: DeliveryPromise, quantity: number): number[] =>
  dispatchParts(sources, quantity).map(({ registrationId }) => registrationId)

/** Serviceability in the format of the product page. @throws delivery.pincode-invalid, catalog.product-unknown */
export async function validateProducts(
  db: Db,
  actor: Actor,
  pincode: string,
  products: readonly { productId: string; quantity: number }[],
): Promise<{ place: DeliveryLocation; products: Serviceability[] }> {
  const place = await findDeliveryLocation(db, actor, pincode)
  const items = products.map(({ productId, quantity }) => ({ msn: productId, quantity }))
  const [promised, limits] = await Promise.all([
    promiseParcels(db, actor, place.code, items),
    findCodLimits(db, actor.market, place.code),
  ])
  const used = items.map(({ msn, quantity }) => {
    const found = promised.get(msn)
    if (!found) throw appError('catalog.product-unknown')
    const { promise, parcel } = found
    const cod = promise.cod && isPaidInCash(parcel, actor.market, limits)
    return { msn, promise, cod, registrations: registrationsOf(promise, quantity) }
  })
  const rows = await listRegistrations(db, [...new Set(used.flatMap(({ registrations }) => registrations))])
  const dispatchOf = new Map(
    rows.map(({ id, taxNumber, stateEn, stateHi }) => [
      id,
      { state: actor.language === 'hi' ? stateHi : stateEn, taxNumber },
    ]),
  )
  return {
    place,
    products: used.map(({ msn, promise, cod, registrations }) => {
      const outcome = !promise.serviceable ? 'unavailable' : cod ? 'available' : 'prepaid-only'
      const { serviceable, prepaid, days, date, regularDate, reason } = promise
      return {
        ...{ msn, outcome, serviceable, cod, prepaid, days, date, regularDate, reason },
        codMax: cod ? mostInCash(actor.market, limits) : null,
        nextDay: days === 1,
        dispatch: registrations.flatMap(id => dispatchOf.get(id) ?? []),
      }
    }),
  }
}
