// Warehouse staff pack a parcel with a scanner and only the keyboard, or with the camera; read-only members cannot
// pack.

import type { Page } from '@playwright/test'
import { BROWSER_FLAGS } from './support/browser.ts'
import type { ConsoleStore } from './support/console-store.ts'
import { expect, test } from './support/console-test.ts'

// a camera that shows a pattern, and is allowed without a question
const CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
test.use({ launchOptions: { executablePath: process.env.E2E_BROWSER, args: [...BROWSER_FLAGS, ...CAMERA] } })

interface Product {
  msn: string
  partNumber: string
  quantity: number
}

/** A confirmed order of one product, with its page open. */
async function openOrder(store: ConsoleStore, page: Page) {
  const number = await store.placeOrder()
  const order = await store.staff.call('POST', `/api/admin/orders/${number}/confirm`)
  const [line] = order.lines as Product[]
  if (!line) throw new Error('An order without a line')
  const address = `${store.origin}/console/orders/${number}`
  await page.goto(address)
  return { address, line }
}

const moved = (page: Page) =>
  page.waitForResponse(reply => reply.url().endsWith('/move') && reply.request().method() === 'POST')

/** As a scanner types: the characters and Enter, into whatever has the focus. */
async function scan(page: Page, code: string) {
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}

test('a parcel is packed using only scanner and keyboard, and continues after a reload', async ({
  store,
  page,
  context,
  browser,
}) => {
  await store.enterAs(context, 'warehouse')
  const { address, line } = await openOrder(store, page)
  await page.getByRole('button', { name: 'Pack by scanning' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^Pack parcel/ })
  const field = dialog.getByLabel('Scan or type a code')
  const pack = dialog.getByRole('button', { name: 'Pack', exact: true })
  await expect(field).toBeFocused()

  await scan(page, 'NOT-OF-THIS-ORDER')
  await expect(dialog.getByText('NOT-OF-THIS-ORDER is not a product of this order. Put it aside.')).toBeVisible()
  await scan(page, `${line.quantity + 1}*${line.msn}`)
  await expect(dialog.getByText(/is too many/)).toBeVisible()
  await expect(dialog.getByText(`0 of ${line.quantity} pieces`)).toBeVisible()
  await expect(pack).toHaveCount(0)

  await scan(page, line.msn.toLowerCase())
  await expect(dialog.getByText(`1 of ${line.quantity} pieces`)).toBeVisible()
  await page.reload()
  if (line.quantity > 1) {
    await page.getByRole('button', { name: `Pack by scanning (1 of ${line.quantity})` }).focus()
    await page.keyboard.press('Enter')
    await scan(page, `${line.quantity - 1}*${line.partNumber}`)
  } else {
    await page.getByRole('button', { name: 'Pack by scanning (1 of 1)' }).focus()
    await page.keyboard.press('Enter')
  }
  await expect(dialog.getByText('Everything is in the parcel.')).toBeVisible()
  await scan(page, line.msn)
  await expect(dialog.getByText(/already packed. Remove this one/)).toBeVisible()
  await expect(field).toBeFocused()

  const saved = moved(page)
  // past the button that counts
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(pack).toBeFocused()
  await page.keyboard.press('Enter')
  const reply = await saved
  expect(reply.status()).toBe(200)
  expect(reply.request().postDataJSON()).toEqual({ to: 'packed', counted: [{ lineNo: 1, quantity: line.quantity }] })
  await expect(dialog).toHaveCount(0)
  const parcel = page.locator('.parcel')
  await expect(parcel.getByText('Packed', { exact: true })).toBeVisible()
  // the focus moves to the parcel, with its carrier
  await expect(parcel.getByText(/^Parcel \d+$/)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(parcel.getByLabel('Carrier')).toBeFocused()

  const other = await browser.newContext()
  await store.enterAs(other, 'auditor')
  const look = await other.newPage()
  await look.goto(address)
  await expect(look.locator('.parcel')).toBeVisible()
  await expect(look.getByRole('button', { name: /^Pack (by|without)/ })).toHaveCount(0)
  await other.close()
})

test('a parcel is packed with the camera, which counts a barcode once while it is in view', async ({
  store,
  page,
  context,
}) => {
  await store.enterAs(context, 'warehouse')
  // Chromium on Linux has no barcode detector
  await page.addInitScript(() => {
    class BarcodeDetector {
      static getSupportedFormats = async () => ['code_128']
      detect = async () => {
        const rawValue = sessionStorage.getItem('barcode')
        return rawValue ? [{ rawValue }] : []
      }
    }
    Object.assign(window, { BarcodeDetector })
  })
  const { line } = await openOrder(store, page)
  await page.getByRole('button', { name: 'Pack by scanning' }).click()
  const dialog = page.getByRole('dialog', { name: /^Pack parcel/ })
  await dialog.getByRole('button', { name: 'Scan with the camera' }).click()
  const playing = () =>
    dialog.locator('video').evaluate(video => video instanceof HTMLVideoElement && video.videoWidth > 0)
  await expect.poll(playing).toBe(true)
  await page.evaluate(code => sessionStorage.setItem('barcode', code), line.msn)
  await expect(dialog.getByText(`1 of ${line.quantity} pieces`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Camera off' }).click()
  await expect(dialog.locator('video')).toHaveCount(0)
  await expect(dialog.getByText(/already packed/)).toHaveCount(0)
})

test('a parcel is packed without scanning, as before', async ({ store, page, context }) => {
  await store.enterAs(context, 'warehouse')
  await openOrder(store, page)
  const saved = moved(page)
  await page.getByRole('button', { name: 'Pack without scanning' }).click()
  expect((await saved).request().postDataJSON()).toEqual({ to: 'packed' })
  await expect(page.locator('.parcel').getByText('Packed', { exact: true })).toBeVisible()
})
