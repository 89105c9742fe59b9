// Staff change the lines of an order after placing, shown first and made once, and correct its address; who may not is not offered it.

import { expect, test } from './support/console-test.ts'

test('a quantity is raised and taken back by somebody who works on orders', async ({ store, page, context }) => {
  const number = await store.placeOrder()
  await store.enterAs(context, 'orders')
  await page.goto(`${store.origin}/console/orders/${number}`)
  const open = page.getByRole('button', { name: 'Edit lines' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Edit lines' })
  const confirm = dialog.getByRole('button', { name: 'Change the order' })
  await expect(confirm).toBeDisabled()
  // by keyboard: the stepper, the reason, the button
  await dialog.getByRole('button', { name: /^One more of/ }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('was 1')).toBeVisible()
  await expect(dialog.getByText(/is collected on delivery instead of/)).toBeVisible()
  await dialog.getByLabel('Reason').fill('The customer called')
  await expect(confirm).toBeEnabled()
  await confirm.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
  await expect(page.getByText('Lines edited')).toBeVisible()
  await expect(page.locator('.lines tbody')).toContainText('2 pieces')

  // somebody else is faster: what was shown is no longer so, and is shown again
  await open.click()
  await dialog.getByRole('button', { name: /^One less of/ }).click()
  await dialog.getByLabel('Reason').fill('One is enough')
  await expect(confirm).toBeEnabled()
  const path = `/api/admin/orders/${number}/edit`
  const quantities = [{ lineNo: 1, quantity: 3 }]
  const { digest } = await store.staff.call('POST', `${path}/preview`, { quantities })
  await store.staff.call('POST', path, { quantities, digest, reason: 'Three', idempotencyKey: 'a-faster-edit' })
  await confirm.click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'This order has moved on' })).toBeVisible()
  await expect(dialog.getByText('was 3')).toBeVisible()
  await expect(confirm).toBeEnabled()
  await confirm.click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('.lines tbody')).toContainText('1 piece')
})

test('the delivery address is corrected, within its place', async ({ store, page, context }) => {
  const number = await store.placeOrder()
  await store.enterAs(context, 'orders')
  await page.goto(`${store.origin}/console/orders/${number}`)
  const open = page.getByRole('button', { name: 'Correct the address' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Correct the address' })
  await dialog.getByLabel('Landmark').fill('Opposite the fire station')
  await dialog.getByLabel('Another mobile number').fill('12345')
  await dialog.getByLabel('Reason').fill('The customer called')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert').filter({ hasText: 'Not a mobile number' })).toBeVisible()
  await dialog.getByLabel('Another mobile number').fill('')
  await dialog.getByRole('button', { name: 'Correct the address' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('address')).toContainText('Opposite the fire station')
  await expect(page.locator('.time')).toContainText('Delivery address corrected')
})

test('an order of which a parcel is packed, and somebody of the warehouse: no edit is offered', async ({
  store,
  page,
  context,
}) => {
  const number = await store.placeOrder()
  await store.enterAs(context, 'warehouse')
  await page.goto(`${store.origin}/console/orders/${number}`)
  await expect(page.getByRole('button', { name: 'Cancel lines' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Correct the address' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Edit lines' })).toHaveCount(0)

  await store.enterAs(context, 'orders')
  await page.goto(`${store.origin}/console/orders/${number}`)
  await expect(page.getByRole('button', { name: 'Edit lines' })).toBeVisible()
  await page.keyboard.press('c')
  await expect(page.getByRole('button', { name: 'Pack P' })).toBeVisible()
  await page.keyboard.press('p')
  await expect(page.getByRole('button', { name: 'Edit lines' })).toHaveCount(0)
})
