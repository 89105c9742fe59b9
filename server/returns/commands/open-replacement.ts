// Replaces delivered pieces that were damaged or missing: nothing comes back, and nothing is charged.

import type { openReturnEndpoints } from '../../../contract/returns/open-api.ts'
import type { Return } from '../../../contract/returns/schemas.ts'
import type { HandlerInput } from '../../../contract/shared/endpoint.ts'
import { sum } from '../../../contract/shared/money.ts'
import { type OrderRow, whoOfStaff } from '../../orders/service.ts'
import { type Owned, ownAsStaff, type Staff } from '../../platform/actor.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Database, Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { presentReturn } from '../presenter.ts'
import { deliveredParts } from '../queries/plan-return.ts'
import { listReasons } from '../repository/return-rules.ts'
import { findByTransaction, findReturn, insertReturn, type ReturnRow, updateInspected } from '../repository/returns.ts'
import { type ReturnPart, takeParts } from '../rules.ts'
import { holdReplacement } from './hold-replacements.ts'
import { requireFewReturns } from './insert-return.ts'
import { lockWithCustomer } from './lock-with-customer.ts'
import { emitReturn } from './move-return.ts'

type Input = HandlerInput<(typeof openReturnEndpoints)['openReplacement']>['body'] & { orderNumber: number }

const invalid = (path: string, message: string) => appError('request.invalid', { problems: [{ path, message }] })

function isSame(made: ReturnRow, { orderNumber, items, reasonId, note }: Input): boolean {
  const of = (lineNo: number) => sum(made.lines.filter(one => one.lineNo === lineNo).map(({ quantity }) => quantity))
  const lineNos = new Set(made.lines.map(({ lineNo }) => lineNo))
  return (
    !made.comesBack &&
    made.orderNumber === orderNumber &&
    made.reasonId === reasonId &&
    made.note === note &&
    lineNos.size === items.length &&
    items.every(({ lineNo, quantity }) => of(lineNo) === quantity)
  )
}

/**
 * The parcels in which the pieces came. @throws request.invalid, return.not-returnable with the lines of which less is
 * left
 */
async function partsOf(tx: Tx, { id, market }: OrderRow, items: Input['items']): Promise<ReturnPart[]> {
  if (new Set(items.map(({ lineNo }) => lineNo)).size < items.length) throw invalid('body.items', 'Each line once.')
  const delivered = await deliveredParts(tx, id, market)
  const parts = takeParts(items, delivered)
  if (parts) return parts
  const problems = items.flatMap(({ lineNo, quantity }) => {
    const left = sum(delivered.filter(part => part.lineNo === lineNo).map(part => part.quantity))
    const message = `Line ${lineNo}: ${left} delivered and neither in a return nor refunded.`
    return quantity > left ? [{ path: '', message }] : []
  })
  throw appError('return.not-returnable', { problems })
}

async function insertReplacement(tx: Tx, actor: Staff, order: Owned<OrderRow>, input: Input): Promise<ReturnRow> {
  const { id: orderId, market, customerId, paymentMode } = order
  const reason = (await listReasons(tx, market)).find(({ reasonId }) => reasonId === input.reasonId)
  if (!reason?.active || !reason.isFault) throw invalid('body.reasonId', 'Choose a reason with the seller at fault.')
  const lines = await partsOf(tx, order, input.items)
  await requireFewReturns(tx, order)
  const { number } = await insertReturn(tx, {
    ...{ transactionId: input.idempotencyKey, orderId, market, customerId, bankAccountId: null },
    ...{ kind: 'exchange', state: 'accepted', comesBack: false, replacement: null, refundMinor: 0, withCharges: false },
    ...{ reasonId: input.reasonId, reasonEn: reason.nameEn, reasonHi: reason.nameHi, note: input.note, pictures: [] },
    // no hand-over, no refund
    ...{ handover: 'pick-up', refundTo: paymentMode === 'prepaid' ? 'source' : 'link' },
    ...{ lines, who: whoOfStaff(actor) },
  })
  const row = ownAsStaff(await findReturn(tx, number), actor, 'return.unknown')
  const accepted = lines.map(part => ({ ...part, accepted: part.quantity, saleable: 0 }))
  await updateInspected(tx, row, accepted, null)
  await emitReturn(tx, row, 'accepted', '')
  await holdReplacement(tx, row, lines, whoOfStaff(actor))
  const after = { returnNumber: number, comesBack: false, reason: reason.nameEn, items: input.items }
  describeChange({ recordKind: 'return', recordId: String(number), after })
  return row
}

/**
 * Opens a replacement for which nothing comes back: it is sent, completed or cancelled like that of an exchange.
 * Repeating the request changes nothing. @throws order.unknown, customer.unknown for a deleted account, order.state
 * when it has meanwhile moved to another customer, return.not-returnable with the reasons, request.invalid,
 * request.idempotency
 */
export async function openReplacement(db: Database, actor: Staff, input: Input): Promise<Return> {
  const number = await db.transaction(async tx => {
    const { order, hasAccount } = await lockWithCustomer(tx, actor, input.orderNumber)
    if (!hasAccount) throw appError('customer.unknown')
    const made = await findByTransaction(tx, order.customerId, input.idempotencyKey)
    if (made && !isSame(made, input)) throw appError('request.idempotency')
    return (made ?? (await insertReplacement(tx, actor, order, input))).number
  })
  const row = await findReturn(db, number)
  if (!row) throw appError('return.unknown')
  return presentReturn(row, actor.language)
}
