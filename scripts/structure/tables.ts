// Checks that each table is owned by one domain: only it writes, and other domains read it only if their manifest
// declares it.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { domainOf, type SourceFile } from './domains.ts'

const WRITES = /\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?([a-z_]{3,})\b(?!\s*\()/gi
const READS = /\b(?:from|join|using)\s+(?:only\s+|lateral\s+)?([a-z_]{3,})\b(?!\s*\()/gi
const TEMPLATES = /`(?:[^`\\]|\\.)*`|'(?:[^'\\\n]|\\.)*'/g

/** Tables of the platform, which has no manifest. */
const PLATFORM_TABLES = [
  'outbox_events',
  'outbox_cursors',
  'outbox_dead',
  'price_bases',
  'rate_counters',
  'settings',
  'staff_refunds',
  'staff_unapproved_prices',
  'staff_unapproved_refunds',
]

/** Names of the tables that the migrations create and do not drop. */
export async function tablesOfMigrations(folder: string): Promise<Set<string>> {
  const tables = new Set<string>()
  for (const name of (await readdir(folder)).sort()) {
    const text = await readFile(join(folder, name), 'utf8')
    for (const [, table = ''] of text.matchAll(/^create table (?:if not exists )?([a-z_]+)/gim)) tables.add(table)
    for (const [, table = ''] of text.matchAll(/^drop table (?:if exists )?([a-z_]+)/gim)) tables.delete(table)
  }
  return tables
}

const isSource = (path: string) => path.endsWith('.ts') && !path.endsWith('.test.ts')
const ownerName = (path: string) => domainOf(path) ?? (path.startsWith('server/platform/') ? 'platform' : null)

/** Text of the string literals of a file: comments and identifiers name tables without touching them. */
const literalsOf = (text: string) => (text.match(TEMPLATES) ?? []).join('\n')

function tablesIn(text: string, pattern: RegExp, tables: ReadonlySet<string>): string[] {
  const named = [...text.matchAll(pattern)].map(([, table = '']) => table.toLowerCase())
  return [...new Set(named)].filter(table => tables.has(table))
}

/** The tables that a manifest declares as read from other domains: `readsTables: { orders: ['order_lines'] }`. */
function declaredReads(text: string): Map<string, string> {
  const block = /readsTables:\s*\{([^}]*)\}/.exec(text)?.[1] ?? ''
  const declared = new Map<string, string>()
  for (const [, owner = '', names = ''] of block.matchAll(/'?([\w-]+)'?:\s*\[([^\]]*)\]/g)) {
    for (const [, table = ''] of names.matchAll(/'([a-z_]+)'/g)) declared.set(table, owner)
  }
  return declared
}

/** Problems of table ownership: two writers, tables without owner, undeclared or stale cross-domain reads. */
export function checkTables(files: readonly SourceFile[], tables: ReadonlySet<string>): string[] {
  const sources = files.filter(({ path }) => isSource(path) && ownerName(path) !== null)
  const writers = new Map<string, Set<string>>()
  const readers = new Map<string, Map<string, string>>()
  const owned = new Map(PLATFORM_TABLES.map(table => [table, 'platform']))
  for (const { path, text } of sources) {
    const domain = ownerName(path) ?? ''
    const literals = literalsOf(text)
    for (const table of tablesIn(literals, WRITES, tables))
      writers.set(table, (writers.get(table) ?? new Set()).add(domain))
    for (const table of tablesIn(literals, READS, tables))
      readers.set(table, (readers.get(table) ?? new Map()).set(domain, path))
    if (!path.endsWith('/domain.ts')) continue
    const names = /\btables:\s*\[([^\]]*)\]/.exec(text)?.[1] ?? ''
    for (const [, table = ''] of names.matchAll(/'([a-z_]+)'/g)) owned.set(table, domain)
  }
  const problems: string[] = []
  for (const table of tables) {
    const owner = owned.get(table)
    if (!owner) problems.push(`table ${table}: no domain.ts owns it`)
    for (const writer of writers.get(table) ?? []) {
      if (owner && writer !== owner) problems.push(`table ${table} of ${owner} is written by ${writer}`)
    }
  }
  for (const { path, text } of sources.filter(source => source.path.endsWith('/domain.ts'))) {
    const domain = domainOf(path) ?? ''
    const declared = declaredReads(text)
    for (const [table, from] of readers) {
      const file = from.get(domain)
      const owner = owned.get(table)
      if (file && owner !== domain && declared.get(table) !== owner)
        problems.push(
          `${file}: reads table ${table} of ${owner}; declare it in readsTables of ${path} or use the service`,
        )
    }
    for (const [table, owner] of declared) {
      if (!readers.get(table)?.has(domain) || owned.get(table) !== owner)
        problems.push(`${path}: readsTables declares ${owner}.${table}, which is not read or not owned by ${owner}`)
    }
  }
  return problems
}
