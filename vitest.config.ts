// The projects of the test runner: a file belongs to the first one below whose pattern it matches.

import { defineConfig } from 'vitest/config'
import { messagePlugin } from './scripts/message-plugin.ts'
import { passwordPlugin } from './scripts/password-plugin.ts'

/** Tests of pure code beside code that uses the database: in `rules`, or named `*.unit.test.ts`. */
const PURE_SERVER_TESTS = [
  '{server,starter}/**/*.unit.test.ts',
  'server/**/{rules,*.rules}.test.ts',
  'server/**/rules/*.test.ts',
]
const DATABASE_TESTS = ['server/**/*.test.ts', 'starter/loader/*.test.ts']
const COMPONENT_TESTS = ['web/**/*.component.test.tsx']
const FIRST_START_TESTS = ['e2e/system/first-start.test.ts']
const PROCESS_TESTS = ['server/platform/postgres/*.test.ts']

/** Far longer than any test takes, so that a busy machine fails nothing. */
const MAX_TEST_MS = 300_000

export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: MAX_TEST_MS,
    hookTimeout: MAX_TEST_MS,
    coverage: {
      // rules and use cases; screens and whole processes are the matter of the browser and system tests
      include: ['contract/**/*.ts', 'search/**/*.ts', 'server/**/*.ts', 'web/**/*.{ts,tsx}'],
      exclude: ['**/*.{test,harness}.{ts,tsx}', '**/testing/**', 'web/store/messages/**'],
      reporter: ['text-summary', 'json-summary', 'html'],
    },
    projects: [
      {
        extends: true,
        plugins: [messagePlugin(), passwordPlugin()],
        test: {
          name: 'unit',
          include: ['{contract,search,web,scripts,starter}/**/*.test.{ts,tsx}', ...PURE_SERVER_TESTS],
          exclude: ['starter/loader/!(*.unit).test.ts', ...COMPONENT_TESTS],
          // pure functions leave nothing behind: the files share one load of the modules
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [messagePlugin(), passwordPlugin()],
        test: {
          name: 'components',
          include: COMPONENT_TESTS,
          environment: 'jsdom',
          // a process and a page for each file take longer than its tests; `setupFiles` clears both after each file
          isolate: false,
          setupFiles: ['web/testing/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: DATABASE_TESTS,
          exclude: [...PURE_SERVER_TESTS, ...PROCESS_TESTS],
          // each file opens a store and a database of its own; loading the modules again takes longer than most files
          isolate: false,
          globalSetup: ['server/testing/global-setup.ts'],
          // one more than cores: a store that opens or closes waits for the database and for timers
          maxWorkers: 3,
          // projects with another number of workers cannot run at the same time, as for the coverage
          sequence: { groupOrder: 1 },
        },
      },
      { extends: true, test: { name: 'processes', include: PROCESS_TESTS } },
      {
        extends: true,
        test: {
          name: 'first-start',
          include: FIRST_START_TESTS,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'system',
          include: ['e2e/system/*.test.ts'],
          exclude: FIRST_START_TESTS,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
