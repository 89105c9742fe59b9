// What staff see before they refund pieces without a return: what is left of each line, and what the pieces come to.

import type { Reducible, ReductionPreview } from '../../../contract/returns/reductions-api.ts'
import { sum } from '../../../contract/shared/money.ts'
import { creditAmount } from '../../invoices/service.ts'
import { findOrderOfNumber, type OrderRow, orderedLines } from '../../orders/service.ts'
import { ownAsStaff, type Staff } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { AppError, appError } from '../../platform/errors.ts'
import { findLeftMinor } from '../repository/reductions.ts'
import { type ReturnPart, takeParts } from '../rules.ts'
import { arrivedParts, deliveredParts } from './plan-return.ts'

type Items = readonly { lineNo: number; quantity: number }[]

/** What of each line can be refunded without a return. @throws order.unknown */
export async function reducible(db: Db, actor: Staff, orderNumber: number): Promise<Reducible> {
  const order = ownAsStaff(await findOrderOfNumber(db, orderNumber), actor, 'order.unknown')
  const parts = await arrivedParts(db, order.id, order.market)
  const lines = (await orderedLines(db, order.id)).map(({ lineNo, nameEn, nameHi }) => {
    const ofLine = parts.filter(part => part.lineNo === lineNo)
    const quantity = sum(ofLine.map(part => Math.max(0, part.quantity)))
    const none = ofLine.length === 0 ? ('not-delivered' as const) : ('settled' as const)
    const productName = actor.language === 'hi' ? nameHi : nameEn
    return { lineNo, productName, quantity, hindrance: quantity > 0 ? null : none }
  })
  const refundTo = order.paymentMode === 'cod' ? ('link' as const) : ('source' as const)
  return { orderNumber, currency: order.currency, lines, left: await findLeftMinor(db, order.id), refundTo }
}

/** The parcels that pieces have come in. @throws request.invalid, invoice.credited with the lines of which less is left */
export async function partsToReduce(db: Db, { id, market }: OrderRow, items: Items): Promise<ReturnPart[]> {
  if (new Set(items.map(({ lineNo }) => lineNo)).size < items.length)
    throw appError('request.invalid', { problems: [{ path: 'body.items', message: 'Each line once.' }] })
  const delivered = await deliveredParts(db, id, market)
  const parts = takeParts(items, delivered)
  if (parts) return parts
  const problems = items.flatMap(({ lineNo, quantity }) => {
    const left = sum(delivered.filter(part => part.lineNo === lineNo).map(part => part.quantity))
    const message = `Line ${lineNo}: ${left} delivered and neither in a return nor refunded.`
    return quantity > left ? [{ path: '', message }] : []
  })
  throw appError('invoice.credited', { problems })
}

/** Does what needs the invoices of parcels. @throws order.not-invoiced while one is being issued */
export async function whileInvoiced<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError && error.code === 'invoice.unknown') throw appError('order.not-invoiced')
    throw error
  }
}

/** The credit notes and the refund of pieces; changes nothing. @throws order.unknown, order.not-invoiced, invoice.credited, request.invalid */
export async function reductionPreview(
  db: Db,
  actor: Staff,
  { orderNumber, items: wanted }: { orderNumber: number; items: Items },
): Promise<ReductionPreview> {
  const order = ownAsStaff(await findOrderOfNumber(db, orderNumber), actor, 'order.unknown')
  const items = await partsToReduce(db, order, wanted)
  const { notes, amountMinor } = await whileInvoiced(() =>
    creditAmount(db, { orderId: order.id, items, withCharges: false }),
  )
  return {
    notes: notes.map(({ kind, invoiceNumber, taxableMinor, taxMinor, totalMinor, emiDiscountMinor }) => ({
      ...{ kind, invoiceNumber, taxable: taxableMinor, tax: taxMinor, total: totalMinor, discount: emiDiscountMinor },
    })),
    refund: amountMinor,
  }
}
