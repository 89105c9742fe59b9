// The operator's commission invoice as a document, in both countries and languages.

import { expect, test } from 'vitest'
import { type CommissionPaper, describeCommission } from './commission-document.rules.ts'

const party = (taxNumber: string, stateCode: string, stateEn: string, stateHi: string) => ({
  ...{ name: 'A firm', address: 'A street', taxNumber, stateCode, stateEn, stateHi },
})
const INDIA: CommissionPaper = {
  ...{ market: 'IN', kind: 'invoice', number: 'CI/2627/000001', period: '2026-10', issuedOn: '2026-10-31' },
  operator: party('27AAPFU0939F1ZV', '27', 'Maharashtra', 'महाराष्ट्र'),
  seller: party('29AABCR1718E1ZL', '29', 'Karnataka', 'कर्नाटक'),
  taxableMinor: 1_000_00,
  taxes: [{ code: 'IGST', rateBp: 1800, amountMinor: 180_00 }],
  totalMinor: 1_180_00,
  eInvoice: null,
}

test('India: tax invoice with the place of supply of the seller; in Hindi too', () => {
  const { title, details, rows, columns, notes } = describeCommission(INDIA, 'en')
  expect(title).toBe('Tax invoice')
  expect(details).toContainEqual({ label: 'Place of supply', value: 'Karnataka (29)' })
  expect(columns.map(({ label }) => label)).toContain('IGST 18%')
  expect(rows).toEqual([['Commission on sales through the marketplace', '1,000.00', '180.00', '1,180.00']])
  expect(notes.join(' ')).toContain('reverse charge')
  const hindi = describeCommission({ ...INDIA, kind: 'credit-note' }, 'hi')
  expect(hindi.details).toContainEqual({ label: 'सप्लाई की जगह', value: 'कर्नाटक (29)' })
  expect(hindi.notes.join(' ')).toContain('जोड़ दी गई')
  expect(hindi.qr).toBeUndefined()
  const eInvoice = {
    irn: 'a'.repeat(64),
    ackNumber: '1120',
    ackAt: '2026-11-01T12:00:00.000Z',
    qr: { size: 21, path: 'M0 0' },
  }
  const { qr } = describeCommission({ ...INDIA, eInvoice }, 'hi')
  expect(qr).toMatchObject({
    size: 21,
    lines: [`IRN: ${eInvoice.irn}`, expect.stringContaining('1120'), expect.any(String)],
  })
})

test('the UAE: VAT in dirhams, with TRNs and neither a place of supply nor a code of services', () => {
  const emirates: CommissionPaper = {
    ...{ ...INDIA, market: 'AE', number: 'CI/2026/000001' },
    operator: party('100000000000003', 'DU', 'Dubai', 'दुबई'),
    seller: party('100000000000011', 'SH', 'Sharjah', 'शारजाह'),
    taxes: [{ code: 'VAT', rateBp: 500, amountMinor: 50_00 }],
    totalMinor: 1_050_00,
  }
  const { totals, details, parties, words } = describeCommission(emirates, 'en')
  expect(totals).toEqual([{ label: 'Total', value: 'AED 1,050.00', strong: true }])
  expect(details.map(({ label }) => label)).toEqual(['Number', 'Date', 'Month'])
  expect(parties[1]?.lines.join(' ')).toContain('TRN: 100000000000011')
  expect(words.value).toMatch(/dirham/i)
})
