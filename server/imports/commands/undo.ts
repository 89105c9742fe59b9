// Takes an import back: every field that still has the value it was given gets the one it had; the others are left and named.

import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { BATCH_SIZE, type BulkProduct, lockByMsns, retireFromAssortment, writeProducts } from '../../catalog/service.ts'
import { setOnHand } from '../../inventory/service.ts'
import { lockPictures } from '../../media/service.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { type ChangeRow, listMade, lockChanges, markUndone } from '../repository/changes.ts'
import { endImport, type ImportRow, lockImport, moveImport } from '../repository/imports.ts'
import { dropWaitingPictures } from '../repository/pictures.ts'
import { sameValue, type Values, valuesOf } from '../rules/values.ts'

interface Restored {
  product: BulkProduct
  /** Names of the fields that were put back. */
  fields: string[]
  /** Names of those that somebody has changed since, or whose pictures are no longer in the library. */
  left: string[]
}

/** Hashes of the pictures that products had before the import. */
const picturesBefore = (changes: readonly Pick<ChangeRow, 'before'>[]): string[] =>
  changes.flatMap(({ before }) => ((before.images ?? []) as BulkProduct['images']).map(({ hash }) => hash))

/**
 * Puts back what still is as the import left it, but pictures that are no longer in the library. Changes the product in place.
 *
 * @param library the pictures that are in the library, of those before
 */
export function restore(
  product: BulkProduct,
  { created, before, after }: Pick<ChangeRow, 'created' | 'before' | 'after'>,
  library: ReadonlySet<string>,
): Restored {
  const now = valuesOf(product)
  const fields: string[] = []
  const left: string[] = []
  // products that somebody has edited since are left alone; sales only change the stock
  const worked = Object.keys(after).filter(
    name => !name.startsWith('stock:') && !sameValue(now[name], after[name]) && !sameValue(now[name], before[name]),
  )
  if (created && worked.length > 0) return { product, fields, left: worked }
  for (const [name, value] of Object.entries(before)) {
    // an earlier undo of the same import put it back, or somebody did
    if (sameValue(now[name], value)) continue
    const isGone = name === 'images' && picturesBefore([{ before }]).some(hash => !library.has(hash))
    if (isGone || !sameValue(now[name], after[name])) {
      left.push(name)
      continue
    }
    if (name === 'price') Object.assign(product, value)
    else if (name.startsWith('stock:')) {
      const there = product.stock[name.slice(6)]
      if (there) there.onHand = Math.max(Number(value), there.reserved)
    } else (product as unknown as Values)[name] = value
    fields.push(name)
  }
  return { product, fields, left }
}

async function write(tx: Tx, one: ImportRow, who: string, restored: readonly Restored[]): Promise<void> {
  const cause = { who, why: `undo of import ${one.id}` }
  const isPlain = (name: string) => name !== 'price' && !name.startsWith('stock:')
  await writeProducts(
    tx,
    {
      products: restored.filter(({ fields }) => fields.some(isPlain)).map(({ product }) => product),
      prices: restored.filter(({ fields }) => fields.includes('price')).map(({ product }) => product),
    },
    cause,
  )
  const counts = restored.flatMap(({ product, fields }) =>
    fields
      .filter(name => name.startsWith('stock:'))
      .map(name => name.slice(6))
      .map(warehouse => ({
        ...{ msn: product.msn, seller: product.sellerCode, warehouse },
        onHand: product.stock[warehouse]?.onHand ?? 0,
      })),
  )
  await setOnHand(tx, counts, cause)
}

/** The next batch; false when there was none left. */
async function undoBatch(app: App, id: string, who: string): Promise<boolean> {
  return app.db.transaction(async tx => {
    const one = await lockImport(tx, id)
    if (one?.state !== 'undoing') return false
    const changes = await lockChanges(tx, id, BATCH_SIZE)
    if (changes.length === 0) return false
    const products = new Map(
      (
        await lockByMsns(
          tx,
          changes.map(change => change.subject),
          one.mapping.seller ?? null,
        )
      ).map(product => [product.msn, product]),
    )
    const library = await lockPictures(tx, [...new Set(picturesBefore(changes))])
    const restored = changes.flatMap(change => {
      const product = products.get(change.subject)
      return product ? [restore(product, change, library)] : []
    })
    await write(tx, one, who, restored)
    const left = new Set(restored.filter(({ left }) => left.length > 0).map(({ product }) => product.msn))
    for (const kind of ['product', 'offer'] as const) {
      const some = changes.filter(change => change.kind === kind)
      await markUndone(
        tx,
        id,
        kind,
        some.map(({ subject }) => ({ subject, how: left.has(subject) ? 'left' : 'restored' })),
      )
    }
    const { undone = 0, left: before = 0 } = one.counts
    const counts = { ...one.counts, undone: undone + changes.length - left.size, left: before + left.size }
    await moveImport(tx, id, one.position, counts)
    return true
  })
}

/** Hides the categories, brands and filters that the import made and that nothing uses. */
async function undoMade(app: App, id: string): Promise<void> {
  await app.db.transaction(async tx => {
    const one = await lockImport(tx, id)
    if (one?.state !== 'undoing') return
    const made = await listMade(tx, id)
    const of = (kind: ChangeRow['kind']) => made.filter(row => row.kind === kind).map(row => row.subject)
    const hidden = await retireFromAssortment(tx, {
      categories: of('category'),
      brands: of('brand'),
      attributes: of('attribute'),
    })
    const mark = async (kind: ChangeRow['kind'], gone: readonly string[]) =>
      markUndone(
        tx,
        id,
        kind,
        of(kind).map(subject => ({ subject, how: gone.includes(subject) ? 'restored' : 'left' })),
      )
    await mark('category', hidden.categories)
    await mark('brand', hidden.brands)
    await mark('attribute', hidden.attributes)
    await dropWaitingPictures(tx, id)
    await endImport(tx, id, 'undone', null)
  })
}

/**
 * Carries an undo to its end; a kill at any time changes nothing but when it is done. Returns false when the time,
 * `until` in milliseconds, was over before that; the next run goes on.
 */
export async function runUndo(app: App, id: string, who: string, options: { until?: number } = {}): Promise<boolean> {
  const stopAt = options.until === undefined ? Number.POSITIVE_INFINITY : Date.now() + options.until
  while (await undoBatch(app, id, who)) {
    if (Date.now() >= stopAt) return false
    await yieldToEventLoop()
  }
  await undoMade(app, id)
  return true
}
