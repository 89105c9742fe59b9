// Which parts of a URL are kept in the click-stream.

import { expect, it } from 'vitest'
import { cleanAddress } from './clean-address.rules.ts'

it.each([
  ['https://store.example/refund?order=100001&signature=c2VjcmV0', 'https://store.example/refund'],
  [
    'https://store.example/search?str=drill&page=2&token=x#brand-torvik',
    'https://store.example/search?str=drill&page=2',
  ],
  ['/login?redirect=%2Fdashboard', '/login'],
  ['/?utm_source=newsletter', '/?utm_source=newsletter'],
  ['https://user:word@other.example/mail?id=7', 'https://other.example/mail'],
  ['//other.example/', ''],
  ['android-app://com.example.mail', ''],
  ['javascript:alert(1)', ''],
  ['', ''],
])('%s', (address, kept) => {
  expect(cleanAddress(address)).toBe(kept)
})
