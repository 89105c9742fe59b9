// Using only the keyboard: from home to a placed order, and the tabs of the order list.

import { openProduct } from './support/browsing.ts'
import {
  addToCart,
  decide,
  goToGateway,
  goToPayment,
  method,
  orderNumber,
  PUNE,
  saveAddress,
} from './support/buying.ts'
import { ASHA, codeFor, enterAnew, newPhone } from './support/entering.ts'
import { choose, enter, tabTo, typeInto } from './support/keyboard.ts'
import { expect, test } from './support/test.ts'

test('an order is placed using only the keyboard', async ({ shop, page }) => {
  const { t } = shop
  const main = page.getByRole('main')
  await shop.open('/')
  await page.keyboard.press('Tab')
  await expect(shop.link(t('common', 'skip'))).toBeFocused()
  await expect(shop.link(t('common', 'skip'))).toBeInViewport()
  await page.keyboard.press('Enter')
  await enter(main.locator('a[href$="/212000000"]').first())
  await shop.at(/\/212000000$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await enter(shop.card().first().getByRole('link'))
  await shop.at(/\/mp\/msn/)
  const add = main.getByRole('button', { name: t('common', 'addToCart'), exact: true })
  const quantity = main.getByRole('textbox', { name: t('common', 'quantity'), exact: true })
  await tabTo(quantity)
  const before = Number(await quantity.inputValue())
  while (Number((await main.getByText(shop.like('product', 'total')).textContent())?.replace(/[^\d.]/g, '')) < 400) {
    await page.keyboard.press('ArrowUp')
    expect(Number(await quantity.inputValue())).toBeGreaterThan(before)
  }
  await enter(add)
  await shop.notice(t('common', 'added'))
  await enter(page.getByRole('banner').getByRole('link', { name: t('common', 'cartCount', { count: 1 }) }), 'Shift+Tab')
  await shop.at('/quickorder')

  await enter(shop.button(t('cart', 'checkout')))
  const popup = page.getByRole('dialog', { name: t('cart', 'loginTitle'), exact: true })
  const phone = newPhone(shop)
  await typeInto(popup.getByRole('textbox', { name: t('auth', 'identifier') }), phone)
  await page.keyboard.press('Enter')
  const code = popup.getByRole('textbox', { name: t('auth', 'code'), exact: true })
  await expect(code).toBeFocused()
  await page.keyboard.type(await codeFor(shop, phone))
  await typeInto(popup.getByRole('textbox', { name: t('auth', 'firstName') }), ASHA.firstName)
  await page.keyboard.press('Enter')

  await shop.at('/checkout/address')
  await typeInto(shop.field(t('address', 'name')), PUNE.name)
  await typeInto(shop.field(t('address', 'phone')), PUNE.phone)
  await typeInto(shop.field(t('address', 'pincode')), PUNE.postCode)
  await expect(shop.field(t('address', 'city'))).not.toHaveValue('')
  await typeInto(shop.field(t('address', 'line1')), PUNE.line)
  await enter(shop.button(t('address', 'save')))
  await expect(page.getByText(PUNE.line)).toBeVisible()
  await enter(shop.button(t('checkout', 'continue')))
  await expect(shop.heading(t('checkout', 'paymentTitle'))).toBeVisible()
  await choose(method(shop, 'codHint'))
  await enter(shop.button(shop.like('checkout', 'order')))
  await expect(shop.heading(t('checkout', 'paidTitle'))).toBeVisible()
  expect(orderNumber(shop)).toMatch(/^\d+$/)
})

test('the groups of the order list are tabs kept in the URL', async ({ shop, page }) => {
  const { t } = shop
  await enterAnew(shop, newPhone(shop))
  await shop.open('/electricals/211000000')
  await openProduct(shop)
  await addToCart(shop)
  await shop.open('/checkout/address')
  await saveAddress(shop, PUNE)
  await goToPayment(shop)
  await goToGateway(shop)
  await decide(shop, 'success')
  await expect(shop.heading(t('checkout', 'paidTitle'))).toBeVisible()
  const number = orderNumber(shop)

  await shop.open('/dashboard/order')
  const tab = (key: 'groupAll' | 'groupToPay' | 'groupOnTheWay' | 'groupCancelled', count: number) =>
    page.getByRole('tab', { name: `${t('account', key)} ${count}`, exact: true })
  const order = page.getByRole('tabpanel').getByRole('heading', { name: t('order', 'orderNumber', { number }) })
  await expect(tab('groupAll', 1)).toHaveAttribute('aria-selected', 'true')
  await expect(order).toBeVisible()

  await tab('groupAll', 1).focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab('groupToPay', 0)).toBeFocused()
  await expect(tab('groupAll', 1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await shop.at(/order\?state=to-pay$/)
  await expect(page.getByText(t('account', 'noneToPay'))).toBeVisible()
  // the focus does not leave the tabs for the heading of the page
  await expect(tab('groupToPay', 0)).toBeFocused()
  await page.keyboard.press('End')
  await expect(tab('groupCancelled', 0)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  await shop.at(/order\?state=on-the-way$/)
  await expect(order).toBeVisible()
  await expect(tab('groupOnTheWay', 1)).toHaveAttribute('aria-selected', 'true')

  await page.goBack()
  await shop.at(/order\?state=to-pay$/)
  await expect(tab('groupToPay', 0)).toHaveAttribute('aria-selected', 'true')
  await expect(order).toHaveCount(0)
  await page.goForward()
  await shop.at(/order\?state=on-the-way$/)
  await expect(order).toBeVisible()
  await page.reload()
  await shop.alive()
  await expect(tab('groupOnTheWay', 1)).toHaveAttribute('aria-selected', 'true')
  await expect(order).toBeVisible()
})
