// Lead forms: an advertiser and an interest in an offer, with consent, read by staff with the consent text.

import { enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test('forms need consent, can be changed, and are read by staff', async ({ shop, page, browser }) => {
  const { t } = shop
  const main = page.getByRole('main')
  const company = `Kulkarni ${Date.now()}`
  await shop.open('/advertise')
  await main.getByRole('textbox', { name: t('leads', 'name') }).fill('Asha Kulkarni')
  await main.getByRole('textbox', { name: t('leads', 'company') }).fill(company)
  await main.getByRole('textbox', { name: t('leads', 'phone') }).fill('9876543210')
  await main.getByRole('textbox', { name: t('leads', 'email') }).fill('asha@plant.example')
  const send = main.getByRole('button', { name: t('leads', 'send') })
  await shop.press(send)
  await expect(main.getByText(t('leads', 'consentRequired'))).toBeVisible()
  await main.getByRole('checkbox').check()
  await shop.press(send)
  await expect(main.getByText(t('leads', 'sent'))).toBeVisible()

  await shop.open('/offer-enquiry')
  await main.getByRole('combobox').first().selectOption({ index: 1 })
  await main.getByRole('textbox', { name: t('leads', 'name') }).fill('Asha Kulkarni')
  await main.getByRole('textbox', { name: t('leads', 'phone') }).fill('9876543210')
  await main.getByRole('checkbox').check()
  await shop.press(main.getByRole('button', { name: t('leads', 'send') }))
  await shop.press(main.getByRole('button', { name: t('leads', 'changeSent') }))
  await main.getByRole('textbox', { name: /Message/ }).fill(`For ${company}`)
  await shop.press(main.getByRole('button', { name: t('leads', 'change') }))
  await expect(main.getByText(t('leads', 'sent'))).toBeVisible()

  const desk = await browser.newContext()
  const { origin } = new URL(page.url())
  await enterAs(desk, origin, 'support', 'en')
  const staff = await desk.newPage()
  await staff.goto(`${origin}/console/leads`)
  const lead = staff.getByRole('listitem').filter({ hasText: company })
  // the form of the offer was changed, not sent twice
  await expect(lead).toHaveCount(2)
  await expect(lead.first()).toContainText(/Consented on .* \(English, text 1\)/)
  await desk.close()
})
