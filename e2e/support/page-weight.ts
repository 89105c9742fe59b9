// Network and rendering cost of a page: bytes by kind, requests before the largest contentful paint, layout shifts.

import { brotliCompressSync } from 'node:zlib'
import { expect, type Page, type Request } from '@playwright/test'

export interface PageWeight {
  /** Bytes as sent, compressed, without headers. */
  html: number
  scripts: number
  /** Bytes of the inline styles, compressed separately, and of additional style sheets. */
  styles: number
  /** Scripts that were sent in another encoding than brotli. */
  otherEncoding: string[]
  /** Sum of the values of all layout shifts, to the fourth decimal. */
  layoutShift: number
}

declare global {
  interface Window {
    /** Time of the largest paint in ms, and the sum of the layout shifts. */
    paints: { largest: number; shift: number }
  }
}

/** Runs before any script of the page. */
function watchPaints(): void {
  type Paint = PerformanceEntry & { value: number }
  window.paints = { largest: 0, shift: 0 }
  const watch = (type: string, note: (entry: Paint) => void) =>
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) note(entry as Paint)
    }).observe({ type, buffered: true })
  watch('largest-contentful-paint', entry => {
    window.paints.largest = entry.startTime
  })
  watch('layout-shift', entry => {
    window.paints.shift += entry.value
  })
}

async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('kh_user') !== null)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

const bytesOf = async (requests: readonly Request[]) =>
  (await Promise.all(requests.map(request => request.sizes()))).reduce((sum, size) => sum + size.responseBodySize, 0)

async function encodingOf(request: Request): Promise<string | null> {
  return (await (await request.response())?.headerValue('content-encoding')) ?? null
}

/** Opens the URL and waits until the network is idle, including the session call. */
export async function weigh(page: Page, address: string): Promise<PageWeight> {
  const ended: Request[] = []
  page.on('requestfinished', request => ended.push(request))
  await page.addInitScript(watchPaints)
  await page.goto(address)
  await settle(page)
  const ofType = (type: string) => ended.filter(request => request.resourceType() === type)
  const scripts = ofType('script')
  const documents = ofType('document')
  expect(documents).toHaveLength(1)
  const encodings = await Promise.all(scripts.map(async script => [script.url(), await encodingOf(script)] as const))
  const inline = (await page.locator('style').allTextContents()).join('\n')
  return {
    html: await bytesOf(documents),
    scripts: await bytesOf(scripts),
    styles: brotliCompressSync(inline).length + (await bytesOf(ofType('stylesheet'))),
    otherEncoding: encodings.filter(([, encoding]) => encoding !== 'br').map(([url]) => url),
    layoutShift: Number((await page.evaluate(() => window.paints.shift)).toFixed(4)),
  }
}

/** A mobile network, so that resources that do not block the paint arrive after it. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
}

/** Addresses of all requests that have ended when the largest paint comes, on a phone network; the document first. */
export async function requestsBeforeLargestPaint(page: Page, address: string): Promise<string[]> {
  await page.addInitScript(watchPaints)
  await slowDown(page)
  await page.goto(address)
  await settle(page)
  return page.evaluate(() => [
    location.href,
    ...performance
      .getEntriesByType('resource')
      .filter(entry => (entry as PerformanceResourceTiming).responseEnd <= window.paints.largest)
      .map(entry => entry.name),
  ])
}
