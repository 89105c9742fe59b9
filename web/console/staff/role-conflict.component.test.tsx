// The role of a member changed by somebody else meanwhile.

import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { STAFF_ROLES } from '../../../contract/shared/permissions.ts'
import { memberExample } from '../../../contract/staff/schemas.ts'
import { done, showInConsole, stale } from '../testing/show.tsx'
import { MemberDialog } from './member-dialog.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const held = { secondFactorRequired: false, members: 1, keys: 0, mayGrant: true }
const roles = (['orders', 'catalog', 'support'] as const).map(role => ({
  ...{ ...held, role, permissions: [...STAFF_ROLES[role]] },
}))
const theirs = { ...memberExample, role: 'support', markets: ['IN', 'AE'], version: 2 }

it('shows the role and the markets set by somebody else, and takes them over', async () => {
  const onDone = vi.fn()
  const { sent, user } = await showInConsole(
    <MemberDialog member={memberExample} onClose={vi.fn()} onDone={onDone} />,
    { reads: { '/staff/roles': { roles, customRoles: [] } }, answers: [stale(theirs), done()] },
  )
  await user.selectOptions(await screen.findByRole('combobox'), 'catalog')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Customer support', { exact: false })).toBeTruthy()
  expect(screen.getByText('India, UAE', { exact: false })).toBeTruthy()
  expect(sent).toEqual([{ role: 'catalog', markets: ['IN'], version: 1 }])
  await user.click(screen.getByRole('button', { name: 'Leave it as it is now' }))
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(localStorage.length).toBe(0)
})
