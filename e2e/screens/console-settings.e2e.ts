// The screens of the console for settings, payment gateways, webhooks, staff and roles: accessibility, width and language, in both sizes and languages.

import { checkConsoleScreen } from '../support/console-screen.ts'
import { originOf } from '../support/origin.ts'
import { enterAs } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'
import { openReceiver } from '../support/webhook-receiver.ts'

test('settings, jobs, health and tax rates', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'owner', shop.language)
  for (const path of [
    'settings',
    'settings?text=zzzz',
    'settings/features',
    'settings/jobs',
    'settings/backups',
    'settings/health',
    'settings/tax-rates',
  ]) {
    await page.goto(`/console/${path}`)
    await checkConsoleScreen(shop, page)
  }
  await page.locator('.acts .go').click()
  await checkConsoleScreen(shop, page)
})

test('cash on delivery and payment offers, with their forms', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'owner', shop.language)
  for (const [path, button] of [
    ['cash-on-delivery', '.panel > header .b'],
    ['payment-offers', '.acts .go'],
  ] as const) {
    await page.goto(`/console/settings/${path}`)
    await checkConsoleScreen(shop, page)
    await page.locator(button).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await checkConsoleScreen(shop, page)
  }
})

test('rules of returns, with their forms', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'owner', shop.language)
  await page.goto('/console/settings/returns')
  await checkConsoleScreen(shop, page)
  for (const at of [0, 1]) {
    await page.locator('.panel > header .b').nth(at).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await checkConsoleScreen(shop, page)
    await page.keyboard.press('Escape')
  }
})

test('payment gateways, with the form of one', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'owner', shop.language)
  await page.goto('/console/settings/gateways')
  await checkConsoleScreen(shop, page)
  await page.locator('.acts .go').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await checkConsoleScreen(shop, page)
})

test('webhooks, with their forms and a delivery', async ({ shop, page, context }) => {
  const receiver = await openReceiver()
  receiver.status = 503
  await enterAs(context, originOf('IN'), 'owner', shop.language)
  await page.goto('/console/settings/webhooks')
  await page.locator('.acts .go').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill(`ERP ${shop.language}`)
  await dialog.getByRole('textbox').nth(1).fill(receiver.address)
  // tells of nothing that other tests do
  await dialog.getByRole('checkbox').nth(8).check()
  await checkConsoleScreen(shop, page)
  await dialog.locator('button[type=submit]').click()
  await expect(dialog.locator('.secret')).toHaveText(/^whsec_/)
  await checkConsoleScreen(shop, page)
  await dialog.locator('.acts .b').last().click()
  await checkConsoleScreen(shop, page)
  await page
    .getByRole('link', { name: `ERP ${shop.language}` })
    .first()
    .click()
  await page.locator('.acts .go').click()
  await page.locator('.entry:has(.tag.bad) > summary').click()
  await expect(page.locator('.attempts pre')).toBeVisible()
  await checkConsoleScreen(shop, page)
  for (const place of [3, 4]) {
    await page.locator('.acts:has(.go) .b').nth(place).click()
    await expect(dialog).toBeVisible()
    await checkConsoleScreen(shop, page)
    await page.keyboard.press('Escape')
  }
  receiver.close()
})

test('staff, with the form of an invitation', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'owner', shop.language)
  await page.goto('/console/staff')
  await checkConsoleScreen(shop, page)
  await page.locator('.acts .go').click()
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveCount(2)
  await checkConsoleScreen(shop, page)
})

test('roles, with the form of one', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'owner', shop.language)
  await page.goto('/console/staff/roles/new?from=orders')
  await page.getByRole('textbox').first().fill(`Night shift ${shop.language}`)
  await checkConsoleScreen(shop, page)
  await page.locator('button[type=submit]').click()
  await page.getByRole('link', { name: `Night shift ${shop.language}` }).click()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await checkConsoleScreen(shop, page)
  await page.goto('/console/staff/roles')
  await checkConsoleScreen(shop, page)
  await page.goto('/console/staff/roles/auditor')
  await checkConsoleScreen(shop, page)
})
