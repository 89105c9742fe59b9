// A new version of the store with the real service worker: it takes over and loads the page again, unless something is entered.

import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { VERSION_CHECK_MS } from '../contract/shared/timers.ts'
import { originOf } from './support/origin.ts'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

/** The store behind a server that makes another version of its worker. */
interface VersionedStore {
  origin: string
  version: number
  server: Server
}

async function openVersioned(): Promise<VersionedStore> {
  const target = new URL(originOf('IN'))
  const store: VersionedStore = {
    origin: '',
    version: 1,
    server: createServer((asked, answer) => {
      const isWorker = asked.url === '/sw.js'
      const headers = { ...asked.headers, ...(isWorker ? { 'accept-encoding': 'identity' } : {}) }
      const onward = request(
        { hostname: target.hostname, port: target.port, path: asked.url, method: asked.method, headers },
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

test('a new version takes over when nothing is being entered', async ({ page }) => {
  const store = await openVersioned()
  await page.clock.install()
  await page.goto(`${store.origin}/newsletter`)
  await expect.poll(() => isControlled(page)).toBe(true)
  await page.evaluate(() => Object.assign(window, { isLoadedBefore: true }))
  const field = page.getByRole('main').getByRole('textbox').first()
  await field.fill('site@plant.example')
  store.version = 2
  await page.clock.fastForward(VERSION_CHECK_MS)
  await expect.poll(() => waits(page)).toBe(true)
  // looked at once more: what is entered stays
  await page.clock.fastForward(VERSION_CHECK_MS)
  await expect(field).toHaveValue('site@plant.example')

  await page.getByRole('contentinfo').getByRole('link', { name: 'All brands' }).click()
  await expect(page).toHaveURL(/\/brands$/)
  expect(await page.evaluate(() => 'isLoadedBefore' in window)).toBe(true)
  // one check finds the version, and what follows takes as long as it takes
  await expect
    .poll(async () => {
      await page.clock.fastForward(VERSION_CHECK_MS)
      // a page that is being left has no answer
      return page.evaluate(() => 'isLoadedBefore' in window).catch(() => true)
    })
    .toBe(false)
  await expect.poll(() => waits(page)).toBe(false)
  await expect.poll(() => isControlled(page)).toBe(true)
  await expect(page).toHaveURL(/\/brands$/)
  store.server.closeAllConnections()
  store.server.close()
})
