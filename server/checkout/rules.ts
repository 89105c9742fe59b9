// Rules of placing an order: the errors that prevent it.

import type { CartNotice } from '../../contract/cart/api.ts'
import type { ErrorCode } from '../../contract/shared/errors.ts'

interface Problem {
  code: ErrorCode
  problems: { path: string; message: string }[]
}

const ERROR_OF: Partial<Record<CartNotice['code'], ErrorCode>> = {
  unavailable: 'cart.item-unavailable',
  'out-of-stock': 'checkout.out-of-stock',
  'less-stock': 'checkout.out-of-stock',
}

/**
 * The most severe reason why a priced cart cannot be ordered, with the affected products; null when it can.
 * Deliverability is checked separately: the last unit may be sold in between, which is not a delivery problem.
 */
export function cartError(notices: readonly Pick<CartNotice, 'code' | 'productId'>[]): Problem | null {
  for (const code of ['cart.item-unavailable', 'checkout.out-of-stock'] as const) {
    const about = notices.filter(notice => ERROR_OF[notice.code] === code)
    if (about.length === 0) continue
    return { code, problems: about.slice(0, 20).map(notice => ({ path: notice.productId, message: notice.code })) }
  }
  return null
}

/** Deliverability of an order. */
export interface Deliverability {
  serviceable: boolean
  reason: string
}

/** Why products cannot be delivered, by the first affected product; null when all can. */
export function deliveryError(
  lines: readonly { msn: string; offerId: number }[],
  promises: ReadonlyMap<number, Deliverability>,
): Problem | null {
  for (const { msn, offerId } of lines) {
    const promise = promises.get(offerId)
    if (promise?.serviceable) continue
    const reason = promise?.reason ?? 'place'
    const code =
      reason === 'stock'
        ? 'checkout.out-of-stock'
        : reason === 'on-request'
          ? 'cart.item-unavailable'
          : 'delivery.unavailable'
    return { code, problems: [{ path: msn, message: reason }] }
  }
  return null
}

/**
 * The lines of an order by offer, with their quantities added up: a cart line that ships from two States is two order
 * lines.
 */
export function linesByOffer<Line extends { msn: string; offerId: number | null; quantity: number }>(
  lines: readonly Line[],
): Line[] {
  const merged = new Map<string, Line>()
  for (const line of lines) {
    const key = `${line.msn} ${line.offerId}`
    const before = merged.get(key)
    merged.set(key, before ? { ...before, quantity: before.quantity + line.quantity } : line)
  }
  return [...merged.values()]
}
