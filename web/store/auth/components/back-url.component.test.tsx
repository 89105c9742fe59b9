// The back-URL record of the login popup.

import { afterEach, expect, it } from 'vitest'
import { backUrl, writeBackUrl } from './back-url.ts'

afterEach(() => sessionStorage.clear())

it('is kept until the login ends, and an invalid one is ignored', () => {
  expect(backUrl()).toBe('')
  writeBackUrl({ backurl: '/hi/checkout/address', title: 'Log in to order', source: 'popup' })
  expect(backUrl()).toBe('/hi/checkout/address')
  writeBackUrl(null)
  expect(backUrl()).toBe('')
  sessionStorage.setItem('kh_back_url', '{')
  expect(backUrl()).toBe('')
})
