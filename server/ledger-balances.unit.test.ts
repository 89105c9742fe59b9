// Ten thousand orders are placed, paid, cancelled in part, sent, returned and refunded, and their sellers are paid: the ledger
// balances at every step, each order comes to its documents, and no seller is paid more than is owed.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CreditableInvoice, type CreditLine, creditInvoice } from '../contract/invoices/credits.rules.ts'
import type { DiscountKind } from '../contract/invoices/kinds.rules.ts'
import { type InvoiceShare, sharesOf } from '../contract/invoices/shares.rules.ts'
import { sum } from '../contract/shared/money.ts'
import type { DocumentAmounts } from './ledger/rules/entries.ts'
import { commissionOf, type SharedInvoice } from './ledger/rules/shares.ts'
import { amountsToShare, restByPrices, type StoredOrder } from './orders/rules/cancellation.ts'
import { Books, OPERATOR, SELLER } from './testing/books.ts'
import { placed, pricing } from './testing/priced-orders.ts'

const RUNS = 10_000

const TAX_ACCOUNTS = ['tax-cgst', 'tax-sgst', 'tax-utgst', 'tax-igst', 'tax-vat'] as const
const COMMISSION_TAXES = ['commission-cgst', 'commission-sgst', 'commission-utgst', 'commission-igst'] as const
const TCS = ['tcs-igst', 'tcs-cgst', 'tcs-sgst'] as const

const sourceOf = (source: InvoiceShare['lines'][number]['source']) =>
  'lineNo' in source ? ('product' as const) : source.charge

const saleOf = (share: InvoiceShare, discountKind: DiscountKind): DocumentAmounts => ({
  taxNumber: SELLER,
  payableMinor: share.payableMinor,
  emiDiscountMinor: share.emiDiscountMinor,
  discountKind,
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

/** Credits an invoice by these quantities of each line, one note after another. */
function returnAll(
  share: InvoiceShare,
  discountKind: DiscountKind,
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
      ...{ emiDiscountMinor: made.emiDiscountMinor, discountKind },
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

/** Cancels the selected units of each line before anything is shipped; never the whole order. */
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
        const { exchangeCreditMinor, rewardDiscountMinor } = before.totals
        const discountKind =
          exchangeCreditMinor > 0 ? 'exchange-credit' : rewardDiscountMinor > 0 ? 'rewards' : 'no-cost-emi'
        // from an earlier order that came back; some of it is not used
        let creditLeft = exchangeCreditMinor > 0 ? 5_00 : 0
        if (exchangeCreditMinor > 0) books.issueCredit(exchangeCreditMinor + creditLeft)
        if (mode === 'prepaid') books.receive(before.totals.totalPayableAmountMinor, mode)
        const order = cancelSome(before, cancelled)
        const payable = order.totals.totalPayableAmountMinor
        const givenBack = exchangeCreditMinor - order.totals.exchangeCreditMinor
        expect(givenBack).toBeGreaterThanOrEqual(0)
        creditLeft += givenBack
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
          books.invoice(saleOf(share, discountKind))
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
          returnAll(share, discountKind, notes, (document, totals) => {
            books.credit(document)
            books.takeBack(invoice, totals.before, totals.note)
            books.refund(document.payableMinor, mode)
            if (discountKind === 'exchange-credit') creditLeft += document.emiDiscountMinor
            books.collectTax()
          })
        }
        books.payOut(() => true)
        // the seller was credited with the sale less credits, with tax
        const sold = sum([
          ...books.totals(['sales', 'shipping', 'cod-fees', 'gift-packing', 'surcharges']),
          ...books.totals(TAX_ACCOUNTS),
        ])
        expect(sold + books.balance('seller-supplies')).toBe(0)
        const kept = sum([...books.totals(['commission']), ...books.totals(COMMISSION_TAXES), ...books.totals(TCS)])
        expect(books.paid - books.balance('sellers') + sold - kept).toBe(0)
        // the rest of the credit is refunded to the earlier payment
        expect(books.balance('exchange-credits') + creditLeft).toBe(0)
        books.refundCredit(creditLeft)
        books.check()
        expect(books.totals(['customers', 'exchange-credits'])).toEqual([0, 0])
        expect(books.credited).toBeLessThanOrEqual(books.invoiced)
      },
    ),
    { numRuns: RUNS },
  )
}, 240_000)
