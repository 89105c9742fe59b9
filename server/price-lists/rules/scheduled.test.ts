// When a price list overrides a scheduled price, and the other way round.

import { expect, test } from 'vitest'
import { type ScheduledOffer, voidedBy } from './scheduled.ts'

const FLOOR = 1_000
const offer = { priceMinor: 100_00, breaks: [], mrpMinor: 150_00 }
const price = (value: string, was = '100.00') => ({ field: 'price', was, value })
const sideOf = (cells: ScheduledOffer['cells'], listedMinor: number, more: Partial<ScheduledOffer> = {}) =>
  voidedBy({ cells, offer, listed: { priceMinor: listedMinor, breaks: [] }, ...more }, FLOOR)

test('the lower one overrides the other; at the same price the public one counts', () => {
  expect(sideOf([price('90.00')], 80_00)).toBe('list')
  expect(sideOf([price('90.00')], 95_00)).toBe('schedule')
  expect(sideOf([price('90.00')], 90_00)).toBe('schedule')
})

test('a list without effect before is not overridden by a schedule', () => {
  expect(sideOf([price('90.00')], 100_00)).toBeNull()
  // a running schedule has already changed the offer
  const running = { offer: { ...offer, priceMinor: 90_00 } }
  expect(sideOf([price('90.00')], 95_00, running)).toBe('schedule')
})

test('quantity prices count: neither is void where each is lower at some quantity', () => {
  const breaks = { field: 'breaks', was: '', value: '10: 70.00' }
  expect(sideOf([breaks], 80_00)).toBeNull()
  expect(sideOf([breaks], 60_00)).toBe('list')
  expect(sideOf([price('85.00'), breaks], 90_00)).toBe('schedule')
  const listed = { priceMinor: 99_00, breaks: [{ minQuantity: 5, priceMinor: 50_00 }] }
  expect(sideOf([price('90.00')], 0, { listed })).toBeNull()
})

test('a list price is raised to the floor, also to that of a scheduled MRP; an unreadable cell changes nothing', () => {
  expect(sideOf([price('12.00')], 1_00)).toBe('schedule')
  expect(sideOf([price('20.00'), { field: 'mrp', was: '150.00', value: '120.00' }], 1_00)).toBe('list')
  expect(sideOf([price('12.00'), { field: 'mrp', was: '150.00', value: '110.00' }], 1_00)).toBe('list')
  expect(sideOf([price('nothing')], 95_00)).toBe('list')
})
