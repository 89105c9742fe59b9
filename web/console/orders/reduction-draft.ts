// The input of a refund without a return as items of the request: whole units, or parts of prices.

import { AMOUNT_REASONS, PIECE_REASONS, type ReductionReason } from '../../../contract/returns/reductions.rules.ts'
import type { Reducible, ReductionItems } from '../../../contract/returns/reductions-api.ts'
import { minorOf } from '../components/minor.ts'

/** What is refunded for a line. */
export const REDUCED_PARTS = ['pieces', 'amounts'] as const
export type ReducedPart = (typeof REDUCED_PARTS)[number]

export const REASONS_OF: Readonly<Record<ReducedPart, readonly [ReductionReason, ...ReductionReason[]]>> = {
  pieces: PIECE_REASONS,
  amounts: AMOUNT_REASONS,
}

type Lines = Reducible['lines']

/** Why nothing of a line can be refunded this way; null if something can. */
export const hindranceOf = (line: Lines[number], part: ReducedPart) =>
  part === 'pieces' ? line.hindrance : line.price.hindrance

/** Whether the input for a line is empty or an amount within its refundable price. */
export function isAmountOf(line: Lines[number], text: string): boolean {
  if (text.trim() === '') return true
  const minor = minorOf(text)
  return minor !== null && minor > 0 && minor <= line.price.largest
}

/** The items; none while an amount is invalid. */
export function draftItems(
  lines: Lines,
  part: ReducedPart,
  typed: { pieces: Readonly<Record<number, number>>; amounts: Readonly<Record<number, string>> },
): ReductionItems {
  const open = lines.filter(line => hindranceOf(line, part) === null)
  if (part === 'pieces')
    return open.flatMap(({ lineNo }) => {
      const quantity = typed.pieces[lineNo] ?? 0
      return quantity > 0 ? [{ lineNo, quantity }] : []
    })
  const textOf = (lineNo: number) => typed.amounts[lineNo] ?? ''
  if (!open.every(line => isAmountOf(line, textOf(line.lineNo)))) return []
  return open.flatMap(({ lineNo }) => {
    const amount = minorOf(textOf(lineNo))
    return amount === null ? [] : [{ lineNo, amount }]
  })
}
