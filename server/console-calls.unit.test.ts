// Every staff call has a screen in the console: what only a program can call is out of reach for an operator.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { domains } from './domains.ts'

/** Calls without a screen of their own. */
const OTHERS = [
  // its path is built from that of the record
  '/api/admin/annotations/{recordKind}/{recordId}/attachments/{attachmentId}',
  // data quality lists the same products by their declarations
  '/api/admin/catalog/missingDeclarations',
  '/api/admin/catalog/missingDeclarations.csv',
]

const CONSOLE = join(import.meta.dirname, '..', 'web', 'console')

const sources = readdirSync(CONSOLE, { recursive: true, encoding: 'utf8' })
  .filter(name => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map(name => readFileSync(join(CONSOLE, name), 'utf8'))
  .join('\n')

it('is made by a screen, or is listed here with the reason', () => {
  const paths = domains
    .flatMap(({ routes = [] }) => routes)
    .filter(({ endpoint: { access } }) => access === 'staff' || access === 'staff-own')
    .map(({ endpoint: { path } }) => path)
  expect(paths.length).toBeGreaterThan(200)
  // files are linked by path only, and the id of a record may be filled in
  const isMade = (path: string) => sources.includes(path) || sources.includes(path.replace(/\{(\w+)\}/g, '${$1}'))
  expect([...new Set(paths)].filter(path => !isMade(path)).sort()).toEqual(OTHERS)
})
