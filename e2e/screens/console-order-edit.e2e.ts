// Editing the lines and the address of an order at the console, and moving it to another customer: accessibility, width and language.

import { placeEarlierOrder } from '../support/earlier-order.ts'
import { originOf } from '../support/origin.ts'
import { expectLayout } from '../support/screen-check.ts'
import { enterAs } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('the lines and the address of an order that are being edited', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'owner', shop.language)
  const inHindi = shop.language === 'hi'
  const dialog = page.getByRole('dialog')
  // in development mode an order is packed by itself within a minute: then another one is placed
  await expect(async () => {
    const { number } = await placeEarlierOrder(originOf('IN'))
    await page.goto(`/console/orders/${number}`)
    await page.getByRole('button', { name: inHindi ? 'उत्पाद बदलें' : 'Edit lines' }).click({ timeout: 10_000 })
    await dialog.getByRole('button', { name: inHindi ? /एक बढ़ाएँ$/ : /^Increase/ }).click()
    await expect(dialog.locator('tfoot')).toContainText('₹', { timeout: 10_000 })
  }).toPass()
  await dialog.getByLabel(inHindi ? 'MSN या पार्ट नंबर' : 'MSN or part number').fill('no such part')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status')).toHaveText(inHindi ? /कोई उत्पाद नहीं/ : /^No product/)
  await dialog.getByLabel(inHindi ? 'दूसरा कोड' : 'Another code').fill('NOSUCHCODE')
  await page.keyboard.press('Enter')
  await expect(
    dialog.getByRole('alert').filter({ hasText: inHindi ? 'ऐसा कोई कूपन नहीं है' : 'does not exist' }),
  ).toBeVisible()
  await expectLayout(shop)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: inHindi ? 'पता ठीक करें' : 'Correct the address' }).click()
  await expect(dialog.getByRole('textbox')).toHaveCount(6)
  await expectLayout(shop)
})

test('an order that is being moved to another customer', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'owner', shop.language)
  const inHindi = shop.language === 'hi'
  const dialog = page.getByRole('dialog')
  const { phone } = await placeEarlierOrder(originOf('IN'))
  await expect(async () => {
    const { number } = await placeEarlierOrder(originOf('IN'))
    await page.goto(`/console/orders/${number}`)
    await page
      .getByRole('button', { name: inHindi ? 'दूसरे ग्राहक को दें' : 'Move to another customer' })
      .click({ timeout: 10_000 })
    await dialog.getByRole('textbox').fill(phone)
    await page.keyboard.press('Enter')
    await dialog.getByRole('listitem').getByRole('button').click({ timeout: 10_000 })
    await expect(dialog.getByText(inHindi ? 'क्या वैसा ही रहेगा' : 'What does not change')).toBeVisible({
      timeout: 10_000,
    })
  }).toPass()
  await expectLayout(shop)
})
