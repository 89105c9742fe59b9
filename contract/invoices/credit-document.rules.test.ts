// Contents of credit notes: the fields of Rule 53 in India, the values of Article 60 in the UAE.

import { describe, expect, it, test } from 'vitest'
import { LANGUAGES } from '../shared/market.ts'
import { invoiceEndpoints } from './api.ts'
import { describeCreditNote } from './credit-document.rules.ts'
import type { CreditNote } from './schemas.ts'

const indian: CreditNote = invoiceEndpoints.creditNoteDetails.example.data
const [line] = indian.lines
if (!line) throw new Error('the example has no line')
const emirati: CreditNote = {
  ...{ ...indian, market: 'AE', currency: 'AED', kind: 'vat-credit-note', number: 'VC/2026/000007' },
  invoice: { ...indian.invoice, number: 'VI/2026/000042', kind: 'vat-invoice' },
  placeOfSupply: { code: 'DU', name: 'Dubai' },
  lines: [{ ...line, taxRateBp: 500, taxParts: [{ code: 'VAT', rateBp: 500, amountMinor: 15_190 }], taxable: 303_810 }],
  ...{ taxable: 303_810, tax: 15_190 },
  correction: { invoiced: 607_620, before: 607_620, after: 303_810 },
}
const labelled = ({ totals }: ReturnType<typeof describeCreditNote>) =>
  totals.map(({ label, value }) => `${label}: ${value}`)

describe('an Indian credit note', () => {
  const document = describeCreditNote(indian, 'en')

  it('has the fields of Rule 53: its nature, numbers and dates of both, parties, rate and amount of tax', () => {
    expect(document.title).toBe('Credit note')
    const values = Object.fromEntries(document.details.map(({ label, value }) => [label, value]))
    expect(values).toMatchObject({
      'Credit note number': 'CN/2627/000007',
      'Credit note date': '30/11/2026',
      'Invoice number': 'TI/2627/000042',
      'Invoice date': '23/11/2026',
      Reason: 'Products returned',
      'Place of supply': 'Maharashtra (27)',
    })
    expect(document.parties.map(({ lines }) => lines.at(-1))).toEqual([
      'GSTIN: 27AAKCS4821M1ZW',
      'GSTIN: 27AAPFU0939F1ZV',
      'State: Maharashtra (27)',
    ])
    expect(document.columns.map(({ label }) => label)).toEqual([
      ...['#', 'Description', 'HSN/SAC', 'Quantity', 'Taxable value', 'CGST', 'SGST', 'Total'],
    ])
    expect(document.rows).toEqual([
      ['1', 'Impact drill\nMSN0000A1B2', '8467', '1\u00a0PCS', '2,703.40', '243.30\n9%', '243.30\n9%', '3,190.00'],
    ])
    expect(labelled(document)).toEqual([
      ...['Taxable value: ₹2,703.40', 'CGST: ₹243.30', 'SGST: ₹243.30', 'Credit note total: ₹3,190.00'],
    ])
    expect(document.words.value).toBe('Rupees Three Thousand One Hundred Ninety Only')
    expect(document.notes.at(-1)).toBe('This is a computer-generated document. No signature is needed.')
  })

  it('credits what was paid, when the store bore a part of it', () => {
    const withDiscount = describeCreditNote({ ...indian, emiDiscount: 367, payable: 318_633 }, 'en')
    expect(withDiscount.totals.slice(-3)).toEqual([
      { label: 'Credit note total', value: '₹3,190.00', strong: false },
      { label: 'No-cost EMI discount of the store', value: '-₹3.67', strong: false },
      { label: 'Amount credited', value: '₹3,186.33', strong: true },
    ])
  })

  it('has no tax after the last day, and says why', () => {
    const late = { ...line, taxParts: [], taxable: 319_000 }
    const note: CreditNote = { ...indian, kind: 'commercial-credit-note', lines: [late], taxable: 319_000, tax: 0 }
    const commercial = describeCreditNote({ ...note, issuedOn: '2027-12-01' }, 'en')
    expect(commercial.title).toBe('Commercial credit note, without GST')
    expect(commercial.columns.map(({ label }) => label)).toEqual(['#', 'Description', 'HSN/SAC', 'Quantity', 'Value'])
    expect(labelled(commercial)).toEqual(['Credit note total: ₹3,190.00'])
    expect(commercial.notes.join(' ')).toContain('Issued after 30/11/2027')
    // before that day it is goodwill
    expect(describeCreditNote(note, 'en').notes.join(' ')).toContain('section 15(3)(b)')
    expect(describeCreditNote(note, 'hi').notes.join(' ')).toContain('धारा 15(3)(b)')
  })

  it('of a bill of supply has no tax columns', () => {
    const bill = { ...indian, invoice: { ...indian.invoice, kind: 'bill-of-supply' as const } }
    expect(JSON.stringify(describeCreditNote(bill, 'en'))).not.toMatch(/CGST|Taxable/)
  })
})

describe('a tax credit note of the UAE', () => {
  it('names the value on the invoice, the correct one, the difference and its tax in dirhams', () => {
    const document = describeCreditNote(emirati, 'en')
    expect(document.title).toBe('Tax Credit Note')
    expect(labelled(document)).toEqual([
      'Value on the invoice, before VAT: AED 6,076.20',
      'Correct value: AED 3,038.10',
      'Difference: AED 3,038.10',
      'VAT on the difference: AED 151.90',
      'Credit note total: AED 3,190.00',
    ])
    expect(document.totals.filter(({ strong }) => strong)).toHaveLength(1)
  })

  it('names the value that an earlier one has left', () => {
    const second = { ...emirati, correction: { invoiced: 607_620, before: 303_810, after: 0 } }
    expect(labelled(describeCreditNote(second, 'en')).slice(0, 3)).toEqual([
      'Value on the invoice, before VAT: AED 6,076.20',
      'Value after earlier credit notes: AED 3,038.10',
      'Correct value: AED 0.00',
    ])
  })
})

describe.each(LANGUAGES)('in %s', language => {
  test('a document of the UAE says nothing of GST, an Indian one nothing of VAT', () => {
    const uae = JSON.stringify(describeCreditNote(emirati, language))
    expect(uae).toMatch(/Tax Credit Note/)
    expect(uae).not.toMatch(/HSN|GST|₹|INR/)
    expect(JSON.stringify(describeCreditNote(indian, language))).not.toMatch(/VAT|TRN|AED/)
  })

  it('has as many columns in each row as in its header', () => {
    for (const note of [indian, emirati]) {
      const { columns, rows, sums } = describeCreditNote(note, language)
      expect(new Set([sums, ...rows].map(row => row.length))).toEqual(new Set([columns.length]))
    }
  })
})
