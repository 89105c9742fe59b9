// The landing page of partner links: the token is removed from the address and used only by the button, once.

import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { navigate } from '../../framework/navigation.ts'
import { quietCall } from '../../framework/session/session.ts'
import { renderInStore } from '../testing/render.tsx'
import { Screen } from './partner-link-page.tsx'

vi.mock('../../framework/session/session.ts', () => ({ quietCall: vi.fn() }))
vi.mock('../../framework/navigation.ts', () => ({ navigate: vi.fn() }))
vi.mock('../app/session.ts', () => ({ applySession: vi.fn() }))

const tokenFor = (act: string) => `head.${Buffer.from(JSON.stringify({ act })).toString('base64url')}.signature`
beforeEach(() => vi.mocked(quietCall).mockReset())

it.each([
  ['?token=', 'login', 'POST /api/v1/createProductUrl/tokenAuthentication'],
  ['#token=', 'cart', 'POST /api/v1/createProductUrl/processD2cToken'],
] as const)('takes %s out of the address and uses it by the button', async (start, act, name) => {
  const token = tokenFor(act)
  history.replaceState(null, '', `/partner-link${start}${token}`)
  vi.mocked(quietCall).mockResolvedValue({ data: { session: {}, link: '/quickorder', rejected: [] } } as never)
  const { user, t } = renderInStore(<Screen />)
  expect(location.pathname + location.search + location.hash).toBe('/partner-link')
  expect(quietCall).not.toHaveBeenCalled()
  await user.click(await screen.findByRole('button', { name: t('auth', 'partnerContinue') }))
  expect(quietCall).toHaveBeenCalledWith(name, { body: { token } })
  await waitFor(() => expect(navigate).toHaveBeenLastCalledWith('/quickorder', { replace: true }))
})

it('reports a broken link', async () => {
  history.replaceState(null, '', '/partner-link?token=broken')
  const { t } = renderInStore(<Screen />, { language: 'hi' })
  expect((await screen.findByRole('alert')).textContent).toBe(t('auth', 'partnerBroken'))
})
