// The strength of a new password: in words, announced after a pause, and not shown when logging in.

import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderInStore } from '../../testing/render.tsx'
import { PasswordField } from './password-form.tsx'

function Form({ fresh = false }: { fresh?: boolean }) {
  const [value, setValue] = useState('')
  return <PasswordField label="Password" value={value} error="" fresh={fresh} onChange={setValue} />
}

it('names a common password and a strong one', async () => {
  const { user, t } = renderInStore(<Form fresh />)
  const field = screen.getByLabelText('Password')
  await user.type(field, '1234567890')
  await screen.findByText(`${t('auth', 'weak')} ${t('auth', 'common')}`, { selector: '[role=status]' })
  await user.clear(field)
  await user.type(field, 'four words in a row')
  await screen.findByText(t('auth', 'strong'), { selector: '[role=status]' })
})

it('is not shown for a login password', async () => {
  const { user } = renderInStore(<Form />)
  await user.type(screen.getByLabelText('Password'), '1234567890')
  expect(screen.queryByRole('status')).toBeNull()
})
