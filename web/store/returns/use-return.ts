// The lines of an order chosen for return, the possible resolutions, and the resulting amounts from the server.

import { useState } from 'react'
import type { Return, ReturnOptions, ReturnPreview } from '../../../contract/returns/schemas.ts'
import type { ReturnKind } from '../../../contract/returns/states.rules.ts'
import { quietCall } from '../../framework/session/session.ts'
import { usePreview } from '../shared/use-preview.ts'

type Line = ReturnOptions['lines'][number]
type Reason = ReturnOptions['reasons'][number]

/** Refund, the same product again, or another one. */
export type Wish = ReturnKind | 'other'

export interface Replacement {
  productId: string
  productName: string
  quantity: number
}

export interface ReturnChoice {
  /** Lines that can be returned. */
  lines: readonly Line[]
  /** The chosen quantity of a line; 0 when it is not chosen. */
  quantityOf(line: Line): number
  choose(line: Line, quantity: number): void
  empty: boolean
  reason: Reason | null
  setReasonId(id: string): void
  /** Options that are possible for everything selected with its reason. */
  kinds: readonly ReturnKind[]
  kind: ReturnKind | null
  wish: Wish | null
  setWish(wish: Wish): void
  /** The chosen replacement product; null if none is chosen. */
  replacement: Replacement | null
  setReplacement(replacement: Replacement | null): void
  /** The first returned product, to find similar ones. */
  likeLineNo: number | null
  /** The effect; null until it is known. */
  preview: ReturnPreview | null
  /** Whether the effect has to be shown before the request. */
  counts: boolean
  refundError: string
  /** Requests it. Rejects with an `ApiError`. */
  send(more: {
    note: string
    pictures: string[]
    bankAccountId: string | undefined
    refundByLink: boolean
  }): Promise<Return>
}

/** Options of a line for a reason; all while there is none. */
const kindsOf = ({ kinds, faultKinds }: Line, reason: Reason | null) => (reason && !reason.isFault ? kinds : faultKinds)

const readPreview = async (contents: string) =>
  (await quietCall('POST /api/v1/order/returnPreview', { body: JSON.parse(contents) })).data

/** With one line everything is chosen from the start. */
export function useReturn(options: ReturnOptions, returnTransactionId: string): ReturnChoice {
  const { orderNumber } = options
  const lines = options.lines.filter(({ quantity }) => quantity > 0)
  const [only] = lines.length === 1 ? lines : []
  const [chosen, setChosen] = useState<Record<number, number>>(only ? { [only.lineNo]: only.quantity } : {})
  const [reasonId, setReasonId] = useState('')
  const [wanted, setWish] = useState<Wish | null>(null)
  const [replacement, setReplacement] = useState<Replacement | null>(null)
  const reason = options.reasons.find(({ id }) => String(id) === reasonId) ?? null
  const items = lines.flatMap(({ lineNo }) => {
    const quantity = chosen[lineNo] ?? 0
    return quantity > 0 ? [{ lineNo, quantity }] : []
  })
  const taken = lines.filter(({ lineNo }) => (chosen[lineNo] ?? 0) > 0)
  const kinds = (['return', 'exchange'] as const).filter(kind =>
    taken.every(line => kindsOf(line, reason).includes(kind)),
  )
  const [first] = kinds
  const kindOf = (of: Wish) => (of === 'other' ? 'exchange' : of)
  const wish = wanted && kinds.includes(kindOf(wanted)) ? wanted : kinds.length === 1 && first ? first : null
  const kind = wish && kindOf(wish)
  const other =
    wish === 'other' && replacement ? { productId: replacement.productId, quantity: replacement.quantity } : undefined
  const contents = JSON.stringify({ orderNumber, kind, items, reasonId: reason?.id, replacement: other })
  const counts = items.length > 0 && reason !== null && (kind === 'return' || other !== undefined)
  const { preview, error, read } = usePreview(contents, counts, readPreview)
  return {
    lines,
    quantityOf: line => chosen[line.lineNo] ?? 0,
    choose: (line, quantity) => setChosen(before => ({ ...before, [line.lineNo]: Math.min(quantity, line.quantity) })),
    empty: items.length === 0,
    ...{ reason, setReasonId, kinds, kind, wish, setWish, replacement, setReplacement, preview, counts },
    likeLineNo: taken[0]?.lineNo ?? null,
    refundError: error,
    async send({ note, pictures, bankAccountId, refundByLink }) {
      const expected = preview === null ? {} : { expectedRefund: preview.refund }
      const account = kind === 'return' && bankAccountId ? { bankAccountId } : {}
      const body = {
        ...JSON.parse(contents),
        returnTransactionId,
        note,
        pictures,
        ...expected,
        ...account,
        refundByLink,
      }
      try {
        return (await quietCall('POST /api/v1/payment/returnRefund', { body })).data
      } catch (failure) {
        // the effect may have changed
        if (counts) await read()
        throw failure
      }
    },
  }
}
