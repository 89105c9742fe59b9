// The forms of return windows and reasons: drafts, conflicts, and earlier versions.

import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type ReturnRules, returnRuleEndpoints } from '../../../contract/returns/rules-api.ts'
import { done, showInConsole, stale } from '../testing/show.tsx'
import { ReasonForm } from './reason-form.tsx'
import { WindowForm } from './window-form.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const { reasons, windows } = returnRuleEndpoints.returnRules.example.data as ReturnRules
const [market, window] = windows
const [reason] = reasons
if (!market || !window || !reason) throw new Error('no example')

const handlers = () => ({ onSaved: vi.fn(), onTaken: vi.fn(), onClose: vi.fn() })

it('a window keeps its draft over a reload, and shows the version saved by somebody else', async () => {
  const first = await showInConsole(<WindowForm window={window} name="Safety" {...handlers()} />, { answers: [] })
  await first.user.clear(screen.getByLabelText(/^Days/))
  await first.user.type(screen.getByLabelText(/^Days/), '12')
  first.view.unmount()
  const acts = handlers()
  const { sent, user } = await showInConsole(<WindowForm window={window} name="Safety" {...acts} />, {
    answers: [stale({ ...window, days: 30, kind: 'exchange', version: 2 }), done(window)],
  })
  expect(screen.getByText('What you typed before is still here.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  // keeps the own days, and takes the untouched kind from the stored record
  await user.click(await screen.findByRole('button', { name: 'Use the chosen values' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(acts.onSaved).toHaveBeenCalled())
  expect(sent).toEqual([
    { market: 'IN', category: '114000000', days: 12, kind: 'return', version: 1 },
    { market: 'IN', category: '114000000', days: 12, kind: 'exchange', version: 2 },
  ])
})

it('an earlier window of the market comes back for the market', async () => {
  const version = { seq: 7, at: '2026-11-23T08:31:12.000Z', whoName: 'Meera Iyer', before: null }
  const versions = [{ ...version, after: { days: 15, kind: 'exchange' } }]
  const acts = handlers()
  const { sent, user } = await showInConsole(<WindowForm window={market} name="All others" {...acts} />, {
    ...{ reads: { '/history/return-window/IN%20*': { versions, more: false } }, answers: [done(market)] },
  })
  await user.click(screen.getByText('History'))
  await user.click(await screen.findByRole('button', { name: /^Compare with now/ }))
  await user.click(screen.getByRole('button', { name: 'Restore this version' }))
  await waitFor(() => expect(acts.onSaved).toHaveBeenCalled())
  expect(sent).toEqual([{ market: 'IN', category: null, days: 15, kind: 'exchange', version: 1 }])
})

it('a window removed by somebody else is created again only if the member chooses so', async () => {
  const acts = handlers()
  const { user } = await showInConsole(<WindowForm window={window} name="Safety" {...acts} />, {
    answers: [stale(null)],
  })
  await user.clear(screen.getByLabelText(/^Days/))
  await user.type(screen.getByLabelText(/^Days/), '12')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Leave it removed' }))
  expect(acts.onTaken).toHaveBeenCalled()
  expect(localStorage.length).toBe(0)
})

it('a reason shows the version saved by somebody else', async () => {
  const acts = handlers()
  const { sent, user } = await showInConsole(<ReasonForm reason={reason} {...acts} />, {
    answers: [stale({ ...reason, nameEn: 'Does not work', version: 2 }), done(reason)],
  })
  await user.type(screen.getByLabelText(/English/), ' at all')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Does not work', { exact: false })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Keep mine/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(acts.onSaved).toHaveBeenCalled())
  expect(sent.map(({ version }) => version)).toEqual([1, 2])
})
