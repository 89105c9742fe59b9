// Measures the search engine in its worker thread as the web process sees it: latencies, memory, start, updates, stalls.

import { mkdtemp, rm, stat } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { WorkerSearch } from '../search/engine/worker-search.ts'
import type { SearchDocument, SearchRequest } from '../search/port.ts'
import { defaultSynonyms } from '../search/text/default-synonyms.ts'
import { facetNames, largestCategory, manyProducts } from './bench-search-products.ts'

const QUERIES = [
  'impact drill 600w',
  'mcb 32 amp',
  'led bulb 9w',
  'bearing 6205',
  'safety shoes size 8',
  'water pump 1 hp',
  'ball valve 1/2 inch',
  'copper cable 2.5 sqmm',
  'हथौड़ा',
  'pechkas set',
  'screwdrivr set',
  'cieling fan 1200 mm',
  'adjustable wrench',
  'a4 paper',
  'gloves nitrile',
]
const PREFIXES = [
  'd',
  'dr',
  'dri',
  'led b',
  'safety sh',
  'bear',
  'ball va',
  'हथ',
  'mcb 3',
  'watr pu',
  'cable 2.5',
  'pi',
]

const IDLE_MS = 5000

interface Times {
  p50: number
  p99: number
}

async function time(rounds: number, works: readonly (() => Promise<unknown>)[]): Promise<Times> {
  const taken: number[] = []
  for (const work of works) await work()
  for (let round = 0; round < rounds; round++) {
    for (const work of works) {
      const started = performance.now()
      await work()
      taken.push(performance.now() - started)
    }
  }
  taken.sort((a, b) => a - b)
  const at = (share: number) => taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] as number
  return { p50: at(0.5), p99: at(0.99) }
}

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

const megabytes = () => process.memoryUsage().rss / 1e6

function listing(change: Partial<SearchRequest>): SearchRequest {
  return { market: 'IN', language: 'en', sort: 'popularity', page: 0, size: 40, facets: facetNames(), ...change }
}

/** Filters of a category with many matches: the three most common terms of its three largest facets. */
async function filtersOf(engine: WorkerSearch, categoryCode: string): Promise<Record<string, string[]>> {
  const { buckets } = await engine.search(listing({ categoryCode, size: 0 }))
  const largest = buckets
    .filter(({ terms }) => terms.length > 2)
    .map(({ name, terms }) => ({ name, terms: terms.toSorted((a, b) => b.count - a.count) }))
    .sort((a, b) => (b.terms[0]?.count ?? 0) - (a.terms[0]?.count ?? 0))
    .slice(0, 3)
  return Object.fromEntries(largest.map(({ name, terms }) => [name, terms.slice(0, 3).map(({ term }) => term)]))
}

/** Seconds until a changed product is found under its new name. */
async function updateLatency(engine: WorkerSearch, doc: SearchDocument): Promise<number> {
  const name = `Zyxwv${Math.random().toString(36).slice(2, 8).replace(/\d/g, 'q')} tool`
  return seconds(async () => {
    const done = engine.upsert([{ ...doc, version: Date.now(), titleEn: name }])
    const request = listing({ market: doc.market, q: name, facets: [], didYouMean: false })
    while ((await engine.search(request)).msns[0] !== doc.msn);
    await done
  })
}

async function firstProduct(): Promise<SearchDocument> {
  for await (const batch of manyProducts(1)) if (batch[0]) return batch[0]
  throw new Error('No products')
}

async function measure(count: number): Promise<[string, string][]> {
  const folder = await mkdtemp(join(tmpdir(), 'kh-bench-'))
  // allocated before the first reading of the memory: it is not the engine's
  const facets = facetNames()
  const changed = await firstProduct()
  const before = megabytes()
  const builder = new WorkerSearch({ folder })
  const built = await seconds(() => builder.rebuild(manyProducts(count)))
  await builder.setPosition('bench')
  const saved = await seconds(() => builder.save())
  await builder.close()
  const size = (await stat(join(folder, 'index.bin'))).size / 1e6
  const engine = new WorkerSearch({ folder })
  const loaded = await seconds(() => engine.open())
  await engine.setSynonyms(defaultSynonyms)
  const delay = monitorEventLoopDelay({ resolution: 5 })
  // stalls of an idle thread are caused by the machine
  delay.enable()
  await setTimeout(IDLE_MS)
  const idle = delay.max / 1e6
  delay.reset()
  const text = await time(
    12,
    QUERIES.map(q => () => engine.search(listing({ q, facets }))),
  )
  const code = largestCategory()
  const filters = await filtersOf(engine, code)
  const plain = await time(20, [() => engine.search(listing({ categoryCode: code, facets }))])
  const filtered = await time(40, [() => engine.search(listing({ categoryCode: code, facets, filters }))])
  const suggested = await time(
    10,
    PREFIXES.map(q => () => engine.suggest({ market: 'IN', language: 'en', q, size: 6 })),
  )
  const memory = megabytes() - before
  const seen = await updateLatency(engine, changed)
  delay.disable()
  await engine.close()
  await rm(folder, { recursive: true, force: true })
  const load = loadavg().map(one => one.toFixed(1))
  const ms = ({ p50, p99 }: Times) => `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`
  return [
    ['load average, 1, 5, 15 minutes', load.join(', ')],
    ['text query with facets, p50 / p99', ms(text)],
    ['listing of a fifth of the catalog, facets', ms(plain)],
    ['the same with three filters', ms(filtered)],
    ['suggestion', ms(suggested)],
    ['index built', `${built.toFixed(1)} s`],
    ['snapshot written', `${saved.toFixed(1)} s, ${size.toFixed(0)} MB`],
    ['snapshot loaded (start)', `${loaded.toFixed(1)} s`],
    ['memory of the loaded index', `${memory.toFixed(0)} MB`],
    ['update visible after', `${(seen * 1000).toFixed(0)} ms`],
    ['longest stall of an idle thread', `${idle.toFixed(0)} ms`],
    ['longest stall of the calling thread', `${(delay.max / 1e6).toFixed(0)} ms`],
  ]
}

/** Prints one table per catalog size. */
export async function printSpeed(counts: readonly number[]): Promise<void> {
  for (const count of counts) {
    console.log(`\n${count.toLocaleString('en-IN')} products`)
    for (const [name, figure] of await measure(count)) console.log(`  ${name.padEnd(38)} ${figure}`)
  }
}
