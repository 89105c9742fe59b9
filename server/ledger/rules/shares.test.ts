// The seller's share: commission and its tax by place of supply, and credit notes that reverse exactly all of it.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBalanced } from './entries.ts'
import {
  collectedLines,
  commissionOf,
  owedToSeller,
  type SharedInvoice,
  shareCreditLines,
  shareLines,
} from './shares.ts'

const SELLER = '27AAKCS4821M1ZW'
const OPERATOR = '27AAPFU0939F1ZV'
const invoice = (change: Partial<SharedInvoice> = {}): SharedInvoice => ({
  market: 'IN',
  taxNumber: SELLER,
  sellerState: '27',
  lines: [
    { lineNo: 1, totalMinor: 1180_00, commissionMinor: commissionOf(1000_00, 850), operatorTaxNumber: OPERATOR },
    { lineNo: 2, totalMinor: 118_00, commissionMinor: 0, operatorTaxNumber: null },
  ],
  ...change,
})

test('commission is a rate of the taxable value, rounded half up', () => {
  expect([commissionOf(1000_00, 850), commissionOf(5, 1000), commissionOf(4, 1000), commissionOf(0, 850)]).toEqual([
    85_00, 1, 0, 0,
  ])
})

test('within a State the tax on commission is CGST and SGST, and the seller gets the rest', () => {
  expect(shareLines(invoice())).toEqual([
    { account: 'seller-supplies', party: SELLER, amountMinor: 1298_00 },
    { account: 'sellers', party: SELLER, amountMinor: -(1298_00 - 85_00 - 15_30) },
    { account: 'commission', party: SELLER, amountMinor: -85_00 },
    { account: 'commission-cgst', party: OPERATOR, amountMinor: -7_65 },
    { account: 'commission-sgst', party: OPERATOR, amountMinor: -7_65 },
  ])
})

test('between States it is IGST, in a union territory UTGST, in the UAE VAT, and none if the operator has no tax number', () => {
  const taxesOf = (change: Partial<SharedInvoice>) =>
    shareLines(invoice(change))
      .filter(({ account }) => account.startsWith('commission-'))
      .map(({ account, amountMinor }) => [account, -amountMinor])
  expect(taxesOf({ sellerState: '29' })).toEqual([['commission-igst', 15_30]])
  const lines = invoice().lines.map(line => ({ ...line, operatorTaxNumber: '04AAPFU0939F1ZV' }))
  expect(taxesOf({ sellerState: '04', lines })).toEqual([
    ['commission-cgst', 7_65],
    ['commission-utgst', 7_65],
  ])
  const unregistered = invoice().lines.map(line => ({ ...line, operatorTaxNumber: null }))
  expect(taxesOf({ lines: unregistered })).toEqual([])
  const uae = invoice().lines.map(line => ({ ...line, operatorTaxNumber: '100123456700003' }))
  expect(taxesOf({ market: 'AE', sellerState: 'DU', lines: uae })).toEqual([['commission-vat', 4_25]])
})

test('credit notes of any parts reverse exactly the whole share', () => {
  const line = fc.record({
    totalMinor: fc.integer({ min: 1, max: 10 ** 7 }),
    rate: fc.integer({ min: 0, max: 4000 }),
    operatorTaxNumber: fc.constantFrom(OPERATOR, '29AAPFU0939F1ZR', null),
    parts: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 3, maxLength: 3 }),
  })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), input => {
      const whole = invoice({
        lines: input.map(({ totalMinor, rate, operatorTaxNumber }, index) => ({
          ...{ lineNo: index + 1, totalMinor, operatorTaxNumber },
          commissionMinor: commissionOf(totalMinor, rate),
        })),
      })
      const all = [...shareLines(whole)]
      const before = new Map<number, number>()
      for (const step of [0, 1, 2, 3]) {
        const note = new Map(
          whole.lines.map(({ lineNo, totalMinor }, index) => {
            const left = totalMinor - (before.get(lineNo) ?? 0)
            // the last note takes the remainder
            return [lineNo, step === 3 ? left : Math.floor((left * (input[index]?.parts[step] ?? 0)) / 100)]
          }),
        )
        const lines = shareCreditLines(whole, { before, note })
        expect(isBalanced(lines)).toBe(true)
        all.push(...lines)
        for (const [lineNo, minor] of note) before.set(lineNo, (before.get(lineNo) ?? 0) + minor)
      }
      const left = new Map<string, number>()
      for (const { account, party, amountMinor } of all)
        left.set(`${account} ${party}`, (left.get(`${account} ${party}`) ?? 0) + amountMinor)
      for (const amountMinor of left.values()) expect(amountMinor).toBe(0)
    }),
  )
})

test("tax collected at source is owed by the seller, and refunded when the month's net value falls", () => {
  const tax = { operatorTaxNumber: '27AAACK1234C1C5', taxNumber: SELLER, igstMinor: 0, cgstMinor: 250, sgstMinor: 250 }
  expect(owedToSeller(collectedLines(tax))).toBe(-500)
  expect(owedToSeller(collectedLines({ ...tax, cgstMinor: -10, sgstMinor: -10 }))).toBe(20)
})
