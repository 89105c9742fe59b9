// A message text in the console: changed, previewed, saved and reset; an unknown placeholder is reported.

import { originOf } from './support/origin.ts'
import { enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test('the text of a mail is changed with a preview, and reset to the standard', async ({ page, context }) => {
  const origin = originOf('IN')
  await enterAs(context, origin, 'content', 'en')
  await page.goto(`${origin}/console/content`)
  await page.getByRole('link', { name: 'Messages to customers' }).click()
  await page.getByLabel('Text or template').fill('address')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Order {order}: delivery address corrected' }).click()
  const english = page.getByRole('region', { name: 'English', exact: true })
  const text = english.getByLabel('Text', { exact: true })
  await text.fill('We have corrected the address of {name}.')
  await expect(english.getByText('This message has no {name}.')).toBeVisible()
  await text.fill('We have corrected the address, as you asked.')
  await english.getByRole('button', { name: 'Preview' }).click()
  const preview = english.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('We have corrected the address, as you asked.')
  await expect(preview).toContainText('Plot 12, MIDC Bhosari')
  await english.getByRole('button', { name: 'Send a test to me' }).click()
  await expect(page.getByText(/^Sent to \S+@/).last()).toBeVisible()
  // input survives a reload
  await page.reload()
  await expect(text).toHaveValue('We have corrected the address, as you asked.')
  const save = async () => {
    const stored = page.waitForResponse(
      response => response.url().endsWith('/messageTemplates/mail/address-corrected') && response.ok(),
    )
    await english.getByRole('button', { name: 'Save', exact: true }).click()
    await stored
  }
  await save()
  await expect(english.getByText('Own words')).toBeVisible()
  await page.getByRole('link', { name: 'Mail', exact: true }).first().click()
  const row = page.getByRole('row').filter({ hasText: 'address-corrected' })
  await expect(row.getByRole('cell', { name: 'English' })).toBeVisible()
  await row.getByRole('link').click()
  await english.getByRole('button', { name: 'Restore the standard text' }).click()
  await save()
  await expect(english.getByText('Own words')).toHaveCount(0)
})
