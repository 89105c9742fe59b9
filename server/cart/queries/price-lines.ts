// Prices lines added to an order, as a cart with nothing else in it.

import { quantityFault } from '../../../contract/cart/quantity.rules.ts'
import type { TotalsLineInput } from '../../../contract/cart/totals-types.ts'
import { offersForCart } from '../../catalog/service.ts'
import type { DeliveryPromise } from '../../delivery/service.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import type { CartRow } from '../repository/carts.ts'
import { isBuyable } from '../rules.ts'
import { byOffer, priceRow } from './price-cart.ts'
import { type PricedLine, pricedLines } from './priced-lines.ts'

interface WantedLine {
  msn: string
  /** Defaults to the offer that pages show. */
  offerId?: number | undefined
  quantity: number
}

type LineFault = 'unavailable' | 'stock' | 'minimum' | 'multiple' | 'undeliverable'

export interface PricedForOrder {
  /** By product and registration, with the input of the totals in the same order. */
  lines: PricedLine[]
  inputs: TotalsLineInput[]
  promises: ReadonlyMap<number, DeliveryPromise>
  /** Why a requested line cannot be sold, with the quantity for its message. */
  faults: { msn: string; fault: LineFault; limit: number | null }[]
}

const FAULTS = {
  'cart.quantity-minimum': 'minimum',
  'cart.quantity-multiple': 'multiple',
  'cart.quantity-stock': 'stock',
} as const

/** Prices lines at a customer's current prices for a location; invalid ones are left out. */
export async function priceLines(
  db: Db,
  actor: Actor,
  wanted: readonly WantedLine[],
  { place, buyerId }: { place: string; buyerId: string },
): Promise<PricedForOrder> {
  const { market, now } = actor
  const found = await offersForCart(db, { market, now, customerId: buyerId }, wanted)
  const faults: PricedForOrder['faults'] = []
  const items = wanted.flatMap(({ msn, offerId, quantity }) => {
    const product = found.find(one => one.msn === msn && (offerId === undefined ? one.shown : one.offerId === offerId))
    if (!product || !isBuyable(product)) {
      faults.push({ msn, fault: product?.active ? 'stock' : 'unavailable', limit: null })
      return []
    }
    const fault = quantityFault(quantity, product)
    if (fault) {
      const [limit = null] = Object.values(fault.params)
      faults.push({ msn, fault: FAULTS[fault.code], limit })
      return []
    }
    const bought = { msn, offerId: product.offerId, quantity }
    return [{ ...bought, seenPriceMinor: product.priceMinor, adjustedFrom: null, expireAt: null }]
  })
  const none = { id: '', kind: 'cart', shareKey: null, sessionId: null, promotion: null, giftMessage: null } as const
  const automatic: CartRow['automatic'] = []
  const row = {
    ...none,
    ...{ customerId: null, gstin: null, savedCards: [], items, expired: [], itemDays: 0, agent: null },
    ...{ quotedPrices: [], exchangeCredit: null, rewards: null, seen: [], automatic },
  }
  const { lines, pricingBy } = await priceRow(db, actor, row, { place, paymentMode: null, products: byOffer(found) })
  const promises = new Map(lines.flatMap(({ item, promised }) => (promised ? [[item.offerId, promised] as const] : [])))
  for (const { item, promised } of lines) {
    if (promised?.serviceable) continue
    const fault = promised?.reason === 'stock' ? 'stock' : 'undeliverable'
    faults.push({ msn: item.msn, fault, limit: null })
  }
  return { lines: lines.flatMap(pricedLines), inputs: [...pricingBy({ paymentMode: null }).lines], promises, faults }
}
