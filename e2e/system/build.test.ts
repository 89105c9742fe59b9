// What the build puts into the bundles: production code only, whatever environment it is run in, and no schemas for browsers.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './processes.ts'

/** JSX compiled for development, a choice that is left to the environment of the run, React's development build. */
const DEVELOPMENT_CODE = /jsxDEV|process\.env\.NODE_ENV|react[\w.-]*\.development\.js/

/** Files of a folder of the build that are scripts, with their text. */
async function scriptsOf(folder: string): Promise<{ name: string; text: string }[]> {
  const path = join(ROOT, 'dist', folder)
  const names = (await readdir(path)).filter(name => name.endsWith('.js'))
  expect(names.length).toBeGreaterThan(0)
  return Promise.all(names.map(async name => ({ name, text: await readFile(join(path, name), 'utf8') })))
}

test.each(['web/server', 'web/client/assets', 'server'])('dist/%s holds no development build', async folder => {
  const scripts = await scriptsOf(folder)
  expect(scripts.filter(({ text }) => DEVELOPMENT_CODE.test(text)).map(({ name }) => name)).toEqual([])
})

test.each(['web/client/assets', 'web/console/assets'])('dist/%s holds no schemas', async folder => {
  // a screen that takes a constant from a file of schemas brings zod into the browser: constants are in *.rules.ts
  const scripts = await scriptsOf(folder)
  expect(scripts.filter(({ text }) => /ZodError|_zod\b/.test(text)).map(({ name }) => name)).toEqual([])
})
