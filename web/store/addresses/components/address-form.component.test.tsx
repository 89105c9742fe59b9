// The address form: missing values are reported at their fields, a pincode fills in the city, typed values are saved.

import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { addressEndpoints } from '../../../../contract/addresses/api.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { visitor } from '../../app/session.ts'
import { renderInStore } from '../../testing/render.tsx'
import { AddressForm } from './address-form.tsx'

vi.mock('../../../framework/session/session.ts', async importOriginal => ({
  ...(await importOriginal<typeof import('../../../framework/session/session.ts')>()),
  quietCall: vi.fn(),
}))

const [NEW] = addressEndpoints.addressList.example.addressList
if (!NEW) throw new Error('The example has an address')
const SAVED = { addressId: 'a1', name: 'Asha Kulkarni' }
const answers: Record<string, unknown> = {
  'GET /api/v1/address/getcitystatebyPincode': { data: { city: 'Pune', stateName: 'Maharashtra' } },
  'GET /api/v1/address/getStateList': { data: [{ stateCode: 'DU', stateName: 'Dubai' }] },
  'POST /api/v1/address/postaddressV2': { data: { address: SAVED } },
}

beforeEach(() => {
  vi.mocked(quietCall)
    .mockReset()
    .mockImplementation(((name: string) => Promise.resolve(answers[name])) as typeof quietCall)
})

const sentAddress = () => vi.mocked(quietCall).mock.calls.find(([name]) => name.startsWith('POST'))?.[1]
const field = (name: string) => screen.getByRole('textbox', { name })

it('shows missing values at their fields and sends nothing', async () => {
  const { user, t } = renderInStore(<AddressForm address={null} type="shipping" onSaved={vi.fn()} />)
  await user.click(screen.getByRole('button', { name: t('address', 'save') }))
  for (const key of ['name', 'phone', 'pincode', 'city', 'line1'] as const) {
    expect(field(t('address', key)).getAttribute('aria-invalid'), key).toBe('true')
  }
  expect(field(t('address', 'line2')).getAttribute('aria-invalid')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(field(t('address', 'name'))))
  expect(sentAddress()).toBeUndefined()
})

it('fills in the city of the pincode and saves the input', async () => {
  const onSaved = vi.fn()
  const { user, t } = renderInStore(<AddressForm address={null} type="billing" onSaved={onSaved} />)
  await user.type(field(t('address', 'name')), 'Asha Kulkarni')
  await user.type(field(t('address', 'phone')), '9876543210')
  await user.type(field(t('address', 'pincode')), '४११०२६')
  await waitFor(() => expect(field(t('address', 'city'))).toHaveProperty('value', 'Pune'))
  expect(screen.getByText(t('address', 'stateHint', { state: 'Maharashtra' }))).toBeTruthy()
  await user.type(field(t('address', 'line1')), 'Plot 12')
  await user.click(screen.getByRole('button', { name: t('address', 'save') }))
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(SAVED))
  expect(sentAddress()).toMatchObject({
    body: { name: 'Asha Kulkarni', phone: '9876543210', postCode: '411026', city: 'Pune', type: 'billing' },
  })
})

it('clears an error once its field is changed', async () => {
  const { user, t } = renderInStore(<AddressForm address={null} type="shipping" onSaved={vi.fn()} />)
  await user.click(screen.getByRole('button', { name: t('address', 'save') }))
  await user.type(field(t('address', 'name')), 'A')
  expect(field(t('address', 'name')).getAttribute('aria-invalid')).toBeNull()
  expect(field(t('address', 'line1')).getAttribute('aria-invalid')).toBe('true')
})

it('starts a new address with the delivery location, and its city from the pincode', async () => {
  visitor.set({ ...visitor.get(), deliveryLocation: { code: '411026', name: 'Pune' } })
  const { t, rerender } = renderInStore(<AddressForm address={null} type="shipping" onSaved={vi.fn()} />)
  await waitFor(() => expect(field(t('address', 'city'))).toHaveProperty('value', 'Pune'))
  expect(field(t('address', 'pincode'))).toHaveProperty('value', '411026')
  const other = { ...NEW, postCode: '560058', city: 'Bengaluru' }
  rerender(<AddressForm key="other" address={other} type="shipping" onSaved={vi.fn()} />)
  expect(field(t('address', 'pincode'))).toHaveProperty('value', '560058')
  visitor.set({ ...visitor.get(), deliveryLocation: null })
})

it('asks for an emirate and an area in the UAE', async () => {
  const { user, t } = renderInStore(<AddressForm address={null} type="shipping" onSaved={vi.fn()} />, {
    market: 'AE',
  })
  const emirate = screen.getByRole('combobox', { name: t('address', 'emirate') })
  await screen.findByRole('option', { name: 'Dubai' })
  await user.selectOptions(emirate, 'DU')
  expect(field(t('address', 'area'))).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: t('address', 'pincode') })).toBeNull()
})
