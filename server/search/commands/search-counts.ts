// Counts what shoppers search for in the store: in memory first, stored every ten seconds, without who it was.

import { LRUCache } from 'lru-cache'
import { countedText } from '../../../contract/search/counted-text.rules.ts'
import { searchedText } from '../../../contract/search/redirects.rules.ts'
import { dayAfter } from '../../../contract/shared/days.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { dayIn } from '../../catalog/service.ts'
import type { App } from '../../platform/app.ts'
import { addSearches, type NewSearches, pruneCounts } from '../repository/search-counts.ts'

const STORE_EVERY_MS = 10_000
/** The same text from the same address counts once in this period: pages are reloaded and revisited. */
const SAME_VISIT_MS = 30 * 60_000
const MAX_VISITS = 50_000
const MAX_RESULTS = 20_000
/**
 * Maximum number of texts between two writes; further ones are not counted, so that invented texts cannot fill the
 * memory.
 */
const MAX_NEW_TEXTS = 2000
/** Maximum number of texts stored per day, for found and not found ones each. */
const MAX_TEXTS_OF_DAY = 1000

interface Counts {
  /** Number of products that a text found when its page was last rendered. */
  results: LRUCache<string, number>
  visits: LRUCache<string, true>
  fresh: Map<string, NewSearches>
}

const kept = new WeakMap<object, Counts>()

function countsOf({ db }: App): Counts {
  let counts = kept.get(db.identity)
  if (!counts) {
    counts = {
      results: new LRUCache({ max: MAX_RESULTS }),
      visits: new LRUCache({ max: MAX_VISITS, ttl: SAME_VISIT_MS }),
      fresh: new Map(),
    }
    kept.set(db.identity, counts)
  }
  return counts
}

/** Stores how many products a text has found; its page may be served from the cache many times. */
export function rememberResults(app: App, market: Market, typed: string, total: number): void {
  const text = countedText(typed)
  if (text !== null) countsOf(app).results.set(`${market} ${text}`, total)
}

/**
 * Counts a displayed page, if it has the results of a search by text alone.
 * @param page The path and query without language, and the network address of the visitor, which stays in memory.
 */
export function countSearch(app: App, page: { market: Market; address: string; ip: string }): void {
  const { market, ip } = page
  const text = countedText(searchedText(page.address) ?? '')
  if (text === null) return
  const { results, visits, fresh } = countsOf(app)
  const total = results.get(`${market} ${text}`)
  // error pages and redirects have no results
  if (total === undefined || visits.has(`${market} ${ip} ${text}`)) return
  const now = app.now()
  const day = dayIn(market, now)
  const key = `${market} ${day} ${text}`
  const before = fresh.get(key) ?? { market, day, text, searches: 0, empty: 0, foundAt: null, emptyAt: null }
  if (before.searches === 0 && fresh.size >= MAX_NEW_TEXTS) return
  visits.set(`${market} ${ip} ${text}`, true)
  const counted = { ...before, searches: before.searches + 1 }
  fresh.set(key, total > 0 ? { ...counted, foundAt: now } : { ...counted, empty: before.empty + 1, emptyAt: now })
}

/** Stores the counts since the last time. What cannot be stored now is counted next time. */
export async function storeSearchCounts(app: App): Promise<void> {
  const counts = countsOf(app)
  const all = [...counts.fresh.values()]
  if (all.length === 0) return
  counts.fresh = new Map()
  try {
    await addSearches(app.db, all)
  } catch (error) {
    // counts made meanwhile are more recent; the rest is added to them
    for (const one of all) {
      const key = `${one.market} ${one.day} ${one.text}`
      const newer = counts.fresh.get(key)
      counts.fresh.set(key, newer ? added(one, newer) : one)
    }
    throw error
  }
}

const added = (before: NewSearches, newer: NewSearches): NewSearches => ({
  ...newer,
  searches: before.searches + newer.searches,
  empty: before.empty + newer.empty,
  foundAt: newer.foundAt ?? before.foundAt,
  emptyAt: newer.emptyAt ?? before.emptyAt,
})

/** Stores the counts every ten seconds, and on shutdown; returns a disposer. */
export async function storeSearchCountsRegularly(app: App): Promise<() => Promise<void>> {
  let running: Promise<void> = Promise.resolve()
  const store = () => {
    running = running
      .then(() => storeSearchCounts(app))
      .catch(error => app.log.warn({ err: error }, 'searches were not stored'))
    return running
  }
  const timer = setInterval(store, STORE_EVERY_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    return store()
  }
}

/** Keeps the most frequent texts of yesterday and today. */
export async function pruneSearchCounts(app: App): Promise<void> {
  await pruneCounts(app.db, dayAfter(dayIn('IN', app.now()), -2), MAX_TEXTS_OF_DAY)
}
