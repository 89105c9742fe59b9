// Lays out the proforma invoice of a cart, or a quotation: clearly not a tax invoice, valid for some days, with the buyer's reference.

import { chargesOf } from '../cart/totals.rules.ts'
import type { ChargeKind, Totals } from '../cart/totals-types.ts'
import type { Language, Market } from '../shared/market.ts'
import {
  currencyNote,
  documentDay,
  documentMoney,
  documentTable,
  type PrintedDocument,
  type TableLine,
  taxSums,
} from './document.rules.ts'
import { LABELS } from './labels.rules.ts'
import { amountInWords } from './words.rules.ts'

/** Validity of a proforma invoice in days. */
const VALID_DAYS = 7

export interface Proforma {
  market: Market
  reference: string
  /** ISO date. */
  day: string
  poReference: string
  buyer: { name: string; contact: string; taxNumber: string }
  /** City and pincode, or emirate; empty when none is chosen. */
  place: string
  taxEstimated: boolean
  /** What staff quoted in addition to prices; null for a cart at current prices. */
  quoted: { until: string; deliveryDays: number; note: string } | null
  /** In the order of the lines of the totals. */
  lines: readonly Pick<TableLine, 'name' | 'msn' | 'seller' | 'hsn' | 'unit'>[]
  totals: Pick<
    Totals,
    'lines' | 'shipping' | 'codFee' | 'giftPacking' | 'surcharge' | 'taxableMinor' | 'totalPayableAmountMinor'
  >
}

/** The last day on which a proforma invoice of this date is valid. */
export function validUntil(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + VALID_DAYS)
  return date.toISOString().slice(0, 10)
}

function tableLines({ lines, totals }: Proforma, labels: Record<ChargeKind, string>): TableLine[] {
  const products = totals.lines.map((of, index): TableLine => {
    const { quantity, unitPriceMinor, amountWithOfferMinor, payableMinor, taxableMinor, taxParts } = of
    const { name = '', msn = '', seller = '', hsn = '', unit = '' } = lines[index] ?? {}
    const amounts = { taxable: taxableMinor, taxParts, total: payableMinor }
    const discount = amountWithOfferMinor - payableMinor
    return { name, msn, seller, hsn, unit, quantity, unitPrice: unitPriceMinor, discount, ...amounts }
  })
  const charges = chargesOf(totals)
    .filter(({ payableMinor }) => payableMinor > 0)
    .map(({ kind, payableMinor: total, taxableMinor: taxable, taxParts }): TableLine => {
      const charge = { name: labels[kind], msn: '', hsn: '', unit: '', quantity: 1, unitPrice: total, discount: 0 }
      return { ...charge, taxable, taxParts, total }
    })
  return [...products, ...charges]
}

/** A proforma invoice as a document. */
export function describeProforma(proforma: Proforma, language: Language): PrintedDocument {
  const { market, reference, day, poReference, buyer, place, taxEstimated, totals, quoted } = proforma
  const t = LABELS[language]
  const lines = tableLines(proforma, t.charges)
  const money = (minor: number) => documentMoney(minor, market)
  const details: [string, string][] = [
    [t.reference, reference],
    [t.day, documentDay(day)],
    [t.validUntil, documentDay(quoted?.until ?? validUntil(day))],
    [t.deliveryTime, quoted ? t.days(quoted.deliveryDays) : ''],
    [t.poNumber, poReference],
  ]
  const number = buyer.taxNumber ? [`${market === 'IN' ? 'GSTIN' : 'TRN'}: ${buyer.taxNumber}`] : []
  const sums: [string, number][] = [
    [market === 'IN' ? t.taxable : t.net, totals.taxableMinor],
    ...taxSums(lines).map(({ code, amountMinor }): [string, number] => [code, amountMinor]),
    [t.payable, totals.totalPayableAmountMinor],
  ]
  return {
    title: quoted ? t.quotationTitle : t.proforma,
    mark: t.quotation,
    details: details.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value })),
    parties: [
      { heading: t.preparedFor, name: buyer.name, lines: [buyer.contact, ...number].filter(line => line !== '') },
      ...(place ? [{ heading: t.deliverTo, name: place, lines: [] }] : []),
    ],
    ...documentTable(lines, { market, language, plain: false }),
    totals: sums.map(([label, minor], index) => ({ label, value: money(minor), strong: index === sums.length - 1 })),
    words: { label: t.inWords, value: amountInWords(totals.totalPayableAmountMinor, market, language) },
    notes: [
      currencyNote(market, language),
      t.taxInside,
      ...(taxEstimated ? [t.taxEstimated] : []),
      ...(quoted ? [quoted.note, t.quotationNote].filter(Boolean) : [t.proformaNote]),
    ],
  }
}
