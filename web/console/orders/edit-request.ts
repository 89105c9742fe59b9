// The requested changes to an order: quantities and prices of lines by number, added products, coupon, automatic
// offers and surcharge.

import type { CallInput, CallOutput } from '../../../contract/api.ts'
import type { StaffOrder } from '../../../contract/orders/staff-api.ts'

export type EditProduct = CallOutput<'GET /api/admin/orders/{orderNumber}/edit/products'>['data']['products'][number]
export type EditPreview = CallOutput<'POST /api/admin/orders/{orderNumber}/edit/preview'>['data']
type EditBody = CallInput<'POST /api/admin/orders/{orderNumber}/edit/preview'>['body']

export interface EditDraft {
  /** Lines with a new quantity. */
  quantities: Record<number, number>
  added: { product: EditProduct; quantity: number; unitPrice?: number }[]
  /** Lines with a new price; null restores the original one. */
  prices: Record<number, number | null>
  /** Undefined if unchanged; null removes it. */
  coupon?: string | null
  /** The codes of the automatic offers to keep; undefined if unchanged. */
  offers?: readonly string[]
  surcharge?: { amount: number; label: string } | null
}

export const NO_CHANGE: EditDraft = { quantities: {}, added: [], prices: {} }

/** The remaining quantity of a line. */
export const openOf = ({ quantity, cancelledQuantity }: StaffOrder['lines'][number]) => quantity - cancelledQuantity

/** The body of the calls; null when nothing is changed. */
export function bodyOf(order: StaffOrder, draft: EditDraft): EditBody | null {
  const { quantities, added, coupon, offers, surcharge } = draft
  const changed = order.lines.flatMap(line => {
    const quantity = quantities[line.lineNo]
    return quantity === undefined || quantity === openOf(line) ? [] : [{ lineNo: line.lineNo, quantity }]
  })
  const prices = Object.entries(draft.prices).map(([lineNo, unitPrice]) => ({ lineNo: Number(lineNo), unitPrice }))
  const promotions = { ...(coupon !== undefined && { coupon }), ...(offers && { offers: [...offers] }) }
  const charges = { ...promotions, ...(surcharge !== undefined && { surcharge }) }
  if (changed.length + added.length + prices.length + Object.keys(charges).length === 0) return null
  const products = added.map(({ product: { productId }, quantity, unitPrice }) => {
    return { productId, quantity, ...(unitPrice !== undefined && { unitPrice }) }
  })
  return { quantities: changed, added: products, ...(prices.length > 0 && { prices }), ...charges }
}
