// Which calendar entries clash, and which do not.

import { expect, test } from 'vitest'
import { clashesAmong, type Happening } from './clashes.rules.ts'

const day = (number: number) => new Date(Date.UTC(2026, 11, number))
const entry = (part: Partial<Happening>): Happening => ({
  ...{ kind: 'price', id: 'a', startsAt: day(5), endsAt: day(8), touches: ['brand:torvik', 'hsn:84672100'] },
  ...part,
})
const kinds = (...all: Happening[]) => clashesAmong(all, 10).map(({ kind }) => kind)

test('schedules of prices clash where one names the other', () => {
  expect(kinds(entry({}), entry({ id: 'b' }))).toEqual([])
  expect(kinds(entry({ touches: ['price:b'] }), entry({ id: 'b', touches: ['price:a'] }))).toEqual(['prices'])
})

test('a coupon for a brand or for everything clashes with a sale of that time, not with a lasting price', () => {
  const coupon = entry({ kind: 'coupon', id: '1', startsAt: day(7), endsAt: null, touches: ['brand:torvik'] })
  expect(kinds(entry({}), coupon)).toEqual(['coupon-price'])
  expect(kinds(coupon, entry({}))).toEqual(['coupon-price'])
  expect(kinds(entry({}), { ...coupon, touches: ['*'] })).toEqual(['coupon-price'])
  expect(kinds(entry({}), { ...coupon, touches: ['brand:other'] })).toEqual([])
  expect(kinds(entry({}), { ...coupon, startsAt: day(8) })).toEqual([])
  expect(kinds(entry({ endsAt: null }), coupon)).toEqual([])
})

test('a tax rate that begins within a sale, for a heading of its products', () => {
  const tax = entry({ kind: 'tax', id: '2', startsAt: day(6), endsAt: null, touches: ['hsn:8467'] })
  expect(kinds(entry({}), tax)).toEqual(['tax-price'])
  expect(kinds(entry({}), { ...tax, startsAt: day(5) })).toEqual([])
  expect(kinds(entry({}), { ...tax, touches: ['hsn:8468'] })).toEqual([])
})

test('campaigns of one place; no more clashes than asked for', () => {
  const campaign = entry({ kind: 'campaign', touches: ['placement:home'] })
  expect(kinds(campaign, { ...campaign, id: 'b', endsAt: null })).toEqual(['campaigns'])
  expect(kinds(campaign, { ...campaign, id: 'b', touches: ['placement:category'] })).toEqual([])
  expect(clashesAmong([campaign, campaign, campaign], 2)).toHaveLength(2)
})

test('price lists clash with each other and with schedules where one names the other, in either way', () => {
  const list = entry({ kind: 'price-list', id: '1', touches: [] })
  expect(kinds(list, { ...list, id: '2' }, entry({}))).toEqual([])
  expect(kinds({ ...list, touches: ['price-list:2'] }, { ...list, id: '2' })).toEqual(['price-lists'])
  // a schedule with the id of a list is not that list
  expect(kinds({ ...list, touches: ['price-list:a'] }, entry({}))).toEqual([])
  const both = { ...list, touches: ['voids:a', 'voided-by:a'] }
  expect(kinds(both, entry({}))).toEqual(['list-over-price', 'price-over-list'])
  expect(kinds(entry({}), both)).toEqual(['list-over-price', 'price-over-list'])
  expect(kinds(both, entry({ id: 'b' }))).toEqual([])
  expect(clashesAmong([both, entry({})], 1)).toHaveLength(1)
})

test('automatic offers clash where one names the other, and not by their brands', () => {
  const offer = entry({ kind: 'coupon', id: '1' })
  expect(kinds(offer, { ...offer, id: '2' })).toEqual([])
  expect(kinds({ ...offer, touches: ['*', 'offer:2'] }, { ...offer, id: '2', touches: ['*', 'offer:1'] })).toEqual([
    'offers',
  ])
})
