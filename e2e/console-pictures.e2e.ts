// The library of pictures: several are added, one is named, chosen for the home page by keyboard and deleted when unused; an auditor may not.

import sharp from 'sharp'
import { originOf } from './support/origin.ts'
import { enterAs } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const pictureOf = (background: string) =>
  sharp({ create: { width: 320, height: 200, channels: 3, background } })
    .png()
    .toBuffer()

test('pictures are added, named, chosen for the home page and deleted when nothing uses them', async ({
  page,
  context,
}) => {
  const origin = originOf('IN')
  await enterAs(context, origin, 'content', 'en')
  await page.goto(`${origin}/console/content`)
  await page.getByRole('link', { name: 'Pictures', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Pictures', level: 1 })).toBeVisible()
  await page.locator('input[type=file]').setInputFiles([
    { name: 'workshop-banner.png', mimeType: 'image/png', buffer: await pictureOf('#24639a') },
    { name: 'workshop-other.png', mimeType: 'image/png', buffer: await pictureOf('#9a2463') },
    { name: 'no-picture.png', mimeType: 'image/png', buffer: Buffer.from('text') },
  ])
  await expect(page.getByText('2 pictures added').first()).toBeAttached()
  await expect(page.getByText('Not readable as pictures: no-picture.png')).toBeVisible()

  const search = page.getByLabel('Find by file name or alternative text')
  await search.fill('workshop')
  await search.press('Enter')
  const tiles = page.getByRole('list', { name: 'Pictures', exact: true }).getByRole('listitem')
  await expect(tiles).toHaveCount(2)
  await page.getByRole('button', { name: 'workshop-banner.png' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Alternative text, English').fill('A workshop at night')
  await dialog.getByLabel('Alternative text, Hindi').fill('रात में वर्कशॉप')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'A workshop at night' })).toBeVisible()

  await page.goto(`${origin}/console/content/edit?kind=layout&key=home`)
  await page.locator('details:has(.picture-row) > summary').first().press('Enter')
  await page.getByRole('button', { name: 'Choose from the library' }).first().press('Enter')
  await dialog.getByLabel('Find by file name or alternative text').fill('workshop at')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'A workshop at night' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  const saved = page.waitForResponse(one => one.url().includes('/api/admin/content/draft'))
  await page.getByRole('button', { name: 'Save the draft' }).click()
  expect((await saved).status()).toBe(200)

  await page.goto(`${origin}/console/content/pictures?text=workshop`)
  await page.getByRole('button', { name: 'A workshop at night' }).click()
  await expect(dialog.getByText('Draft of a layout · IN')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Delete the picture' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.locator('.chip select').selectOption('Used nowhere')
  await expect(tiles).toHaveCount(1)
  await page.getByRole('button', { name: 'workshop-other.png' }).click()
  await dialog.getByRole('button', { name: 'Delete the picture' }).click()
  const deleted = page.waitForResponse(one => one.request().method() === 'DELETE')
  await dialog.getByRole('button', { name: 'Delete the picture' }).click()
  expect((await deleted).status()).toBe(200)
  await expect(page.getByText('No unused picture found')).toBeVisible()

  await page.goto(`${origin}/console/content/edit?kind=layout&key=home`)
  await page.getByRole('button', { name: 'Discard the draft' }).click()
  await expect(page.getByText('As the store shows it.')).toBeVisible()
})

test('a logo is chosen with the rights of the catalogue; an auditor changes nothing, orders staff see nothing', async ({
  page,
  context,
}) => {
  const origin = originOf('IN')
  await enterAs(context, origin, 'catalog', 'en')
  await page.goto(`${origin}/console/categories/brands/new`)
  await page.getByRole('button', { name: 'Choose from the library' }).click()
  await page.getByRole('dialog').locator('.picture-tile').first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'Logo' })).toBeVisible()
  await context.clearCookies()
  await enterAs(context, origin, 'auditor', 'en')
  await page.goto(`${origin}/console/content/pictures`)
  await page.locator('.picture-tile').first().click()
  await expect(page.getByRole('dialog').getByLabel('File name')).not.toBeEditable()
  await expect(page.getByRole('button', { name: /^(Save|Delete the picture|Add pictures)$/ })).toHaveCount(0)
  await context.clearCookies()
  await enterAs(context, origin, 'orders', 'en')
  await page.goto(`${origin}/console/content/pictures`)
  await expect(page.getByText('No access')).toBeVisible()
})
