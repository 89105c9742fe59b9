// The checklist stays collapsed for the member who collapsed it, in the market where it was done.

import { beforeEach, expect, it, vi } from 'vitest'
import { isFolded, setFolded } from './setup-folded.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  return () => vi.unstubAllGlobals()
})

it('is remembered for a member and a market', () => {
  const asha = { staffId: 'a', market: 'IN' }
  const uae = { staffId: 'a', market: 'AE' }
  const ravi = { staffId: 'r', market: 'IN' }
  expect(isFolded(asha)).toBe(false)
  setFolded(asha, true)
  setFolded(asha, true)
  expect([asha, ravi, uae].map(isFolded)).toEqual([true, false, false])
  setFolded(uae, true)
  setFolded(asha, false)
  expect([asha, ravi, uae].map(isFolded)).toEqual([false, false, true])
})

it.each(['{', '{"a":1}', '[1]'])('is not folded with %s in the storage', text => {
  kept.set('kh_console_setup_folded', text)
  expect(isFolded({ staffId: 'a', market: 'IN' })).toBe(false)
})
