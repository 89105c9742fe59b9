// A password: set, rejected if common, used to log in, shown in the login history, reset when forgotten.

import { enterAnew, leave, newPhone, proveNumber } from './support/entering.ts'
import { expect, test } from './support/test.ts'

const FIRST = 'seven grey pumps hum'
const SECOND = 'a valve opens at noon'

test('a password is set, logs in, and is replaced when it is forgotten', async ({ shop, page, broken }) => {
  const { t } = shop
  const phone = newPhone(shop)
  await enterAnew(shop, phone)
  const main = page.getByRole('main')
  const field = (name: string) => main.getByRole('textbox', { name, exact: true })
  await shop.open('/dashboard/profile')
  await shop.press(shop.button(t('account', 'setPassword')))
  // a common password
  const fresh = field(t('auth', 'newPassword'))
  await fresh.fill('qwertyuiop')
  await expect(main.getByText(t('auth', 'common'))).toBeVisible()
  await fresh.press('Enter')
  await expect(fresh).toHaveAttribute('aria-invalid', 'true')
  await fresh.fill(FIRST)
  await expect(main.getByText(t('auth', 'common'))).toBeHidden()
  await fresh.press('Enter')
  await shop.notice(t('account', 'passwordSaved'))
  await leave(shop)

  await shop.open('/login')
  await shop.press(shop.button(t('auth', 'usePassword')))
  await field(t('auth', 'identifier')).fill(phone)
  const password = field(t('auth', 'password'))
  await password.fill(SECOND)
  await shop.press(shop.button(t('auth', 'loginButton')))
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await password.fill(FIRST)
  await shop.press(shop.button(t('auth', 'loginButton')))
  await shop.notice(t('auth', 'welcomeBack'))
  await shop.open('/dashboard/profile')
  const byPassword = main.getByRole('listitem').filter({ hasText: t('account', 'loginByPassword') })
  await expect(byPassword).toHaveCount(2)
  await expect(byPassword.filter({ hasText: t('account', 'loginFailed') })).toHaveCount(1)
  await leave(shop)

  await shop.open('/forgot-password')
  await proveNumber(shop, phone, main)
  await field(t('auth', 'newPassword')).fill(SECOND)
  await shop.press(shop.button(t('auth', 'savePassword')))
  await shop.notice(t('auth', 'welcomeBack'))
  // rejected passwords are 4xx responses
  expect(broken.filter(text => !text.includes('status of 4'))).toEqual([])
})
