// Lists of the console by tag and responsible member: a link from the tag, the view of the member's own work, and
// missing rights.

import { placeEarlierOrder } from './support/earlier-order.ts'
import { originOf } from './support/origin.ts'
import { enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test('support finds orders by tag and by assignee; a translator has no such filters', async ({
  page,
  context,
  browser,
}) => {
  const origin = originOf('IN')
  const { number } = await placeEarlierOrder(origin)
  const tag = `Lift ${number}`
  await enterAs(context, origin, 'support', 'en')
  await page.goto(`${origin}/console/orders/${number}`)
  const panel = page.getByRole('region', { name: 'Notes and tags' })
  await panel.getByLabel('New tag').fill(tag)
  await page.keyboard.press('Enter')
  await panel.getByRole('button', { name: 'Assign to me' }).click()
  await expect(panel.getByRole('button', { name: 'Unassign' })).toBeVisible()

  await panel.getByRole('link', { name: tag }).click()
  const rows = page.locator('table.list tbody tr')
  await expect(page).toHaveURL(/\/console\/orders\?tag=Lift/)
  await expect(rows).toHaveCount(1)
  await expect(rows.getByRole('link', { name: String(number) })).toBeVisible()
  await page.getByRole('button', { name: 'Remove the filter Tag' }).click()
  await expect(page).toHaveURL(`${origin}/console/orders`)

  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Assigned to me' }).click()
  await expect(page).toHaveURL(`${origin}/console/orders?who=me`)
  await expect(page.getByLabel('Responsible')).toHaveValue('me')
  await expect(rows.getByRole('link', { name: String(number) })).toBeVisible()
  // combined with a tag that no order has
  await page.goto(`${origin}/console/orders?who=me&tag=none`)
  await expect(page.getByText('No order fits this view')).toBeVisible()
  // the member's own tickets in all states
  await page.goto(`${origin}/console/support`)
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Assigned to me' }).click()
  await expect(page).toHaveURL(`${origin}/console/support?who=me`)

  const other = await browser.newContext()
  await enterAs(other, origin, 'translator', 'en')
  const reader = await other.newPage()
  await reader.goto(`${origin}/console/products`)
  await expect(reader.getByLabel('Missing')).toBeVisible()
  await expect(reader.getByLabel('Tag')).toHaveCount(0)
  await expect(reader.getByLabel('Responsible')).toHaveCount(0)
  await other.close()
})
