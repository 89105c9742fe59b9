// Ledger of one order and of its seller, for tests that only use the posting rules: every entry must balance.

import { expect } from 'vitest'
import { sum } from '../../contract/shared/money.ts'
import { taxCollected } from '../../contract/tax-returns/tcs.rules.ts'
import {
  creditLines,
  type DocumentAmounts,
  documentLines,
  isBalanced,
  type LedgerLine,
  moneyLines,
} from '../ledger/rules/entries.ts'
import {
  collectedLines,
  owedToSeller,
  payoutLines,
  type SharedInvoice,
  shareCreditLines,
  shareLines,
} from '../ledger/rules/shares.ts'
import { duesOf, type OpenItem } from '../payouts/rules.ts'

export const SELLER = '27AAKCS4821M1ZW'
export const OPERATOR = '27AAPFU0939F1ZV'
const ON = '2026-11-23'

/** The ledger of one order. */
export class Books {
  readonly #lines: LedgerLine[] = []
  received = 0
  refunded = 0
  invoiced = 0
  credited = 0

  /** Open items of the seller by their index, and what each is of. */
  readonly #items: (OpenItem & { invoice: object | null; isOpen: boolean })[] = []
  readonly #supplied: { on: string; inter: boolean; taxableMinor: number }[] = []
  #collected = { igstMinor: 0, cgstMinor: 0, sgstMinor: 0 }
  paid = 0
  /** What was deducted from the orders as credit. */
  #credit = 0

  #post(lines: LedgerLine[]): void {
    expect(isBalanced(lines)).toBe(true)
    this.#lines.push(...lines)
  }

  #postItem(kind: OpenItem['kind'], invoice: object | null, lines: LedgerLine[]): void {
    this.#post(lines)
    const amountMinor = owedToSeller(lines)
    if (amountMinor === 0) return
    const of = { kind, invoice, amountMinor, taxNumber: SELLER, isSettled: false, isPaidOut: false, isOpen: true }
    this.#items.push({ entryId: this.#items.length, ...of })
  }

  passOn(invoice: SharedInvoice): void {
    this.#postItem('seller-share', invoice, shareLines(invoice))
  }

  takeBack(invoice: SharedInvoice, before: ReadonlyMap<number, number>, note: ReadonlyMap<number, number>): void {
    this.#postItem('seller-share-credit', invoice, shareCreditLines(invoice, { before, note }))
  }

  /** Posts the tax on what was supplied until now, less what was posted. */
  collectTax(): void {
    const { netMinor: _, ...due } = taxCollected(this.#supplied)
    const tax = {
      igstMinor: due.igstMinor - this.#collected.igstMinor,
      cgstMinor: due.cgstMinor - this.#collected.cgstMinor,
      sgstMinor: due.sgstMinor - this.#collected.sgstMinor,
    }
    this.#collected = due
    this.#postItem('tcs', null, collectedLines({ operatorTaxNumber: OPERATOR, taxNumber: SELLER, ...tax }))
    const posted = this.balance('tcs-igst') + this.balance('tcs-cgst') + this.balance('tcs-sgst')
    expect(posted + sum(Object.values(due))).toBe(0)
  }

  /** Pays the seller the amount due; invoices are settled where `isSettled` says so. */
  payOut(isSettled: (invoice: object) => boolean): void {
    const open = this.#items.filter(item => item.isOpen)
    const items = open.map(item => ({
      ...item,
      isSettled: item.invoice !== null && isSettled(item.invoice),
      isPaidOut: this.#items.some(one => one.kind === 'seller-share' && one.invoice === item.invoice && !one.isOpen),
    }))
    const owed = -this.balance('sellers')
    for (const { amountMinor, entryIds } of duesOf(items)) {
      if (entryIds.length === 0) continue
      expect(amountMinor).toBeLessThanOrEqual(owed)
      this.paid += amountMinor
      this.#post(payoutLines(SELLER, amountMinor))
      for (const item of this.#items) if (entryIds.includes(item.entryId)) item.isOpen = false
    }
    // the seller's remaining balance equals the open items
    const left = this.#items.filter(item => item.isOpen).map(({ amountMinor }) => amountMinor)
    expect(this.balance('sellers') + sum(left)).toBe(0)
  }

  receive(amountMinor: number, mode: 'cod' | 'prepaid'): void {
    this.received += amountMinor
    this.#post(moneyLines('receipt', { amountMinor, mode, gateway: mode === 'cod' ? '' : 'test', byHand: false }))
  }

  refund(amountMinor: number, mode: 'cod' | 'prepaid'): void {
    this.refunded += amountMinor
    expect(this.refunded).toBeLessThanOrEqual(this.received)
    this.#post(moneyLines('refund', { amountMinor, mode, gateway: 'test', byHand: mode === 'cod' }))
  }

  /** An earlier order was paid and returned: the payment becomes a credit. */
  issueCredit(amountMinor: number): void {
    this.receive(amountMinor, 'prepaid')
    this.#credit += amountMinor
    this.#post(creditLines(amountMinor))
  }

  refundCredit(amountMinor: number): void {
    this.#credit -= amountMinor
    this.#post(creditLines(-amountMinor))
    this.refund(amountMinor, 'prepaid')
  }

  invoice(document: DocumentAmounts): void {
    this.invoiced += document.payableMinor
    this.#supplied.push(...this.#taxed(document, 1))
    this.#post(documentLines('sale', document))
  }

  credit(document: DocumentAmounts): void {
    this.credited += document.payableMinor
    this.#supplied.push(...this.#taxed(document, -1))
    this.#post(documentLines('credit-note', document))
  }

  #taxed({ lines }: DocumentAmounts, sign: number) {
    return lines
      .filter(({ taxParts }) => taxParts.length > 0)
      .map(({ taxableMinor, taxParts }) => ({
        ...{ on: ON, inter: taxParts.some(({ code }) => code === 'IGST'), taxableMinor: sign * taxableMinor },
      }))
  }

  check(): void {
    expect(isBalanced(this.#lines)).toBe(true)
    const owed = sum(this.#lines.filter(({ account }) => account === 'customers').map(({ amountMinor }) => amountMinor))
    expect(owed).toBe(this.invoiced - this.credited - this.received + this.refunded + this.#credit)
  }

  totals(accounts: readonly LedgerLine['account'][]): number[] {
    return accounts.map(account => this.balance(account))
  }

  balance(account: LedgerLine['account']): number {
    return sum(this.#lines.filter(line => line.account === account).map(({ amountMinor }) => amountMinor))
  }
}
