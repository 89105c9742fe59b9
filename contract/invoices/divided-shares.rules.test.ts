// Split parcels: their shares add up to the paisa, and no other parcel of the order changes.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChargeKind } from '../cart/totals-types.ts'
import { allocate, sum } from '../shared/money.ts'
import type { TaxPart } from '../shared/tax.ts'
import { divideShare, type InvoiceShare, type OrderAmounts, type ParcelToShare, sharesOf } from './shares.rules.ts'

interface Amount {
  quantity: number
  payableMinor: number
  rateBp: number
  split: boolean
}

const amount: fc.Arbitrary<Amount> = fc.record({
  quantity: fc.integer({ min: 1, max: 40 }),
  payableMinor: fc.integer({ min: 0, max: 10 ** 9 }),
  rateBp: fc.constantFrom(0, 500, 1800, 2800),
  split: fc.boolean(),
})

/** Taxes included in an amount, as one part or two. */
function taxesOf({ payableMinor, rateBp, split }: Amount): TaxPart[] {
  const tax = Math.floor((payableMinor * rateBp) / (10_000 + rateBp) / 2) * 2
  if (rateBp === 0) return []
  if (!split) return [{ code: 'IGST', rateBp, amountMinor: tax }]
  return (['CGST', 'SGST'] as const).map(code => ({ code, rateBp: rateBp / 2, amountMinor: tax / 2 }))
}

const CHARGES: readonly ChargeKind[] = ['shipping', 'cod-fee', 'gift-packing', 'surcharge']

function orderOf(lines: readonly Amount[], charges: readonly Amount[], discountBp: number): OrderAmounts {
  const total = sum([...lines, ...charges].map(({ payableMinor }) => payableMinor))
  return {
    lines: lines.map((of, index) => ({
      ...{ lineNo: index + 1, quantity: of.quantity, unitPriceMinor: Math.ceil(of.payableMinor / of.quantity) },
      ...{ taxRateBp: of.rateBp, taxParts: taxesOf(of), payableMinor: of.payableMinor },
    })),
    charges: charges.map((of, index) => ({
      kind: CHARGES[index] ?? 'shipping',
      ...{ taxRateBp: of.rateBp, taxParts: taxesOf(of), payableMinor: of.payableMinor },
    })),
    emiDiscountMinor: Math.floor((total * discountBp) / 10_000),
  }
}

/** Two parcels of an order, from two warehouses. */
function parcelsOf(order: OrderAmounts, weights: readonly number[]): ParcelToShare[] {
  const inEach = order.lines.map(({ quantity }, index) => allocate(quantity, [1, weights[index] ?? 0]))
  const linesOf = (parcel: number) =>
    order.lines.map(({ lineNo }, index) => ({ lineNo, quantity: inEach[index]?.[parcel] ?? 0 }))
  return ['first', 'second']
    .map((id, index) => ({
      id,
      dividedFrom: null,
      share: null,
      lines: linesOf(index).filter(line => line.quantity > 0),
    }))
    .filter(({ lines }) => lines.length > 0)
}

interface Cut {
  /** Which parcel to split, and the quantity of each of its lines. */
  parcel: number
  picks: readonly number[]
}

/** The parcels after one was split; null when nothing would move or stay. */
function cut(parcels: readonly ParcelToShare[], { parcel: at, picks }: Cut) {
  const index = at % parcels.length
  const parcel = parcels[index]
  if (!parcel) throw new Error('No parcel')
  const goes = parcel.lines.map(({ lineNo, quantity }, line) => ({
    lineNo,
    quantity: (picks[line] ?? 0) % (quantity + 1),
  }))
  const stays = parcel.lines.map(({ lineNo, quantity }, line) => ({
    lineNo,
    quantity: quantity - (goes[line]?.quantity ?? 0),
  }))
  const count = (lines: typeof goes) => sum(lines.map(({ quantity }) => quantity))
  if (count(goes) === 0 || count(stays) === 0) return null
  const made = { id: `cut ${parcels.length}`, dividedFrom: parcel.id ?? null, share: null, lines: goes }
  return { index, stays, goes, parcels: [...parcels.with(index, { ...parcel, lines: stays }), made] }
}

function expectSum(shares: readonly InvoiceShare[], whole: InvoiceShare): void {
  for (const of of ['payableMinor', 'totalMinor', 'taxableMinor', 'taxMinor', 'emiDiscountMinor'] as const)
    expect(sum(shares.map(share => share[of]))).toBe(whole[of])
  const taxes = (all: readonly InvoiceShare[], code: string) =>
    sum(
      all
        .flatMap(share => share.lines.flatMap(line => line.taxParts))
        .filter(part => part.code === code)
        .map(part => part.amountMinor),
    )
  for (const code of ['IGST', 'CGST', 'SGST']) expect(taxes(shares, code)).toBe(taxes([whole], code))
  for (const { lines, payableMinor } of shares) {
    expect(payableMinor).toBeGreaterThanOrEqual(0)
    for (const line of lines) expect(line.taxableMinor + line.taxMinor).toBe(line.totalMinor)
  }
}

const cuts = fc.array(
  fc.record({ parcel: fc.nat({ max: 20 }), picks: fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 4 }) }),
  { minLength: 1, maxLength: 6 },
)

test('each division adds up to the parcel that was divided, leaves all others as they are, and can be undone', () => {
  fc.assert(
    fc.property(
      fc.array(amount, { minLength: 1, maxLength: 4 }),
      fc.array(amount, { maxLength: 4 }),
      fc.constantFrom(0, 150, 10_000),
      fc.array(fc.nat({ max: 3 }), { maxLength: 4 }),
      cuts,
      (lines, charges, discountBp, weights, wanted) => {
        const order = orderOf(lines, charges, discountBp)
        let parcels = parcelsOf(order, weights)
        for (const one of wanted) {
          const made = cut(parcels, one)
          if (!made) continue
          const { index, stays, goes } = made
          const before = sharesOf(order, parcels)
          const after = sharesOf(order, made.parcels)
          const whole = before[index]
          const [first, second] = [after[index], after.at(-1)]
          if (!whole || !first || !second) throw new Error('No share')
          expectSum([first, second], whole)
          expect([first, second]).toEqual(divideShare(whole, stays, goes))
          expect(after.slice(0, -1).toSpliced(index, 1)).toEqual(before.toSpliced(index, 1))
          parcels = made.parcels
        }
      },
    ),
  )
})

test('a parcel whose amounts are final stays as it is, and the parts of the others come to the rest', () => {
  fc.assert(
    fc.property(
      fc.array(amount, { minLength: 1, maxLength: 4 }),
      fc.array(amount, { maxLength: 4 }),
      cuts,
      (lines, charges, wanted) => {
        const order = orderOf(lines, charges, 150)
        let parcels = parcelsOf(order, [1, 1, 1, 1])
        for (const one of wanted) parcels = cut(parcels, one)?.parcels ?? parcels
        const shares = sharesOf(order, parcels)
        const final = parcels.map((parcel, index) => ({
          ...parcel,
          share: index % 2 === 0 ? (shares[index] ?? null) : null,
        }))
        const now = sharesOf(order, final)
        for (const [index, share] of shares.entries()) if (index % 2 === 0) expect(now[index]).toEqual(share)
        expect(sum(now.map(share => share.payableMinor))).toBe(sum(shares.map(share => share.payableMinor)))
        expect(sum(now.map(share => share.taxMinor))).toBe(sum(shares.map(share => share.taxMinor)))
      },
    ),
  )
})

test('pieces of a line that cannot be shared evenly are shared to the paisa', () => {
  const order = orderOf(
    [{ quantity: 3, payableMinor: 10_000, rateBp: 1800, split: true }],
    [{ quantity: 1, payableMinor: 9_901, rateBp: 1800, split: true }],
    0,
  )
  const whole = { id: 'a', dividedFrom: null, share: null, lines: [{ lineNo: 1, quantity: 3 }] }
  const made = cut([whole], { parcel: 0, picks: [1] })
  const shares = sharesOf(order, made?.parcels ?? [])
  expect(shares.map(({ payableMinor }) => payableMinor)).toEqual([6_667 + 6_601, 3_333 + 3_300])
})
