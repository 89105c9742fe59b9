// Lays out a debit note (Rule 53 of the CGST Rules).

import type { Language } from '../shared/market.ts'
import {
  currencyNote,
  documentDay,
  documentMoney,
  documentTable,
  type PrintedDocument,
  party,
  signedCode,
  taxSums,
} from './document.rules.ts'
import { LABELS } from './labels.rules.ts'
import type { DebitNote } from './schemas.ts'
import { amountInWords } from './words.rules.ts'

function details(note: DebitNote, language: Language): PrintedDocument['details'] {
  const { invoice, placeOfSupply } = note
  const t = LABELS[language]
  const of: [string, string][] = [
    [t.debitNoteNumber, note.number],
    [t.debitNoteDate, documentDay(note.issuedOn)],
    [t.number, invoice.number],
    [t.date, documentDay(invoice.issuedOn)],
    [t.reason, t.debitReasons[note.reason]],
    [t.orderNumber, String(note.orderNumber)],
    [t.placeOfSupply, `${placeOfSupply.name} (${placeOfSupply.code})`],
    [t.poNumber, note.poNumber],
    [t.costCentre, note.costCentre],
  ]
  return of.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }))
}

/** The code to pay the note to the seller; nothing when the seller has no UPI id. */
function upiCode({ upi, total, market }: DebitNote, language: Language): Pick<PrintedDocument, 'qr'> {
  if (!upi) return {}
  return { qr: { ...upi.qr, label: LABELS[language].upiQr, lines: [upi.id, documentMoney(total, market)] } }
}

/** A debit note as a document. */
export function describeDebitNote(note: DebitNote, language: Language): PrintedDocument {
  const { market, kind, supplier, billedTo, deliveredTo, lines } = note
  const t = LABELS[language]
  const sums: [string, number][] = [
    [t.taxable, note.taxable],
    ...taxSums(lines).map(({ code, amountMinor }): [string, number] => [code, amountMinor]),
    [t.debitTotal, note.total],
  ]
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
      { market, language, plain: false, priced: false },
    ),
    totals: sums.map(([label, minor], index) => ({
      ...{ label, value: documentMoney(minor, market) },
      strong: index === sums.length - 1,
    })),
    words: { label: t.inWords, value: amountInWords(note.total, market, language) },
    notes: [note.explanation, currencyNote(market, language), t.debitNote, t.unsigned],
    ...upiCode(note, language),
    // the portal's code takes its place
    ...signedCode(note, language),
  }
}
