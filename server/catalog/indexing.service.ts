// Keeps the search index of this process in step with the products, and what only the index can tell of them.

import { setImmediate as breathe } from 'node:timers/promises'
import type { Market } from '../../contract/market.ts'
import type { App } from '../platform/app.ts'
import type { Database } from '../platform/db.ts'
import type { SearchDocument } from '../ports/search.ts'
import { type IndexRow, listIndexRows, pageIndexRows } from './indexing.queries.ts'
import { documentOf, type IndexContext } from './indexing.rules.ts'
import { snapshotOf } from './snapshot.service.ts'

interface IndexState {
  /** The last piece of work: each waits for the one before, so that an older reading never comes after a newer. */
  queue: Promise<unknown>
  /** The first rebuild. */
  ready: Promise<void> | null
  /** Category path of every indexed product: where it is to be seen, also after it moved. */
  places: Map<string, readonly string[]>
  /** Hindi of a facet term by `attribute key, line feed, English`. */
  termsHi: Map<string, string>
  counts: Map<Market, Promise<Record<string, number>>>
}

const states = new WeakMap<Database, IndexState>()
const PAGE = 400

function stateOf(app: App): IndexState {
  let state = states.get(app.db)
  if (!state) {
    state = { queue: Promise.resolve(), ready: null, places: new Map(), termsHi: new Map(), counts: new Map() }
    states.set(app.db, state)
  }
  return state
}

async function contextOf(app: App): Promise<IndexContext> {
  const { attributes, categories } = await snapshotOf(app)
  return { attributes, categoryNames: code => categories.get(code)?.name }
}

function note(state: IndexState, rows: readonly IndexRow[], { attributes }: IndexContext): void {
  for (const row of rows) {
    state.places.set(row.msn, row.taxonomyCode.split('/'))
    for (const spec of row.specs) {
      if ('en' in spec && attributes.get(spec.key)?.facet) state.termsHi.set(`${spec.key}\n${spec.en}`, spec.hi)
    }
  }
}

function inTurn<T>(state: IndexState, work: () => Promise<T>): Promise<T> {
  const done = state.queue.then(work)
  state.queue = done.catch(() => undefined)
  return done
}

async function* allDocuments(app: App, state: IndexState): AsyncGenerator<SearchDocument[]> {
  const context = await contextOf(app)
  let after = ''
  for (;;) {
    const rows = await pageIndexRows(app.db, after, PAGE)
    if (rows.length === 0) return
    note(state, rows, context)
    yield rows.map(row => documentOf(row, context))
    after = rows.at(-1)?.msn ?? ''
    await breathe()
  }
}

/** Builds the index of this process anew from the database. */
export function rebuildIndex(app: App): Promise<void> {
  const state = stateOf(app)
  const done = inTurn(state, async () => {
    await app.ports.search.rebuild(allDocuments(app, state))
    state.counts.clear()
  })
  if (!state.ready) {
    state.ready = done
    done.catch(() => {
      state.ready = null
    })
  }
  return done
}

/** Waits for the first build of the index; starts it if nobody has. */
export function indexReady(app: App): Promise<void> {
  return stateOf(app).ready ?? rebuildIndex(app)
}

/** Brings single products up to date in the index. Answers the codes of the categories that show them. */
export function indexProducts(app: App, msns: readonly string[]): Promise<Set<string>> {
  const state = stateOf(app)
  return inTurn(state, async () => {
    const context = await contextOf(app)
    const rows = await listIndexRows(app.db, msns)
    const sold = new Set(rows.map(row => row.msn))
    const seenIn = new Set(msns.flatMap(msn => state.places.get(msn) ?? []))
    note(state, rows, context)
    await app.ports.search.upsert(rows.map(row => documentOf(row, context)))
    const gone = msns.filter(msn => !sold.has(msn))
    await app.ports.search.remove(gone)
    for (const row of rows) for (const code of row.taxonomyCode.split('/')) seenIn.add(code)
    for (const msn of gone) state.places.delete(msn)
    state.counts.clear()
    return seenIn
  })
}

/** Products of each category of a market by code, all levels. */
export async function categoryCounts(app: App, market: Market): Promise<Record<string, number>> {
  await indexReady(app)
  const { counts } = stateOf(app)
  const known = counts.get(market)
  if (known) return known
  const asked = app.ports.search
    .search({ market, language: 'en', sort: 'popularity', page: 0, size: 0, facets: [] })
    .then(answer => answer.categories)
  counts.set(market, asked)
  asked.catch(() => counts.delete(market))
  return asked
}

/** Hindi of the English text of a facet term; the text itself when it is not known. */
export function termInHindi(app: App, key: string, text: string): string {
  return stateOf(app).termsHi.get(`${key}\n${text}`) ?? text
}
