// The contact row of the profile: an unverified contact is marked, and a code verifies it.

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

it('shows no mark for a verified email', () => {
  const { t } = renderInStore(<ContactRow kind="email" value={EMAIL} verified contacts={[]} onChanged={vi.fn()} />)
  expect(screen.getByText(EMAIL)).toBeTruthy()
  expect(screen.queryByText(t('account', 'notVerified'))).toBeNull()
})

it('verifies an unverified email', async () => {
  vi.mocked(sendCode).mockResolvedValue({ ...FLOW, data: { ...FLOW.data, proof: '' } })
  vi.mocked(verifyCode).mockResolvedValue(FLOW)
  vi.mocked(quietCall).mockResolvedValue({ data: { email: EMAIL, emailVerified: true } } as never)
  const onChanged = vi.fn()
  const { user, t } = renderInStore(
    <ContactRow kind="email" value={EMAIL} verified={false} contacts={[]} onChanged={onChanged} />,
  )
  expect(screen.getByText(t('account', 'notVerified'))).toBeTruthy()
  await user.click(screen.getByRole('button', { name: `${t('account', 'verify')}: ${EMAIL}` }))
  await user.type(await screen.findByRole('textbox'), '123456')
  await waitFor(() => expect(onChanged).toHaveBeenCalledWith({ email: EMAIL, emailVerified: true }))
  expect(quietCall).toHaveBeenCalledWith('POST /api/v1/customer/updatecustomer', {
    body: { email: EMAIL, proof: 'proof of the email' },
  })
})

it('is changed once a verified contact has confirmed it', async () => {
  const phone = { ...FLOW, identifierType: 2 as const, identifier: '9876543210' }
  vi.mocked(sendCode).mockImplementation(async (_market, _purpose, typed) => ({ ...FLOW, ...typed }))
  vi.mocked(verifyCode).mockResolvedValueOnce({ ...phone, data: { ...phone.data, proof: 'proof of the phone' } })
  vi.mocked(verifyCode).mockResolvedValueOnce({ ...FLOW, identifier: 'new@example.com' })
  vi.mocked(quietCall).mockResolvedValue({ data: {} } as never)
  const onChanged = vi.fn()
  const contacts = [
    { kind: 'email' as const, value: EMAIL },
    { kind: 'phone' as const, value: '+91 9876543210' },
  ]
  const { user, t } = renderInStore(
    <ContactRow kind="email" value={EMAIL} verified contacts={contacts} onChanged={onChanged} />,
  )
  const label = t('account', 'email')
  await user.click(screen.getByRole('button', { name: `${t('account', 'change')}: ${label}` }))
  expect(screen.getByText(t('account', 'confirmText', { to: EMAIL }))).toBeTruthy()
  await user.click(screen.getByRole('button', { name: t('account', 'confirmOther', { to: '+91 9876543210' }) }))
  await user.click(screen.getByRole('button', { name: t('auth', 'sendCode') }))
  await user.type(await screen.findByLabelText(t('auth', 'code')), '123456')
  await user.type(await screen.findByLabelText(t('account', 'newEmail')), 'new@example.com{Enter}')
  await user.type(await screen.findByLabelText(t('auth', 'code')), '654321')
  await waitFor(() => expect(onChanged).toHaveBeenCalled())
  expect(quietCall).toHaveBeenLastCalledWith('POST /api/v1/customer/updatecustomer', {
    body: {
      email: 'new@example.com',
      proof: 'proof of the email',
      presentProof: 'proof of the phone',
      presentProved: 'phone',
    },
  })
})
