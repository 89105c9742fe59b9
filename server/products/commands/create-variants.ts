// Creates missing variants of a product: each a draft like the product, with its own values.

import type { ChangeSet } from '../../../contract/products/schemas.ts'
import type { VariantPlan } from '../../../contract/products/variants-api.ts'
import { BATCH_SIZE, type BulkProduct, referenceData, writeProducts } from '../../catalog/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { presentChangeSet } from '../presenter.ts'
import { combinationsFor } from '../queries/variants.ts'
import { awaitChangeSet, insertChangedCells, insertChangeSet } from '../repository/change-sets.ts'
import { holdPartNumbers } from '../repository/choices.ts'
import { type PlannedVariant, variantOf } from '../rules/variants.ts'
import { digestOf } from './change-products.ts'
import { lockGroup } from './change-variants.ts'
import { slugOf } from './create-product.ts'

type Input = VariantPlan & { changeSetId: string; version: string }

/** Writes the drafts in batches, each with its own MSN, in the group from the start. */
async function writeDrafts(
  tx: Tx,
  source: BulkProduct,
  wanted: readonly PlannedVariant[],
  pictures: boolean,
  cause: { who: string; why: string },
): Promise<BulkProduct[]> {
  const drafts = wanted.map(one => variantOf(source, one, { slug: slugOf(one.name), pictures }))
  for (let from = 0; from < drafts.length; from += BATCH_SIZE)
    await writeProducts(tx, { products: drafts.slice(from, from + BATCH_SIZE), prices: [] }, cause)
  return drafts
}

/** @throws product.variants-rejected naming what cannot be made */
function requireFine(planned: readonly PlannedVariant[]): void {
  const bad = planned.filter(({ state }) => state === 'part-number-taken' || state === 'too-long')
  if (bad.length === 0) return
  const problems = bad.slice(0, 20).map(({ partNumber, state }) => ({ path: partNumber, message: state }))
  throw appError('product.variants-rejected', { problems })
}

/**
 * Creates the missing variants as one change set; undoing it removes the drafts from the group. The same id with the
 * same content returns the existing change set.
 *
 * @throws catalog.product-unknown, product.no-axes, product.variants-changed, product.variants-rejected,
 * product.too-many-variants, product.changes-none, request.idempotency, session.forbidden naming the permission for prices
 */
export async function createVariants(
  app: App,
  actor: Staff,
  msn: string,
  { changeSetId, version, ...plan }: Input,
): Promise<ChangeSet> {
  if (!actor.permissions.includes('prices.write')) throw appError('session.forbidden', { permission: 'prices.write' })
  const request = digestOf({ msn, version, ...plan })
  const who = `staff:${actor.staffId}`
  const { attributes } = await referenceData(app)
  return app.db.transaction(async tx => {
    const same = await awaitChangeSet(tx, changeSetId)
    if (same && !same.request.equals(request)) throw appError('request.idempotency')
    if (same) return presentChangeSet(same)
    const { group } = await lockGroup(tx, msn, version, () => [])
    const { source } = group
    await holdPartNumbers(tx, source.market, source.brandSlug)
    const planned = await combinationsFor(tx, group, plan, attributes, 'en')
    requireFine(planned)
    const wanted = planned.filter(({ state }) => state === 'new')
    if (wanted.length === 0) throw appError('product.changes-none')
    const drafts = await writeDrafts(tx, source, wanted, plan.pictures, { who, why: `change set ${changeSetId}` })
    const cells = drafts.flatMap(({ msn: made, groupKey }) => ({
      ...{ msn: made, seller: source.sellerCode, field: 'group', before: '', after: groupKey ?? '' },
    }))
    const counts = { products: drafts.length, cells: cells.length }
    const set = { id: changeSetId, market: source.market, note: '', request, whoName: actor.name, at: actor.now }
    const row = await insertChangeSet(tx, { ...set, ...counts }, who)
    await insertChangedCells(tx, changeSetId, cells)
    describeChange({ recordKind: 'product', recordId: msn, after: { made: drafts.map(({ msn: made }) => made) } })
    return presentChangeSet(row)
  })
}
