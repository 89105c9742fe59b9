// Sales on the dashboard by hour, day and week, chosen by keyboard, with a table of both periods; hidden without the
// right.

import { tabTo } from './support/keyboard.ts'
import { originOf } from './support/origin.ts'
import { enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test('finance compares the sales of today, of days and of weeks', async ({ page, context }) => {
  await enterAs(context, originOf('IN'), 'finance', 'en')
  await page.goto('/console')
  await expect(page.getByRole('img', { name: 'Sales by day; the table below has the figures' })).toBeVisible()
  const choose = async (name: string, query: string) => {
    const response = page.waitForResponse(one => one.url().includes('/dashboard/sales') && one.url().includes(query))
    // from the top of the page
    await page.getByRole('heading', { name: 'Dashboard' }).click()
    await tabTo(page.getByRole('link', { name, exact: true }))
    await page.keyboard.press('Enter')
    return (await (await response).json()).data as { period: object[]; before: object[] }
  }
  const hours = await choose('Today', 'by=hour')
  expect(hours.before).toHaveLength(hours.period.length)
  await expect(page).toHaveURL(/\?by=hour$/)
  await expect(page.getByRole('img', { name: 'Sales by hour; the table below has the figures' })).toBeVisible()
  await page.getByText('As a table').click()
  await expect(page.getByRole('columnheader')).toHaveText(['Hour', 'Orders', 'Sales', 'Yesterday'])
  await expect(page.getByRole('row')).toHaveCount(hours.period.length + 1)

  await choose('26 weeks', 'by=week')
  await expect(page.getByRole('img', { name: 'Sales by week; the table below has the figures' })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveText(['Week from', 'Orders', 'Sales', 'The weeks before'])
  await expect(page.getByRole('row')).toHaveCount(27)
  await page.reload()
  await expect(page.getByRole('link', { name: '26 weeks' })).toHaveAttribute('aria-current', 'page')
})

test('members who may not see sales are offered no period', async ({ page, context }) => {
  await enterAs(context, originOf('IN'), 'orders', 'en')
  await page.goto('/console?by=week')
  await expect(page.getByRole('heading', { name: 'Work waiting' })).toBeVisible()
  await expect(page.getByRole('link', { name: '26 weeks' })).toHaveCount(0)
})
