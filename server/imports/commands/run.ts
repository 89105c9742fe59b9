// Carries an import to its end: plans it once, takes its rows batch by batch, goes on where a killed process stopped.

import { randomUUID } from 'node:crypto'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import {
  addToAssortment,
  type CategoryToCreate,
  createCategories,
  listUnregisteredWarehouses,
  readAssortment,
  retireEmptyCategories,
  taxRatesOf,
} from '../../catalog/service.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { limitsPrices } from '../../platform/price-approval.ts'
import { missingForSelling } from '../../setup/service.ts'
import { type BrokenRow, rowsOf, UnreadableFile } from '../adapters/read-file.ts'
import { type ChangeRow, insertChanges, listMade, markUndone } from '../repository/changes.ts'
import {
  endImport,
  findImport,
  type ImportRow,
  insertProblems,
  lockImport,
  readPlan,
  setRunner,
  startImport,
} from '../repository/imports.ts'
import { keepSample } from '../repository/sample.ts'
import type { MergeContext } from '../rules/merge.ts'
import { type Plan, withCodes } from '../rules/plan.ts'
import { type FileRow, messageOf, PROBLEMS } from '../rules/problems.ts'
import { makePlan, WithoutPartNumbers } from './plan.ts'
import { BATCH, takeBatch } from './write-batch.ts'

/** Names this process in the imports that it tries. */
export const RUNNER = randomUUID()

export interface Progress {
  position: number
  total: number
}

export interface RunOptions {
  /** Called after every batch that this process took. */
  progress?: (progress: Progress) => void
  /** Milliseconds after which to stop between two batches, for another turn. */
  until?: number
}

/** The categories of a plan, as the catalog makes them. */
async function planned(tx: Tx, one: ImportRow, plan: Plan): Promise<CategoryToCreate[]> {
  if (plan.newCategories.length === 0) return []
  const { categories } = await readAssortment(tx, one.market)
  const taxonomy = new Map(categories.map(category => [category.code, category.taxonomyCode]))
  const aboveOf = (above: string | number | null): CategoryToCreate['above'] => {
    if (above === null) return null
    return typeof above === 'number' ? { place: above } : { code: above, taxonomyCode: taxonomy.get(above) ?? above }
  }
  return plan.newCategories.map(({ above, ...names }) => ({ ...names, above: aboveOf(above) }))
}

/** Creates what the products of a plan refer to. Returns the plan with the codes of its categories. */
async function prepareStore(tx: Tx, one: ImportRow, plan: Plan): Promise<Plan> {
  const codes = await createCategories(tx, one.market, await planned(tx, one, plan))
  const attributes = Object.entries(plan.attributes)
    .filter(([, attribute]) => attribute.fresh)
    .map(([key, { fresh: _fresh, ...attribute }]) => ({ key, ...attribute }))
  const made = await addToAssortment(tx, {
    brands: plan.newBrands,
    attributes,
    country: one.mapping.defaults.origin ?? one.market,
  })
  const change = (kind: ChangeRow['kind'], subjects: readonly string[]): ChangeRow[] =>
    subjects.map(subject => ({ kind, subject, created: true, before: {}, after: {} }))
  await insertChanges(tx, one.id, [
    ...change('category', codes),
    ...change('brand', made.brands),
    ...change('attribute', made.attributes),
  ])
  return withCodes(plan, codes)
}

async function checkSeller(app: App, one: ImportRow, plan: Plan): Promise<void> {
  const { seller } = one.mapping
  if (plan.sellers.length === 0) {
    const missing = await missingForSelling(app.db, one.market)
    throw new UnreadableFile(`This market cannot sell yet: run npm run setup. Missing: ${missing.join('; ')}.`)
  }
  if (seller !== undefined && !plan.sellers.includes(seller)) {
    throw new UnreadableFile(`The seller ${seller} is not in this market. There are: ${plan.sellers.join(', ')}`)
  }
}

const WINDOWS_NOTE = {
  ...{ row: 0, column: '', value: '', code: 'file.windows-1252' },
  ...{ severity: PROBLEMS['file.windows-1252'][0], message: messageOf({ code: 'file.windows-1252' }) },
}

/** The first reading, once; of two processes that read at the same time one decides. */
async function begin(app: App, one: ImportRow): Promise<void> {
  const { plan, sample } = await makePlan(app.db, { ...one, path: one.filePath })
  await checkSeller(app, one, plan)
  await app.db.transaction(async tx => {
    const locked = await lockImport(tx, one.id)
    if (locked?.state !== 'waiting') return
    const prepared = one.dryRun ? plan : await prepareStore(tx, one, plan)
    await startImport(tx, one.id, prepared, one.dryRun && limitsPrices(one.market))
    await keepSample(tx, one.id, sample)
    if (plan.encoding === 'windows-1252') await insertProblems(tx, one.id, [WINDOWS_NOTE])
  })
}

async function contextOf(app: App, one: ImportRow): Promise<MergeContext> {
  const plan = await readPlan(app.db, one.id)
  if (!plan) throw new Error(`Import ${one.id} runs without a plan`)
  const seller = one.mapping.seller ?? plan.sellers[0] ?? ''
  const [taxRate, unregistered] = await Promise.all([
    taxRatesOf(app, one.market),
    listUnregisteredWarehouses(app.db, seller, app.now()),
  ])
  return { plan, mapping: one.mapping, market: one.market, seller, taxRate, unregistered: new Set(unregistered) }
}

/** Batches of rows after a position. */
async function* batchesAfter(
  one: ImportRow,
  { encoding }: Plan,
): AsyncGenerator<{ from: number; rows: (FileRow | BrokenRow)[] }> {
  let rows: (FileRow | BrokenRow)[] = []
  let at = 0
  for await (const row of rowsOf(one.filePath, one.format, encoding)) {
    at++
    if (at <= one.position) continue
    rows.push(row)
    if (rows.length === BATCH) {
      yield { from: at - rows.length, rows }
      rows = []
    }
  }
  if (rows.length > 0) yield { from: at - rows.length, rows }
}

async function takeAll(app: App, one: ImportRow, options: RunOptions): Promise<boolean> {
  const context = await contextOf(app, one)
  const stopAt = options.until === undefined ? Number.POSITIVE_INFINITY : Date.now() + options.until
  for await (const { from, rows } of batchesAfter(one, context.plan)) {
    if (Date.now() > stopAt) return false
    const taken = await takeBatch(app, one.id, from, rows, context)
    // another process takes this import, or it was stopped
    if (taken.state !== 'running' || taken.position !== from + rows.length) return true
    options.progress?.({ position: taken.position, total: one.total })
    await yieldToEventLoop()
  }
  return finish(app, one.id)
}

/** A feed with further offers names its own categories, which existing products do not move into. */
async function hideEmptyCategories(tx: Tx, { id, mapping }: ImportRow): Promise<void> {
  if (mapping.seller === undefined) return
  const made = (await listMade(tx, id)).filter(({ kind }) => kind === 'category').map(({ subject }) => subject)
  const hidden = await retireEmptyCategories(tx, made)
  await markUndone(
    tx,
    id,
    'category',
    hidden.map(subject => ({ subject, how: 'restored' })),
  )
}

async function finish(app: App, id: string): Promise<boolean> {
  await app.db.transaction(async tx => {
    const one = await lockImport(tx, id)
    if (one?.state !== 'running' || one.position < one.total) return
    if (!one.dryRun) await hideEmptyCategories(tx, one)
    await endImport(tx, id, 'done', null)
  })
  await app.jobs.send('imports.pictures', {})
  return true
}

/**
 * Runs a waiting or interrupted import. Returns false when the time was over before the rows were. A file that cannot
 * be read ends it as failed, with the reason; other errors reject, and the next run goes on after the last batch.
 */
export async function runImport(app: App, id: string, options: RunOptions = {}): Promise<boolean> {
  try {
    const waiting = await findImport(app.db, id)
    if (waiting?.dryRun) await setRunner(app.db, id, RUNNER)
    if (waiting?.state === 'waiting') await begin(app, waiting)
    const one = await findImport(app.db, id)
    const done = one?.state === 'running' ? await takeAll(app, one, options) : true
    if (!done && one?.dryRun) await setRunner(app.db, id, null)
    return done
  } catch (error) {
    const gone = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!(error instanceof UnreadableFile) && !gone) throw error
    if (error instanceof WithoutPartNumbers) await keepSample(app.db, id, error.sample)
    await endImport(app.db, id, 'failed', gone ? 'The file is no longer there.' : error.message)
    return true
  }
}
