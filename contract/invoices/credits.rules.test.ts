// Credit notes credit exactly what was invoiced, to the paisa, however the quantities are divided among them.

import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { sum } from '../shared/money.ts'
import { splitInclusive, sumTaxParts, type TaxKind, type TaxPart } from '../shared/tax.ts'
import {
  type CreditableInvoice,
  creditInvoice,
  creditLine,
  creditNoteKind,
  type InvoicedLine,
  lastTaxCreditDay,
} from './credits.rules.ts'

const halves = (amountMinor: number): TaxPart[] => [
  { code: 'CGST', rateBp: 900, amountMinor },
  { code: 'SGST', rateBp: 900, amountMinor },
]
const three: InvoicedLine = {
  ...{ lineNo: 1, orderLineNo: 1, quantity: 3, totalMinor: 290_00, taxParts: halves(22_12), credited: [] },
}

/** Credits these quantities of a line one after another. */
function creditInTurn(line: InvoicedLine, quantities: readonly number[], withTax = true) {
  const credited: NonNullable<ReturnType<typeof creditLine>>[] = []
  for (const quantity of quantities) {
    const made = creditLine({ ...line, credited }, quantity, withTax)
    if (!made) throw new Error('more than is left')
    credited.push(made)
  }
  return credited
}

describe('a line', () => {
  test('of three for 290.00 comes back as 96.67, 96.66 and 96.67', () => {
    const notes = creditInTurn(three, [1, 1, 1])
    expect(notes.map(({ totalMinor }) => totalMinor)).toEqual([96_67, 96_66, 96_67])
    const halvesOf = notes.map(({ taxParts }) => taxParts.map(part => part.amountMinor))
    expect(halvesOf.map(([half]) => half)).toEqual([7_37, 7_38, 7_37])
    expect(halvesOf.every(([one, other]) => one === other)).toBe(true)
    expect(sum(notes.map(({ taxableMinor }) => taxableMinor))).toBe(245_76)
  })

  test('is never credited beyond its quantity', () => {
    const [two] = creditInTurn(three, [2])
    const credited = two ? [two] : []
    expect(creditLine({ ...three, credited }, 2)).toBeNull()
    expect(creditLine({ ...three, credited }, 1)?.totalMinor).toBe(96_67)
    expect(creditLine(three, 4)).toBeNull()
    for (const quantity of [0, -1, 0.5]) expect(() => creditLine(three, quantity)).toThrow(RangeError)
  })

  const quantities = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 9 })
  const price = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 10 ** 10 }))
  it('of any price and rate is credited exactly, without a negative amount', () => {
    fc.assert(
      fc.property(
        ...[price, fc.constantFrom(0, 25, 300, 500, 1800, 4000), fc.constantFrom<TaxKind>('intra', 'inter', 'vat')],
        quantities,
        (totalMinor, rateBp, kind, inTurn) => {
          const { taxableMinor, parts } = splitInclusive(totalMinor, rateBp, kind, '27')
          const line = { ...three, quantity: sum(inTurn), totalMinor, taxParts: parts }
          const notes = creditInTurn(line, inTurn)
          expect(sum(notes.map(note => note.totalMinor))).toBe(totalMinor)
          expect(sum(notes.map(note => note.taxableMinor))).toBe(taxableMinor)
          expect(sumTaxParts(notes.flatMap(({ taxParts }) => taxParts))).toEqual(sumTaxParts(parts))
          for (const note of notes) {
            expect(note.taxMinor).toBe(sum(note.taxParts.map(part => part.amountMinor)))
            expect(note.taxableMinor + note.taxMinor).toBe(note.totalMinor)
            expect(Math.min(note.taxableMinor, ...note.taxParts.map(part => part.amountMinor))).toBeGreaterThanOrEqual(
              0,
            )
          }
        },
      ),
    )
  })
})

const shipping: InvoicedLine = { ...three, lineNo: 2, orderLineNo: null, quantity: 1, totalMinor: 99_00 }
const invoice: CreditableInvoice = {
  lines: [three, { ...shipping, taxParts: halves(7_55) }],
  totalMinor: 389_00,
  ...{ emiDiscountMinor: 10_01, creditedEmiMinor: 0 },
}
const credit = (of: CreditableInvoice, quantity: number, withCharges = true) =>
  creditInvoice(of, { items: [{ lineNo: 1, quantity }], withCharges, kind: 'credit-note' })
/** The invoice with a credit note for it. */
function withNote(of: CreditableInvoice, note: NonNullable<ReturnType<typeof credit>>): CreditableInvoice {
  return {
    ...of,
    lines: of.lines.map(line => ({
      ...line,
      credited: [...line.credited, ...note.lines.filter(({ lineNo }) => lineNo === line.lineNo)],
    })),
    creditedEmiMinor: of.creditedEmiMinor + note.emiDiscountMinor,
  }
}

describe('an invoice', () => {
  it('gives shipping back with the last of its products, if at all', () => {
    expect(credit(invoice, 2)?.lines.map(({ lineNo }) => lineNo)).toEqual([1])
    expect(credit(invoice, 3)?.lines.map(({ lineNo }) => lineNo)).toEqual([1, 2])
    expect(credit(invoice, 3, false)?.lines.map(({ lineNo }) => lineNo)).toEqual([1])
  })

  it('is credited whole, with its EMI discount, by notes of one unit each', () => {
    let left = invoice
    const notes = [1, 1, 1].map(quantity => {
      const note = credit(left, quantity)
      if (!note) throw new Error('nothing left')
      left = withNote(left, note)
      return note
    })
    expect(sum(notes.map(note => note.totalMinor))).toBe(invoice.totalMinor)
    expect(sum(notes.map(note => note.emiDiscountMinor))).toBe(10_01)
    expect(sum(notes.map(note => note.payableMinor))).toBe(389_00 - 10_01)
    expect(credit(left, 1)).toBeNull()
  })

  it('gives back no line that it does not have, and never nothing', () => {
    const wanted = { withCharges: true, kind: 'credit-note' as const }
    expect(creditInvoice(invoice, { ...wanted, items: [{ lineNo: 2, quantity: 1 }] })).toBeNull()
    expect(creditInvoice(invoice, { ...wanted, items: [] })).toBeNull()
    const twice = [2, 2].map(quantity => ({ lineNo: 1, quantity }))
    expect(creditInvoice(invoice, { ...wanted, items: twice })).toBeNull()
  })

  it('gives the same money back without tax, once tax cannot be credited any more', () => {
    const first = credit(invoice, 1)
    if (!first) throw new Error('nothing left')
    const left = withNote(invoice, first)
    const wanted = { items: [{ lineNo: 1, quantity: 2 }], withCharges: true }
    const withTax = creditInvoice(left, { ...wanted, kind: 'credit-note' })
    const note = creditInvoice(left, { ...wanted, kind: 'commercial-credit-note' })
    expect(note?.taxMinor).toBe(0)
    expect(note?.lines.flatMap(({ taxParts }) => taxParts)).toEqual([])
    expect([note?.taxableMinor, note?.totalMinor]).toEqual([withTax?.totalMinor, withTax?.totalMinor])
    expect(note?.payableMinor).toBe(withTax?.payableMinor)
    expect(withTax?.taxMinor).toBeGreaterThan(0)
  })
})

describe('the last day for tax', () => {
  test.each([
    ['2025-06-10', '2026-11-30'],
    ['2026-03-31', '2026-11-30'],
    ['2026-04-01', '2027-11-30'],
  ])('of an invoice of %s is %s', (day, last) => expect(lastTaxCreditDay(day)).toBe(last))

  test.each([
    ['IN', '2026-11-30', 'credit-note'],
    ['IN', '2026-12-01', 'commercial-credit-note'],
    ['AE', '2030-01-01', 'vat-credit-note'],
  ] as const)('in %s on %s, an invoice of June 2025 gets a %s', (market, on, kind) => {
    expect(creditNoteKind({ market, invoicedOn: '2025-06-10', on })).toBe(kind)
  })
})
