// What is to be changed of an order: quantities of its lines by number, and products that are added.

import type { CallInput, CallOutput } from '../../../contract/api.ts'
import type { StaffOrder } from '../../../contract/orders/staff-api.ts'

export type EditProduct = CallOutput<'GET /api/admin/orders/{orderNumber}/edit/products'>['data']['products'][number]
export type EditPreview = CallOutput<'POST /api/admin/orders/{orderNumber}/edit/preview'>['data']
type EditBody = CallInput<'POST /api/admin/orders/{orderNumber}/edit/preview'>['body']

export interface EditDraft {
  /** Lines that are to have another quantity. */
  quantities: Record<number, number>
  added: { product: EditProduct; quantity: number }[]
}

export const NO_CHANGE: EditDraft = { quantities: {}, added: [] }

/** What is left of a line. */
export const openOf = ({ quantity, cancelledQuantity }: StaffOrder['lines'][number]) => quantity - cancelledQuantity

/** The body of the calls; null when nothing is changed. */
export function bodyOf(order: StaffOrder, { quantities, added }: EditDraft): EditBody | null {
  const changed = order.lines.flatMap(line => {
    const quantity = quantities[line.lineNo]
    return quantity === undefined || quantity === openOf(line) ? [] : [{ lineNo: line.lineNo, quantity }]
  })
  if (changed.length + added.length === 0) return null
  const products = added.map(({ product: { productId }, quantity }) => ({ productId, quantity }))
  return { quantities: changed, added: products }
}
