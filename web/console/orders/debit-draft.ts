// The amounts of a debit note, by the same rules as on the server.

import type { DebitableInvoice } from '../../../contract/invoices/debit-api.ts'
import { addTax, addValue, type DebitLine, type DebitReason } from '../../../contract/invoices/debits.rules.ts'
import { minorOf } from '../components/minor.ts'

export interface DebitDraft {
  /** Input of the call. */
  sent: { lineNo: number; addedValue?: number; rateBp?: number }[]
  lines: readonly DebitLine[]
  /** Why the input for a line adds nothing: it is no amount or rate, or no tax is missing at this rate. */
  faults: ReadonlyMap<number, 'amount' | 'rate' | 'nothing'>
  taxable: number
  tax: number
  total: number
}

/** Parses `18` or `2.5` per cent as basis points; null if it is not a rate above 0 and up to 100. */
function rateOf(text: string): number | null {
  const plain = text.trim().replace(/\s*%$/, '')
  const rateBp = /^\d{1,3}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : 0
  return rateBp >= 1 && rateBp <= 10_000 ? rateBp : null
}

/** The note for the input per line: value before tax, or the correct rate in per cent. */
export function draftDebit(
  { lines, supply }: Pick<DebitableInvoice, 'lines' | 'supply'>,
  reason: DebitReason,
  typed: Readonly<Record<number, string>>,
): DebitDraft {
  const draft: DebitDraft = { sent: [], lines: [], ...{ faults: new Map(), taxable: 0, tax: 0, total: 0 } }
  const made: DebitLine[] = []
  const faults = new Map<number, 'amount' | 'rate' | 'nothing'>()
  for (const line of lines) {
    const text = typed[line.lineNo] ?? ''
    if (text.trim() === '') continue
    const { lineNo } = line
    const byValue = reason === 'value-undercharged'
    const number = byValue ? minorOf(text) || null : rateOf(text)
    if (number === null) {
      faults.set(lineNo, byValue ? 'amount' : 'rate')
      continue
    }
    const added = byValue ? addValue(line, number, supply) : addTax(line, number, supply)
    if (!added) {
      faults.set(lineNo, 'nothing')
      continue
    }
    draft.sent.push(byValue ? { lineNo, addedValue: number } : { lineNo, rateBp: number })
    made.push(added)
    draft.taxable += added.taxableMinor
    draft.tax += added.taxMinor
    draft.total += added.totalMinor
  }
  return { ...draft, lines: made, faults }
}
