// Keeps the search index of this process in sync with the products.

import { createHash } from 'node:crypto'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Market } from '../../../contract/shared/market.ts'
import type { SearchDocument } from '../../../search/port.ts'
import { type ReferenceData, referenceData } from '../../catalog/service.ts'
import type { App } from '../../platform/app.ts'
import {
  countSold,
  type IndexRow,
  listChangedSince,
  listIndexRows,
  type Position,
  pageIndexRows,
  readPosition,
} from '../repository/documents.ts'
import { documentOf, type IndexContext } from '../rules/documents.ts'

interface IndexState {
  /** Serialises updates, so that older data never overwrites newer data. */
  queue: Promise<unknown>
  /** The first rebuild. */
  ready: Promise<void> | null
  /** Whether the index is opened only on demand. */
  onDemand: boolean
  /** Resolves when the changes noted so far are in the index. */
  settled: () => Promise<void>
  counts: Map<Market, Promise<Record<string, number>>>
  /** Digests of the names in the indexed documents. */
  names: Names
}

const states = new WeakMap<object, IndexState>()
const PAGE = 400
const REPORT_MS = 200

function stateOf(app: App): IndexState {
  let state = states.get(app.db.identity)
  if (!state) {
    const settled = async () => undefined
    state = { queue: Promise.resolve(), ready: null, onDemand: false, settled, counts: new Map(), names: {} }
    states.set(app.db.identity, state)
  }
  return state
}

async function contextOf(app: App): Promise<IndexContext> {
  const { attributes, categories } = await referenceData(app)
  return { attributes, categoryNames: code => categories.get(code)?.name }
}

function withLock<T>(state: IndexState, work: () => Promise<T>): Promise<T> {
  const done = state.queue.then(work)
  state.queue = done.catch(() => undefined)
  return done
}

const NAME = 'search index' as const

/** All products that are sold. While this process has no index, its readiness reports the progress of the first one. */
async function* allDocuments(app: App): AsyncGenerator<SearchDocument[]> {
  const context = await contextOf(app)
  const { readiness } = app
  const isFirst = readiness.waitingFor.includes(NAME)
  const state = { what: NAME, step: '', done: 0, total: isFirst ? await countSold(app.db) : 0, startedAt: Date.now() }
  if (state.total > 0) readiness.indexing = state
  let after = ''
  for (;;) {
    const rows = await pageIndexRows(app.db, after, PAGE)
    if (rows.length === 0) return
    // a batch is requested when the previous one is indexed
    state.done += rows.length
    yield rows.map(row => documentOf(row, context))
    after = rows.at(-1)?.msn ?? ''
    await yieldToEventLoop()
  }
}

/** Digests of category, brand and attribute names, by kind and code: renaming or moving one changes no product row. */
type Names = Record<string, string>

/** Stored beside an index on disk: the catalog position it corresponds to. */
interface IndexMark extends Position {
  names: Names
}

const fingerprints = new WeakMap<ReferenceData, Names>()

function namesOf(snapshot: ReferenceData): Names {
  let names = fingerprints.get(snapshot)
  if (!names) {
    const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64').slice(0, 8)
    names = {}
    // a moved category is found below others
    for (const { code, name, taxonomyCode } of snapshot.categories.values())
      names[`category ${code}`] = digest({ name, taxonomyCode })
    for (const [slug, name] of snapshot.brands) names[`brand ${slug}`] = digest(name)
    // a translated value is shown at once, but only becomes searchable after the next count: a rebuild for each would
    // run all day
    for (const { values: _, ...attribute } of snapshot.attributes.values())
      names[`attribute ${attribute.key}`] = digest(attribute)
    names.values = snapshot.valuesUntil
    fingerprints.set(snapshot, names)
  }
  return names
}

const isRenamed = (before: Names, now: Names): boolean =>
  Object.entries(before).some(([key, digest]) => now[key] !== undefined && now[key] !== digest)

async function currentMark(app: App): Promise<IndexMark> {
  return { ...(await readPosition(app.db)), names: namesOf(await referenceData(app)) }
}

function parseMark(text: string): IndexMark | null {
  try {
    return JSON.parse(text) as IndexMark
  } catch {
    return null
  }
}

async function setMark(app: App, state: IndexState, mark: IndexMark): Promise<void> {
  state.names = mark.names
  await app.ports.search.setPosition(JSON.stringify(mark))
}

/** Whether a category, brand or attribute has been renamed since the documents were indexed. */
export async function indexNamesChanged(app: App): Promise<boolean> {
  return isRenamed(stateOf(app).names, namesOf(await referenceData(app)))
}

/** Leaves the index closed until `indexReady` asks for it; changes until then are read when it is opened. */
export function openOnDemand(app: App): void {
  stateOf(app).onDemand = true
}

/** Rebuilds the index of this process from the database. */
export async function rebuildIndex(app: App): Promise<void> {
  const state = stateOf(app)
  if (state.onDemand && !state.ready) return
  return firstOf(
    app,
    state,
    withLock(state, () => rebuild(app, state)),
  )
}

async function rebuild(app: App, state: IndexState): Promise<void> {
  const started = Date.now()
  const mark = await currentMark(app)
  await app.ports.search.rebuild(allDocuments(app))
  await setMark(app, state, mark)
  state.counts.clear()
  const { documents } = app.ports.search.health()
  app.log.info({ documents, seconds: (Date.now() - started) / 1000 }, 'search index built')
}

/** Callers wait for the first complete index, and so does the readiness of the process. */
function firstOf(app: App, state: IndexState, done: Promise<void>): Promise<void> {
  if (state.ready) return done
  const { readiness } = app
  state.ready = done
  const others = () => readiness.waitingFor.filter(name => name !== NAME)
  readiness.waitingFor = [...others(), NAME]
  done.then(
    () => {
      readiness.waitingFor = others()
      readiness.indexing = null
    },
    () => {
      state.ready = null
    },
  )
  return done
}

/** Opens the index stored on disk and applies later changes; rebuilds it when it cannot be used. */
export function openIndex(app: App): Promise<void> {
  const state = stateOf(app)
  // after an engine failure pages wait for the new index
  state.ready = null
  return firstOf(
    app,
    state,
    withLock(state, async () => {
      if (!(await catchUp(app, state))) await rebuild(app, state)
    }),
  )
}

/** Above this share of the catalog a rebuild is faster. */
const MAX_CATCH_UP_SHARE = 0.3

async function catchUp(app: App, state: IndexState): Promise<boolean> {
  const text = await app.ports.search.open()
  const mark = text === null ? null : parseMark(text)
  const now = await currentMark(app)
  if (mark?.database !== now.database || BigInt(mark.xid) > BigInt(now.xid)) return false
  if (isRenamed(mark.names, now.names)) return false
  const changed = await listChangedSince(app.db, mark)
  if (changed.length > 1000 + app.ports.search.health().documents * MAX_CATCH_UP_SHARE) return false
  for (let at = 0; at < changed.length; at += PAGE) await refresh(app, changed.slice(at, at + PAGE))
  await setMark(app, state, now)
  state.counts.clear()
  // deleted rows leave no trace, so the number of documents is compared
  const { documents } = app.ports.search.health()
  if (documents !== (await countSold(app.db))) return false
  app.log.info({ documents, changed: changed.length }, 'search index taken up')
  return true
}

/** Waits for the first complete index; opens it when necessary. */
export function indexReady(app: App): Promise<void> {
  return stateOf(app).ready ?? openIndex(app)
}

/** Sets how to wait until the recorded changes are in the index. */
export function setSettled(app: App, settled: () => Promise<void>): void {
  stateOf(app).settled = settled
}

/** Resolves when the index of this process has the changes it was notified of; `report` receives their products. */
export async function indexSettled(app: App, report: (documents: number) => void): Promise<void> {
  await indexReady(app)
  const timer = setInterval(() => report(app.ports.search.health().documents), REPORT_MS)
  await stateOf(app)
    .settled()
    .finally(() => clearInterval(timer))
}

const categoriesOf = (rows: readonly IndexRow[]) => rows.flatMap(row => row.taxonomyCode.split('/'))

/** Reloads products and updates or removes them in the index. Returns the codes of their categories. */
async function refresh(app: App, msns: readonly string[]): Promise<Set<string>> {
  const { search } = app.ports
  const context = await contextOf(app)
  const places = await search.categoryPaths(msns)
  const rows = await listIndexRows(app.db, msns)
  const sold = new Set(rows.map(row => row.msn))
  await search.upsert(rows.map(row => documentOf(row, context)))
  await search.remove(msns.filter(msn => !sold.has(msn)))
  return new Set([...Object.values(places).flat(), ...categoriesOf(rows)])
}

/** Updates products in the index. Returns the codes of their categories. */
export async function indexProducts(app: App, msns: readonly string[]): Promise<Set<string>> {
  const state = stateOf(app)
  if (state.onDemand && !state.ready) return new Set(categoriesOf(await listIndexRows(app.db, msns)))
  return withLock(state, async () => {
    const position = await readPosition(app.db)
    // new names only occur in these products; renames wait for the rebuild they trigger
    const names = { ...namesOf(await referenceData(app)), ...state.names }
    const codes = new Set<string>()
    for (let at = 0; at < msns.length; at += PAGE) {
      for (const code of await refresh(app, msns.slice(at, at + PAGE))) codes.add(code)
    }
    await setMark(app, state, { ...position, names })
    state.counts.clear()
    return codes
  })
}

/** Products per category code of a market, all levels. */
export async function categoryCounts(app: App, market: Market): Promise<Record<string, number>> {
  await indexReady(app)
  const { counts } = stateOf(app)
  const known = counts.get(market)
  if (known) return known
  const counting = app.ports.search
    .search({ market, language: 'en', sort: 'popularity', page: 0, size: 0, facets: [] })
    .then(answer => answer.categories)
  counts.set(market, counting)
  counting.catch(() => counts.delete(market))
  return counting
}
