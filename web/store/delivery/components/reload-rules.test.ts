// Which pages reload when the delivery location changes.

import { expect, test } from 'vitest'
import { reloadsOnLocationChange, withReload } from './reload-rules.ts'

const PRODUCT = '/drill/mp/msn12345678'

test('a new location reloads all pages but login, cart and checkout', () => {
  for (const path of ['/', '/hi', '/search', PRODUCT, '/dashboard']) expect(reloadsOnLocationChange(path)).toBe(true)
  for (const path of [
    '/login',
    '/otp',
    '/forgot-password',
    '/sign-up',
    '/quickorder',
    '/checkout/address',
    '/hi/login',
    '/bulk-enquiry',
  ]) {
    expect(reloadsOnLocationChange(path)).toBe(false)
  }
  expect(withReload('/search?str=a%20b', 7)).toBe('/search?str=a+b&reloadPincode=7')
  expect(withReload('/x?reloadPincode=1', 2)).toBe('/x?reloadPincode=2')
})
