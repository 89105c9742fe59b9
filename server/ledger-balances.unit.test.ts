// Ten thousand orders are placed, paid, cancelled in part, sent, returned and refunded, and their sellers are paid: the ledger
// balances at every step, each order comes to its documents, and no seller is paid more than is owed.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CreditableInvoice, type CreditLine, creditInvoice } from '../contract/invoices/credits.rules.ts'
import { type InvoiceShare, sharesOf } from '../contract/invoices/shares.rules.ts'
import { sum } from '../contract/shared/money.ts'
import { taxCollected } from '../contract/tax-returns/tcs.rules.ts'
import { type DocumentAmounts, documentLines, isBalanced, type LedgerLine, moneyLines } from './ledger/rules/entries.ts'
import {
  collectedLines,
  commissionOf,
  owedToSeller,
  payoutLines,
  type SharedInvoice,
  shareCreditLines,
  shareLines,
} from './ledger/rules/shares.ts'
import { amountsToShare, restByPrices, type StoredOrder } from './orders/rules/cancellation.ts'
import { duesOf, type OpenItem } from './payouts/rules.ts'
import { placed, pricing } from './testing/priced-orders.ts'

const RUNS = 10_000
const SELLER = '27AAKCS4821M1ZW'
const OPERATOR = '27AAPFU0939F1ZV'
const ON = '2026-11-23'

const TAX_ACCOUNTS = ['tax-cgst', 'tax-sgst', 'tax-utgst', 'tax-igst', 'tax-vat'] as const
const COMMISSION_TAXES = ['commission-cgst', 'commission-sgst', 'commission-utgst', 'commission-igst'] as const
const TCS = ['tcs-igst', 'tcs-cgst', 'tcs-sgst'] as const

/** The books of one order. */
class Books {
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

  /** Pays the seller what is due; invoices are settled where `isSettled` says so. */
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
    // what is left to the seller is what is open
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
    expect(owed).toBe(this.invoiced - this.credited - this.received + this.refunded)
  }

  totals(accounts: readonly LedgerLine['account'][]): number[] {
    return accounts.map(account => this.balance(account))
  }

  balance(account: LedgerLine['account']): number {
    return sum(this.#lines.filter(line => line.account === account).map(({ amountMinor }) => amountMinor))
  }
}

const sourceOf = (source: InvoiceShare['lines'][number]['source']) =>
  'lineNo' in source ? ('product' as const) : source.charge

const saleOf = (share: InvoiceShare): DocumentAmounts => ({
  taxNumber: SELLER,
  payableMinor: share.payableMinor,
  emiDiscountMinor: share.emiDiscountMinor,
  discountKind: 'no-cost-emi',
  lines: share.lines.map(({ source, taxableMinor, taxParts }) => ({
    source: sourceOf(source),
    taxableMinor,
    taxParts,
  })),
})

/** An invoice with its commission, a rate for each line. */
const sharedOf = (share: InvoiceShare, rates: readonly number[]): SharedInvoice => ({
  ...{ market: 'IN', taxNumber: SELLER, sellerState: '27' },
  lines: share.lines.map(({ source, taxableMinor, totalMinor }, index) => ({
    ...{ lineNo: index + 1, totalMinor, operatorTaxNumber: OPERATOR },
    commissionMinor: 'lineNo' in source ? commissionOf(taxableMinor, rates[index] ?? 0) : 0,
  })),
})

/** Credits an invoice by these quantities of each line, one note after the other. */
function returnAll(
  share: InvoiceShare,
  notes: readonly (readonly number[])[],
  onNote: (note: DocumentAmounts, totals: { before: Map<number, number>; note: Map<number, number> }) => void,
) {
  const credited: CreditLine[] = []
  let creditedEmiMinor = 0
  for (const quantities of notes) {
    const invoice: CreditableInvoice = {
      totalMinor: share.totalMinor,
      emiDiscountMinor: share.emiDiscountMinor,
      creditedEmiMinor,
      lines: share.lines.map(({ source, quantity, totalMinor, taxParts }, index) => ({
        ...{ lineNo: index + 1, quantity, totalMinor, taxParts },
        orderLineNo: 'lineNo' in source ? source.lineNo : null,
        credited: credited.filter(line => line.lineNo === index + 1),
      })),
    }
    const items = invoice.lines.flatMap(({ orderLineNo, quantity, credited: before }, index) => {
      const left = quantity - sum(before.map(line => line.quantity))
      const wanted = Math.min(left, quantities[index] ?? 0)
      return orderLineNo === null || wanted === 0 ? [] : [{ lineNo: orderLineNo, quantity: wanted }]
    })
    if (items.length === 0) continue
    const made = creditInvoice(invoice, { items, withCharges: true, kind: 'credit-note' })
    if (!made) throw new Error('What is left could not be credited')
    const before = totalsOf(credited)
    credited.push(...made.lines)
    creditedEmiMinor += made.emiDiscountMinor
    const document: DocumentAmounts = {
      ...{ taxNumber: SELLER, payableMinor: made.payableMinor },
      ...{ emiDiscountMinor: made.emiDiscountMinor, discountKind: 'no-cost-emi' },
      lines: made.lines.map(({ lineNo, taxableMinor, taxParts }) => {
        const of = share.lines[lineNo - 1]
        return { source: of ? sourceOf(of.source) : ('product' as const), taxableMinor, taxParts }
      }),
    }
    onNote(document, { before, note: totalsOf(made.lines) })
  }
}

function totalsOf(lines: readonly CreditLine[]): Map<number, number> {
  const totals = new Map<number, number>()
  for (const { lineNo, totalMinor } of lines) totals.set(lineNo, (totals.get(lineNo) ?? 0) + totalMinor)
  return totals
}

/** Cancels what is picked of each line before anything is sent; never all of the order. */
function cancelSome(order: StoredOrder, picks: readonly number[]): StoredOrder {
  const items = order.lines.flatMap(({ lineNo, quantity }, index) => {
    const picked = Math.min(quantity, picks[index] ?? 0)
    return picked > 0 ? [{ lineNo, quantity: picked }] : []
  })
  const all = sum(items.map(({ quantity }) => quantity)) === sum(order.lines.map(({ quantity }) => quantity))
  if (items.length === 0 || all || !order.pricing) return order
  return { ...order, ...restByPrices(order, order.pricing, items) }
}

const picks = fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 6, maxLength: 6 })

test('the books of any order balance', () => {
  fc.assert(
    fc.property(
      pricing,
      picks,
      fc.integer({ min: 0, max: 12 }),
      fc.array(picks, { maxLength: 3 }),
      fc.array(fc.integer({ min: 0, max: 4000 }), { minLength: 8, maxLength: 8 }),
      fc.integer({ min: 0, max: 3 }),
      (input, cancelled, inFirst, notes, rates, settledFirst) => {
        const books = new Books()
        const mode = input.paymentMode === 'cod' ? 'cod' : 'prepaid'
        const before = placed(input)
        if (mode === 'prepaid') books.receive(before.totals.totalPayableAmountMinor, mode)
        const order = cancelSome(before, cancelled)
        const payable = order.totals.totalPayableAmountMinor
        if (mode === 'prepaid') books.refund(before.totals.totalPayableAmountMinor - payable, mode)
        books.check()
        const open = order.lines.map(line => ({ lineNo: line.lineNo, left: line.quantity - line.cancelledQuantity }))
        const part = (first: boolean) => ({
          share: null,
          lines: open.flatMap(({ lineNo, left }) => {
            const quantity = first ? Math.min(left, inFirst) : left - Math.min(left, inFirst)
            return quantity > 0 ? [{ lineNo, quantity }] : []
          }),
        })
        const parcels = [part(true), part(false)].filter(({ lines }) => lines.length > 0)
        const shares = sharesOf(amountsToShare(order), parcels)
        const invoices = shares.map(share => sharedOf(share, rates))
        for (const [index, share] of shares.entries()) {
          books.invoice(saleOf(share))
          const invoice = invoices[index]
          if (invoice) books.passOn(invoice)
        }
        books.collectTax()
        // some invoices are settled before anything of them is returned
        books.payOut(invoice => invoices.slice(0, settledFirst).some(one => one === invoice))
        if (mode === 'cod') books.receive(payable, mode)
        books.check()
        expect([books.invoiced, books.balance('customers')]).toEqual([payable, 0])
        for (const [index, share] of shares.entries()) {
          const invoice = invoices[index] ?? sharedOf(share, rates)
          returnAll(share, notes, (document, totals) => {
            books.credit(document)
            books.takeBack(invoice, totals.before, totals.note)
            books.refund(document.payableMinor, mode)
            books.collectTax()
          })
        }
        books.payOut(() => true)
        // what was passed on is what was sold less what was credited, with its tax
        const sold = sum([
          ...books.totals(['sales', 'shipping', 'cod-fees', 'gift-packing']),
          ...books.totals(TAX_ACCOUNTS),
        ])
        expect(sold + books.balance('seller-supplies')).toBe(0)
        const kept = sum([...books.totals(['commission']), ...books.totals(COMMISSION_TAXES), ...books.totals(TCS)])
        expect(books.paid - books.balance('sellers') + sold - kept).toBe(0)
        books.check()
        expect(books.balance('customers')).toBe(0)
        expect(books.credited).toBeLessThanOrEqual(books.invoiced)
      },
    ),
    { numRuns: RUNS },
  )
}, 120_000)
