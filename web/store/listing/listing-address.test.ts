// The query of a listing, read and written according to section 4 of the specification.

import { expect, test } from 'vitest'
import { EVERYTHING, FROM_START, listingQuery, readAddress, writeAddress } from './listing-address.ts'

test('popularity drops the order, the two prices name it', () => {
  expect(writeAddress(EVERYTHING)).toBe('')
  expect(writeAddress({ ...EVERYTHING, sort: 'lowPrice' })).toBe('?orderBy=price&orderWay=asc')
  expect(writeAddress({ ...EVERYTHING, sort: 'highPrice' })).toBe('?orderBy=price&orderWay=desc')
  expect(readAddress('?orderBy=price&orderWay=asc').sort).toBe('lowPrice')
  expect(readAddress('?orderBy=highPrice').sort).toBe('highPrice')
  expect(readAddress('?orderBy=popularity&orderWay=desc').sort).toBe('popularity')
})

test.each(['discount', 'rating', 'newest'] as const)('an order by %s has its name', sort => {
  expect(writeAddress({ ...EVERYTHING, sort })).toBe(`?orderBy=${sort}`)
  expect(readAddress(`?orderBy=${sort}`).sort).toBe(sort)
  expect(listingQuery({ ...EVERYTHING, sort }, {})).toMatchObject({ orderBy: sort })
})

test('only a page above 1 is written, and the API counts from 0', () => {
  expect(writeAddress({ ...EVERYTHING, page: 3 })).toBe('?page=3')
  expect(listingQuery({ ...EVERYTHING, page: 3 }, {})).toMatchObject({ pageIndex: 2, pageSize: 40 })
  expect(listingQuery(EVERYTHING, {})).toEqual({ pageIndex: 0, pageSize: 40 })
})

test('a page is short only if the URL says so, and every new choice resets it', () => {
  expect(readAddress('?pageSize=20').pageSize).toBe(20)
  expect(readAddress('?pageSize=400').pageSize).toBe(40)
  expect(writeAddress({ ...readAddress('?pageSize=20&page=3'), ...FROM_START })).toBe('')
})

test('nonsense is read as nothing', () => {
  const read = readAddress('?page=-4&orderBy=x&category=12&view=cube&str=%20%20')
  expect(read).toEqual(EVERYTHING)
  expect(readAddress('?page=1e9').page).toBe(1)
})

test('filters go to the API as JSON', () => {
  expect(listingQuery(EVERYTHING, { brand: ['a'] })?.filter).toBe('{"brand":["a"]}')
  expect(listingQuery(EVERYTHING, {})?.filter).toBeUndefined()
})

test('round-trips', () => {
  const address = {
    page: 2,
    pageSize: 20,
    sort: 'lowPrice',
    view: 'table',
    str: 'तार 1.5',
    category: '114000000',
    tag: '',
    exact: true,
    everyWord: true,
  } as const
  expect(readAddress(writeAddress(address))).toEqual(address)
})
