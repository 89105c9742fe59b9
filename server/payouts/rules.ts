// Which items of a seller a payout takes: those of invoices that can no longer be returned, and what was taken back of them.

import { sum } from '../../contract/shared/money.ts'

/** An open item of a seller; positive is owed to the seller. */
export interface OpenItem {
  entryId: number
  taxNumber: string
  amountMinor: number
  /** Of tax collected at source, of a share, and of what a credit note takes back of one. */
  kind: 'tcs' | 'seller-share' | 'seller-share-credit'
  /** Whether the invoice can no longer be returned and its order is paid; false for tax. */
  isSettled: boolean
  /** Whether the share of its invoice was in a payout before. */
  isPaidOut: boolean
}

/** What a run has of a seller. */
export interface SellerDue {
  taxNumber: string
  amountMinor: number
  /** To be taken; empty when nothing is to be paid. */
  entryIds: number[]
}

/**
 * Whether a run takes an item: a share once its invoice is settled, a credit with it or after it, tax always. A credit of an
 * invoice that is still open waits with it, so that it lowers nothing else.
 */
export function isTaken({ kind, isSettled, isPaidOut }: OpenItem): boolean {
  return kind === 'tcs' || isSettled || (kind === 'seller-share-credit' && isPaidOut)
}

/** What is due by seller; nothing is paid while it comes to nothing or less, and the items stay open. */
export function duesOf(items: readonly OpenItem[]): SellerDue[] {
  const taken = items.filter(isTaken)
  return [...new Set(taken.map(({ taxNumber }) => taxNumber))].sort().map(taxNumber => {
    const own = taken.filter(item => item.taxNumber === taxNumber)
    const amountMinor = sum(own.map(item => item.amountMinor))
    return { taxNumber, amountMinor, entryIds: amountMinor > 0 ? own.map(({ entryId }) => entryId) : [] }
  })
}
