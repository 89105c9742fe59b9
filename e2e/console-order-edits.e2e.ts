// Staff edit the lines of a placed order, previewed and made once, and correct its address; members without the right
// do not see the buttons.

import { expect, test } from './support/console-test.ts'

test('a quantity is raised and the edit undone by a member who edits orders', async ({ store, page, context }) => {
  const number = await store.placeOrder()
  await store.enterAs(context, 'orders')
  await page.goto(`${store.origin}/console/orders/${number}`)
  const open = page.getByRole('button', { name: 'Edit lines' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Edit lines' })
  const confirm = dialog.getByRole('button', { name: 'Change the order' })
  await expect(confirm).toBeDisabled()
  // by keyboard: the stepper, the reason, the button
  await dialog.getByRole('button', { name: /^Increase/ }).focus()
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

  // somebody else has edited the order: the preview is outdated, and shown again
  await open.click()
  await dialog.getByRole('button', { name: /^Decrease/ }).click()
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

test('a member who may set prices lowers one, adds a surcharge, and sees both in the history', async ({
  store,
  page,
  context,
}) => {
  const number = await store.placeOrder()
  await store.enterAs(context, 'owner')
  await page.goto(`${store.origin}/console/orders/${number}`)
  await page.getByRole('button', { name: 'Edit lines' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit lines' })
  const price = dialog.getByLabel(/^Price of one/)
  await price.fill('999999')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert').filter({ hasText: 'The price may be' })).toBeVisible()
  await price.fill('90')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/ each$/)).toBeVisible()
  await dialog.getByLabel('Another code').fill('no such')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert').filter({ hasText: 'This coupon does not exist.' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Undo Coupon' }).click()
  await dialog.getByLabel(/^Description for/).fill('Crane unloading')
  await dialog.getByLabel(/^Amount with tax/).fill('250')
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Reason').fill('Agreed on the phone')
  await dialog.getByRole('button', { name: 'Change the order' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('.time .edited')).toContainText('₹90 each instead of')
  await expect(page.locator('.time .edited')).toContainText('Surcharge: ₹250 instead of None')
  await expect(page.getByRole('rowheader', { name: 'Surcharge: Crane unloading' })).toBeVisible()
})

test('an automatic offer is removed from an order, and the history names it', async ({ store, page, context }) => {
  const offer = {
    ...{ market: 'IN', appliedBy: 'automatic', promoCode: 'EDIT-OFF', kind: 'flat', value: 10_00, minCart: 0 },
    ...{ title: { en: '₹10 off', hi: '₹10 की छूट' }, terms: { en: '', hi: '' }, categoryCodes: [], brandSlugs: [] },
    ...{ maxDiscount: null, perCustomerLimit: null, maxUses: null, budget: null, firstOrderOnly: false },
    ...{ listed: true, combines: true, validFrom: '2020-01-01T00:00:00.000Z', validTo: null },
  }
  const { couponId } = await store.staff.call('POST', '/api/admin/coupons', offer)
  const number = await store.placeOrder()
  await store.staff.call('POST', `/api/admin/coupons/${couponId}/active`, { active: false })
  await store.enterAs(context, 'orders')
  await page.goto(`${store.origin}/console/orders/${number}`)
  await page.getByRole('button', { name: 'Edit lines' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit lines' })
  // by keyboard
  await dialog.getByRole('button', { name: 'Remove ₹10 off' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Undo ₹10 off' })).toBeFocused()
  await expect(dialog.getByText('EDIT-OFF · taken off')).toBeVisible()
  await expect(dialog.locator('tfoot')).toContainText('+₹10')
  await dialog.getByLabel('Reason').fill('Agreed on the phone')
  await dialog.getByRole('button', { name: 'Change the order' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('.time .edited')).toContainText('Offer removed: ₹10 off')
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

test('no edit is offered once a parcel is packed, nor to warehouse staff', async ({ store, page, context }) => {
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

test('an order that was placed with the wrong account is moved to another customer', async ({
  store,
  page,
  context,
}) => {
  const [number, phone] = [await store.placeOrder(), await store.signUpAnother()]
  await store.enterAs(context, 'orders')
  await page.goto(`${store.origin}/console/orders/${number}`)
  await page.getByRole('button', { name: 'Move to another customer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move to another customer' })
  await dialog.getByLabel('Find the other customer').fill(phone)
  await page.keyboard.press('Enter')
  await dialog.getByRole('listitem').getByRole('button').click()
  await expect(dialog.getByText('the retail invoice, without a company')).toBeVisible()
  await dialog.getByLabel(/^Why, and how/).fill('The customer called from the number of the account')
  await dialog.getByRole('button', { name: 'Move the order' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('.time')).toContainText('Moved to another customer')
  await page.getByRole('link', { name: 'Open the customer' }).click()
  await expect(page.getByText(`••••••${phone.slice(-4)}`)).toBeVisible()
  await expect(page.getByText('Order moved to this account')).toBeVisible()
})
