// The sign-up form: a first name is required, a company needs a tax number, the verified contact is sent along.

import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { quietCall } from '../../../framework/session/session.ts'
import { renderInStore } from '../../testing/render.tsx'
import type { AuthFlow } from './auth-flow.ts'
import { SignUpForm } from './sign-up-form.tsx'

vi.mock('../../../framework/session/session.ts', () => ({ quietCall: vi.fn(), callWith: vi.fn() }))
vi.mock('../../app/session.ts', () => ({ applySession: vi.fn() }))

const FLOW: AuthFlow = {
  isUserExists: false,
  flowType: 'signup',
  identifierType: 2,
  identifier: '9876543210',
  data: { redirect: '', proof: 'proved', sentAt: 0, resendSeconds: 30 },
}

beforeEach(() => {
  vi.mocked(quietCall)
    .mockReset()
    .mockResolvedValue({ data: [] } as never)
})

const signedUp = () => vi.mocked(quietCall).mock.calls.filter(([name]) => name === 'POST /api/v1/login/signup')
const field = (name: string) => screen.getByRole('textbox', { name })

it('does not send a form without a first name', async () => {
  const onEntered = vi.fn()
  const { user, t } = renderInStore(<SignUpForm flow={FLOW} onEntered={onEntered} />)
  await user.click(screen.getByRole('button', { name: t('auth', 'createAccount') }))
  expect(screen.getByText(t('auth', 'nameRequired'))).toBeTruthy()
  expect(signedUp()).toEqual([])
  expect(onEntered).not.toHaveBeenCalled()
})

it('sends the name with the proof of the number', async () => {
  const onEntered = vi.fn()
  const { user, t } = renderInStore(<SignUpForm flow={FLOW} onEntered={onEntered} />)
  await user.type(field(t('auth', 'firstName')), '  Asha ')
  await user.click(screen.getByRole('button', { name: t('auth', 'createAccount') }))
  await waitFor(() => expect(onEntered).toHaveBeenCalledWith('Asha'))
  expect(signedUp()).toHaveLength(1)
  expect(signedUp()[0]?.[1]).toMatchObject({
    body: { firstName: 'Asha', phone: '9876543210', proof: 'proved', proved: 'phone', userType: 'online' },
  })
})

it('requires the company of a business and rejects a mistyped GSTIN', async () => {
  const { user, t } = renderInStore(<SignUpForm flow={FLOW} onEntered={vi.fn()} />)
  expect(screen.queryByRole('textbox', { name: t('business', 'company') })).toBeNull()
  await user.type(field(t('auth', 'firstName')), 'Asha')
  await user.click(screen.getByRole('radio', { name: new RegExp(t('auth', 'business')) }))
  await user.type(field(t('business', 'gstinOptional')), '27AAPFU0939F1ZX')
  await user.click(screen.getByRole('button', { name: t('auth', 'createAccount') }))
  expect(screen.getByText(t('business', 'companyRequired'))).toBeTruthy()
  expect(screen.getByText(t('business', 'gstinCheck'))).toBeTruthy()
  expect(signedUp()).toEqual([])
  await user.type(field(t('business', 'company')), 'Kulkarni Fabricators')
  await user.clear(field(t('business', 'gstinOptional')))
  await user.type(field(t('business', 'gstinOptional')), '27AAPFU0939F1ZV')
  await user.click(screen.getByRole('button', { name: t('auth', 'createAccount') }))
  await waitFor(() => expect(signedUp()).toHaveLength(1))
  expect(signedUp()[0]?.[1]).toMatchObject({
    body: { userType: 'business', companyName: 'Kulkarni Fabricators', gstin: '27AAPFU0939F1ZV' },
  })
})
