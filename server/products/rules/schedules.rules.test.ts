// The value of a cell when a schedule starts, and conflicts between schedules.

import { expect, test } from 'vitest'
import { clashesOf, expectedValue, isPossible, type OpenCell, overlap } from './schedules.ts'

const day = (number: number) => new Date(Date.UTC(2026, 11, number))
const cell = (part: Partial<OpenCell>): OpenCell => ({
  ...{ scheduleId: 'a', note: 'Sale', state: 'upcoming', msn: 'MSN00000001', seller: 'S', field: 'price' },
  ...{ was: '100.00', value: '80.00', startsAt: day(5), endsAt: day(8) },
  ...part,
})

test('a schedule starts later, ends after that, and a year ahead at most', () => {
  expect(isPossible({ startsAt: day(5), endsAt: day(8) }, day(4))).toBe(true)
  expect(isPossible({ startsAt: day(5), endsAt: null }, day(5))).toBe(false)
  expect(isPossible({ startsAt: day(5), endsAt: day(5) }, day(4))).toBe(false)
  expect(isPossible({ startsAt: day(5), endsAt: day(800) }, day(4))).toBe(false)
})

test('one that begins when another ends does not overlap it; one without an end is a single change', () => {
  const sale = { startsAt: day(5), endsAt: day(8) }
  expect(overlap(sale, { startsAt: day(8), endsAt: day(9) })).toBe(false)
  expect(overlap(sale, { startsAt: day(7), endsAt: day(9) })).toBe(true)
  expect(overlap(sale, { startsAt: day(4), endsAt: null })).toBe(false)
  expect(overlap(sale, { startsAt: day(5), endsAt: null })).toBe(true)
})

test('the value at the start includes what other schedules do until then', () => {
  const running = cell({ state: 'running', startsAt: day(1) })
  expect(expectedValue('80.00', [running], day(7))).toBe('80.00')
  expect(expectedValue('80.00', [running], day(8))).toBe('100.00')
  const lasting = cell({ value: '90.00', startsAt: day(3), endsAt: null })
  expect(expectedValue('100.00', [lasting], day(4))).toBe('90.00')
  // a sale within a lasting change, and the time at which one ends and another begins
  const next = cell({ value: '70.00', startsAt: day(8), endsAt: day(9) })
  expect(expectedValue('100.00', [next, cell({}), lasting], day(6))).toBe('80.00')
  expect(expectedValue('100.00', [next, cell({}), lasting], day(8))).toBe('70.00')
  expect(expectedValue('100.00', [next, cell({}), lasting], day(9))).toBe('90.00')
})

test('conflicts: the same cell, a price above a scheduled MRP, a quantity price that is no longer below the price', () => {
  const wanted = { msn: 'MSN00000001', seller: 'S' }
  const period = { startsAt: day(6), endsAt: day(7) }
  const kinds = (field: string, value: string, other: OpenCell) =>
    clashesOf([{ ...wanted, field, value }], period, [other], 1_000).map(({ kind }) => kind)
  expect(kinds('price', '75.00', cell({}))).toEqual(['same-cell'])
  expect(kinds('price', '75.00', cell({ endsAt: day(6) }))).toEqual([])
  expect(kinds('price', '75.00', cell({ seller: 'T' }))).toEqual([])
  expect(kinds('mrp', '79.00', cell({}))).toEqual(['above-mrp'])
  expect(kinds('mrp', '80.00', cell({}))).toEqual([])
  expect(kinds('price', '75.00', cell({ field: 'mrp', value: '74.00' }))).toEqual(['above-mrp'])
  expect(kinds('price', '75.00', cell({ field: 'mrp', value: '750.00' }))).toEqual([])
  expect(kinds('price', '75.00', cell({ field: 'mrp', value: '750.10' }))).toEqual(['below-floor'])
  expect(kinds('mrp', '750.10', cell({ field: 'breaks', value: '10: 76.00; 20: 75.00' }))).toEqual(['below-floor'])
  expect(kinds('breaks', '10: 80.00; 20: 70.00', cell({}))).toEqual(['breaks-above-price'])
  expect(kinds('breaks', '', cell({}))).toEqual([])
  // one line for each schedule and kind
  const two = [cell({}), cell({ msn: 'MSN00000002' })]
  const cells = two.map(({ msn }) => ({ msn, seller: 'S', field: 'price', value: '75.00' }))
  expect(clashesOf(cells, period, two, 0)).toMatchObject([{ kind: 'same-cell', cells: 2, msn: 'MSN00000001' }])
})
