// The analytics container: never by itself, only with a code and with consent, with the consent of its tags before it.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { consentText } from '../../../contract/tracking/consent.rules.ts'
import { loadContainer } from './analytics-container.ts'
import { webConfig } from './web-config.ts'

vi.mock('./web-config.ts')

const ADDRESS = 'https://tags.example/gtm.js'
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)

function withCode(analyticsContainerCode: string) {
  const config = { active: true, httpStatus: 200, autoScrollPageLimit: 5, searchNudgeSeconds: 10 }
  vi.mocked(webConfig).mockResolvedValue({ ...config, analyticsContainerCode, analyticsContainerUrl: ADDRESS })
}
const choose = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = `kh_consent=${value}; path=/`
}

beforeEach(() => withCode('GTM-ABC1234'))
afterEach(() => {
  choose('; max-age=0')
  delete window.dataLayer
  document.head.replaceChildren()
})

it('does not load without a choice, after a refusal, or without a code', async () => {
  await loadContainer()
  choose(consentText({ analytics: false, marketing: true }))
  await loadContainer()
  expect(webConfig).not.toHaveBeenCalled()
  choose(consentText({ analytics: true, marketing: true }))
  withCode('')
  await loadContainer()
  expect(scripts()).toEqual([])
  expect(window.dataLayer).toBeUndefined()
})

it('loads once, and passes the consent to its tags first', async () => {
  choose(consentText({ analytics: true, marketing: false }))
  await loadContainer()
  await loadContainer()
  expect(scripts()).toEqual([`${ADDRESS}?id=GTM-ABC1234`])
  const [command, start] = window.dataLayer ?? []
  expect([...(command as ArrayLike<unknown> & Iterable<unknown>)]).toEqual([
    'consent',
    'default',
    expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'denied', ad_personalization: 'denied' }),
  ])
  expect(start).toMatchObject({ event: 'gtm.js' })
})
