// An invoice for a debit note: whether it can have one, where it was supplied, and its lines after credit and debit notes.

import type { DebitableLine, Supply } from '../../../contract/invoices/debits.rules.ts'
import type { InvoiceKind } from '../../../contract/invoices/kinds.rules.ts'
import type { Language } from '../../../contract/shared/market.ts'
import { sum } from '../../../contract/shared/money.ts'
import { type TaxPart, taxKind } from '../../../contract/shared/tax.ts'

/** Indian invoices with tax: a bill of supply has none to add to. */
const DEBITABLE: readonly InvoiceKind[] = ['tax-invoice', 'retail-invoice', 'invoice-cum-bill']

export const isDebitable = ({ kind }: { kind: InvoiceKind }): boolean => DEBITABLE.includes(kind)

export function supplyOf({ sellerState, placeOfSupply }: { sellerState: string; placeOfSupply: string }): Supply {
  return { kind: taxKind(sellerState, placeOfSupply), state: placeOfSupply }
}

/** An invoice line with the taxes of its notes. */
interface NotedLine extends DebitableLine {
  name: Record<Language, string>
  credited: readonly TaxPart[]
  debited: readonly TaxPart[]
}

/** A line with its taxes after credits and debits. */
export function standing({
  credited,
  debited,
  ...line
}: NotedLine): DebitableLine & Pick<NotedLine, 'name'> & { taxParts: TaxPart[] } {
  const of = (parts: readonly TaxPart[], code: string) =>
    sum(parts.filter(part => part.code === code).map(({ amountMinor }) => amountMinor))
  const codes = new Map([...debited, ...line.taxParts].map(part => [part.code, part]))
  const taxParts = [...codes.values()].map(part => ({
    ...part,
    amountMinor: of(line.taxParts, part.code) + of(debited, part.code) - of(credited, part.code),
  }))
  return { ...line, taxParts }
}
