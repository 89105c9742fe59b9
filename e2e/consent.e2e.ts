// Consent: requested without blocking, respected by the click-stream and the analytics container, changed in the
// footer.

import type { Page } from '@playwright/test'
import { CONTAINER } from './support/analytics.ts'
import { expect, test } from './support/test.ts'

test.use({ consent: null })

const LISTING = '/electricals/211000000'

/** URLs of the click-stream and of the container called by a page. */
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
  // the page stays usable next to it
  await expect(shop.card().first()).toBeVisible()
  expect(reports).toEqual([])

  const sent = page.waitForRequest('**/api/v3/analytic/clickstream')
  await shop.press(shop.button(t('consent', 'acceptAll')))
  expect((await (await sent).response())?.status()).toBe(200)
  await expect(shop.heading(t('consent', 'barTitle'))).toHaveCount(0)

  // the content security policy of the next document allows the container
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
