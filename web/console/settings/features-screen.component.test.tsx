// Features of the store: each says what it does, and what two members switch at the same time comes together.

import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { StoreSetting } from '../../../contract/settings/api.ts'
import {
  ALL_FEATURES_OFF,
  type FEATURE_NAMES,
  featuresIn,
  withFeature,
} from '../../../contract/settings/features.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { done, showInConsole } from '../testing/show.tsx'
import { Screen } from './features-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

const off = (...features: (typeof FEATURE_NAMES)[number][]) =>
  features.reduce((bits, feature) => withFeature(bits, feature, false), 0)
const setting = (value: number): StoreSetting => ({
  ...{ key: 'store.features-off', kind: 'features', value, fallback: 0, min: 0, max: ALL_FEATURES_OFF },
  ...{ changedBy: null, changedAt: null },
})
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) })

it('keeps what is switched on top of what somebody else has saved meanwhile', async () => {
  const stored = [setting(0)]
  const stale = () => {
    stored[0] = setting(off('reviews'))
    return Response.json({ code: 'settings.changed-meanwhile' }, { status: 409 })
  }
  const saved = done(setting(off('reviews', 'compare')))
  const { sent, user } = await showInConsole(<Screen />, {
    ...{ reads: { '/api/admin/settings': stored }, answers: [stale, saved] },
  })
  await user.click(await box('Comparing products'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect((await box('Writing reviews')).checked).toBe(false))
  expect((await box('Comparing products')).checked).toBe(false)
  expect(screen.getByRole('alert').textContent).not.toBe('')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(sent).toEqual([
    { market: 'IN', value: off('compare'), before: 0 },
    { market: 'IN', value: off('reviews', 'compare'), before: off('reviews') },
  ])
})

it.each<Market>(['IN', 'AE'])('says of each feature of %s what goes and what stays', async market => {
  const reads = { '/api/admin/settings': [setting(0)] }
  await showInConsole(<Screen />, { market, reads, answers: [] })
  await box('Writing reviews')
  const boxes = screen.getAllByRole('checkbox')
  expect(boxes).toHaveLength(featuresIn(market).length)
  for (const one of boxes) {
    const text = document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
    expect(text).toMatch(/Switched off: .{30,}What stays: .{30,}/)
  }
})
