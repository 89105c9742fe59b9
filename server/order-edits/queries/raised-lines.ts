// Whether more of a line can be sold: from the warehouses of the registration that it is invoiced under.

import type { CartProduct } from '../../catalog/service.ts'
import type { DeliveryPromise } from '../../delivery/service.ts'
import type { LineFacts } from '../../orders/service.ts'
import { type Problem, problem } from '../rules/requests.ts'

export interface Raise extends LineFacts {
  /** What is left of it now, and what is to be added. */
  open: number
  more: number
}

export interface Wanted {
  lineNo: number
  msn: string
  offerId: number
  quantity: number
  warehouseIds: number[]
}

/** The stock to reserve for more of a line, or why there is none. */
export function raiseLine(
  { lineNo, msn, offerId, registrationId, open, more }: Raise,
  product: CartProduct | undefined,
  promise: DeliveryPromise | undefined,
): { wanted: Wanted } | { fault: Problem } {
  if (offerId === null || !product?.active || product.availability === 'on-request')
    return { fault: problem('unavailable', { lineNo }) }
  const { quantityMultiple } = product
  if (more % quantityMultiple !== 0) return { fault: problem('multiple', { lineNo, limit: quantityMultiple }) }
  if (promise && !promise.serviceable && promise.reason !== 'stock')
    return { fault: problem('undeliverable', { lineNo }) }
  const sources = (promise?.sources ?? []).filter(source => source.registrationId === registrationId)
  const reachable = sources.reduce((sum, { available }) => sum + Math.max(0, available), 0)
  // of more than there is no sources are named
  const free = promise?.serviceable ? reachable : Math.min(product.available, more - 1)
  if (free < more) return { fault: problem('stock', { lineNo, limit: open + free }) }
  const warehouseIds = sources.map(({ warehouseId }) => warehouseId)
  return { wanted: { lineNo, msn, offerId, quantity: more, warehouseIds } }
}
