// The contact row of the profile: one that nobody proved says so, and a code to it verifies it.

import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { quietCall } from '../../framework/session/session.ts'
import { sendCode, verifyCode } from '../auth/components/auth-flow.ts'
import { renderInStore } from '../testing/render.tsx'
import { ContactRow } from './contact-row.tsx'

vi.mock('../../framework/session/session.ts', () => ({ quietCall: vi.fn(), callWith: vi.fn() }))
vi.mock('../app/session.ts', () => ({ applySession: vi.fn() }))
vi.mock('../auth/components/auth-flow.ts', () => ({ sendCode: vi.fn(), verifyCode: vi.fn() }))

const EMAIL = 'asha@example.com'
const FLOW = {
  isUserExists: false,
  flowType: 'checkout' as const,
  identifierType: 1 as const,
  identifier: EMAIL,
  data: { redirect: '', proof: 'proof of the email', sentAt: 0, resendSeconds: 30 },
}

it('says nothing of a verified email', () => {
  const { t } = renderInStore(<ContactRow kind="email" value={EMAIL} verified onChanged={vi.fn()} />)
  expect(screen.getByText(EMAIL)).toBeTruthy()
  expect(screen.queryByText(t('account', 'notVerified'))).toBeNull()
})

it('verifies an email that was only given', async () => {
  vi.mocked(sendCode).mockResolvedValue({ ...FLOW, data: { ...FLOW.data, proof: '' } })
  vi.mocked(verifyCode).mockResolvedValue(FLOW)
  vi.mocked(quietCall).mockResolvedValue({ data: { email: EMAIL, emailVerified: true } } as never)
  const onChanged = vi.fn()
  const { user, t } = renderInStore(<ContactRow kind="email" value={EMAIL} verified={false} onChanged={onChanged} />)
  expect(screen.getByText(t('account', 'notVerified'))).toBeTruthy()
  await user.click(screen.getByRole('button', { name: `${t('account', 'verify')}: ${EMAIL}` }))
  await user.type(await screen.findByRole('textbox'), '123456')
  await waitFor(() => expect(onChanged).toHaveBeenCalledWith({ email: EMAIL, emailVerified: true }))
  expect(quietCall).toHaveBeenCalledWith('POST /api/v1/customer/updatecustomer', {
    body: { email: EMAIL, proof: 'proof of the email' },
  })
})
