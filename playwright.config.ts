// The browser journeys: phone and desk, English and Hindi, against one built store.

import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS } from './e2e/support/browser.ts'
import type { ShopperOptions } from './e2e/support/test.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desk = { viewport: { width: 1440, height: 900 } }
/** Journeys of section 3 and the look at every screen: at both sizes, in both languages. */
const EVERYWHERE = [
  ...['guest', 'business', 'quick-buy', 'uae', 'ways-to-pay', 'screens', 'product', 'rfq', 'reviews'],
  ...['search', 'listing', 'compare', 'content'],
].map(name => `${name}.e2e.ts`)
/** Its languages are its own. */
const BOTH_SIZES = ['budgets'].map(name => `${name}.e2e.ts`)
/** Looks for what takes the store some minutes, so in the projects that come last. */
const LATE = 'tracking.e2e.ts'
const ON_A_DESK = ['keyboard', 'navigation', 'delayed', 'late-payment', 'interrupted'].map(name => `${name}.e2e.ts`)

export default defineConfig<ShopperOptions>({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results/journeys',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 8_000 },
  // the gate counts the tests in this file
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/e2e.json' }]],
  use: {
    actionTimeout: 8_000,
    navigationTimeout: 15_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.E2E_BROWSER, args: BROWSER_FLAGS },
  },
  projects: [
    { name: 'phone-en', testMatch: [...EVERYWHERE, ...BOTH_SIZES], use: { ...phone, language: 'en' } },
    { name: 'phone-hi', testMatch: EVERYWHERE, use: { ...phone, language: 'hi' } },
    {
      name: 'desk-en',
      testMatch: [...EVERYWHERE, ...BOTH_SIZES, ...ON_A_DESK, LATE],
      use: { ...desk, language: 'en' },
    },
    { name: 'desk-hi', testMatch: [...EVERYWHERE, LATE], use: { ...desk, language: 'hi' } },
  ],
})
