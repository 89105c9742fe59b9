// The staff's input for a return on behalf of a customer, the choices that the rules allow, and the resulting
// request.

import type { CallInput } from '../../../contract/api.ts'
import type { StaffReturnOptions } from '../../../contract/returns/open-api.ts'
import type { ReturnKind } from '../../../contract/returns/states.rules.ts'

/** Refund, the same product again, or another one. */
export const WISHES = ['return', 'exchange', 'other'] as const
export type Wish = (typeof WISHES)[number]

export interface ReturnDraft {
  /** By line. */
  pieces: Readonly<Record<number, number>>
  reasonId: string
  wish: Wish
  /** MSN and quantity of another product, as typed. */
  msn: string
  quantity: number
}

export type ReturnRequest = CallInput<'POST /api/admin/orders/{orderNumber}/returnPreview'>['body']

const MSN = /^MSN[A-Z0-9]{8}$/
const kindOf = (wish: Wish): ReturnKind => (wish === 'return' ? 'return' : 'exchange')

/** Initially selected units of a line: all of it if it is the only one with units left. */
export function firstDraft({ lines }: StaffReturnOptions): ReturnDraft {
  const open = lines.filter(({ hindrance }) => hindrance === null)
  const [only] = open.length === 1 ? open : []
  const pieces = only ? { [only.lineNo]: only.quantity } : {}
  return { pieces, reasonId: '', wish: 'return', msn: '', quantity: 1 }
}

interface Chosen {
  reason: StaffReturnOptions['reasons'][number] | null
  /** Options that are possible for all selected lines, with the reason. */
  wishes: readonly Wish[]
  /** The chosen wish, or the first possible one in its place. */
  wish: Wish | null
  items: ReturnRequest['items']
  /** Null while something is missing. */
  request: ReturnRequest | null
}

/** Interprets a draft with the order's data. */
export function chosenOf({ lines, reasons }: StaffReturnOptions, draft: ReturnDraft): Chosen {
  const reason = reasons.find(({ id }) => String(id) === draft.reasonId) ?? null
  const taken = lines.filter(({ lineNo }) => (draft.pieces[lineNo] ?? 0) > 0)
  const items = taken.map(({ lineNo }) => ({ lineNo, quantity: draft.pieces[lineNo] ?? 0 }))
  const kindsOf = ({ kinds, faultKinds }: (typeof lines)[number]) => (reason && !reason.isFault ? kinds : faultKinds)
  const wishes = WISHES.filter(wish => taken.every(line => kindsOf(line).includes(kindOf(wish))))
  const wish = wishes.includes(draft.wish) ? draft.wish : (wishes[0] ?? null)
  const productId = draft.msn.trim().toUpperCase()
  const other = wish === 'other' && { replacement: { productId, quantity: draft.quantity } }
  const isWhole = items.length > 0 && reason && wish && (!other || (MSN.test(productId) && draft.quantity > 0))
  const request = isWhole ? { kind: kindOf(wish), items, reasonId: reason.id, ...other } : null
  return { reason, wishes, wish, items, request }
}
