// The console: from an invitation to the second factor, an order using only the keyboard, a return up to its refund.

import { expect, test } from './support/console-test.ts'
import { tabTo } from './support/keyboard.ts'
import { originOf } from './support/origin.ts'
import { codeOf, invite } from './support/staff.ts'

test('an invited member sets up the second factor, logs out, and logs in with a recovery code', async ({
  store,
  page,
}) => {
  const { email, path } = await invite('orders')
  await page.goto(path)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByLabel('New password').fill('seven tall mango trees')
  await page.getByRole('button', { name: 'Accept the invitation' }).click()
  const secret = (await page.locator('.secret').textContent())?.replaceAll(' ', '') ?? ''
  await page.getByLabel('Code of the app').fill(await codeOf(originOf('IN'), secret))
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect(page.locator('.codes li')).toHaveCount(10)
  const codes = await page.locator('.codes li').allTextContents()
  const goOn = page.getByRole('button', { name: 'Continue to the console' })
  await expect(goOn).toBeDisabled()
  await page.getByRole('checkbox').check()
  await goOn.click()
  await expect(page.getByRole('heading', { name: 'Work waiting' })).toBeVisible()
  // the role cannot move money
  await expect(page.getByRole('link', { name: /^Your account: Ravi Nair, Orders/ })).toBeVisible()

  await page.goto('/console/account')
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('a wrong password of mine')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.locator('form').getByRole('alert')).toHaveText('The email or the password is not correct.')
  await page.getByLabel('Password').fill('seven tall mango trees')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  // the address that was open before
  await expect(page.getByText('9 recovery codes are left')).toBeVisible()
})

test('the first visit fetches few files, and messages of only one language', async ({ store, context }) => {
  // the browser is in English
  await store.enterAs(context, 'orders', 'hi')
  const page = await context.newPage()
  const fetched: { path: string; bytes: number }[] = []
  page.on('requestfinished', async request => {
    const { responseBodySize: bytes } = await request.sizes()
    fetched.push({ path: new URL(request.url()).pathname, bytes })
  })
  const streamed = page.waitForRequest('**/events/staff/**')
  await page.goto(`${store.origin}/console/orders`)
  await expect(page.getByRole('heading', { level: 1, name: 'ऑर्डर' })).toBeVisible()
  // the stream of notifications, which never ends
  await streamed
  expect(
    fetched.filter(({ path }) => path.includes('/messages-')).map(({ path }) => path.replace(/-[\w-]{8}\.js$/, '')),
  ).toEqual(['/console/assets/messages-hi'])
  expect(fetched.length).toBeLessThanOrEqual(60)
  expect(fetched.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(420 * 1024)
  // something was really counted
  expect(fetched.length).toBeGreaterThan(10)
})

test('an order is confirmed, packed and handed over using only the keyboard', async ({ store, page, context }) => {
  const number = await store.placeOrder()
  await store.enter(context)
  await page.goto(`${store.origin}/console`)
  // the dashboard leads to the work
  await page.getByRole('link', { name: /To confirm/ }).click()
  const { keyboard } = page
  await expect(page.getByRole('link', { name: String(number) })).toBeVisible()
  await keyboard.press('/')
  await keyboard.type(String(number))
  await keyboard.press('Enter')
  await page.waitForURL(/text=/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.locator('.sheet').focus()
  await keyboard.press('j')
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible()
  await keyboard.press('c')
  await expect(page.getByRole('button', { name: 'Pack P' })).toBeVisible()
  await keyboard.press('p')
  await tabTo(page.getByLabel('Tracking number'))
  await keyboard.type('VX-104-22')
  // input survives a reload
  await page.reload()
  await expect(page.getByLabel('Tracking number')).toHaveValue('VX-104-22')
  await tabTo(page.getByLabel('Tracking number'))
  await keyboard.press('Enter')
  // the carrier is booked; handing over is a separate step
  await expect(page.getByText('VX-104-22')).toBeVisible()
  const handOver = page.getByRole('button', { name: 'Hand over' })
  await expect(handOver).toBeEnabled()
  await tabTo(handOver)
  await keyboard.press('Enter')
  await expect(page.locator('[aria-current=step]')).toContainText('On the way')
  // in a field letters are letters
  await keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard help' })).toBeVisible()
  await keyboard.press('Escape')
  await keyboard.press('g')
  await keyboard.press('r')
  await expect(page.getByRole('heading', { name: 'Returns' })).toBeVisible()
})

test('a return is approved, received, inspected and refunded', async ({ store, page, context }) => {
  const number = await store.requestReturn()
  await store.enter(context)
  await page.goto(`${store.origin}/console/returns`)
  await page.getByRole('link', { name: String(number) }).click()
  await expect(page.getByRole('img', { name: 'Picture 1 of the customer' })).toBeVisible()
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('button', { name: 'Products have arrived' }).click()
  await expect(page.getByLabel('Accepted')).toHaveValue('1')
  await page.getByRole('button', { name: 'Accept and refund' }).click()
  await expect(page.getByText('Nothing to do for this return.')).toBeVisible()
  const order = await page
    .getByRole('main')
    .getByRole('link', { name: /order \d{6}/i })
    .first()
    .textContent()
  // it was paid in cash: staff pay it from the bank, once the refund job has left it to them; other tests have
  // refunds too
  const row = page.getByRole('listitem').filter({ hasText: order?.match(/\d{6}/)?.[0] ?? 'no order' })
  const record = row.getByRole('button', { name: 'Record as paid' })
  await expect(async () => {
    await page.goto(`${store.origin}/console/refunds`)
    await expect(record).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 120_000 })
  await record.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Show the account' }).click()
  await expect(dialog.getByText('123456789012')).toBeVisible()
  await dialog.getByLabel(/^Bank reference/).fill('UTR26112300009')
  await dialog.getByRole('button', { name: 'Record as paid' }).click()
  await expect(record).toHaveCount(0)
})

test('a member is invited, gets another role, and the account is closed and reactivated', async ({
  store,
  page,
  context,
}) => {
  await store.enter(context)
  await page.goto(`${store.origin}/console/staff`)
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Kiran Das')
  await dialog.getByLabel('Email', { exact: true }).fill('kiran@staff.example')
  await dialog.getByLabel('Role').selectOption({ label: 'Warehouse' })
  await dialog.getByLabel('UAE').uncheck()
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Kiran Das' })
  await expect(row).toContainText('Warehouse')
  await expect(row).toContainText('kiran@staff.example · India')
  await expect(row).toContainText('Invitation valid until')

  await row.getByRole('button').click()
  await dialog.getByLabel('Role').selectOption({ label: 'Finance' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('Finance')
  await row.getByRole('button').click()
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await expect(row).toContainText('Deactivated')
  await row.getByRole('button').click()
  await dialog.getByRole('button', { name: 'Open again' }).click()
  await expect(row).not.toContainText('Deactivated')
  // nobody can change their own account here
  await expect(page.getByRole('listitem').filter({ hasText: 'Meera Iyer' }).getByRole('button')).toHaveCount(0)
})
