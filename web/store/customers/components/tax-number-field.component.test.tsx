// The tax number field: validation while typing, in India and in the UAE.

import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Market } from '../../../../contract/shared/market.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { renderInStore } from '../../testing/render.tsx'
import { TaxNumberField } from './tax-number-field.tsx'

vi.mock('../../../framework/session/session.ts', () => ({ quietCall: vi.fn() }))

const GSTIN = '27AAPFU0939F1ZV'

beforeEach(() => {
  const states = { data: [{ stateCode: '27', stateName: 'Maharashtra' }] }
  vi.mocked(quietCall).mockResolvedValue(states as never)
})

function Typed() {
  const [value, setValue] = useState('')
  return <TaxNumberField value={value} onChange={setValue} />
}

function renderField(market: Market) {
  const rendered = renderInStore(<Typed />, { market })
  return { ...rendered, input: screen.getByRole('textbox') }
}

it('shows the state and the PAN of a valid GSTIN in any spelling', async () => {
  const { user, input, t } = renderField('IN')
  await user.type(input, '27 aapfu 0939 f1zv')
  expect(input).toHaveProperty('value', GSTIN)
  const valid = t('business', 'validState', { state: 'Maharashtra', pan: 'AAPFU0939F' })
  expect(await screen.findByText(`✓ ${valid}`)).toBeTruthy()
  expect(input.getAttribute('aria-invalid')).toBeNull()
})

it('shows progress while typing, and the problem once it is complete', async () => {
  const { user, input, t } = renderField('IN')
  await user.type(input, GSTIN.slice(0, -1))
  expect(screen.getByText(t('business', 'typing', { count: 14 }))).toBeTruthy()
  expect(input.getAttribute('aria-invalid')).toBeNull()
  await user.type(input, 'X')
  expect(screen.getByRole('alert').textContent).toBe(t('business', 'gstinCheck'))
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

it('accepts a TRN in the UAE and no GSTIN', async () => {
  const { user, input, t } = renderField('AE')
  await user.type(input, '100123456700003')
  expect(screen.getByText(`✓ ${t('business', 'valid')}`)).toBeTruthy()
  await user.clear(input)
  await user.type(input, GSTIN)
  expect(screen.getByRole('alert').textContent).toBe(t('business', 'trnFormat'))
})
