// Screens without what leads to a feature that is switched off.

import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { notificationEndpoints } from '../../../contract/notifications/api.ts'
import { questionEndpoints } from '../../../contract/reviews/api.ts'
import type { Feature } from '../../../contract/settings/features.rules.ts'
import { quietCall } from '../../framework/session/session.ts'
import { Screen as Preferences } from '../notifications/preferences-page.tsx'
import { QuestionItem } from '../reviews/question-item.tsx'
import { Screen as Requests } from '../rfq/rfqs-page.tsx'
import { renderInStore } from '../testing/render.tsx'
import { ShareWishlist } from '../wishlists/share-wishlist.tsx'
import { FeaturesOff } from './features.ts'

vi.mock('../../framework/session/session.ts', () => ({
  quietCall: vi.fn(),
  refreshSession: vi.fn(),
  createSession: () => ({ use: () => ({ user: { customerCategory: '' } }), get: () => null, set: () => undefined }),
}))

Element.prototype.scrollIntoView = vi.fn()

const without = (feature: Feature | null, screen: ReactNode) =>
  renderInStore(<FeaturesOff value={feature ? [feature] : undefined}>{screen}</FeaturesOff>)

it('a wishlist is not shared, but a link that exists can be ended', async () => {
  const first = without('wishlist-sharing', <ShareWishlist initialKey={null} />)
  expect(screen.queryByRole('button')).toBeNull()
  first.rerender(
    <FeaturesOff value={['wishlist-sharing']}>
      <ShareWishlist key="shared" initialKey="key" />
    </FeaturesOff>,
  )
  vi.mocked(quietCall).mockResolvedValueOnce({ data: { shareKey: null } } as never)
  await first.user.click(screen.getByRole('button', { name: first.t('account', 'wishShareStop') }))
  expect(quietCall).toHaveBeenCalledWith('POST /api/v1/user/shareWishlist', { body: { shared: false } })
  expect(screen.queryByRole('button')).toBeNull()
})

it.each([null, 'questions'] as const)('a question is answered unless that is off: %s', feature => {
  const [question] = questionEndpoints.getQuest.example.data.questions
  if (!question) throw new Error('no example')
  const { t } = without(feature, <QuestionItem question={question} canAnswer />)
  expect(screen.queryAllByRole('button', { name: t('reviews', 'answerThis') })).toHaveLength(feature ? 0 : 1)
})

it.each([null, 'quotes'] as const)('the list of requests leads to a new one unless that is off: %s', feature => {
  without(feature, <Requests data={{ requests: [], page: 1, pages: 0 }} />)
  const links = screen.getAllByRole('link').filter(link => link.getAttribute('href') === '/bulk-enquiry')
  expect(links).toHaveLength(feature ? 0 : 1)
})

it.each([
  [null, false, 1],
  ['newsletter', false, 0],
  ['newsletter', true, 1],
] as const)('the newsletter is a choice of subscribers when it is off: %s, subscribed %s', (feature, on, boxes) => {
  const { data } = notificationEndpoints.notificationPreferences.example
  const mail = data.mail.map(one => (one.topic === 'newsletter' ? { ...one, on } : one))
  const { t } = without(feature, <Preferences data={{ preferences: { ...data, mail }, devices: [] }} />)
  expect(screen.queryAllByRole('checkbox', { name: t('notifications', 'newsletter') })).toHaveLength(boxes)
})
