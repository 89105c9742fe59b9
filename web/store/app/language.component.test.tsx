// The language of the next visit: the account preference at login, then the one that the visitor switched to.

import { afterEach, expect, it, vi } from 'vitest'
import { siteEndpoints } from '../../../contract/storefront/api.ts'
import { readStored, writeStored } from '../../framework/api/browser-storage.ts'
import { startSession } from '../../framework/session/session.ts'
import { applySession, clearUser } from './session.ts'

const guest = siteEndpoints.getSession.example
const asha = (preferredLanguage: 'en' | 'hi') => ({
  ...guest,
  ...{ userId: 'asha', authenticated: 'true' as const, preferredLanguage },
})
const saved = () => readStored('kh_language')

afterEach(() => vi.unstubAllGlobals())

it('is the preference after a login, and stays with a switch until the preference changes', async () => {
  await applySession(asha('hi'))
  expect(saved()).toBe('hi')
  writeStored('kh_language', 'en')
  await applySession(asha('hi'))
  expect(saved()).toBe('en')
  await applySession(asha('en'))
  await applySession(asha('hi'))
  expect(saved()).toBe('hi')
  clearUser()
})

it('redirects from the home page to Hindi, but not visitors who come from another page of the store', () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(guest)),
  )
  const replace = vi.fn()
  const place = { origin: 'https://store.example', pathname: '/', search: '?utm=1', protocol: 'https:' }
  vi.stubGlobal('location', { ...place, replace })
  writeStored('kh_language', 'hi')
  startSession()
  expect(replace).toHaveBeenCalledWith('/hi?utm=1')
  replace.mockClear()
  const referrer = vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://store.example/hi')
  startSession()
  expect(replace).not.toHaveBeenCalled()
  expect(saved()).toBe('en')
  referrer.mockRestore()
})
