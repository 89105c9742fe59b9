// Holds the house to its shape: file names of a domain, sizes of files and functions, opening sentences, one owner per table.

import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import ts from 'typescript'

const ROOT = join(import.meta.dirname, '..')
const FOLDERS = ['contract', 'search', 'server', 'starter', 'web', 'db', 'e2e', 'scripts']
const MOST_LINES = 300
const MOST_FUNCTION_LINES = 60
const DOMAIN_FILE =
  /^(?:[a-z][a-z0-9-]*\.)?(?:routes|service|rules|queries|events)(?:\.[a-z0-9-]+)?(?:\.test)?\.ts$|^[a-z0-9-]+\.test\.ts$/
const NOT_DOMAINS = new Set(['platform', 'ports', 'starter', 'testing'])
/** Functions that describe rather than decide: a test suite is as long as its cases. */
const isTest = (path: string) => /\.(test|e2e)\.tsx?$/.test(path)

const problems: string[] = []

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(ROOT, folder), { withFileTypes: true, recursive: true })
  return entries
    .filter(entry => entry.isFile() && /\.(ts|tsx)$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map(entry => relative(ROOT, join(entry.parentPath, entry.name)))
}

function checkName(path: string): void {
  const name = basename(path)
  if (!/^[a-z0-9]+([.-][a-z0-9]+)*\.tsx?$/.test(name)) problems.push(`${path}: file names are kebab-case`)
  const [top, domain, ...rest] = path.split('/')
  if (top !== 'server' || domain === undefined || rest.length === 0 || NOT_DOMAINS.has(domain)) return
  if (rest.length > 1) problems.push(`${path}: a domain has no folders inside`)
  else if (!DOMAIN_FILE.test(name))
    problems.push(`${path}: a domain holds routes, service, rules, queries, events and tests`)
}

function checkText(path: string, text: string): void {
  const lines = text.split('\n').length - 1
  if (lines > MOST_LINES) problems.push(`${path}: ${lines} lines, more than ${MOST_LINES}`)
  if (!/^(\/\/|\/\*)/.test(text)) problems.push(`${path}: does not open with a sentence that says what it is for`)
}

function checkFunctions(path: string, text: string): void {
  const source = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const first = source.getLineAndCharacterOfPosition(node.getStart(source)).line
      const last = source.getLineAndCharacterOfPosition(node.end).line
      const length = last - first + 1
      if (length > MOST_FUNCTION_LINES)
        problems.push(`${path}:${first + 1}: a function of ${length} lines, more than ${MOST_FUNCTION_LINES}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
}

const WRITES = /\b(?:insert into|update|delete from)\s+(?:only\s+)?([a-z_]{3,})\b(?!\s*\()/gi
const NOT_TABLES = new Set(['set', 'skip', 'the', 'now', 'nothing', 'excluded', 'schema_migrations'])
const owners = new Map<string, Set<string>>()

function noteWrites(path: string, text: string, tables: ReadonlySet<string>): void {
  if (!path.startsWith('server/') || !/queries\.ts$/.test(path)) return
  const domain = basename(dirname(path))
  for (const [, table = ''] of text.matchAll(WRITES)) {
    const name = table.toLowerCase()
    if (NOT_TABLES.has(name) || !tables.has(name)) continue
    owners.set(name, (owners.get(name) ?? new Set()).add(domain))
  }
}

async function tablesOfMigrations(): Promise<Set<string>> {
  const folder = join(ROOT, 'db/migrations')
  const tables = new Set<string>()
  for (const name of await readdir(folder)) {
    const text = await readFile(join(folder, name), 'utf8')
    for (const [, table = ''] of text.matchAll(/create table (?:if not exists )?([a-z_]+)/gi)) tables.add(table)
  }
  return tables
}

const tables = await tablesOfMigrations()
const files = (await Promise.all(FOLDERS.map(filesIn))).flat()
for (const path of files) {
  const text = await readFile(join(ROOT, path), 'utf8')
  checkName(path)
  checkText(path, text)
  if (!isTest(path)) checkFunctions(path, text)
  noteWrites(path, text, tables)
}
for (const [table, domains] of owners) {
  if (domains.size > 1)
    problems.push(`table ${table} is written by ${[...domains].sort().join(' and ')}: one domain owns a table`)
}
for (const problem of problems) console.error(problem)
console.log(`${files.length} files, ${tables.size} tables, ${problems.length} problems of structure`)
if (files.length < 250 || tables.size < 30) {
  console.error('Too little was seen: the check itself is broken.')
  process.exit(1)
}
if (problems.length > 0) process.exit(1)
