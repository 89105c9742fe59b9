// Takes the pictures of docs/operating.md: `npm run pictures`. Not a test: it only checks that each screen opens.

import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { placeEarlierOrder } from '../support/earlier-order.ts'
import { originOf } from '../support/origin.ts'
import { enterAs } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

const WIDTH = 1200

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  const picture = await sharp(await page.screenshot())
    .resize({ width: WIDTH })
    .webp({ quality: 72 })
    .toBuffer()
  await writeFile(new URL(`../../docs/images/console-${name}.webp`, import.meta.url), picture)
}

test('the pictures of a first day', async ({ page, context }) => {
  // with the stream of notifications open, the network is never idle
  await page.addInitScript(() => {
    window.EventSource = class extends EventTarget {
      close() {}
    } as unknown as typeof EventSource
  })
  const origin = originOf('IN')
  const orders = []
  for (let placed = 0; placed < 3; placed++) orders.push(await placeEarlierOrder(origin))
  await enterAs(context, origin, 'owner', 'en')
  await page.goto(`${origin}/console`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await take(page, 'dashboard')

  const [order] = orders
  await page.goto(`${origin}/console/orders/${order?.number}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await take(page, 'order')

  await page.goto(`${origin}/console/products`)
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible()
  await take(page, 'products')
  await page.getByRole('grid').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/console\/products\/MSN/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await take(page, 'product')

  await page.goto(`${origin}/console/content/edit?kind=layout&key=home`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await take(page, 'home-page')
})
