// Bundles the search thread once for a test run: a store that starts it from the sources compiles them again each time.

import { cp, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { TEST_CACHE } from './sources-digest.ts'

const SEARCH = join(import.meta.dirname, '../../search')

export interface SearchThread {
  /** Path of the bundle. */
  file: string
  remove(): Promise<void>
}

/** The bundle with the dictionaries beside it, in its own folder: another run may use other sources. */
export async function bundleSearchThread(): Promise<SearchThread> {
  const folder = await mkdtemp(join(TEST_CACHE, 'search-'))
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      ssr: true,
      target: 'node20',
      sourcemap: 'inline',
      rollupOptions: {
        input: join(SEARCH, 'engine/worker.ts'),
        output: { entryFileNames: 'worker.mjs' },
      },
    },
  })
  await cp(join(SEARCH, 'text/data'), join(folder, 'data'), { recursive: true })
  return { file: join(folder, 'worker.mjs'), remove: () => rm(folder, { recursive: true, force: true }) }
}
