// Tags and responsible members for many tickets and quote requests: the selection, the dialog with its preview, and the report.

import { randomUUID } from 'node:crypto'
import { checkConsoleScreen } from '../support/console-screen.ts'
import { originOf } from '../support/origin.ts'
import { enterAs } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'
import { Shopper } from '../system/shopper.ts'

/** An open ticket of a visitor; its number. */
async function raiseTicket(origin: string): Promise<number> {
  const visitor = new Shopper(() => origin)
  await visitor.must('GET', '/api/v1/session/getSession')
  const text = { topic: 'delivery', fullName: 'Asha Kulkarni', email: 'asha@plant.example', text: 'One box was open.' }
  const body = { idempotencyKey: randomUUID(), ...text }
  return Number((await visitor.must('POST', '/api/v1/support/createTicket', body)).data?.ticketNumber)
}

test('responsible members for many tickets', async ({ shop, page, context }) => {
  const origin = originOf('IN')
  const number = await raiseTicket(origin)
  await enterAs(context, origin, 'support', shop.language)
  await page.goto(`/console/support?text=${number}`)
  await page.locator('table.list tbody tr').first().getByRole('checkbox').check()
  await page.locator('.bulk button.flat').first().click()
  await expect(page.locator('.bulk [role=status]')).toHaveCount(2)
  await checkConsoleScreen(shop, page)
  await page.locator('.bulk button:not(.flat)').last().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('select option')).not.toHaveCount(1)
  await dialog.locator('select').selectOption({ index: 1 })
  await dialog.locator('button.go').click()
  await expect(dialog.getByRole('status')).toBeVisible()
  await checkConsoleScreen(shop, page)
  // of a number that is no ticket too, so that the job has a report
  const recordJobId = randomUUID()
  await page.evaluate(
    async ([id, ticket]) => {
      const csrf = /kh_staff_csrf=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      await fetch('/api/admin/recordJobs', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': csrf },
        body: JSON.stringify({
          ...{ recordJobId: id, market: 'IN', recordKind: 'ticket', records: [ticket, '1'] },
          step: { action: 'add-tag', label: 'VIP' },
        }),
      })
    },
    [recordJobId, String(number)] as const,
  )
  await page.goto(`/console/support/bulk/${recordJobId}`)
  await expect(page.locator('.st.full')).toBeVisible()
  await expect(page.locator('.panel .rows li').first()).toBeVisible()
  await checkConsoleScreen(shop, page)
})
