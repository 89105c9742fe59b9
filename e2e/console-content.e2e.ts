// Content from the console: blocks of the home page put into order by keyboard and previewed, a redirect published and rolled back; an auditor may not.

import { originOf } from './support/origin.ts'
import { enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test('the home page is laid out by keyboard and previewed, a redirect is published and rolled back', async ({
  page,
  context,
}) => {
  const origin = originOf('IN')
  await enterAs(context, origin, 'content', 'en')
  await page.goto(`${origin}/console/content/edit?kind=layout&key=home`)
  const blocks = page.getByRole('list', { name: 'Blocks' }).locator('> li')
  const firstBlock = blocks.first().locator('.sort-head b').first()
  const before = await firstBlock.innerText()
  await blocks.nth(1).locator('[data-move="-1"]').first().focus()
  await page.keyboard.press('Enter')
  await expect(firstBlock).not.toHaveText(before)
  await page.getByRole('button', { name: 'Row of products', exact: true }).click()
  await page.getByLabel('Title, English').last().fill('Fresh in store')
  await page.getByLabel('Title, Hindi').last().fill('स्टोर में नया')
  // input survives a reload
  await page.reload()
  await page.getByRole('button', { name: 'Save the draft' }).click()
  await expect(page.getByText(/Draft of Ravi Nair/)).toBeVisible()
  await page.getByRole('link', { name: 'Preview', exact: true }).click()
  await page.getByLabel('Language', { exact: true }).selectOption('Hindi')
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { name: 'स्टोर में नया' }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByRole('button', { name: 'Discard the draft' }).click()
  await expect(page.getByText('As the store shows it.')).toBeVisible()

  // a category has blocks above its products
  await page.goto(`${origin}/console/content/edit?kind=layout&key=211000000`)
  await page.getByRole('button', { name: 'Row of products', exact: true }).click()
  await page.getByLabel('Title, English').last().fill('For the panel builder')
  await page.getByLabel('Title, Hindi').last().fill('पैनल बनाने वालों के लिए')
  await page.getByRole('button', { name: 'Save the draft' }).click()
  await expect(page.getByText(/Draft of Ravi Nair/)).toBeVisible()
  await page.getByRole('link', { name: 'Preview', exact: true }).click()
  await expect(frame.getByRole('heading', { name: 'For the panel builder' }).first()).toBeVisible()
  await expect(frame.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByRole('button', { name: 'Discard the draft' }).click()

  const edit = `${origin}/console/content/edit?kind=redirect&key=/an-earlier-page`
  const leadsTo = async () => {
    const answer = await page.request.get(`${origin}/an-earlier-page`, { maxRedirects: 0 })
    return answer.status() === 301 ? answer.headers().location : answer.status()
  }
  await page.goto(edit)
  await page.getByLabel('Leads to').fill('/brands')
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('As the store shows it.')).toBeVisible()
  await expect.poll(leadsTo).toBe('/brands')
  await page.getByRole('checkbox').uncheck()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect.poll(leadsTo).toBe(404)
  await page.goto(`${edit}&tab=versions`)
  await page.getByRole('button', { name: 'Compare: Version 1' }).click()
  await page.getByRole('button', { name: 'Publish this version again' }).click()
  await expect(page.getByText('Version 3')).toBeVisible()
  await expect.poll(leadsTo).toBe('/brands')
})

test('an auditor can only read content; orders staff do not see it', async ({ page, context }) => {
  await enterAs(context, originOf('IN'), 'auditor', 'en')
  await page.goto(`${originOf('IN')}/console/content/edit?kind=footer&key=footer`)
  await expect(page.getByText('As the store shows it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish now' })).toHaveCount(0)
  await context.clearCookies()
  await enterAs(context, originOf('IN'), 'orders', 'en')
  await page.goto(`${originOf('IN')}/console/content`)
  await expect(page.getByText('No access')).toBeVisible()
})
