// The sessions of the profile: this one is marked and cannot be ended here; others end one by one or together.

import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { sessionEndpoints } from '../../../contract/auth/sessions-api.ts'
import { quietCall } from '../../framework/session/session.ts'
import { renderInStore } from '../testing/render.tsx'
import { SessionsRow } from './sessions-row.tsx'

vi.mock('../../framework/session/session.ts', () => ({ quietCall: vi.fn(async () => ({})), messageOf: vi.fn() }))

const [here] = sessionEndpoints.ownSessions.example.data
if (!here) throw new Error('The example has a session')
const phone = { ...here, sessionId: 'phone', device: 'Android', current: false }
const other = { ...here, sessionId: 'other', browser: '', device: '', current: false }

it.each(['en', 'hi'] as const)('ends a single session by its button, %s', async language => {
  const { user, t } = renderInStore(<SessionsRow initial={[here, phone, other]} />, { language })
  const nameOf = (device: string) => t('account', 'sessionDevice', { browser: 'Chrome', device })
  expect(screen.getByText(nameOf('Windows')).parentElement?.textContent).toContain(t('account', 'sessionCurrent'))
  expect(
    screen.queryByRole('button', { name: t('account', 'sessionEndNamed', { name: nameOf('Windows') }) }),
  ).toBeNull()
  screen.getByRole('button', { name: t('account', 'sessionEndNamed', { name: nameOf('Android') }) }).focus()
  await user.keyboard('{Enter}')
  expect(quietCall).toHaveBeenLastCalledWith('POST /api/v1/session/endSession', { body: { sessionId: 'phone' } })
  await waitFor(() => expect(screen.queryByText(nameOf('Android'))).toBeNull())
  expect(screen.getByText(t('account', 'sessionUnknown'))).toBeTruthy()
})

it('ends all others, and then has no button', async () => {
  const { user, t } = renderInStore(<SessionsRow initial={[here, phone, other]} />)
  await user.click(screen.getByRole('button', { name: t('account', 'sessionEndOthers') }))
  expect(quietCall).toHaveBeenLastCalledWith('POST /api/v1/session/endOtherSessions')
  await waitFor(() => expect(screen.queryAllByRole('button')).toEqual([]))
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})
