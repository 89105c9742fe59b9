// A new version of the store with the real service worker: it takes over and reloads the page, unless the visitor is
// entering data.

import { Agent, createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { VERSION_CHECK_MS } from '../contract/shared/timers.ts'
import { originOf } from './support/origin.ts'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

declare global {
  interface Window {
    reloads: number
  }
}

/** The store behind a server that changes the version of its worker. */
interface VersionedStore {
  origin: string
  version: number
  server: Server
}

async function openVersioned(): Promise<VersionedStore> {
  const target = new URL(originOf('IN'))
  // the store may close a kept-alive connection at the moment it is used
  const agent = new Agent({ keepAlive: false })
  const store: VersionedStore = {
    origin: '',
    version: 1,
    server: createServer((asked, answer) => {
      const isWorker = asked.url === '/sw.js'
      const headers = { ...asked.headers, ...(isWorker ? { 'accept-encoding': 'identity' } : {}) }
      const onward = request(
        { hostname: target.hostname, port: target.port, path: asked.url, method: asked.method, headers, agent },
        response => {
          const { 'content-length': _, ...kept } = response.headers
          answer.writeHead(response.statusCode ?? 502, isWorker ? kept : response.headers)
          response.pipe(answer, { end: !isWorker })
          if (isWorker) response.on('end', () => answer.end(`\n// version ${store.version}\n`))
        },
      )
      onward.on('error', () => answer.destroy())
      asked.pipe(onward)
    }),
  }
  await new Promise<void>(done => store.server.listen(0, done))
  store.origin = `http://localhost:${(store.server.address() as AddressInfo).port}`
  return store
}

const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null)
const waits = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))

/** Makes a page count its reloads instead of reloading. */
const countReloads = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { reloads: 0 })
    navigation.addEventListener('navigate', event => {
      if (event.navigationType !== 'reload') return
      event.preventDefault()
      window.reloads += 1
    })
  })
const reloads = (page: Page) => page.evaluate(() => window.reloads)

/**
 * Terminates idle workers, as a browser does. On a busy machine Chromium sometimes keeps a former worker alive for
 * minutes, and the reloading page waits for it.
 */
async function endWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}

test('a new version takes over if the visitor is not entering data', async ({ page }) => {
  const store = await openVersioned()
  await page.clock.install()
  await countReloads(page)
  await page.goto(`${store.origin}/newsletter`)
  await expect.poll(() => isControlled(page)).toBe(true)
  const field = page.getByRole('main').getByRole('textbox').first()
  await field.fill('site@plant.example')
  store.version = 2
  await page.clock.fastForward(VERSION_CHECK_MS)
  await expect.poll(() => waits(page)).toBe(true)
  // checked once more: the input stays
  await page.clock.fastForward(VERSION_CHECK_MS)
  await expect(field).toHaveValue('site@plant.example')

  await page.getByRole('contentinfo').getByRole('link', { name: 'All brands' }).click()
  await expect(page).toHaveURL(/\/brands$/)
  expect(await reloads(page)).toBe(0)
  await page.clock.fastForward(VERSION_CHECK_MS)
  await expect.poll(() => reloads(page)).toBe(1)
  await endWorkers(page)
  await expect.poll(() => waits(page)).toBe(false)
  // a page that is slow to reload does not reload twice
  await page.clock.fastForward(VERSION_CHECK_MS)
  expect(await reloads(page)).toBe(1)
  await page.goto(`${store.origin}/brands`)
  await expect.poll(() => isControlled(page)).toBe(true)
  expect(await waits(page)).toBe(false)
  store.server.closeAllConnections()
  store.server.close()
})
