// Which warehouses an order takes its stock from.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocateStock } from './rules.ts'

test('a line is taken nearest first and split where one warehouse does not hold enough', () => {
  const stock = [
    { offerId: 1, warehouseId: 1, free: 3 },
    { offerId: 1, warehouseId: 2, free: 10 },
  ]
  const { takes, shortages } = allocateStock(
    [{ lineNo: 1, msn: 'A', offerId: 1, quantity: 5, warehouseIds: [1, 2] }],
    stock,
  )
  expect(takes).toEqual([
    { lineNo: 1, msn: 'A', offerId: 1, warehouseId: 1, quantity: 3 },
    { lineNo: 1, msn: 'A', offerId: 1, warehouseId: 2, quantity: 2 },
  ])
  expect(shortages).toEqual([])
})

test('a shortage is reported, and a warehouse that may not serve the line is not used', () => {
  const stock = [
    { offerId: 1, warehouseId: 1, free: 3 },
    { offerId: 1, warehouseId: 2, free: 10 },
  ]
  const { shortages } = allocateStock([{ lineNo: 7, msn: 'A', offerId: 1, quantity: 5, warehouseIds: [1] }], stock)
  expect(shortages).toEqual([{ lineNo: 7, msn: 'A', missing: 2 }])
})

test('allocations and shortages add up to the requested quantity, and no warehouse gives more than is free', () => {
  const msns = ['A', 'B', 'C']
  const lines = fc.array(
    fc.record({
      msn: fc.constantFrom(...msns),
      quantity: fc.integer({ min: 1, max: 30 }),
      warehouseIds: fc.uniqueArray(fc.integer({ min: 1, max: 4 })),
    }),
    { maxLength: 8 },
  )
  const free = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 12, maxLength: 12 })
  fc.assert(
    fc.property(lines, free, (lines, amounts) => {
      const stock = amounts.map((amount, index) => ({
        offerId: (index % 3) + 1,
        warehouseId: Math.floor(index / 3) + 1,
        free: amount,
      }))
      const numbered = lines.map((line, index) => ({ ...line, offerId: msns.indexOf(line.msn) + 1, lineNo: index + 1 }))
      const { takes, shortages } = allocateStock(numbered, stock)
      for (const line of numbered) {
        const taken = takes.filter(take => take.lineNo === line.lineNo).reduce((sum, take) => sum + take.quantity, 0)
        const missing = shortages.find(short => short.lineNo === line.lineNo)?.missing ?? 0
        expect(taken + missing).toBe(line.quantity)
      }
      for (const row of stock) {
        const allocated = takes
          .filter(take => take.offerId === row.offerId && take.warehouseId === row.warehouseId)
          .reduce((sum, take) => sum + take.quantity, 0)
        expect(allocated).toBeLessThanOrEqual(row.free)
      }
    }),
  )
})
