// The test function of journeys of staff that share a store in production mode: starting one takes longer than most of them.

import { type ConsoleStore, openConsoleStore } from './console-store.ts'
import { test as base, expect } from './test.ts'

interface WorkerFixtures {
  /**
   * One for all tests of a worker, which run one after the other: others have left orders, members and changes in it. A
   * test that counts what there is, or changes what others begin with, opens a store of its own.
   */
  store: ConsoleStore
}

export const test = base.extend<object, WorkerFixtures>({
  store: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern which fixtures are needed
    async ({}, use) => {
      const store = await openConsoleStore()
      await use(store)
      await store.stop()
    },
    { scope: 'worker' },
  ],
})

export { expect }
