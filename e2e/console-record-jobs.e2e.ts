// Tags and responsible members for many tickets, requests and returns: chosen, previewed, done, taken back; an auditor may not.

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from './support/console-test.ts'
import { Shopper } from './system/shopper.ts'

/** Two open tickets of a visitor. */
async function raiseTickets(origin: string): Promise<[number, number]> {
  const visitor = new Shopper(() => origin)
  await visitor.must('GET', '/api/v1/session/getSession')
  const raise = async (text: string) => {
    const body = {
      idempotencyKey: randomUUID(),
      topic: 'delivery',
      fullName: 'Asha Kulkarni',
      email: 'asha@plant.example',
    }
    return Number((await visitor.must('POST', '/api/v1/support/createTicket', { ...body, text })).data?.ticketNumber)
  }
  return [await raise('One box was open.'), await raise('The other one came late.')]
}

/** Presses Start in the open dialog, and waits until the job has been accepted. */
async function startJob(page: Page): Promise<void> {
  const started = page.waitForResponse(
    answer => answer.url().endsWith('/api/admin/recordJobs') && answer.request().method() === 'POST',
  )
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click()
  expect((await started).status()).toBe(200)
}

test('support assigns all matching tickets, except the closed one, and undoes it', async ({ page, context, store }) => {
  const { origin, staff } = store
  const [open, closed] = await raiseTickets(origin)
  const tag = `Lot ${open}`
  await store.enterAs(context, 'support')
  await page.goto(`${origin}/console/support`)
  for (const number of [open, closed]) await page.getByRole('checkbox', { name: `Select Ticket ${number}` }).check()
  await page.getByRole('button', { name: 'Add a tag' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Tag').fill(tag)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('2 tickets will be changed.')).toBeVisible()
  await startJob(page)
  await expect(page).toHaveURL(/\/console\/support\/bulk\//)
  await expect(page.getByRole('heading', { name: `Add the tag ${tag}` })).toBeVisible()
  await expect(page.getByText('2 of 2 done, 0 skipped, 0 failed')).toBeVisible()

  await staff.call('POST', `/api/admin/support/${closed}/close`, { reason: 'Settled by phone.' })
  await page.goto(`${origin}/console/support?tag=${encodeURIComponent(tag)}`)
  await page.getByRole('checkbox', { name: `Select Ticket ${open}` }).check()
  await page.getByRole('button', { name: 'Select all that match the filters' }).click()
  await expect(page.getByText('All 2 tickets that match are selected')).toBeVisible()
  await page.getByRole('button', { name: 'Assign', exact: true }).click()
  await dialog.getByLabel('Responsible').selectOption({ label: 'Meera Iyer' })
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Check' }).click()
  await expect(dialog.getByText('1 ticket will be changed.')).toBeVisible()
  await expect(dialog.getByText('1 is skipped: has ended, and nothing is left to do')).toBeVisible()
  await startJob(page)
  await expect(page.getByRole('heading', { name: 'Assign tickets to Meera Iyer' })).toBeVisible()
  await expect(page.getByText('1 of 2 done, 1 skipped, 0 failed')).toBeVisible()
  await expect(page.getByRole('link', { name: `Ticket ${closed}` })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Undone: Restore the responsible members of tickets' })).toBeVisible()
  await expect(page.getByText('1 of 1 done, 0 skipped, 0 failed')).toBeVisible()
  expect(await staff.call('GET', `/api/admin/support/${open}`)).toMatchObject({ state: 'open', assignedTo: null })
})

test('requests are assigned by keyboard; warehouse staff tag returns, which an auditor may not do', async ({
  page,
  context,
  browser,
  store,
}) => {
  const { origin, staff } = store
  const rfqNumber = await store.raiseRfq()
  const returnNumber = await store.requestReturn()
  await store.enterAs(context, 'orders')
  await page.goto(`${origin}/console/quotes?state=received`)
  await expect(page.getByRole('link', { name: String(rfqNumber) })).toBeVisible()
  await page.keyboard.press('x')
  await expect(page.getByRole('checkbox', { name: `Select Request ${rfqNumber}` })).toBeChecked()
  await page.getByRole('button', { name: 'Assign', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Responsible').selectOption({ label: 'Meera Iyer' })
  await dialog.getByRole('button', { name: 'Check' }).press('Enter')
  await expect(dialog.getByText('1 request will be changed.')).toBeVisible()
  await startJob(page)
  await expect(page.getByRole('heading', { name: 'Assign requests to Meera Iyer' })).toBeVisible()
  await expect(page.getByText('1 of 1 done, 0 skipped, 0 failed')).toBeVisible()
  // the member still has to take it on
  const assigned = await staff.call('GET', `/api/admin/rfq/${rfqNumber}`)
  expect(assigned).toMatchObject({ state: 'received', assignedTo: expect.any(String) })

  await store.enterAs(context, 'warehouse')
  await page.goto(`${origin}/console/returns`)
  await page.getByRole('checkbox', { name: `Select Return ${returnNumber}` }).check()
  await page.getByRole('button', { name: 'Add a tag' }).click()
  await dialog.getByLabel('Tag').fill('Fragile')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('1 return will be changed.')).toBeVisible()
  await startJob(page)
  await expect(page.getByText('1 of 1 done, 0 skipped, 0 failed')).toBeVisible()

  const other = await browser.newContext()
  await store.enterAs(other, 'auditor')
  const reader = await other.newPage()
  await reader.goto(`${origin}/console/returns?tag=Fragile`)
  await expect(reader.getByRole('link', { name: String(returnNumber), exact: true })).toBeVisible()
  await expect(reader.getByRole('checkbox')).toHaveCount(0)
  await reader.keyboard.press('x')
  await expect(reader.getByRole('button', { name: 'Add a tag' })).toHaveCount(0)
  await other.close()
})
