// Notes, tags and assignment of an order in the console: an owner writes, tags and takes it on; an auditor can only
// read.

import { placeEarlierOrder } from './support/earlier-order.ts'
import { originOf } from './support/origin.ts'
import { enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test('an owner notes, tags and takes on an order, which an auditor only reads', async ({ page, context, browser }) => {
  const origin = originOf('IN')
  const { number } = await placeEarlierOrder(origin)
  const tag = `Gate ${number}`
  await enterAs(context, origin, 'owner', 'en')
  await page.goto(`${origin}/console/orders/${number}`)
  const panel = page.getByRole('region', { name: 'Notes and tags' })
  await panel.getByLabel('New note').fill('Ring at the second gate.')
  // input survives a reload
  await page.reload()
  await panel.getByRole('button', { name: 'Save the note' }).click()
  const note = panel.getByRole('listitem').filter({ hasText: 'Ring at the second gate.' })
  await expect(note).toBeVisible()
  await expect(panel.getByLabel('New note')).toHaveValue('')

  await panel.getByRole('button', { name: /^Change the note/ }).click()
  await panel.getByLabel('Text').fill('Ring at the third gate.')
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(panel.getByText('Ring at the third gate.')).toBeVisible()
  await expect(panel.getByText('(changed')).toBeVisible()

  // using only the keyboard
  await panel.getByLabel('New tag').focus()
  await page.keyboard.type(tag)
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('button', { name: `Remove the tag ${tag}` })).toBeVisible()
  await panel.getByLabel('New tag').fill('Fragile')
  await panel.getByRole('button', { name: 'Add the tag' }).click()
  await panel.getByRole('button', { name: 'Remove the tag Fragile' }).click()
  await expect(panel.getByText('Fragile', { exact: true })).toHaveCount(0)

  // a tag rejected by the server is not shown, and stays in the field
  await page.route('**/api/admin/annotations/order/*/tags', route => route.abort())
  await panel.getByLabel('New tag').fill('Lost')
  await panel.getByRole('button', { name: 'Add the tag' }).click()
  await expect(panel.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
  await expect(panel.locator('.chip')).toHaveText([tag])
  await expect(panel.getByLabel('New tag')).toHaveValue('Lost')
  await page.unroute('**/api/admin/annotations/order/*/tags')

  await panel.getByRole('button', { name: 'Assign to me' }).click()
  await expect(panel.getByRole('button', { name: 'Unassign' })).toBeVisible()
  await expect(panel.getByLabel('Responsible')).not.toHaveValue('')

  const other = await browser.newContext()
  await enterAs(other, origin, 'auditor', 'en')
  const reader = await other.newPage()
  await reader.goto(`${origin}/console/orders/${number}`)
  const read = reader.getByRole('region', { name: 'Notes and tags' })
  await expect(read.getByText('Ring at the third gate.')).toBeVisible()
  await expect(read.getByText(tag)).toBeVisible()
  await expect(read.getByText('Ravi Nair').first()).toBeVisible()
  // following is no change of the record
  await expect(read.getByRole('button')).toHaveText(['Follow'])
  await expect(read.getByRole('textbox')).toHaveCount(0)
  await other.close()

  await panel.getByRole('button', { name: /^Delete the note/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(panel.getByText('No notes')).toBeVisible()
})
