// The price that a member of customer groups pays.

import { describe, expect, it } from 'vitest'
import { type ListedPrice, listAt, ownSteps, priceOf } from './choice.rules.ts'

const publicPrice = { mrpMinor: 2_000_00, priceMinor: 1_000_00, breaks: [{ minQuantity: 10, priceMinor: 900_00 }] }
const fixed = (listId: number, priceMinor: number, breaks: { minQuantity: number; priceMinor: number }[] = []) =>
  ({ listId, name: `List ${listId}`, priority: 0, price: { priceMinor, breaks } }) satisfies ListedPrice
const share = (listId: number, percentBp: number) =>
  ({ listId, name: `List ${listId}`, priority: 0, price: { percentBp } }) satisfies ListedPrice
const briefly = (lists: readonly ListedPrice[], floorBp = 0) =>
  ownSteps(publicPrice, lists, floorBp).map(({ minQuantity, priceMinor, list }) => [
    minQuantity,
    priceMinor,
    list?.listId ?? null,
  ])

describe('the price of a member', () => {
  it('is the public one without a list', () => {
    expect(briefly([])).toEqual([
      [1, 1_000_00, null],
      [10, 900_00, null],
    ])
  })

  it('is the fixed one of a list until a quantity makes the public one lower', () => {
    expect(briefly([fixed(1, 950_00)])).toEqual([
      [1, 950_00, 1],
      [10, 900_00, null],
    ])
  })

  it('takes quantity prices of the list beside the public ones', () => {
    expect(briefly([fixed(1, 950_00, [{ minQuantity: 5, priceMinor: 850_00 }])])).toEqual([
      [1, 950_00, 1],
      [5, 850_00, 1],
    ])
  })

  it('is never above the public price', () => {
    expect(briefly([fixed(1, 1_200_00)])).toEqual(briefly([]))
  })

  it('takes a share off every public price, rounded to the minor unit', () => {
    expect(briefly([share(1, 1_250)])).toEqual([
      [1, 875_00, 1],
      [10, 787_50, 1],
    ])
    const odd = { mrpMinor: 333, priceMinor: 333, breaks: [] }
    expect(ownSteps(odd, [share(1, 1_000)], 0)[0]?.priceMinor).toBe(300)
    expect(ownSteps({ mrpMinor: 1, priceMinor: 1, breaks: [] }, [share(1, 9_000)], 0)[0]?.priceMinor).toBe(1)
  })

  it('is the lowest of several lists, in whatever order they are read', () => {
    const lists = [fixed(1, 950_00), fixed(2, 800_00), share(3, 1_000)]
    const lowest = [[1, 800_00, 2]]
    expect(briefly(lists)).toEqual(lowest)
    expect(briefly([...lists].reverse())).toEqual(lowest)
  })

  it('names of equal lists the one with the higher priority, then the older one', () => {
    expect(briefly([fixed(2, 800_00), fixed(1, 800_00)])).toEqual([[1, 800_00, 1]])
    expect(briefly([fixed(1, 800_00), { ...fixed(2, 800_00), priority: 5 }])).toEqual([[1, 800_00, 2]])
  })

  it('is not below the floor, and the floor not above the public price', () => {
    expect(briefly([fixed(1, 10_00)], 3_000)).toEqual([[1, 600_00, 1]])
    expect(briefly([fixed(1, 10_00)], 6_000)).toEqual(briefly([]))
    const odd = { mrpMinor: 333, priceMinor: 300, breaks: [] }
    expect(ownSteps(odd, [fixed(1, 1)], 1_000)[0]?.priceMinor).toBe(34)
  })
})

describe('the list of a quantity', () => {
  const steps = ownSteps(publicPrice, [fixed(1, 950_00)], 0)

  it('is the one whose price is paid, with what everybody pays', () => {
    expect(listAt(steps, publicPrice, 9)).toEqual({ listId: 1, name: 'List 1', publicUnitMinor: 1_000_00 })
  })

  it('is none where the public price is as low', () => {
    expect(listAt(steps, publicPrice, 10)).toBeNull()
    expect(listAt(ownSteps(publicPrice, [fixed(1, 900_00)], 0), publicPrice, 10)).toBeNull()
  })

  it('counts the lowest public price that was reached', () => {
    expect(priceOf(publicPrice, 9)).toBe(1_000_00)
    expect(priceOf(publicPrice, 10)).toBe(900_00)
  })
})
