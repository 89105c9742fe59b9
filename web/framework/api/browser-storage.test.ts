// Browser cookies: over https they have the `__Host-` prefix that the server uses.

import { afterEach, expect, test, vi } from 'vitest'
import { readCookie, writeCookie } from './browser-storage.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['https:', 'real', '__Host-kh_place=411001; Path=/; Max-Age=31536000; SameSite=Lax; Secure'],
  ['http:', 'planted', 'kh_place=411001; Path=/; Max-Age=31536000; SameSite=Lax'],
])('over %s the cookie with its prefix counts', (protocol, expected, written) => {
  const page = { cookie: 'kh_csrf=planted; __Host-kh_csrf=real' }
  vi.stubGlobal('location', { protocol })
  vi.stubGlobal('document', page)
  expect(readCookie('kh_csrf')).toBe(expected)
  expect(readCookie('kh_other')).toBe('')
  writeCookie('kh_place', '411001')
  expect(page.cookie).toBe(written)
})
