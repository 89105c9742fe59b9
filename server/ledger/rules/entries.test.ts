// Entries for documents and payments: balanced, and in the accounts of the party that bears them.

import { expect, test } from 'vitest'
import { type DocumentAmounts, documentLines, isBalanced, moneyLines } from './entries.ts'

const SELLER = '27AAKCS4821M1ZW'
const invoice: DocumentAmounts = {
  taxNumber: SELLER,
  payableMinor: 1275_00,
  emiDiscountMinor: 4_00,
  discountKind: 'no-cost-emi',
  lines: [
    {
      source: 'product',
      taxableMinor: 1000_00,
      taxParts: [
        { code: 'CGST', amountMinor: 90_00 },
        { code: 'SGST', amountMinor: 90_00 },
      ],
    },
    { source: 'product', taxableMinor: 0, taxParts: [] },
    {
      source: 'shipping',
      taxableMinor: 83_90,
      taxParts: [
        { code: 'CGST', amountMinor: 7_55 },
        { code: 'SGST', amountMinor: 7_55 },
      ],
    },
  ],
}

test('an invoice is owed by the customer, to the seller and for the tax, and interest is borne by the store', () => {
  const lines = documentLines('sale', invoice)
  expect(lines).toEqual([
    { account: 'customers', party: '', amountMinor: 1275_00 },
    { account: 'emi-discounts', party: '', amountMinor: 4_00 },
    { account: 'sales', party: SELLER, amountMinor: -1000_00 },
    { account: 'tax-cgst', party: SELLER, amountMinor: -97_55 },
    { account: 'tax-sgst', party: SELLER, amountMinor: -97_55 },
    { account: 'shipping', party: SELLER, amountMinor: -83_90 },
  ])
  expect(isBalanced(lines)).toBe(true)
})

test('an offer for a way of payment is borne by the store too, apart from interest', () => {
  expect(documentLines('sale', { ...invoice, discountKind: 'payment-offer' })[1]).toEqual({
    ...{ account: 'emi-discounts', party: 'payment-offers', amountMinor: 4_00 },
  })
})

test('a credit note reverses what it credits', () => {
  const sale = documentLines('sale', invoice)
  expect(documentLines('credit-note', invoice)).toEqual(
    sale.map(line => ({ ...line, amountMinor: 0 - line.amountMinor })),
  )
})

test('money is where it was paid', () => {
  const money = { amountMinor: 500, mode: 'prepaid' as const, gateway: 'razorpay', byHand: false }
  const where = (change: object) => moneyLines('receipt', { ...money, ...change })[0]
  expect(where({})).toEqual({ account: 'gateways', party: 'razorpay', amountMinor: 500 })
  expect(where({ gateway: 'transfer' })).toEqual({ account: 'bank', party: '', amountMinor: 500 })
  expect(where({ mode: 'cod', gateway: '' })).toEqual({ account: 'cash-on-delivery', party: '', amountMinor: 500 })
  expect(moneyLines('refund', { ...money, byHand: true })).toEqual([
    { account: 'bank', party: '', amountMinor: -500 },
    { account: 'customers', party: '', amountMinor: 500 },
  ])
  expect(moneyLines('receipt', { ...money, amountMinor: 0 })).toEqual([])
})
