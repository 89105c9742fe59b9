// Browser tests against one built store: journeys once, a check of every screen in both sizes and languages.

import { defineConfig } from '@playwright/test'
import type { Language } from './contract/shared/market.ts'
import { launchOptions } from './e2e/support/browser.ts'
import { DESKTOP, PHONE } from './e2e/support/devices.ts'
import type { ShopperOptions } from './e2e/support/test.ts'

const SCREENS = 'screens/*.e2e.ts'

/** Pages open on a phone, in English with pictures; the checks make them as wide as a desktop for a moment: see expectLayout. */
const screens = (language: Language) => ({
  name: `screens-${language}`,
  testMatch: SCREENS,
  use: {
    ...PHONE,
    language,
    contextOptions: { reducedMotion: 'reduce' as const },
    launchOptions: launchOptions({ pictures: language === 'en' }),
  },
})

export default defineConfig<ShopperOptions>({
  testDir: 'e2e',
  outputDir: 'test-results/journeys',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  // one more than cores: tests wait for timers, for jobs and for each other's stores a quarter of the time
  workers: 3,
  retries: 0,
  // what passes never waits so long; a busy machine must fail nothing
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // the test runner counts the tests in this file
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/journeys.json' }],
  ],
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // the tests of the offline page allow it: elsewhere requests go where the test expects them
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions({ pictures: false }),
  },
  projects: [
    { name: 'journeys', testMatch: '*.e2e.ts', testIgnore: SCREENS, use: { ...DESKTOP, language: 'en' } },
    screens('en'),
    screens('hi'),
  ],
})
