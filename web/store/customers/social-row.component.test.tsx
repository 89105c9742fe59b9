// Linked provider accounts: shown, unlinked, and offered for configured providers.

import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { socialEndpoints } from '../../../contract/auth/social-api.ts'
import { quietCall } from '../../framework/session/session.ts'
import { renderInStore } from '../testing/render.tsx'
import { SocialRow } from './social-row.tsx'

const [google] = socialEndpoints.socialProviders.example.data
vi.mock('../../framework/session/session.ts', () => ({
  quietCall: vi.fn(async (name: string) => ({ data: name.endsWith('socialproviders') ? [google] : {} })),
  messageOf: vi.fn(),
}))
vi.mock('../app/session.ts', () => ({ applySession: vi.fn() }))

const [account] = socialEndpoints.socialAccounts.example.data
if (!account) throw new Error('The example has an account')

it.each(['en', 'hi'] as const)('disconnects an account and offers the providers, %s', async language => {
  const { user, t } = renderInStore(<SocialRow offered initial={[account]} />, { language })
  expect(screen.getByText(/asha@example.com/)).toBeTruthy()
  await screen.findByRole('button', { name: t('auth', 'socialContinue', { name: 'Google' }) })
  await user.click(screen.getByRole('button', { name: `${t('account', 'socialRemove')}: Google` }))
  expect(quietCall).toHaveBeenLastCalledWith('POST /api/v1/login/removesocialaccount', { body: { id: account.id } })
  await waitFor(() => expect(screen.queryByText(/asha@example.com/)).toBeNull())
})

it('shows nothing where no provider is set up', () => {
  const { container } = renderInStore(<SocialRow offered={false} initial={[]} />)
  expect(container.textContent).toBe('')
})
