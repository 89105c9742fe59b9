// Which pages are reported in the click-stream.

import { expect, it } from 'vitest'
import { trackedPage } from './tracked-page.rules.ts'

it.each([
  ['/', { kind: 'home' }],
  ['/hi', { kind: 'home' }],
  ['https://store.example/hi/?utm=1', { kind: 'home' }],
  ['/torvik-drill/mp/msn0000a1b2?ref=x#product-emis', { kind: 'product', msn: 'MSN0000A1B2' }],
  ['/hi/power-tools/drills/114010000', { kind: 'category', code: '114010000' }],
  ['http://localhost:3000/safety/1001000000#brand-torvik', { kind: 'category', code: '1001000000' }],
  ['/quickorder', null],
  ['/dashboard/order', null],
  ['/search?str=msn0000a1b2', null],
  ['javascript:alert(1)', null],
])('%s', (url, page) => {
  expect(trackedPage(url)).toEqual(page)
})
