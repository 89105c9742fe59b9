// The test runner's projects: pure and database tests in one, real processes in the other.

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,search,web,scripts}/**/*.test.{ts,tsx}', 'server/platform/postgres/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['{server,starter}/**/*.test.ts'],
          exclude: ['server/platform/postgres/**'],
          globalSetup: ['server/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'system',
          include: ['e2e/system/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
