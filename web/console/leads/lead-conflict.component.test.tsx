// A lead changed by somebody else meanwhile: shows both outcomes, and the member decides.

import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Lead, leadEndpoints } from '../../../contract/content/leads-api.ts'
import { done, showInConsole, stale } from '../testing/show.tsx'
import { MoveForm } from './lead-parts.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const [lead] = leadEndpoints.listLeads.example.data.leads as Lead[]
const theirs = { ...lead, state: 'closed', note: 'No budget', version: 2 }

it('shows the outcome saved by somebody else, and overwrites it only if the member chooses so', async () => {
  if (!lead) throw new Error('no example')
  const onDone = vi.fn()
  const { sent, user } = await showInConsole(<MoveForm lead={lead} onDone={onDone} />, {
    answers: [stale(theirs), done()],
  })
  await user.selectOptions(screen.getByLabelText('State'), 'contacted')
  await user.type(screen.getByLabelText('Note'), 'Called')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('No budget')).toBeTruthy()
  expect(screen.getByText('Closed')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Keep mine/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(sent).toEqual([
    { state: 'contacted', note: 'Called', version: 1 },
    { state: 'contacted', note: 'Called', version: 2 },
  ])
})
