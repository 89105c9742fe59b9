// Ten thousand orders are placed, paid, cancelled in part, sent, returned and refunded: the ledger balances at every step, and
// each order comes to its documents.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CreditableInvoice, type CreditLine, creditInvoice } from '../contract/invoices/credits.rules.ts'
import { type InvoiceShare, sharesOf } from '../contract/invoices/shares.rules.ts'
import { sum } from '../contract/shared/money.ts'
import { type DocumentAmounts, documentLines, isBalanced, type LedgerLine, moneyLines } from './ledger/rules/entries.ts'
import { amountsToShare, restByPrices, type StoredOrder } from './orders/rules/cancellation.ts'
import { placed, pricing } from './testing/priced-orders.ts'

const RUNS = 10_000
const SELLER = '27AAKCS4821M1ZW'

/** The books of one order. */
class Books {
  readonly #lines: LedgerLine[] = []
  received = 0
  refunded = 0
  invoiced = 0
  credited = 0

  #post(lines: LedgerLine[]): void {
    expect(isBalanced(lines)).toBe(true)
    this.#lines.push(...lines)
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
    this.#post(documentLines('sale', document))
  }

  credit(document: DocumentAmounts): void {
    this.credited += document.payableMinor
    this.#post(documentLines('credit-note', document))
  }

  check(): void {
    expect(isBalanced(this.#lines)).toBe(true)
    const owed = sum(this.#lines.filter(({ account }) => account === 'customers').map(({ amountMinor }) => amountMinor))
    expect(owed).toBe(this.invoiced - this.credited - this.received + this.refunded)
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
  lines: share.lines.map(({ source, taxableMinor, taxParts }) => ({
    source: sourceOf(source),
    taxableMinor,
    taxParts,
  })),
})

/** Credits an invoice by these quantities of each line, one note after the other. */
function returnAll(
  share: InvoiceShare,
  notes: readonly (readonly number[])[],
  onNote: (note: DocumentAmounts) => void,
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
    credited.push(...made.lines)
    creditedEmiMinor += made.emiDiscountMinor
    onNote({
      taxNumber: SELLER,
      payableMinor: made.payableMinor,
      emiDiscountMinor: made.emiDiscountMinor,
      lines: made.lines.map(({ lineNo, taxableMinor, taxParts }) => {
        const of = share.lines[lineNo - 1]
        return { source: of ? sourceOf(of.source) : ('product' as const), taxableMinor, taxParts }
      }),
    })
  }
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
      (input, cancelled, inFirst, notes) => {
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
        for (const share of shares) books.invoice(saleOf(share))
        if (mode === 'cod') books.receive(payable, mode)
        books.check()
        expect([books.invoiced, books.balance('customers')]).toEqual([payable, 0])
        for (const share of shares) {
          returnAll(share, notes, note => {
            books.credit(note)
            books.refund(note.payableMinor, mode)
          })
        }
        books.check()
        expect(books.balance('customers')).toBe(0)
        expect(books.credited).toBeLessThanOrEqual(books.invoiced)
      },
    ),
    { numRuns: RUNS },
  )
}, 120_000)
