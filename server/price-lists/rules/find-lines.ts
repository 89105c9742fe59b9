// Parses a line of a pasted list of members: a tax number, a contact, or a customer number.

import { isGstin } from '../../../contract/shared/gstin.ts'
import { isTrn } from '../../../contract/shared/identifiers.ts'
import type { Market } from '../../../contract/shared/market.ts'

export type LineKind =
  | { kind: 'tax-number'; taxNumber: string }
  | { kind: 'number'; number: number }
  | { kind: 'contact'; contact: string }
  | { kind: 'unreadable' }

/**
 * An email address has an @, a phone number ten or more digits with its country code, and customer numbers up to
 * eight.
 */
export function readLine(market: Market, line: string): LineKind {
  const text = line.trim()
  const plain = text.replace(/[\s-]/g, '').toUpperCase()
  if (market === 'IN' ? isGstin(plain) : isTrn(plain)) return { kind: 'tax-number', taxNumber: plain }
  if (text.includes('@')) return { kind: 'contact', contact: text }
  if (/^#?\d{1,8}$/.test(plain)) return { kind: 'number', number: Number(plain.replace('#', '')) }
  return /^\+?[\d()\s-]{9,20}$/.test(text) ? { kind: 'contact', contact: text } : { kind: 'unreadable' }
}
