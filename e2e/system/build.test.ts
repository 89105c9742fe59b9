// What the build puts into the bundles: production code only, whatever environment it is run in.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './processes.ts'

/** JSX compiled for development, a choice that is left to the environment of the run, React's development build. */
const DEVELOPMENT_CODE = /jsxDEV|process\.env\.NODE_ENV|react[\w.-]*\.development\.js/

test.each(['web/server', 'web/client/assets', 'server'])('dist/%s holds no development build', async folder => {
  const path = join(ROOT, 'dist', folder)
  const scripts = (await readdir(path)).filter(name => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(0)
  const texts = await Promise.all(scripts.map(name => readFile(join(path, name), 'utf8')))
  expect(scripts.filter((_, index) => DEVELOPMENT_CODE.test(texts[index] ?? ''))).toEqual([])
})
