// A customer group and a price list are created in the console, and a member pays its price; an auditor can only
// read.

import { randomInt } from 'node:crypto'
import { takeOver } from './support/entering.ts'
import { movedParts, watchMoves } from './support/moved-parts.ts'
import { originOf } from './support/origin.ts'
import { fillCart } from './support/several-products.ts'
import { enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { Shopper } from './system/shopper.ts'

interface CartLine {
  productId: string
  productUnitPrice: number
}

test('a price list from its group to the cart of a member', async ({ page, context, shop }) => {
  const origin = originOf('IN')
  const phone = `95${String(randomInt(10 ** 8)).padStart(8, '0')}`
  const shopper = new Shopper(() => origin)
  await shopper.signUp(phone)
  await fillCart(shopper)
  const lineOf = async (): Promise<CartLine> => {
    const { itemsList } = (await shopper.must('GET', '/api/v1/cart/getCartByUserV2')).data as { itemsList: CartLine[] }
    const [line] = itemsList
    if (!line) throw new Error('The cart is empty')
    return line
  }
  const { productId, productUnitPrice: price } = await lineOf()
  const name = `Dealers ${Date.now().toString(36)}`

  await enterAs(context, origin, 'pricing', 'en')
  await page.goto(`${origin}/console/price-lists/groups`)
  await page.getByRole('link', { name: 'New customer group' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.getByRole('button', { name: 'Add members' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Members').fill(`${phone}\nnobody@plant.example`)
  await dialog.getByRole('button', { name: 'Find' }).click()
  await expect(dialog.getByText('no account with it')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add the chosen ones' }).click()
  await expect(page.getByRole('button', { name: /^Remove: / })).toHaveCount(1)

  // one that is removed again
  await page.goto(`${origin}/console/price-lists/groups/new`)
  await page.getByLabel('Name').fill(`${name} twice`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Delete the group' }).click()
  await dialog.getByRole('button', { name: 'Delete the group' }).click()
  await expect(page).toHaveURL(/\/price-lists\/groups$/)
  await expect(page.getByRole('link', { name: `${name} twice` })).toHaveCount(0)

  await page.goto(`${origin}/console/price-lists/new`)
  const nameField = page.getByLabel('Name', { exact: true })
  await nameField.fill(name)
  const groups = page.getByRole('combobox', { name: 'Add a customer group' })
  await groups.fill(name.slice(0, 8))
  await expect(page.locator(`datalist option[value="${name}"]`)).toBeAttached()
  await groups.fill(name)
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
  // input survives a reload
  await page.reload()
  await expect(nameField).toHaveValue(name)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  expect((await lineOf()).productUnitPrice).toBe(price)

  await page.getByRole('button', { name: 'Paste or import prices' }).click()
  const pasted = dialog.getByLabel('Pasted cells')
  const prices = `${(price - 100) / 100}\t7: ${(price - 200) / 100}`
  await pasted.fill(`MSN\tPrice\tQuantity prices\n${productId}\t${prices}\nMSN0000ZZZZ\t1`)
  await dialog.getByRole('button', { name: 'Check' }).click()
  await expect(dialog.getByText('no such product in this market')).toBeVisible()
  const saved = page.waitForResponse(response => response.url().includes('/import') && response.ok())
  await dialog.getByRole('button', { name: 'Save the valid lines' }).click()
  await saved
  // with a wrong line it stays open
  await page.keyboard.press('Escape')
  await expect(page.getByRole('checkbox', { name: /^Choose/ })).toHaveCount(1)
  expect((await lineOf()).productUnitPrice).toBe(price - 100)

  // pages are the same for everybody: the customer price is written in before the first interaction
  await context.clearCookies()
  await takeOver(shop, shopper)
  const address = `${origin}/any/mp/${productId.toLowerCase()}`
  await page.goto(address)
  const rupees = (minor: number) => `₹${(minor / 100).toLocaleString('en-IN')}`
  const own = rupees(price - 100)
  const paid = page.locator('[data-product] p[data-note]')
  await expect(paid).toHaveText(own)
  await expect(paid).toHaveAttribute('data-own', 'Your price')
  // the next page knows that there are customer prices, and nothing on it moves
  expect(await page.evaluate(() => localStorage.getItem('kh_own'))).toBe('true')
  await watchMoves(page)
  await page.goto(address)
  await expect(paid).toHaveText(own)
  await page.waitForLoadState('networkidle')
  expect(await movedParts(page)).toEqual([])
  await page.mouse.wheel(0, 400)
  await expect(page.getByRole('heading', { name: 'Your price by quantity' })).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(`^7 .*${rupees(price - 200)} `) })).toBeVisible()
  const quantity = Number(await page.getByLabel('Quantity', { exact: true }).first().inputValue())
  await expect(page.getByText(`Total ${rupees((price - 100) * quantity)}`)).toBeVisible()

  await context.clearCookies()
  await enterAs(context, origin, 'auditor', 'en')
  await page.goto(`${origin}/console/price-lists?text=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name }).click()
  await expect(nameField).toHaveValue(name)
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Paste or import prices' })).toHaveCount(0)
})
