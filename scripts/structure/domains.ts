// Checks the layout of server domains: allowed file names, one manifest each, and no cycles between domain folders.

import { dirname, join } from 'node:path'

export interface SourceFile {
  /** Relative to the root of the project. */
  path: string
  text: string
}

/** Folders of server/ that are not domains. */
const NOT_DOMAINS = new Set(['cli', 'platform', 'testing'])
const ROOT_FILES = new Set(['domain', 'routes', 'plugin', 'service', 'rules', 'repository', 'presenter'])
const SUBFOLDERS = new Set(['commands', 'queries', 'repository', 'rules', 'adapters'])

/** The domain that a path belongs to, or null. */
export function domainOf(path: string): string | null {
  const [top, domain, ...rest] = path.split('/')
  if (top !== 'server' || !domain || rest.length === 0 || NOT_DOMAINS.has(domain)) return null
  return domain
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path)

function checkNames({ path }: SourceFile): string[] {
  const domain = domainOf(path)
  if (!domain) return []
  const rest = path.split('/').slice(2)
  const [folder = '', ...nested] = rest
  if (rest.length === 1) {
    if (isTest(path) || ROOT_FILES.has(folder.replace(/\.ts$/, ''))) return []
    return [`${path}: a domain folder holds ${[...ROOT_FILES].join(', ')}, tests, and ${[...SUBFOLDERS].join(', ')}/`]
  }
  if (!SUBFOLDERS.has(folder)) return [`${path}: the subfolders of a domain are ${[...SUBFOLDERS].join(', ')}`]
  return nested.length > 1 ? [`${path}: domains have one level of subfolders`] : []
}

/** Imported domains by domain, each with an example file; tests are left out. */
function importGraph(files: readonly SourceFile[]): Map<string, Map<string, string>> {
  const graph = new Map<string, Map<string, string>>()
  for (const { path, text } of files) {
    const from = domainOf(path)
    if (!from || isTest(path)) continue
    const targets = graph.get(from) ?? new Map<string, string>()
    graph.set(from, targets)
    for (const [, specifier = ''] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
      const to = domainOf(join(dirname(path), specifier))
      if (to && to !== from && !targets.has(to)) targets.set(to, path)
    }
  }
  return graph
}

function findCycles(graph: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  const done = new Set<string>()
  const problems: string[] = []
  const visit = (domain: string, path: readonly string[]) => {
    const at = path.indexOf(domain)
    if (at >= 0) {
      const cycle = [...path.slice(at), domain]
      const steps = cycle.slice(1).map((to, step) => `${to} (${graph.get(cycle[step] ?? '')?.get(to)})`)
      problems.push(`domains form a cycle: ${cycle[0]} -> ${steps.join(' -> ')}`)
      return
    }
    if (done.has(domain)) return
    for (const next of graph.get(domain)?.keys() ?? []) visit(next, [...path, domain])
    done.add(domain)
  }
  for (const domain of graph.keys()) visit(domain, [])
  return problems
}

/** Problems of the domain folders: file names, missing manifests, domains missing in the list, cycles. */
export function checkDomains(files: readonly SourceFile[]): string[] {
  const domains = new Set(files.flatMap(({ path }) => domainOf(path) ?? []))
  const paths = new Set(files.map(({ path }) => path))
  const list = files.find(({ path }) => path === 'server/domains.ts')?.text ?? ''
  const manifests = [...domains].flatMap(domain => [
    ...(paths.has(`server/${domain}/domain.ts`) ? [] : [`server/${domain}: has no domain.ts`]),
    ...(list.includes(`./${domain}/domain.ts`) ? [] : [`server/domains.ts: does not list ${domain}`]),
  ])
  return [...files.flatMap(checkNames), ...manifests, ...findCycles(importGraph(files))]
}
