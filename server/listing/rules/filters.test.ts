// Parsing of filters and sort orders.

import { describe, expect, it } from 'vitest'
import { AppError } from '../../platform/errors.ts'
import { parseFilter, sortOf } from './filters.ts'

describe('filter', () => {
  const known = (name: string) => ['brand', 'power-w'].includes(name)
  const problem = (text: string) => {
    try {
      parseFilter(text, known)
    } catch (error) {
      if (error instanceof AppError) return `${error.code} ${error.data.problems?.[0]?.message}`
      throw error
    }
    return 'accepted'
  }

  it('parses terms and price, and ignores unknown names', () => {
    expect(parseFilter('{"brand":["a","a","b"],"gone":["x"],"power-w":[],"price":["100-250"]}', known)).toEqual({
      filters: { brand: ['a', 'b'] },
      priceRange: { min: 100, max: 250 },
    })
    expect(parseFilter(undefined, known)).toEqual({ filters: {}, priceRange: null })
    expect(parseFilter('', known)).toEqual({ filters: {}, priceRange: null })
  })

  it.each([
    ['{', 'This is not JSON.'],
    ['[]', 'An object is expected.'],
    ['null', 'An object is expected.'],
    ['"brand"', 'An object is expected.'],
    ['{"brand":"a"}', 'brand: a list of texts is expected.'],
    ['{"brand":[1]}', 'brand: a list of texts is expected.'],
    [`{"brand":["${'x'.repeat(201)}"]}`, 'brand: a list of texts is expected.'],
    [JSON.stringify({ brand: Array.from({ length: 51 }, (_, at) => `b${at}`) }), 'brand: at most 50 terms.'],
    [
      JSON.stringify(Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`n${at}`, ['x']]))),
      'At most 20 filters.',
    ],
    ['{"price":["cheap"]}', 'price: ["min-max"] in minor units is expected.'],
    ['{"price":["1-2","3-4"]}', 'price: ["min-max"] in minor units is expected.'],
    ['{"price":["-5-10"]}', 'price: ["min-max"] in minor units is expected.'],
    ['{"price":["9-1"]}', 'price: the minimum is above the maximum.'],
  ])('rejects %s', (text, message) => {
    expect(problem(text)).toBe(`catalog.filter-invalid ${message}`)
  })

  it('treats names of object members as unknown', () => {
    const { filters } = parseFilter('{"__proto__":["x"],"constructor":["y"]}', () => true)
    expect(Object.getPrototypeOf(filters)).toBe(Object.prototype)
    expect(Object.keys(filters).sort()).toEqual(['__proto__', 'constructor'])
  })

  it('takes the direction of a price order from orderWay', () => {
    expect(sortOf('price', 'asc')).toBe('lowPrice')
    expect(sortOf('price', 'desc')).toBe('highPrice')
    expect(sortOf('lowPrice', 'desc')).toBe('lowPrice')
    expect(sortOf('popularity', 'asc')).toBe('popularity')
    expect(sortOf('discount', 'asc')).toBe('discount')
  })
})
