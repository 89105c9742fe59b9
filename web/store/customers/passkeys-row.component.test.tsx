// The passkeys of the profile: added by the browser, renamed, removed; a closed dialog of the browser is no error.

import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { passkeyEndpoints } from '../../../contract/auth/passkeys-api.ts'
import { quietCall } from '../../framework/session/session.ts'
import { makePasskey } from '../auth/components/passkey-browser.ts'
import { renderInStore } from '../testing/render.tsx'
import { PasskeysRow } from './passkeys-row.tsx'

vi.mock('../../framework/session/session.ts', () => ({ quietCall: vi.fn(async () => ({})), messageOf: vi.fn() }))
vi.mock('../auth/components/passkey-browser.ts', () => ({
  isAborted: (error: unknown) => error instanceof Error && error.name === 'NotAllowedError',
  makePasskey: vi.fn(),
}))

const [passkey] = passkeyEndpoints.passkeys.example.data
if (!passkey) throw new Error('The example has a passkey')

beforeAll(() => vi.stubGlobal('PublicKeyCredential', class {}))

it.each(['en', 'hi'] as const)('renames and removes a passkey, %s', async language => {
  const { user, t } = renderInStore(<PasskeysRow initial={[passkey]} />, { language })
  await user.click(screen.getByRole('button', { name: `${t('account', 'passkeyRename')}: ${passkey.name}` }))
  const field = screen.getByRole('textbox')
  await user.clear(field)
  await user.click(screen.getByRole('button', { name: t('account', 'save') }))
  expect(screen.getByText(t('account', 'passkeyNameMissing'))).toBeTruthy()
  await user.type(field, 'Phone{Enter}')
  expect(quietCall).toHaveBeenLastCalledWith('POST /api/v1/login/renamepasskey', {
    body: { id: passkey.id, name: 'Phone' },
  })
  await user.click(await screen.findByRole('button', { name: `${t('account', 'passkeyRemove')}: Phone` }))
  await waitFor(() => expect(screen.queryByText('Phone')).toBeNull())
})

it('adds one that the browser has made, and none when its dialog is closed', async () => {
  const { user, t } = renderInStore(<PasskeysRow initial={[]} />)
  await user.click(screen.getByRole('button', { name: t('account', 'passkeyAdd') }))
  vi.mocked(makePasskey).mockRejectedValueOnce(Object.assign(new Error('closed'), { name: 'NotAllowedError' }))
  await user.type(screen.getByRole('textbox'), 'Laptop{Enter}')
  await waitFor(() => expect(makePasskey).toHaveBeenCalledTimes(1))
  expect(screen.queryByRole('listitem')).toBeNull()
  vi.mocked(makePasskey).mockResolvedValueOnce({ ...passkey, name: 'Laptop', lastUsedAt: null })
  await user.type(screen.getByRole('textbox'), '{Enter}')
  expect((await screen.findByRole('listitem')).textContent).toContain('Laptop')
})
