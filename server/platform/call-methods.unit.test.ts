// The methods of endpoints by URL.

import { expect, it } from 'vitest'
import { methodFinder } from './call-methods.ts'

const methodsOf = methodFinder([
  { method: 'GET', path: '/api/admin/orders/{orderNumber}' },
  { method: 'POST', path: '/api/admin/orders/{orderNumber}' },
  { method: 'GET', path: '/api/admin/orders/counts' },
  { method: 'GET', path: '/feeds/products.xml' },
])

it.each([
  ['/api/admin/orders/100001?full=1', ['GET', 'POST']],
  ['/api/admin/orders/counts', ['GET', 'POST', 'GET']],
  ['/api/admin/orders', []],
  ['/api/admin/orders/100001/confirm', []],
  ['/feeds/products.xml', ['GET']],
  ['/feeds/other.xml', []],
  ['/drills/211000000', []],
  ['/', []],
  ['', []],
])('%s', (url, methods) => {
  expect(methodsOf(url)).toEqual(methods)
})
