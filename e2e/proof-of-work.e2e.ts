// A further one-time code of a day: the browser solves the required proof of work, and the code is sent.

import { newPhone } from './support/entering.ts'
import { expect, test } from './support/test.ts'

const CHALLENGE = `12.9999999999.${'a'.repeat(22)}.${'b'.repeat(43)}`

test('the work is solved while a message says so, and the code is requested again', async ({ shop, page }) => {
  const { t } = shop
  const works: string[] = []
  await page.route('**/api/v1/login/sendOtpV2', async route => {
    const work = route.request().headers()['x-proof-of-work']
    works.push(work ?? '')
    if (work) return route.continue()
    const json = { status: false, statusCode: 428, code: 'auth.work-required', data: { challenge: CHALLENGE } }
    return route.fulfill({ status: 428, json })
  })
  await shop.open('/login')
  await page
    .getByRole('main')
    .getByRole('textbox', { name: t('auth', 'identifier'), exact: true })
    .fill(newPhone(shop))
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth', 'sendCode'), exact: true })
    .click()
  await shop.notice(t('auth', 'solving'))
  await expect(page.getByRole('textbox', { name: t('auth', 'code'), exact: true })).toBeVisible()
  expect(works).toEqual(['', expect.stringMatching(new RegExp(`^${CHALLENGE.replaceAll('.', '\\.')}:\\d+$`))])
})
