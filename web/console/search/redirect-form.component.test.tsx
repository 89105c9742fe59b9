// The form of a redirect: its draft, and conflicts.

import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { searchRedirectEndpoints } from '../../../contract/search/redirects-api.ts'
import { done, showInConsole } from '../testing/show.tsx'
import { RedirectForm } from './redirect-form.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const [redirect] = searchRedirectEndpoints.listSearchRedirects.example.data.redirects

it('keeps a draft, and does not silently replace a redirect saved by somebody else', async () => {
  const handlers = () => ({ onClose: vi.fn(), onSaved: vi.fn() })
  const first = await showInConsole(<RedirectForm redirect={null} {...handlers()} />, { answers: [] })
  await first.user.type(screen.getByLabelText(/^Search text/), 'bulk order')
  await first.user.type(screen.getByLabelText(/^Page of the store/), '/brands')
  first.view.unmount()
  const acts = handlers()
  const taken = () => Response.json({ code: 'search.changed-meanwhile', data: { current: redirect } }, { status: 409 })
  const { sent, user } = await showInConsole(<RedirectForm redirect={null} {...acts} />, { answers: [taken, done({})] })
  expect(screen.getByText('What you typed before is still here.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Save/ }))
  expect(await screen.findByText('/info/bulk-orders', { exact: false })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Keep mine/ }))
  await user.click(screen.getByRole('button', { name: /^Save/ }))
  await waitFor(() => expect(acts.onSaved).toHaveBeenCalled())
  expect(sent).toEqual([
    { market: 'IN', text: 'bulk order', to: '/brands', version: 0 },
    { market: 'IN', text: 'bulk order', to: '/brands', version: 1 },
  ])
})
