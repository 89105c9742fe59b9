// Warehouse staff split a parcel by keyboard, merge it again, split off the uncounted rest and cancel it; read-only
// members cannot split.

import type { Page } from '@playwright/test'
import type { ConsoleStore } from './support/console-store.ts'
import { expect, test } from './support/console-test.ts'

/** A confirmed order of six pieces of a product, with its page open. */
async function openOrder(store: ConsoleStore, page: Page) {
  const number = await store.placeOrder(6)
  const order = await store.staff.call('POST', `/api/admin/orders/${number}/confirm`)
  const [line] = order.lines as { msn: string; quantity: number }[]
  if (!line) throw new Error('An order without a line')
  const address = `${store.origin}/console/orders/${number}`
  await page.goto(address)
  return { address, ...line }
}

const sent = (page: Page, call: 'split' | 'merge' | 'move') =>
  page.waitForResponse(reply => reply.url().endsWith(`/${call}`) && reply.request().method() === 'POST')
/** Paise of the amount that a text names. */
const amountOf = (text: string | null | undefined) =>
  Math.round(Number(/[\d,]+(\.\d+)?/.exec(text ?? '')?.[0].replaceAll(',', '')) * 100)

test('a parcel is split by keyboard and merged again', async ({ store, page, context, browser }) => {
  await store.enterAs(context, 'warehouse')
  const { address, quantity } = await openOrder(store, page)
  const parcels = page.locator('.parcel')
  await page.getByRole('button', { name: 'Split parcel' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Split parcel \d+$/ })
  const field = dialog.getByLabel(/^Pieces for the new parcel/)
  const split = dialog.getByRole('button', { name: 'Split parcel' })
  await expect(field).toBeFocused()
  await expect(dialog.getByText('Choose how many pieces go into the new parcel.')).toBeVisible()
  await expect(split).toBeDisabled()
  await dialog.getByRole('button', { name: /^All pieces of/ }).click()
  await expect(dialog.getByText(/^At least one piece has to stay in parcel/)).toBeVisible()
  await field.fill('2')
  const amounts = dialog.getByRole('region', { name: 'Amounts of both parcels' })
  await expect(split).toBeEnabled()
  const [, stays, goes] = await amounts.locator('tfoot td').allTextContents()
  const together = await amounts.getByText(/^Together/).textContent()
  expect(amountOf(stays) + amountOf(goes)).toBe(amountOf(together))
  const division = sent(page, 'split')
  await field.press('Enter')
  const reply = await division
  expect(reply.status()).toBe(200)
  expect(reply.request().postDataJSON()).toMatchObject({ items: [{ lineNo: 1, quantity: 2 }] })
  await expect(dialog).toHaveCount(0)
  await expect(parcels).toHaveCount(2)
  await expect(parcels.nth(0).getByText(`${quantity - 2} ×`)).toBeVisible()
  await expect(parcels.nth(1).getByText('2 ×')).toBeVisible()
  await expect(parcels.nth(1).getByText(/Split from parcel \d+/)).toBeVisible()
  await expect(page.locator('.time').getByText('Parcel split')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Split parcel' }).first()).toBeFocused()

  // read-only members have no buttons for it
  const other = await browser.newContext()
  await store.enterAs(other, 'auditor')
  const look = await other.newPage()
  await look.goto(address)
  await expect(look.locator('.parcel')).toHaveCount(2)
  await expect(look.getByRole('button', { name: /^(Split|Merge)/ })).toHaveCount(0)
  await other.close()

  const merging = sent(page, 'merge')
  await page.getByRole('button', { name: /^Merge with parcel/ }).focus()
  await page.keyboard.press('Enter')
  expect((await merging).status()).toBe(200)
  await expect(parcels).toHaveCount(1)
  await expect(parcels.getByText(`${quantity} ×`)).toBeVisible()
  // the button and its parcel are gone: the focus moves to the list of parcels
  await expect(page.getByRole('heading', { name: 'Parcels' })).toBeFocused()
})

test('counted pieces are packed, and the rest becomes a parcel of its own, which is cancelled', async ({
  store,
  page,
  context,
}) => {
  await store.enterAs(context, 'warehouse')
  const { msn, quantity } = await openOrder(store, page)
  await page.getByRole('button', { name: 'Pack by scanning' }).click()
  await page.keyboard.type(`${quantity - 1}*${msn}`)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Split off the rest (1)' }).click()
  const dialog = page.getByRole('dialog', { name: /^Split parcel \d+$/ })
  await expect(dialog.getByRole('region', { name: 'Amounts of both parcels' })).toBeVisible()
  const packing = sent(page, 'move')
  await dialog.getByRole('button', { name: 'Split and pack' }).click()
  const packed = await packing
  expect(packed.status()).toBe(200)
  expect(packed.request().postDataJSON()).toEqual({ to: 'packed', counted: [{ lineNo: 1, quantity: quantity - 1 }] })
  const parcels = page.locator('.parcel')
  await expect(parcels.nth(0).getByText('Packed', { exact: true })).toBeVisible()
  await expect(parcels.nth(1).getByText('To pack', { exact: true })).toBeVisible()
  await expect(parcels.nth(1).getByText('1 ×')).toBeVisible()
  // a parcel of one piece cannot be split, and one split from a packed parcel cannot be merged
  await expect(page.getByRole('button', { name: /^(Split|Merge)/ })).toHaveCount(0)

  await parcels.nth(1).getByRole('button', { name: 'Cancel parcel' }).focus()
  await page.keyboard.press('Enter')
  const cancelling = page.getByRole('dialog', { name: /^Cancel parcel \d+$/ })
  await expect(cancelling.getByRole('listitem')).toHaveText(/^1 × /)
  await cancelling.getByLabel('Reason').fill('Out of stock')
  const cancelled = page.waitForResponse(answer => answer.url().endsWith('/cancel'))
  await cancelling.getByRole('button', { name: 'Cancel parcel' }).click()
  expect((await cancelled).status()).toBe(200)
  await expect(parcels.nth(1).getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(parcels.nth(0).getByText('Packed', { exact: true })).toBeVisible()
  // the button is gone: the focus moves to the parcel
  await expect(parcels.nth(1).getByText(/^Parcel \d+$/)).toBeFocused()
})
