// Pictures of the console for docs/operating.md, taken by `npm run pictures` from a store of its own.

import { defineConfig } from '@playwright/test'
import { launchOptions } from './e2e/support/browser.ts'
import { DESKTOP } from './e2e/support/devices.ts'
import type { ShopperOptions } from './e2e/support/test.ts'

export default defineConfig<ShopperOptions>({
  testDir: 'e2e/pictures',
  testMatch: '*.pictures.ts',
  outputDir: 'test-results/pictures',
  globalSetup: './e2e/support/global-setup.ts',
  reporter: 'list',
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    ...DESKTOP,
    language: 'en',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions({ pictures: true }),
  },
})
