// A digest of everything that determines the contents of a freshly filled store: names files that tests keep between runs.

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const SOURCES = ['db/migrations', 'starter']

/** Folder of files kept between test runs; npm and git ignore it, and it can be deleted at any time. */
export const TEST_CACHE = join(ROOT, 'node_modules/.cache/test-stores')

async function filesOf(root: string, source: string): Promise<string[]> {
  const entries = await readdir(join(root, source), { withFileTypes: true, recursive: true })
  return entries
    .filter(entry => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map(entry => join(entry.parentPath, entry.name))
}

/** `variant` is what else the result follows from; `root` is the folder of the project, another one for a clone of it. */
export async function sourcesDigest(variant = '', root = ROOT): Promise<string> {
  const files = (await Promise.all(SOURCES.map(source => filesOf(root, source)))).flat().sort()
  const hash = createHash('sha256').update(variant)
  for (const file of files) hash.update(relative(root, file)).update(await readFile(file))
  return hash.digest('hex').slice(0, 12)
}
