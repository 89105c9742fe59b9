// An invitation that is being written is still there after a reload, until it is sent.

import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memberExample } from '../../../contract/staff/schemas.ts'
import { done, showInConsole } from '../testing/show.tsx'
import { InviteForm } from './invite-form.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

it('is kept and then discarded', async () => {
  const reads = { '/staff/roles': { roles: [], customRoles: [] } }
  const first = await showInConsole(<InviteForm onClose={vi.fn()} onDone={vi.fn()} />, { reads, answers: [] })
  await first.user.type(screen.getByLabelText(/^Name/), 'Ravi')
  await first.user.type(screen.getByLabelText(/^E?-?[Mm]ail/), 'ravi@shop.example')
  first.view.unmount()
  const onDone = vi.fn()
  const { sent, user } = await showInConsole(<InviteForm onClose={vi.fn()} onDone={onDone} />, {
    ...{ reads, answers: [done(memberExample)] },
  })
  expect(screen.getByText('What you typed before is still here.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /invit/i }))
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(sent).toMatchObject([{ name: 'Ravi', email: 'ravi@shop.example', role: 'orders' }])
  expect(localStorage.length).toBe(0)
})
