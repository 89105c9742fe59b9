// The return from a provider: an unknown user verifies an account to link it; a failed login can be started again.

import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { socialEndpoints } from '../../../contract/auth/social-api.ts'
import { quietCall } from '../../framework/session/session.ts'
import { renderInStore } from '../testing/render.tsx'
import { Screen } from './social-page.tsx'

vi.mock('../../framework/session/session.ts', () => ({
  quietCall: vi.fn(),
  messageOf: vi.fn(async () => 'Not logged in'),
}))
vi.mock('../app/session.ts', () => ({ applySession: vi.fn() }))
vi.mock('./use-entered.ts', () => ({ useEntered: () => entered }))
const entered = vi.hoisted(() => vi.fn())

const { socialUser, session } = socialEndpoints.socialLogin.example.data
const stranger = { socialUser: { ...socialUser, authToken: 'sealed' }, session: null }
/** The response of the next call, untyped: a call's type depends on its name, which a mock does not know. */
const returnsOnce = (data: object) => vi.mocked(quietCall).mockResolvedValueOnce({ data } as never)

beforeEach(() => {
  localStorage.setItem('kh_social', JSON.stringify({ provider: 'google', redirect: '/quickorder', language: 'en' }))
  history.replaceState(null, '', '/login/social?code=c&state=s')
})
afterEach(() => localStorage.clear())

it('asks an unknown user for a proof, and links the account with its password', async () => {
  returnsOnce(stranger)
  const { user, t } = renderInStore(<Screen data={{ redirect: '' }} />)
  await user.click(await screen.findByRole('button', { name: t('auth', 'usePassword') }))
  expect(quietCall).toHaveBeenLastCalledWith('POST /api/v1/login/sociallogin', {
    body: { provider: 'google', returned: 'code=c&state=s' },
  })
  expect(location.search).toBe('')
  returnsOnce({ socialUser, session })
  await user.type(screen.getByLabelText(t('auth', 'identifier')), '9876543210')
  await user.type(screen.getByLabelText(t('auth', 'password')), 'a long pass phrase{Enter}')
  expect(quietCall).toHaveBeenLastCalledWith('POST /api/v1/login/sociallogin', {
    body: { provider: 'google', authToken: 'sealed', phone: '9876543210', password: 'a long pass phrase' },
  })
  expect(entered).toHaveBeenLastCalledWith('/quickorder')
})

it('continues at once if the account is linked', async () => {
  entered.mockClear()
  returnsOnce({ socialUser, session })
  renderInStore(<Screen data={{ redirect: '' }} />)
  await vi.waitFor(() => expect(entered).toHaveBeenCalledWith('/quickorder'))
})

it('reports that no login is in progress', async () => {
  localStorage.clear()
  const { t } = renderInStore(<Screen data={{ redirect: '' }} />)
  expect(await screen.findByRole('link', { name: t('auth', 'startAgain') })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('Not logged in')
})
