// The newsletter: requested, confirmed with the link of the mail, unsubscribed with the link of a newsletter, and
// resumed.

import { originOf } from './support/origin.ts'
import { enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test('an address is subscribed by the link of a mail and ended by that of a newsletter', async ({
  shop,
  page,
  browser,
}) => {
  const { t } = shop
  const origin = originOf('IN')
  const email = `reader-${Date.now()}@plant.example`
  await shop.open('/newsletter')
  const main = page.getByRole('main')
  await expect(main.getByText(t('newsletter', 'consent'))).toBeVisible()
  await main.getByRole('textbox', { name: t('newsletter', 'email') }).fill(email)
  await shop.press(main.getByRole('button', { name: t('newsletter', 'subscribe') }))
  await expect(main.getByText(t('newsletter', 'sent', { email }))).toBeVisible()
  let token = ''
  await expect
    .poll(async () => {
      const outbox = await (await page.request.get(`${origin}/dev/outbox`)).text()
      const mail = outbox.slice(outbox.indexOf(email))
      token = outbox.includes(email) ? (/#confirm=([\w.-]+)/.exec(mail)?.[1] ?? '') : ''
      return token
    })
    .not.toBe('')
  await page.goto('about:blank')
  await page.goto(`${origin}/newsletter#confirm=${token}`)
  await shop.press(main.getByRole('button', { name: t('newsletter', 'confirm') }))
  await expect(main.getByText(t('newsletter', 'confirmed', { email }))).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')

  const desk = await browser.newContext()
  await enterAs(desk, origin, 'owner', 'en')
  const list = async () =>
    (await (await desk.request.get(`${origin}/api/admin/newsletter/subscribers.csv?market=IN`)).text())
      .split('\r\n')
      .find(line => line.startsWith(email))
  const link = (await list())?.split(',').at(-1) ?? ''
  await page.goto(link)
  await page.getByRole('button', { name: 'End', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
  expect(await list()).toBeUndefined()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByRole('button', { name: 'End', exact: true })).toBeVisible()
  expect(await list()).toContain(email)
  await desk.close()
})
