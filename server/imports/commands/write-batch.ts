// Takes one batch of rows in one transaction: products, prices, stock, what changed, what was wrong, and how far it came.

import { priceShift } from '../../../contract/products/price-shift.rules.ts'
import { BATCH_SIZE, type BulkProduct, lockProducts, writeProducts } from '../../catalog/service.ts'
import { setOnHand } from '../../inventory/service.ts'
import { knownPictures } from '../../media/service.ts'
import type { App } from '../../platform/app.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { limitsPrices } from '../../platform/price-approval.ts'
import { keepBases, offerSubject } from '../../platform/price-bases.ts'
import type { BrokenRow } from '../adapters/read-file.ts'
import { type ChangeRow, insertChanges, listWithdrawn } from '../repository/changes.ts'
import { type Counts, type ImportRow, insertProblems, lockImport, moveImport } from '../repository/imports.ts'
import { insertPictures, listSources, type WantedPicture } from '../repository/pictures.ts'
import { findPrices, insertPrices, type OfferPrice, type PriceRow } from '../repository/prices.ts'
import type { Draft } from '../rules/draft.ts'
import { isOfferOnly, type MergeContext, type Merged, mergeRow } from '../rules/merge.ts'
import { imagesOf, mediaAddress } from '../rules/pictures.ts'
import { type FileRow, messageOf, PROBLEMS, type Problem } from '../rules/problems.ts'
import { RowReader } from '../rules/row.ts'
import { sameValue, type Values } from '../rules/values.ts'

/** Rows per transaction: as many products as can be announced to every process by name. */
export const BATCH = BATCH_SIZE

interface Prepared {
  draft: Draft
  problems: Problem[]
  /** URL of each picture with its hash, null when it has to be fetched. */
  pictures: { url: string; hash: string | null }[]
}

/** The effect of a batch on one product. */
interface Touched {
  next: BulkProduct
  created: boolean
  before: Values
  after: Values
  row: number
  pictures: Prepared['pictures']
}

export const causeOf = ({ who, id }: Pick<ImportRow, 'who' | 'id'>) => ({ who, why: `import ${id}` })

function readRows(rows: readonly (FileRow | BrokenRow)[], context: MergeContext): Prepared[] {
  const reader = new RowReader(context.plan, context.mapping)
  return rows.map(row => {
    if (!('broken' in row)) return { ...reader.read(row), pictures: [] }
    const { draft } = reader.read({ row: row.row, cells: {} })
    const problem: Problem = { row: row.row, column: '', code: 'row.unreadable', value: '', detail: row.broken }
    return { draft, problems: [problem], pictures: [] }
  })
}

/** Finds out which pictures the store has: its own, and those that were fetched before. */
async function resolvePictures(db: Db, prepared: readonly Prepared[]): Promise<void> {
  const urls = [...new Set(prepared.flatMap(({ draft }) => draft.urls))]
  if (urls.length === 0) return
  const own = new Map(urls.flatMap(url => (mediaAddress(url) ? [[url, mediaAddress(url)?.hash ?? '']] : [])))
  const known = await knownPictures(db, [...own.values()])
  const sources = await listSources(
    db,
    urls.filter(url => !own.has(url)),
  )
  for (const one of prepared) {
    const { draft, problems } = one
    const pictures = draft.urls.map(url => ({ url, hash: sources.get(url) ?? own.get(url) ?? null }))
    one.pictures = pictures.filter(({ url, hash }) => {
      const lost = own.has(url) && !(hash && known.has(hash))
      if (lost && !/^https?:/i.test(url))
        problems.push({ row: draft.row, column: 'images', code: 'image.address', value: url })
      return !lost || /^https?:/i.test(url)
    })
    for (const picture of one.pictures) if (own.has(picture.url) && !known.has(picture.hash ?? '')) picture.hash = null
  }
}

/** Tells which products, or offers of this seller, are off because an undo took back that they were made. */
async function withdrawnAmong(tx: Tx, there: readonly (BulkProduct | null)[], { mapping }: MergeContext) {
  const off = there.flatMap(product => (product && !product.active ? [product.msn] : []))
  const hidden = off.length > 0 ? await listWithdrawn(tx, off, mapping.seller ?? null) : []
  const withdrawn = new Set(hidden.map(({ kind, subject }) => `${kind} ${subject}`))
  return (product: BulkProduct) => withdrawn.has(`${isOfferOnly(product) ? 'offer' : 'product'} ${product.msn}`)
}

/** Merges every row into its product. Rows of one product are consecutive. */
async function mergeAll(tx: Tx, one: ImportRow, prepared: readonly Prepared[], context: MergeContext, counts: Counts) {
  const keyOf = ({ brandSlug, partNumber }: Draft) => `${brandSlug ?? ''}\n${partNumber}`
  const there = await lockProducts(
    tx,
    context.market,
    prepared.map(({ draft }) => draft),
    context.mapping.seller ?? null,
  )
  const isWithdrawn = await withdrawnAmong(tx, there, context)
  const isSeen = await seenPrices(tx, one, there)
  const touched = new Map<string, Touched>()
  for (const [at, { draft, problems, pictures }] of prepared.entries()) {
    const before = touched.get(keyOf(draft))
    const current = before?.next ?? there[at] ?? null
    if (current && isWithdrawn(current)) draft.active ??= true
    if (pictures.length > 0 && pictures.every(picture => picture.hash !== null)) {
      draft.images = imagesOf(pictures, current?.images ?? [])
    }
    const failed = problems.some(({ code }) => PROBLEMS[code][0] === 'error')
    const merged = mergeRow(draft, current, context, failed)
    problems.push(...merged.problems)
    if (!isSeen(merged)) {
      problems.push({ row: draft.row, column: 'price', code: 'price.not-seen', value: draft.partNumber })
      merged.kind = 'rejected'
    }
    count(counts, merged)
    if (merged.kind === 'rejected') continue
    // pictures belong to the product, which another seller describes
    const missing = !isOfferOnly(current) && pictures.some(picture => picture.hash === null)
    if (merged.kind === 'same' && !missing) continue
    touched.set(keyOf(draft), {
      next: merged.next,
      created: before?.created ?? (merged.kind === 'created' || merged.kind === 'offered'),
      before: { ...merged.before, ...before?.before },
      after: { ...before?.after, ...merged.after },
      row: draft.row,
      pictures: missing ? pictures : [],
    })
  }
  return [...touched.values()]
}

function count(counts: Counts, { kind, before, after }: Merged): void {
  counts[kind === 'same' ? 'unchanged' : kind]++
  if (kind !== 'updated') return
  if ('price' in after) counts.priceChanges++
  if (before.active === true && after.active === false) counts.retired++
}

/** The prices that a dry run would change. */
const pricesOf = (touched: readonly Touched[]): PriceRow[] =>
  touched.flatMap(({ next: { offerId, msn }, created, before, after }) => {
    if (created || offerId === null || !('price' in after)) return []
    const [old, now] = [before.price as OfferPrice, after.price as OfferPrice]
    return [{ offerId, msn, before: old, after: now, shiftBp: priceShift(old, now) }]
  })

/** Stores the prices from which the day's later changes are measured. */
function keepPrices(tx: Tx, { market, pricesApproved }: ImportRow, touched: readonly Touched[], now: Date) {
  const changes = pricesOf(touched).map(({ offerId, before, after }) => ({
    ...{ subject: offerSubject(offerId), before, after },
  }))
  return keepBases(tx, { market, now, approved: pricesApproved }, changes)
}

/** Tells whether an import that is held to its dry run may set a price: the one that was seen, in place of the one that was seen. */
async function seenPrices(tx: Tx, { heldTo }: ImportRow, there: readonly (BulkProduct | null)[]) {
  if (heldTo === null) return () => true
  const offers = there.flatMap(product => product?.offerId ?? [])
  const seen = await findPrices(tx, heldTo, offers)
  return ({ kind, next, before, after }: Merged) => {
    if (kind !== 'updated' || !('price' in after)) return true
    const price = seen.get(next.offerId ?? 0)
    return price !== undefined && sameValue(price.before, before.price) && sameValue(price.after, after.price)
  }
}

const isProductField = (name: string) => name !== 'price' && !name.startsWith('stock:')

async function write(tx: Tx, one: ImportRow, touched: readonly Touched[]): Promise<void> {
  const cause = causeOf(one)
  const changed = touched.filter(({ created, after }) => created || Object.keys(after).length > 0)
  await writeProducts(
    tx,
    {
      products: changed
        .filter(({ created, after }) => created || Object.keys(after).some(isProductField))
        .map(({ next }) => next),
      prices: changed.filter(({ created, after }) => created || 'price' in after).map(({ next }) => next),
    },
    cause,
  )
  const stock = changed.flatMap(({ next, after }) =>
    Object.entries(after).flatMap(([name, onHand]) =>
      name.startsWith('stock:')
        ? [{ msn: next.msn, seller: next.sellerCode, warehouse: name.slice(6), onHand: Number(onHand) }]
        : [],
    ),
  )
  await setOnHand(tx, stock, cause)
  await insertChanges(
    tx,
    one.id,
    changed.map(
      ({ next, created, before, after }): ChangeRow => ({
        ...{ kind: isOfferOnly(next) ? 'offer' : 'product', subject: next.msn },
        ...{ created, before, after },
      }),
    ),
  )
  const wanted = touched.flatMap(({ next, row, pictures }) =>
    pictures.map((picture, position): WantedPicture => ({ ...picture, msn: next.msn, row, position })),
  )
  await insertPictures(tx, one.id, wanted)
}

/** The file's heading of the column that contains a field, or would contain it. */
function columnNames({ columns }: MergeContext['plan']): (field: string) => string {
  const byField = new Map<string, string>()
  for (const [column, target] of Object.entries(columns)) {
    if (target.to === 'field' && !byField.has(target.field)) byField.set(target.field, column)
  }
  return field => byField.get(field) ?? field
}

const EMPTY: Counts = {
  created: 0,
  offered: 0,
  updated: 0,
  unchanged: 0,
  rejected: 0,
  priceChanges: 0,
  retired: 0,
  undone: 0,
  left: 0,
}

/**
 * Takes the rows that follow the position `from`. Returns the import as it stands then; when another process was
 * faster, or it was stopped, nothing is written and the answer says how far it is.
 */
export async function takeBatch(
  app: App,
  id: string,
  from: number,
  rows: readonly (FileRow | BrokenRow)[],
  context: MergeContext,
): Promise<Pick<ImportRow, 'position' | 'state'>> {
  const prepared = readRows(rows, context)
  await resolvePictures(app.db, prepared)
  return app.db.transaction(async tx => {
    const one = await lockImport(tx, id)
    if (one?.state !== 'running' || one.position !== from) {
      return { position: one?.position ?? 0, state: one?.state ?? 'failed' }
    }
    const counts = { ...EMPTY, ...one.counts }
    // a conflict tries the whole again, so what was read stays as it was
    const fresh = structuredClone(prepared)
    const touched = await mergeAll(tx, one, fresh, context, counts)
    if (one.dryRun && one.keepsPrices) await insertPrices(tx, id, pricesOf(touched))
    if (!one.dryRun) {
      await write(tx, one, touched)
      if (limitsPrices(one.market)) await keepPrices(tx, one, touched, app.now())
    }
    const problems = fresh.flatMap(({ problems }) => problems)
    const columnOf = columnNames(context.plan)
    await insertProblems(
      tx,
      id,
      problems.map(problem => ({
        ...problem,
        column: columnOf(problem.column),
        severity: PROBLEMS[problem.code][0],
        value: problem.value.replaceAll('\u0000', '').slice(0, 200),
        message: messageOf(problem),
      })),
    )
    await moveImport(tx, id, from + rows.length, counts)
    return { position: from + rows.length, state: one.state }
  })
}
