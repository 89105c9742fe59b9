// Gold granted, changed or ended by somebody else meanwhile.

import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type StaffMembership, staffRewardEndpoints } from '../../../contract/rewards/staff-api.ts'
import { startOfDay } from '../app/market-days.ts'
import { done, showInConsole, stale } from '../testing/show.tsx'
import { GoldForm } from './gold-dialog.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const membership = staffRewardEndpoints.getGold.example.data as StaffMembership
const ended = { ...membership, active: false, source: null, until: null, version: 13 }

it('shows that somebody else has ended it, and grants it again only if the member chooses so', async () => {
  const onDone = vi.fn()
  const { sent, user } = await showInConsole(<GoldForm membership={membership} onDone={onDone} />, {
    answers: [stale(ended), done(membership)],
  })
  await user.clear(screen.getByLabelText(/^Gold until/))
  await user.type(screen.getByLabelText(/^Gold until/), '2099-01-01')
  await user.type(screen.getByLabelText('Reason'), 'Key account')
  await user.click(screen.getByRole('button', { name: 'Change the end' }))
  expect(await screen.findByText('–', { exact: false })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Keep mine/ }))
  await user.click(screen.getByRole('button', { name: 'Change the end' }))
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(sent.map(({ version, until }) => [version, until])).toEqual([
    [12, startOfDay('2099-01-01', 'IN')],
    [13, startOfDay('2099-01-01', 'IN')],
  ])
})
