// What is chosen to be returned of an order, what may be done with it, and what it comes to as the store says.

import { useState } from 'react'
import type { Return, ReturnOptions } from '../../../contract/returns/schemas.ts'
import type { ReturnKind } from '../../../contract/returns/states.rules.ts'
import { quietCall } from '../../framework/session/session.ts'
import { usePreview } from '../shared/use-preview.ts'

type Line = ReturnOptions['lines'][number]
type Reason = ReturnOptions['reasons'][number]

export interface ReturnChoice {
  /** Lines of which something can be returned. */
  lines: readonly Line[]
  /** The chosen quantity of a line; 0 when it is not chosen. */
  quantityOf(line: Line): number
  choose(line: Line, quantity: number): void
  empty: boolean
  reason: Reason | null
  setReasonId(id: string): void
  /** What is possible for everything that is chosen with its reason. */
  kinds: readonly ReturnKind[]
  kind: ReturnKind | null
  setKind(kind: ReturnKind): void
  /** What is refunded; null while it is not known. */
  refund: number | null
  refundError: string
  /** Requests it. Rejects with an `ApiError`. */
  send(more: {
    note: string
    pictures: string[]
    bankAccountId: string | undefined
    refundByLink: boolean
  }): Promise<Return>
}

/** What a line allows for a reason; anything while there is none. */
const kindsOf = ({ kinds, faultKinds }: Line, reason: Reason | null) => (reason && !reason.isFault ? kinds : faultKinds)

const readRefund = async (contents: string) =>
  (await quietCall('POST /api/v1/order/returnPreview', { body: JSON.parse(contents) })).data.refund

/** With one line everything is chosen from the start. */
export function useReturn(options: ReturnOptions, returnTransactionId: string): ReturnChoice {
  const { orderNumber } = options
  const lines = options.lines.filter(({ quantity }) => quantity > 0)
  const [only] = lines.length === 1 ? lines : []
  const [chosen, setChosen] = useState<Record<number, number>>(only ? { [only.lineNo]: only.quantity } : {})
  const [reasonId, setReasonId] = useState('')
  const [wish, setWish] = useState<ReturnKind | null>(null)
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
  const kind = wish && kinds.includes(wish) ? wish : kinds.length === 1 && first ? first : null
  const contents = JSON.stringify({ orderNumber, kind, items, reasonId: reason?.id })
  const wanted = kind === 'return' && items.length > 0 && reason !== null
  const { preview: refund, error, read } = usePreview(contents, wanted, readRefund)
  return {
    lines,
    quantityOf: line => chosen[line.lineNo] ?? 0,
    choose: (line, quantity) => setChosen(before => ({ ...before, [line.lineNo]: Math.min(quantity, line.quantity) })),
    empty: items.length === 0,
    ...{ reason, setReasonId, kinds, kind, setKind: setWish, refund },
    refundError: error,
    async send({ note, pictures, bankAccountId, refundByLink }) {
      const expected = refund === null ? {} : { expectedRefund: refund }
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
        // what it comes to may have changed
        if (wanted) await read()
        throw failure
      }
    },
  }
}
