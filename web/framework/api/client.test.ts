// How a call is sent: URL and headers.

import { expect, test } from 'vitest'
import { addressOf, nonEmpty } from './client.ts'

test('path parameters are escaped, empty query values dropped', () => {
  expect(addressOf('/api/v1/x/{id}', { params: { id: 'a/b c' } })).toBe('/api/v1/x/a%2Fb%20c')
  expect(addressOf('/x', { query: { a: '', b: undefined, c: null, d: 0, e: false, f: 'त' } })).toBe(
    '/x?d=0&e=false&f=%E0%A4%A4',
  )
  expect(addressOf('/x', {})).toBe('/x')
})

test('empty headers are dropped', () => {
  expect(nonEmpty({ a: '', b: '0' })).toEqual({ b: '0' })
})
