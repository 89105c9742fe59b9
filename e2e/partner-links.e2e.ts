// Partner links: staff create the partner and a key in the console, and a link signed with it opens a product, once.

import { createHmac, randomUUID } from 'node:crypto'
import { originOf } from './support/origin.ts'
import { clockOf, enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'

function sign(key: { id: string; secret: string }, claims: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const text = `${encode({ alg: 'HS256', kid: key.id, typ: 'JWT' })}.${encode(claims)}`
  return `${text}.${createHmac('sha256', Buffer.from(key.secret, 'base64url')).update(text).digest('base64url')}`
}

test('a link that a partner signs opens a product once', async ({ shop, page, browser }) => {
  const { t } = shop
  const origin = originOf('IN')
  const code = `portal-${Date.now()}`
  const desk = await browser.newContext()
  await enterAs(desk, origin, 'owner', 'en')
  const staff = await desk.newPage()
  await staff.goto(`${origin}/console/partners`)
  await staff.getByRole('button', { name: 'New partner' }).click()
  await staff.getByRole('textbox', { name: 'Name' }).fill('Portal')
  await staff.getByRole('textbox', { name: 'Code' }).fill(code)
  await staff.getByRole('button', { name: 'Save' }).click()
  await staff.getByRole('listitem').filter({ hasText: code }).getByRole('button', { name: 'New key' }).click()
  const shown = staff.getByRole('dialog').locator('code')
  await expect(shown).toHaveCount(2)
  const [id = '', secret = ''] = await shown.allTextContents()
  await desk.close()

  await shop.open('/electricals/211000000')
  const href = (await page.locator('main a[href*="/mp/msn"]').first().getAttribute('href')) ?? ''
  const msn = href.slice(href.lastIndexOf('/') + 1).toUpperCase()
  const now = Math.floor((await clockOf(origin)) / 1000)
  const claims = { iss: code, aud: origin, iat: now, exp: now + 300, jti: randomUUID(), act: 'product', msn }
  const link = `${origin}/partner-link#token=${sign({ id, secret }, claims)}`
  const proceed = page.getByRole('button', { name: t('auth', 'partnerContinue') })
  await page.goto(link)
  await shop.press(proceed)
  await shop.at(new RegExp(`/mp/${msn}`, 'i'))
  await expect(page.locator('main [data-product]')).toBeVisible()

  await page.goto('about:blank')
  await page.goto(link)
  await shop.press(proceed)
  await expect(page.getByRole('alert')).toContainText('This link was used already.')
  expect(page.url()).not.toContain('token')
})
