// Lays out a credit note: Rule 53 in India, Article 60 in the UAE.

import type { Language } from '../shared/market.ts'
import { lastTaxCreditDay } from './credits.rules.ts'
import {
  currencyNote,
  documentDay,
  documentMoney,
  documentTable,
  isPlain,
  type PrintedDocument,
  party,
  signedCode,
  taxSums,
} from './document.rules.ts'
import { DISCOUNT_LABELS, LABELS } from './labels.rules.ts'
import type { CreditNote } from './schemas.ts'
import { amountInWords } from './words.rules.ts'

type Total = [label: string, minor: number]

/** Of a commercial credit note before the deadline for notes with tax. */
const GOODWILL: Readonly<Record<Language, string>> = {
  en: 'It reduces the price out of goodwill, which was not agreed before the supply (section 15(3)(b) of the CGST Act): it leaves the GST of the invoice as it was reported.',
  hi: 'यह सद्भावना में कीमत घटाता है, जिस पर सप्लाई से पहले सहमति नहीं थी (CGST अधिनियम की धारा 15(3)(b)): इनवॉइस का GST जैसा बताया गया था वैसा ही रहता है।',
}

function details(note: CreditNote, language: Language): PrintedDocument['details'] {
  const { market, invoice, placeOfSupply } = note
  const t = LABELS[language]
  const india = market === 'IN'
  const of: [string, string][] = [
    [t.creditNoteNumber, note.number],
    [t.creditNoteDate, documentDay(note.issuedOn)],
    [t.number, invoice.number],
    [t.date, documentDay(invoice.issuedOn)],
    [t.reason, t.reasons[note.reason]],
    [t.orderNumber, String(note.orderNumber)],
    [
      india ? t.placeOfSupply : t.emirateOfSupply,
      india ? `${placeOfSupply.name} (${placeOfSupply.code})` : placeOfSupply.name,
    ],
    [t.poNumber, note.poNumber],
    [t.costCentre, note.costCentre],
  ]
  return of.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }))
}

/** The values required on a correction: on the invoice, the correct one, their difference and its tax. */
function corrected(note: CreditNote, language: Language): Total[] {
  const { correction, taxable, tax } = note
  const t = LABELS[language]
  if (!correction) return []
  const { invoiced, before, after } = correction
  return [
    [t.valueInvoiced, invoiced],
    ...(before === invoiced ? [] : [[t.valueBefore, before] satisfies Total]),
    [t.valueCorrect, after],
    [t.difference, taxable],
    [t.taxOnDifference, tax],
  ]
}

/** A credit note as a document. */
export function describeCreditNote(note: CreditNote, language: Language): PrintedDocument {
  const { market, kind, supplier, billedTo, deliveredTo, lines, emiDiscount, invoice } = note
  const t = LABELS[language]
  const india = market === 'IN'
  const commercial = kind === 'commercial-credit-note'
  const plain = commercial || isPlain(invoice.kind)
  const taxes = taxSums(lines).map(({ code, amountMinor }): Total => [code, amountMinor])
  const values: Total[] = plain ? [] : [[t.taxable, note.taxable], ...taxes]
  const sums: Total[] = [...(india ? values : corrected(note, language)), [t.creditTotal, note.total]]
  const totals = sums.map(([label, minor]) => ({ label, value: documentMoney(minor, market), strong: false }))
  if (emiDiscount > 0) {
    const label = t[DISCOUNT_LABELS[note.discountKind]]
    totals.push({ label, value: `-${documentMoney(emiDiscount, market)}`, strong: false })
    totals.push({ label: t.credited, value: documentMoney(note.payable, market), strong: false })
  }
  const lastDay = lastTaxCreditDay(invoice.issuedOn)
  const withoutTax = note.issuedOn > lastDay ? t.withoutTax(documentDay(lastDay)) : GOODWILL[language]
  return {
    title: t.titles[kind],
    mark: t.original,
    details: details(note, language),
    parties: [
      party(t.seller, supplier, market, language),
      party(t.billedTo, billedTo, market, language),
      party(t.deliveredTo, { ...deliveredTo, taxNumber: '' }, market, language),
    ],
    ...documentTable(
      lines.map(line => ({ ...line, unitPrice: 0, discount: 0 })),
      { market, language, plain, priced: false },
    ),
    totals: totals.map((total, index) => ({ ...total, strong: index === totals.length - 1 })),
    words: { label: t.inWords, value: amountInWords(note.total, market, language) },
    notes: [currencyNote(market, language), ...(commercial ? [withoutTax] : []), t.unsigned],
    ...signedCode(note, language),
  }
}
