// Contents of documents: columns by country and kind, sums, texts, and nothing from the other country.

import { describe, expect, it, test } from 'vitest'
import { LANGUAGES } from '../shared/market.ts'
import { invoiceEndpoints } from './api.ts'
import { describeInvoice, documentAmount, documentDay, documentMoney } from './document.rules.ts'
import type { Invoice } from './schemas.ts'

const { example } = invoiceEndpoints.invoiceDetails
const indian: Invoice = example.data
const [line] = indian.lines
if (!line) throw new Error('the example has no line')
const vat = { code: 'VAT', rateBp: 500, amountMinor: 15_190 }
const emirati: Invoice = {
  ...{ ...indian, market: 'AE', currency: 'AED', kind: 'vat-invoice', number: 'VI/2026/000007' },
  placeOfSupply: { code: 'DU', name: 'Dubai' },
  lines: [{ ...line, taxRateBp: 500, taxParts: [vat], taxable: 303_810 }],
  ...{ taxable: 303_810, tax: 15_190 },
}

test.each([
  [0, '0.00', '₹0.00'],
  [5, '0.05', '₹0.05'],
  [1_23_456_70, '1,23,456.70', '₹1,23,456.70'],
])('%i paise are %s', (minor, amount, money) => {
  expect(documentAmount(minor, 'IN')).toBe(amount)
  expect(documentMoney(minor, 'IN')).toBe(money)
})

it('writes days and dirhams as documents do', () => {
  expect(documentDay('2026-11-23')).toBe('23/11/2026')
  expect(documentMoney(1_234_567_89, 'AE')).toBe('AED 1,234,567.89')
})

describe('an Indian tax invoice', () => {
  const document = describeInvoice(indian, 'en')

  it('has the columns of Rule 46 with rate and amount of each tax', () => {
    expect(document.columns.map(({ label }) => label)).toEqual([
      ...['#', 'Description', 'HSN/SAC', 'Quantity', 'Unit price, incl. tax', 'Discount', 'Taxable value'],
      ...['CGST', 'SGST', 'Total'],
    ])
    expect(document.rows).toEqual([
      [
        ...['1', 'Impact drill\nMSN0000A1B2', '8467', '1\u00a0PCS', '3,190.00', '0.00', '2,703.40'],
        ...['243.30\n9%', '243.30\n9%', '3,190.00'],
      ],
    ])
    expect(document.sums).toEqual(['', 'Total', '', '', '', '0.00', '2,703.40', '243.30', '243.30', '3,190.00'])
  })

  it('names number, place of supply, both GSTINs and the total in words', () => {
    expect(document.details).toContainEqual({ label: 'Invoice number', value: 'TI/2627/000042' })
    expect(document.details).toContainEqual({ label: 'Place of supply', value: 'Maharashtra (27)' })
    expect(document.details).toContainEqual({ label: 'Reverse charge', value: 'No' })
    expect(document.details).toContainEqual({ label: 'Payment', value: 'Paid online (pay_N1xK2)' })
    expect(document.parties.map(({ lines }) => lines.at(-1))).toEqual([
      'GSTIN: 27AAKCS4821M1ZW',
      'GSTIN: 27AAPFU0939F1ZV',
      'State: Maharashtra (27)',
    ])
    expect(document.words.value).toBe('Rupees Three Thousand One Hundred Ninety Only')
  })

  it('takes the EMI discount off what is paid, not off the invoice', () => {
    const { totals, words } = describeInvoice({ ...indian, emiDiscount: 367, payable: 318_633 }, 'en')
    expect(totals.slice(-3)).toEqual([
      { label: 'Invoice total', value: '₹3,190.00', strong: false },
      { label: 'No-cost EMI discount of the store', value: '-₹3.67', strong: false },
      { label: 'Amount payable', value: '₹3,186.33', strong: true },
    ])
    expect(words).toEqual(document.words)
  })

  it('names an offer in place of the EMI discount', () => {
    const discountKind = 'payment-offer' as const
    const { totals } = describeInvoice({ ...indian, emiDiscount: 367, discountKind, payable: 318_633 }, 'hi')
    expect(totals.at(-2)).toEqual({ label: 'स्टोर की ओर से भुगतान ऑफ़र', value: '-₹3.67', strong: false })
  })
})

it('a bill of supply has no tax', () => {
  const exempt = { ...line, taxRateBp: 0, taxParts: [{ code: 'CGST', rateBp: 0, amountMinor: 0 }], taxable: 319_000 }
  const bill: Invoice = { ...indian, kind: 'bill-of-supply', lines: [exempt], taxable: 319_000, tax: 0 }
  const text = JSON.stringify(describeInvoice(bill, 'en'))
  expect(text).toContain('Bill of supply')
  expect(text).not.toMatch(/CGST|tax|Reverse charge/i)
})

it('says of a product without tax why, beside others that bear it', () => {
  const untaxed = { ...line, taxRateBp: 0, taxParts: [], taxable: 319_000 }
  const lines = [
    line,
    { ...untaxed, taxCategory: 'zero-rated' as const },
    { ...untaxed, taxCategory: 'exempt' as const },
  ]
  const { rows } = describeInvoice({ ...emirati, lines }, 'en')
  expect(rows.map(([, product = '']) => product.split('\n').at(-1))).toEqual([line.msn, 'Zero-rated', 'Exempt'])
})

describe.each(LANGUAGES)('in %s', language => {
  it('a document of the UAE says nothing of HSN and GST, an Indian one nothing of VAT', () => {
    const uae = JSON.stringify(describeInvoice(emirati, language))
    expect(uae).toMatch(/Tax Invoice/)
    expect(uae).toMatch(/VAT/)
    expect(uae).toMatch(/TRN/)
    expect(uae).not.toMatch(/HSN|GST|₹|INR|pincode/i)
    expect(JSON.stringify(describeInvoice(indian, language))).not.toMatch(/VAT|TRN|AED/)
  })

  it('has as many columns in each row as in its header', () => {
    for (const invoice of [indian, emirati]) {
      const { columns, rows, sums } = describeInvoice(invoice, language)
      expect(new Set([sums, ...rows].map(row => row.length))).toEqual(new Set([columns.length]))
    }
  })
})
