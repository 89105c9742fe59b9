// The list of orders with filters by payment and print, and the steps for chosen orders.

import { checkConsoleScreen } from '../support/console-screen.ts'
import { placeEarlierOrder } from '../support/earlier-order.ts'
import { originOf } from '../support/origin.ts'
import { enterAs } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

test('filters of orders, and steps for chosen ones', async ({ shop, page, context }) => {
  await enterAs(context, originOf('IN'), 'owner', shop.language)
  const { number } = await placeEarlierOrder(originOf('IN'))
  await page.goto(`/console/orders?printed=no&paymentState=due&least=1.50&text=${number}`)
  await expect(page.getByText(String(number)).first()).toBeVisible()
  await page.getByRole('checkbox').last().check()
  await checkConsoleScreen(shop, page)
})
