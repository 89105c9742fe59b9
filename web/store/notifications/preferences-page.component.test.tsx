// The preferences: each kind of email has a checkbox except those that an order needs; devices have topics.

import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { notificationEndpoints } from '../../../contract/notifications/api.ts'
import { pushEndpoints } from '../../../contract/notifications/push-api.ts'
import { quietCall } from '../../framework/session/session.ts'
import { renderInStore } from '../testing/render.tsx'
import { Screen } from './preferences-page.tsx'

vi.mock('../../framework/session/session.ts', () => ({
  quietCall: vi.fn(),
  refreshSession: vi.fn(),
  createSession: () => ({ use: () => ({ user: { customerCategory: '' } }), get: () => null, set: () => undefined }),
}))

Element.prototype.scrollIntoView = vi.fn()

const preferences = notificationEndpoints.notificationPreferences.example.data
const devices = pushEndpoints.pushDevices.example.data

it.each(['en', 'hi'] as const)('switches mail of a kind and a topic of a device, %s', async language => {
  const { user, t } = renderInStore(<Screen data={{ preferences, devices }} />, { language })
  vi.mocked(quietCall).mockResolvedValueOnce({ data: preferences } as never)
  const [reviews] = screen.getAllByRole('checkbox', { name: t('notifications', 'reviews') })
  if (!reviews) throw new Error('no box for reviews')
  await user.click(reviews)
  expect(quietCall).toHaveBeenLastCalledWith('POST /api/v1/customer/notificationPreferences', {
    body: { topic: 'reviews', on: false },
  })
  expect(screen.queryByRole('checkbox', { name: t('notifications', 'quotations') })).toBeNull()
  vi.mocked(quietCall).mockResolvedValueOnce({ data: devices } as never)
  const topics = screen.getByRole('group', { name: t('notifications', 'topicsOf', { name: 'Chrome, Android' }) })
  await user.click(within(topics).getByRole('checkbox', { name: t('notifications', 'price-drops') }))
  expect(quietCall).toHaveBeenLastCalledWith('POST /api/v1/push/setTopics', {
    body: { deviceId: devices[0]?.deviceId, topics: ['orders'] },
  })
})

it('offers no mail without a verified address', () => {
  const { t } = renderInStore(<Screen data={{ preferences: { ...preferences, email: null }, devices: [] }} />)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: t('notifications', 'newsletter') }).disabled).toBe(true)
  expect(screen.getByText(t('notifications', 'noMail'), { exact: false })).toBeTruthy()
})
