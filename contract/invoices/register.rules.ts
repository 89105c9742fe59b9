// The kinds of tax documents in the register, those of each market, and which are subtracted.

import type { Market } from '../shared/market.ts'
import { CREDIT_NOTE_KINDS, INVOICE_KINDS } from './kinds.rules.ts'

export const REGISTER_KINDS = [
  ...INVOICE_KINDS,
  ...CREDIT_NOTE_KINDS,
  'debit-note',
  /** Issued by the operator to a seller. */
  'commission-invoice',
  'commission-credit-note',
] as const
export type RegisterKind = (typeof REGISTER_KINDS)[number]

const UAE_ALONE: readonly RegisterKind[] = ['vat-invoice', 'vat-simplified', 'vat-credit-note']
const BOTH: readonly RegisterKind[] = ['commission-invoice', 'commission-credit-note']

/** The kinds of documents of a market, in the order of the register. */
export function registerKinds(market: Market): RegisterKind[] {
  return REGISTER_KINDS.filter(kind => BOTH.includes(kind) || (market === 'AE') === UAE_ALONE.includes(kind))
}

/** Whether a document reduces an earlier one: its amounts are subtracted. */
export function takesBack(kind: RegisterKind): boolean {
  return kind.endsWith('credit-note')
}
