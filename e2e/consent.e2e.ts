// Consent: asked without being in the way, honoured by the click-stream and the analytics container, changed at the foot of a page.

import type { Page } from '@playwright/test'
import { CONTAINER } from './support/analytics.ts'
import { expect, test } from './support/test.ts'

test.use({ consent: null })

const LISTING = '/electricals/211000000'

/** Addresses of the click-stream and of the container that a page has called. */
function reportsOf(page: Page): string[] {
  const reports: string[] = []
  page.on('request', request => /\/clickstream$|\/gtm\.js/.test(request.url()) && reports.push(request.url()))
  return reports
}

test('nothing is reported before it is agreed to, everything after, nothing once it is withdrawn', async ({
  shop,
  page,
}) => {
  const { t } = shop
  await page.route(`${CONTAINER.url}*`, route =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.containerRan = true' }),
  )
  const reports = reportsOf(page)
  await page.clock.install()
  await shop.open(LISTING)
  await page.clock.runFor(7000)
  await expect(shop.heading(t('consent', 'barTitle'))).toBeVisible()
  // the page can be used beside it
  await expect(shop.card().first()).toBeVisible()
  expect(reports).toEqual([])

  const sent = page.waitForRequest('**/api/v3/analytic/clickstream')
  await shop.press(shop.button(t('consent', 'acceptAll')))
  expect((await (await sent).response())?.status()).toBe(200)
  await expect(shop.heading(t('consent', 'barTitle'))).toHaveCount(0)

  // the policy of the next document lets the container load
  await shop.open('/')
  const loaded = page.waitForRequest(`${CONTAINER.url}?id=${CONTAINER.code}`)
  await page.clock.runFor(1000)
  await loaded
  await page.waitForFunction(() => 'containerRan' in window)

  await shop.press(page.getByRole('contentinfo').getByRole('link', { name: t('common', 'privacyChoices') }))
  await shop.at('/privacy-choices')
  const analytics = page.getByRole('checkbox', { name: t('consent', 'analytics') })
  await expect(analytics).toBeChecked()
  await analytics.uncheck()
  await shop.press(shop.button(t('consent', 'save')))
  await shop.notice(t('consent', 'saved'))
  reports.length = 0
  await shop.open(LISTING)
  await page.clock.runFor(12_000)
  expect(reports).toEqual([])
})
