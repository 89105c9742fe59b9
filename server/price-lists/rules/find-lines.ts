// What a line of a pasted list of members is: a tax number, a contact, or the number of a customer.

import { isGstin } from '../../../contract/shared/gstin.ts'
import { isTrn } from '../../../contract/shared/identifiers.ts'
import type { Market } from '../../../contract/shared/market.ts'

export type LineKind =
  | { kind: 'tax-number'; taxNumber: string }
  | { kind: 'number'; number: number }
  | { kind: 'contact'; contact: string }
  | { kind: 'unreadable' }

/** A mail address has an @, a phone ten digits or more with its country, and customers have up to eight. */
export function readLine(market: Market, line: string): LineKind {
  const text = line.trim()
  const plain = text.replace(/[\s-]/g, '').toUpperCase()
  if (market === 'IN' ? isGstin(plain) : isTrn(plain)) return { kind: 'tax-number', taxNumber: plain }
  if (text.includes('@')) return { kind: 'contact', contact: text }
  if (/^#?\d{1,8}$/.test(plain)) return { kind: 'number', number: Number(plain.replace('#', '')) }
  return /^\+?[\d()\s-]{9,20}$/.test(text) ? { kind: 'contact', contact: text } : { kind: 'unreadable' }
}
