// Fills an empty store with the starter catalog. The load can be killed at any point and is resumed at the next start.

import { join } from 'node:path'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { readTaxRates } from '../../server/catalog/service.ts'
import type { App } from '../../server/platform/app.ts'
import { type Db, statement } from '../../server/platform/db.ts'
import { refreshStatistics } from '../../server/platform/table-statistics.ts'
import { starterCatalogue } from '../catalogue/catalogue.ts'
import type { StarterProduct } from '../catalogue/types.ts'
import { boughtTogetherStep } from './bought-together.ts'
import { contentStep } from './content.ts'
import { basicsStep, warehousesStep } from './load-basics.ts'
import { networkStep, pincodesStep } from './load-network.ts'
import { brandLogosStep, categoryPicturesStep, productPicturesStep } from './load-pictures.ts'
import { productsStep } from './load-products.ts'
import type { LoadStep } from './load-step.ts'
import { videosStep } from './load-videos.ts'
import { promotionsStep } from './promotions.ts'
import { reviewsStep } from './reviews.ts'
import { upgradeStarter } from './upgrades.ts'

export interface LoadProgress {
  step: string
  done: number
  total: number
  /** The same for all steps together. */
  all: { done: number; total: number }
}

export interface LoadOptions {
  /** Folder of the reference data (HSN rates, states, emirates, pincodes); starter/reference by default. */
  reference?: string
  progress?: (progress: LoadProgress) => void
  /** Approximate number of products to load, from all families; all by default. */
  limit?: number
  /** Whether to draw pictures; true by default. */
  pictures?: boolean
  /** Resolves when the products that were loaded can be searched, and reports how many can be; without it nothing waits. */
  searchable?: (report: (products: number) => void) => Promise<void>
}

type Done = Record<string, { done: number; total: number }>

const KEY = 'starter'
const BEGIN = statement(
  'starter.begin',
  `insert into settings (key, value) select $1, '{}' where not exists (select 1 from products) and not exists (select 1 from sellers) on conflict do nothing`,
)
const READ = statement('starter.read', 'select value from settings where key = $1')
const READ_LOCKED = statement('starter.read-locked', 'select value from settings where key = $1 for update')
const SAVE = statement('starter.save', 'update settings set value = $2, updated_at = now() where key = $1')

async function doneOf(db: Db, step: LoadStep, sql = READ): Promise<{ all: Done; done: number }> {
  const { value: all } = await db.one<{ value: Done }>(sql, [KEY])
  const known = all[step.name]
  // another total means another version of the catalog: existing rows are kept, the others are added
  return { all, done: known?.total === step.total ? known.done : 0 }
}

/** Runs one batch. Concurrent loads alternate, because the progress row is locked. */
async function runBatch(app: App, step: LoadStep): Promise<number> {
  const { done: from } = await doneOf(app.db, step)
  const to = Math.min(step.total, from + step.batch)
  if (from >= to) return from
  const prepared = await step.prepare?.(from, to)
  return app.db.transaction(async tx => {
    const { all, done } = await doneOf(tx, step, READ_LOCKED)
    if (done !== from) return done
    await step.write(tx, from, to, prepared)
    await tx.run(SAVE, [KEY, JSON.stringify({ ...all, [step.name]: { done: to, total: step.total } })])
    return to
  })
}

/** About `limit` products of all families, at equal intervals, each with the next variant of its group. */
function sample(products: readonly StarterProduct[], limit = products.length): StarterProduct[] {
  if (limit >= products.length) return [...products]
  const stride = (2 * products.length) / limit
  const picked = new Set<StarterProduct>()
  for (let at = 0; at < products.length; at += stride) {
    const index = Math.floor(at)
    const one = products[index]
    const variant = one?.group ? products.find((other, place) => place > index && other.group === one.group) : undefined
    for (const product of [one, variant]) if (product) picked.add(product)
  }
  return [...picked]
}

async function stepsOf(app: App, options: LoadOptions): Promise<LoadStep[]> {
  const catalogue = starterCatalogue()
  const reference = options.reference ?? join(import.meta.dirname, '../../starter/reference')
  // best sellers first, so that the store looks complete from the first batch on
  const products = sample(catalogue.products, options.limit).sort(
    (a, b) => b.popularity - a.popularity || (a.partNumber < b.partNumber ? -1 : 1),
  )
  const steps = [
    basicsStep(catalogue, await readTaxRates(reference)),
    promotionsStep(),
    boughtTogetherStep(),
    warehousesStep(catalogue),
    await networkStep(reference),
    productsStep(products),
    contentStep(catalogue),
    videosStep(),
    reviewsStep(products),
    await pincodesStep(reference),
  ]
  if (options.pictures === false) return steps
  return [
    ...steps,
    categoryPicturesStep(app, catalogue.categories),
    brandLogosStep(app, catalogue.brands),
    productPicturesStep(app, products, 'front'),
    productPicturesStep(app, products, 'all'),
  ]
}

/**
 * Loads the starter catalog into an empty store, or resumes an interrupted load. A store filled by an earlier version
 * gets the data of later tables; a store with products of its own is not changed. Several processes may call it
 * concurrently.
 *
 * @returns Whether anything was loaded.
 * @throws Error of the database when a batch fails; committed batches are kept.
 */
export async function loadStarter(app: App, options: LoadOptions): Promise<boolean> {
  await app.db.run(BEGIN, [KEY])
  const begun = await app.db.oneOrNull<{ value: Done & { finished?: unknown } }>(READ, [KEY])
  if (!begun) return false
  const pictures = options.pictures !== false
  if (begun.value.finished) return (await upgradeStarter(app, KEY, { catalogue: starterCatalogue, pictures })) > 0
  const steps = await stepsOf(app, options)
  const products = steps.find(({ name }) => name === 'products')?.total ?? 0
  const total = steps.reduce((sum, step) => sum + step.total, options.searchable ? products : 0)
  let before = 0
  options.progress?.({ step: steps[0]?.name ?? '', done: 0, total, all: { done: 0, total } })
  for (const step of steps) {
    for (let done = -1; done < step.total; ) {
      done = await runBatch(app, step)
      options.progress?.({ step: step.name, done, total: step.total, all: { done: before + done, total } })
      await yieldToEventLoop()
    }
    before += step.total
  }
  await refreshStatistics(app.db, 'all')
  if (options.limit === undefined && pictures) {
    await app.db.run(SAVE, [KEY, JSON.stringify({ finished: { done: 1, total: 1 } })])
  }
  await upgradeStarter(app, KEY, { catalogue: starterCatalogue, pictures })
  if (options.searchable) {
    const report = (count: number) => {
      const done = Math.min(count, products)
      options.progress?.({ step: 'search index', done, total: products, all: { done: before + done, total } })
    }
    await options.searchable(report)
    report(products)
  }
  return true
}
