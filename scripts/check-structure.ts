// Checks the project structure: names, sizes, opening comments, acyclic domains, owners of tables, subscribers of topics,
// the inventory of cryptography.

import { readdir, readFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { checkCryptography } from './structure/cryptography.ts'
import { checkDomains, type SourceFile } from './structure/domains.ts'
import { checkFunctions } from './structure/functions.ts'
import { checkTables, tablesOfMigrations } from './structure/tables.ts'
import { checkTopics } from './structure/topics.ts'

const ROOT = join(import.meta.dirname, '..')
const FOLDERS = ['contract', 'search', 'server', 'starter', 'web', 'e2e', 'scripts']
const MAX_LINES = 300
/** Below these the check itself is broken. */
const MIN_FILES = 250
const MIN_TABLES = 30

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(ROOT, folder), { withFileTypes: true, recursive: true })
  return entries
    .filter(entry => entry.isFile() && /\.(ts|tsx)$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map(entry => relative(ROOT, join(entry.parentPath, entry.name)))
}

function checkFile({ path, text }: SourceFile): string[] {
  const problems: string[] = []
  const lines = text.split('\n').length - 1
  if (!/^[a-z0-9]+([.-][a-z0-9]+)*\.tsx?$/.test(basename(path))) problems.push(`${path}: file names are kebab-case`)
  if (/(^|[/.-])(utils?|helpers?|misc)([/.-]|$)/.test(path))
    problems.push(`${path}: name it by what it does, not utils`)
  if (lines > MAX_LINES) problems.push(`${path}: ${lines} lines, more than ${MAX_LINES}`)
  if (!/^(\/\/|\/\*)/.test(text)) problems.push(`${path}: does not open with a sentence that says what it is for`)
  return problems
}

const MIGRATIONS = 'db/migrations'
const tables = await tablesOfMigrations(join(ROOT, MIGRATIONS))
const migrations: SourceFile[] = await Promise.all(
  (await readdir(join(ROOT, MIGRATIONS))).sort().map(async name => {
    const path = join(MIGRATIONS, name)
    return { path, text: await readFile(join(ROOT, path), 'utf8') }
  }),
)
const paths = (await Promise.all(FOLDERS.map(filesIn))).flat().sort()
const files: SourceFile[] = await Promise.all(
  paths.map(async path => ({ path, text: await readFile(join(ROOT, path), 'utf8') })),
)
const problems = [
  ...files.flatMap(checkFile),
  ...files.filter(({ path }) => !/\.(test|e2e)\.tsx?$/.test(path)).flatMap(checkFunctions),
  ...checkDomains(files),
  ...checkTables(files, tables),
  ...checkTopics(files, migrations),
  ...checkCryptography(files, await readFile(join(ROOT, 'docs/security.md'), 'utf8')),
]
for (const problem of problems) console.error(problem)
console.log(`${files.length} files, ${tables.size} tables, ${problems.length} structure problems`)
if (files.length < MIN_FILES || tables.size < MIN_TABLES) {
  console.error(`Fewer than ${MIN_FILES} files or ${MIN_TABLES} tables were found: the check itself is broken.`)
  process.exit(1)
}
if (problems.length > 0) process.exit(1)
