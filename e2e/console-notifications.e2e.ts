// Notifications of the console: an owner mentions and assigns, support is notified, reads and sets preferences; a
// translator gets none.

import { expect, test } from './support/console-test.ts'

test('support is notified of a mention and a note on an order that it follows', async ({
  store,
  page,
  context,
  browser,
}) => {
  const { origin } = store
  // nothing changes an order of this store: only the actions here cause notifications
  const number = await store.placeOrder()
  await store.enterAs(context, 'support')
  await page.goto(`${origin}/console/orders/${number}`)
  const panel = page.getByRole('region', { name: 'Notes and tags' })
  await panel.getByRole('button', { name: 'Follow' }).click()
  await expect(panel.getByRole('button', { name: 'Follow' })).toHaveAttribute('aria-pressed', 'true')
  await page.goto(`${origin}/console/account`)
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''

  const other = await browser.newContext()
  await store.enter(other)
  const boss = await other.newPage()
  await boss.goto(`${origin}/console/orders/${number}`)
  const notes = boss.getByRole('region', { name: 'Notes and tags' })
  await notes.getByLabel('New note').pressSequentially(`Please look @${name.slice(0, 3)}`)
  await expect(notes.getByRole('button', { name: `@${name}` }).first()).toBeVisible()
  await boss.keyboard.press('Enter')
  await expect(notes.getByLabel('New note')).toHaveValue(`Please look @${name} `)
  await notes.getByRole('button', { name: 'Save the note' }).click()
  await expect(notes.getByRole('listitem').filter({ hasText: 'Please look' })).toBeVisible()
  await notes.getByLabel('New note').fill('A second one.')
  await notes.getByRole('button', { name: 'Save the note' }).click()
  await expect(notes.getByRole('listitem').filter({ hasText: 'A second one.' })).toBeVisible()
  await other.close()

  // the bell of the open page updates at once
  await page.getByRole('link', { name: /^Notifications, \d+ unread/ }).click()
  const list = page.getByRole('region', { name: 'Notifications' })
  const rows = list.getByRole('listitem').filter({ hasText: `Order ${number}` })
  await expect(rows.filter({ hasText: 'has written a note' }).first()).toBeVisible()
  await list
    .getByRole('button', { name: `Mark as read: Order ${number}` })
    .first()
    .click()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('link', { name: 'Notifications, none unread' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Unread' }).click()
  await expect(page.getByText('No notifications')).toBeVisible()
  await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'All' }).click()
  await rows.first().getByRole('link').click()
  await expect(page).toHaveURL(`${origin}/console/orders/${number}`)

  await page.goto(`${origin}/console/account`)
  await page.getByLabel('of notes on records that you follow').uncheck()
  await page.getByLabel('once a day by mail about unread notifications').check()
  await page.reload()
  await expect(page.getByLabel('of notes on records that you follow')).not.toBeChecked()
  await expect(page.getByLabel('once a day by mail about unread notifications')).toBeChecked()

  const third = await browser.newContext()
  await store.enterAs(third, 'translator')
  const reader = await third.newPage()
  await reader.goto(`${origin}/console/account`)
  await expect(reader.getByRole('heading', { name: 'Sessions' })).toBeVisible()
  await expect(reader.getByRole('link', { name: /Notifications/ })).toHaveCount(0)
  await expect(reader.getByRole('heading', { name: 'Notifications' })).toHaveCount(0)
  await third.close()
})
