// A refund above the limit: requested by a member, approved by a second one, and both see the outcome.

import { checkConsoleScreen } from './support/console-screen.ts'
import { type ConsoleStore, openConsoleStore } from './support/console-store.ts'
import { expect, test } from './support/test.ts'

test.describe('in a store in production mode', () => {
  // in sequence: both use one store
  test.describe.configure({ mode: 'default' })
  let store: ConsoleStore
  test.beforeAll(async () => {
    store = await openConsoleStore()
  })
  test.afterAll(() => store?.stop())

  test('a refund above the limit waits for a second member', async ({ shop, browser, page, context }) => {
    const number = await store.requestReturn()
    for (const step of ['approve', 'receive'])
      await store.staff.call('POST', `/api/admin/returns/${number}/${step}`, {})
    await store.enterAs(context, 'orders')
    const limit = { market: 'IN', before: 0, value: 100 }
    await store.staff.call('POST', '/api/admin/settings/refunds.approve-above', limit)

    await page.goto(`${store.origin}/console/returns/${number}`)
    await page.getByRole('button', { name: 'Accept and refund' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'waits under Approvals' })).toBeVisible()
    await page.goto(`${store.origin}/console/approvals`)
    const request = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Accept what was returned' })
    await expect(request.getByRole('button', { name: 'Withdraw' })).toBeVisible()
    await expect(request.getByRole('button', { name: 'Approve' })).toHaveCount(0)
    await request.getByText('Details of the request').click()
    await checkConsoleScreen(shop, page)
    await request.getByRole('link', { name: /^Order/ }).click()
    await expect(page.getByText('Waiting for approval: Accept what was returned')).toBeVisible()

    const second = await browser.newContext()
    await store.enter(second)
    const desk = await second.newPage()
    await desk.goto(`${store.origin}/console`)
    await expect(desk.getByText('1 request waits for your approval.')).toBeVisible()
    await desk.getByRole('link', { name: 'Open approvals' }).click()
    await desk.getByRole('button', { name: 'Approve' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(desk.getByText('No pending requests')).toBeVisible()
    await desk.getByRole('link', { name: 'All', exact: true }).click()
    await expect(desk.getByText(/^Approved/).first()).toBeVisible()
    await desk.goto(`${store.origin}/console/returns/${number}`)
    await expect(desk.getByText('Nothing to do for this return.')).toBeVisible()
    await second.close()
  })

  test('a large change of a price waits for a second member, who sees it in money', async ({
    shop,
    browser,
    page,
    context,
  }) => {
    const list = '/api/admin/products?market=IN&columns=price&columns=breaks&limit=50'
    const rows = (await store.staff.call('GET', list)).rows as { msn: string; cells: Record<string, string> }[]
    const product = rows.find(({ cells }) => cells.breaks === '' && cells.price !== '')
    const price = Math.floor(Number(product?.cells.price) * 0.8).toFixed(2)
    const address = `${store.origin}/console/products/${product?.msn}`
    await store.enterAs(context, 'pricing')
    const limit = { market: 'IN', before: 0, value: 1000 }
    await store.staff.call('POST', '/api/admin/settings/prices.approve-change', limit)
    await page.goto(address)
    await page.locator('.editor .views').getByRole('link', { name: 'Price and stock' }).click()
    await page.getByLabel('Price with tax').fill(price)
    await page.getByRole('button', { name: 'Review 1 change' }).click()
    await page.getByRole('button', { name: 'Save 1 change' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'waits under Approvals' })).toBeVisible()

    const second = await browser.newContext()
    await store.enter(second)
    const desk = await second.newPage()
    await desk.goto(`${store.origin}/console/approvals`)
    const request = desk.getByRole('main').getByRole('listitem').filter({ hasText: 'Change prices' })
    await request.getByText('Every change').click()
    await expect(request.getByRole('row').filter({ hasText: /₹.*₹/ })).toBeVisible()
    await request.getByText('Details of the request').click()
    await expect(request.getByRole('row', { name: 'Products 1' })).toBeVisible()
    await checkConsoleScreen(shop, desk)
    await request.getByRole('button', { name: 'Approve' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(desk.getByText('No pending requests')).toBeVisible()
    await second.close()
    await page.goto(address)
    await page.locator('.editor .views').getByRole('link', { name: 'Price and stock' }).click()
    await expect(page.getByLabel('Price with tax')).toHaveValue(price)
  })
})
