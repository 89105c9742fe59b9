// Support: a guest writes, reads the ticket by its code, gets a reply from the console, and writes again.

import { enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test('a guest writes to support, is answered by staff, and writes again', async ({ shop, page, browser }) => {
  const { t } = shop
  await shop.open('/bharat-pay')
  const main = page.getByRole('main')
  await shop.press(main.getByRole('button', { name: t('support', 'send'), exact: true }))
  for (const key of ['topic-required', 'name-required', 'email-required', 'text-required'] as const) {
    await expect(main.getByText(t('support', key), { exact: true })).toBeVisible()
  }
  await main.getByRole('combobox', { name: t('support', 'topic') }).selectOption('delivery')
  await main.getByRole('textbox', { name: t('support', 'fullName') }).fill('Asha Kulkarni')
  await main.getByRole('textbox', { name: t('support', 'email') }).fill('asha@support.example')
  await main.getByRole('textbox', { name: t('support', 'text'), exact: true }).fill('One box was open.')
  await shop.press(main.getByRole('button', { name: t('support', 'send'), exact: true }))
  const link = main.getByRole('link', { name: t('support', 'openTicket') })
  const number = /#(\d+)-/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? ''
  await link.click()
  await expect(main.getByText('One box was open.')).toBeVisible()
  const address = page.url()

  const desk = await browser.newContext()
  const origin = new URL(address).origin
  await enterAs(desk, origin, 'support', 'en')
  const console = await desk.newPage()
  await console.goto(`${origin}/console/support?text=${number}`)
  await console.getByRole('link', { name: number, exact: true }).click()
  await expect(console.getByText('a•••@support.example', { exact: true })).toBeVisible()
  await console.getByRole('button', { name: 'Show contact data' }).click()
  await expect(console.getByText('asha@support.example', { exact: true })).toBeVisible()
  await console.getByRole('textbox', { name: 'Message' }).fill('We send the box again today.')
  await console.getByRole('button', { name: 'Send the answer' }).click()
  await expect(console.getByText('We send the box again today.')).toBeVisible()
  await desk.close()

  await page.reload()
  await expect(main.getByText('We send the box again today.')).toBeVisible()
  await main.getByRole('textbox', { name: t('support', 'reply') }).fill('Thank you.')
  await shop.press(main.getByRole('button', { name: t('support', 'replySend'), exact: true }))
  await expect(main.getByText('Thank you.')).toBeVisible()
  await shop.press(main.getByRole('button', { name: t('support', 'close'), exact: true }))
  await expect(main.getByText(t('support', 'closedText'), { exact: true })).toBeVisible()
})
