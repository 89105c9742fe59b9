// An edit of a paid order waits for its difference: the order as its customer and as staff see it.

import { randomUUID } from 'node:crypto'
import { checkConsoleScreen } from '../support/console-screen.ts'
import { originOf } from '../support/origin.ts'
import { checkScreen } from '../support/screen-check.ts'
import { placePaidOrder } from '../support/several-products.ts'
import { enterAs, StaffClient } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('an order with a difference to pay', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'orders', shop.language)
  const staff = new StaffClient(originOf('IN'))
  const session = (await context.cookies()).find(({ name }) => name === 'kh_staff')
  staff.cookies.set('kh_staff', session?.value ?? '')
  let number = ''
  // tests beside this one advance the clock, by which the warehouse of the store packs orders: such a one is not edited
  await expect(async () => {
    number = await placePaidOrder(shop, 1)
    const edit = { quantities: [{ lineNo: 1, quantity: 3 }] }
    const path = `/api/admin/orders/${number}/edit`
    const { digest } = await staff.call('POST', `${path}/preview`, edit)
    await staff.call('POST', path, { ...edit, digest, reason: 'The customer called', idempotencyKey: randomUUID() })
  }).toPass()
  await shop.open(`/dashboard/order/${number}`)
  await expect(page.getByRole('region', { name: shop.like('order', 'moreToPay') })).toBeVisible()
  await checkScreen(shop)
  await page.goto(`${originOf('IN')}/console/orders/${number}`)
  await expect(page.getByRole('region', { name: /\d/ }).filter({ has: page.locator('#waiting-edit') })).toBeVisible()
  await checkConsoleScreen(shop, page)
})
