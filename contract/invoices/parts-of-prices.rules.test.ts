// After part of a price is credited, the units can still be credited, and together they credit exactly what was
// invoiced, to the paisa.

import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { sum } from '../shared/money.ts'
import { splitInclusive, sumTaxParts, type TaxKind } from '../shared/tax.ts'
import {
  type CreditLine,
  creditInvoice,
  creditLine,
  creditNoteKind,
  creditOfPrice,
  type InvoicedLine,
  largestReduction,
} from './credits.rules.ts'

const lineOf = (totalMinor: number, quantity: number, rateBp = 1800, kind: TaxKind = 'intra'): InvoicedLine => {
  const { parts: taxParts } = splitInclusive(totalMinor, rateBp, kind, '27')
  return { lineNo: 1, orderLineNo: 1, quantity, totalMinor, taxParts, credited: [] }
}
const noted = (line: InvoicedLine, ...made: (CreditLine | null)[]): InvoicedLine => ({
  ...line,
  credited: [...line.credited, ...made.flatMap(one => one ?? [])],
})

describe('a part of a price', () => {
  test('has the tax of its rate, and the pieces share what is left', () => {
    const line = lineOf(1180_00, 2)
    const part = creditOfPrice(line, 118_00)
    expect(part).toMatchObject({ quantity: 0, totalMinor: 118_00, taxMinor: 18_00, taxableMinor: 100_00 })
    const first = creditLine(noted(line, part), 1)
    expect(first).toMatchObject({ quantity: 1, totalMinor: 531_00, taxMinor: 81_00 })
    const second = creditLine(noted(line, part, first), 1)
    expect(second).toMatchObject({ totalMinor: 531_00, taxMinor: 81_00 })
    expect(creditLine(noted(line, part, first, second), 1)).toBeNull()
  })

  test('without tax leaves the pieces the tax of what they are still credited with', () => {
    const line = lineOf(1180_00, 1)
    const part = creditOfPrice(line, 590_00, false)
    expect(part).toMatchObject({ totalMinor: 590_00, taxMinor: 0, taxParts: [] })
    expect(creditLine(noted(line, part), 1)).toMatchObject({
      totalMinor: 590_00,
      taxMinor: 90_00,
      taxableMinor: 500_00,
    })
  })

  test('is never all that is left: each piece keeps a paisa; of none that is left nothing can be credited', () => {
    const line = lineOf(300_00, 3)
    expect(largestReduction(line)).toBe(299_97)
    expect(creditOfPrice(line, 299_98)).toBeNull()
    const most = creditOfPrice(line, 299_97)
    expect(creditLine(noted(line, most), 2)).toMatchObject({ totalMinor: 2 })
    expect(largestReduction(noted(line, creditLine(line, 3)))).toBe(0)
    expect(largestReduction(lineOf(0, 2))).toBe(0)
    for (const amount of [0, -1, 0.5]) expect(() => creditOfPrice(line, amount)).toThrow(RangeError)
  })

  test('is of a line of the invoice, once in a note, beside pieces of others', () => {
    const other = { ...lineOf(590_00, 1), lineNo: 2, orderLineNo: 2 }
    const invoice = {
      lines: [lineOf(1180_00, 2), other],
      totalMinor: 1770_00,
      emiDiscountMinor: 17_70,
      creditedEmiMinor: 0,
    }
    const credit = (...items: { lineNo: number; quantity: number; amountMinor?: number }[]) =>
      creditInvoice(invoice, { items, withCharges: false, kind: 'credit-note' })
    const part = { lineNo: 1, quantity: 0, amountMinor: 100_00 }
    expect(credit(part, { lineNo: 2, quantity: 1 })).toMatchObject({ totalMinor: 690_00, emiDiscountMinor: 6_90 })
    expect(credit(part)).toMatchObject({ totalMinor: 100_00, payableMinor: 99_00 })
    expect(credit(part, part)).toBeNull()
    expect(credit(part, { lineNo: 1, quantity: 1 })).toBeNull()
    expect(credit({ ...part, lineNo: 3 })).toBeNull()
    expect(credit({ ...part, amountMinor: 1180_00 })).toBeNull()
  })

  const step = fc.oneof(
    fc.record({ quantity: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ share: fc.double({ min: 0, max: 1, noNaN: true }), withTax: fc.boolean() }),
  )
  it('and pieces in any order take back exactly the line, without a negative amount, and no more tax than it has', () => {
    fc.assert(
      fc.property(
        ...[fc.integer({ min: 1, max: 10 ** 8 }), fc.constantFrom(0, 25, 300, 500, 1800, 4000)],
        ...[fc.constantFrom<TaxKind>('intra', 'inter', 'vat'), fc.array(step, { maxLength: 12 })],
        (totalMinor, rateBp, kind, steps) => {
          let line = lineOf(totalMinor, 8, rateBp, kind)
          for (const one of steps) {
            const left = Math.floor(('share' in one ? one.share : 0) * largestReduction(line))
            if ('quantity' in one) line = noted(line, creditLine(line, one.quantity))
            else if (left > 0) line = noted(line, creditOfPrice(line, left, one.withTax))
          }
          const pieces = 8 - sum(line.credited.map(({ quantity }) => quantity))
          if (pieces > 0) line = noted(line, creditLine(line, pieces))
          const made = line.credited as CreditLine[]
          expect(sum(made.map(one => one.totalMinor))).toBe(totalMinor)
          const untaxed = made.some(({ taxParts }) => taxParts.length < line.taxParts.length)
          const taxes = sumTaxParts(made.flatMap(({ taxParts }) => taxParts))
          if (!untaxed) expect(taxes).toEqual(sumTaxParts(line.taxParts))
          for (const { code, amountMinor } of taxes)
            expect(amountMinor).toBeLessThanOrEqual(
              sum(line.taxParts.filter(part => part.code === code).map(part => part.amountMinor)),
            )
          for (const { taxableMinor, taxParts, taxMinor, totalMinor: total } of made) {
            expect(taxableMinor + taxMinor).toBe(total)
            expect(Math.min(taxableMinor, ...taxParts.map(part => part.amountMinor))).toBeGreaterThanOrEqual(0)
          }
        },
      ),
    )
  })
})

test('goodwill is credited without tax in India and with tax in the UAE', () => {
  const of = { invoicedOn: '2026-05-01', on: '2026-06-01', goodwill: true }
  expect(creditNoteKind({ ...of, market: 'IN' })).toBe('commercial-credit-note')
  expect(creditNoteKind({ ...of, market: 'AE' })).toBe('vat-credit-note')
})
