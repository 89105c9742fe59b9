// Adds an offer of another seller or condition to a product: reviewed like cells, and saved as a change set whose undo ends it.

import type { CallInput } from '../../../contract/api.ts'
import { STOCK_PREFIX } from '../../../contract/products/fields.rules.ts'
import { offerKey } from '../../../contract/products/offer-key.rules.ts'
import type { CellChanges, ChangeSet, Reviewed } from '../../../contract/products/schemas.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type BulkProduct, findWhole } from '../../catalog/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { presentChangeSet } from '../presenter.ts'
import { reviewContext } from '../queries/context.ts'
import { awaitChangeSet, insertChangedCells, insertChangeSet } from '../repository/change-sets.ts'
import { sellerMarket } from '../repository/editor.ts'
import { readCell } from '../rules/cells.ts'
import type { ReviewContext, WantedCell } from '../rules/review.ts'
import { digestOf, requireGood, reviewLocked } from './change-products.ts'
import { writeCells } from './write-cells.ts'

type Input = CallInput<'POST /api/admin/products/{msn}/offers'>['body']

/** A new offer has no earlier value that somebody could have changed. @throws product.offer-exists */
function begin(product: BulkProduct, wanted: WantedCell[]): WantedCell[] {
  if (product.offerId !== null) throw appError('product.offer-exists')
  // a draft stays one: its offers are active, and it is shown by its first seller
  Object.assign(product, { offerId: 0, unoffered: false })
  return wanted.map(cell => ({ ...cell, was: readCell(product, cell.field) }))
}

/** The cells that an undo puts back: whether the seller offers the product, and the units. */
const cellsToKeep = (msn: string, seller: string, cells: readonly Reviewed[]) => [
  { msn, seller, field: 'active', before: 'no', after: 'yes' },
  ...cells
    .filter(({ field, state }) => field.startsWith(STOCK_PREFIX) && state === 'change')
    .map(({ field, old, now }) => ({ msn, seller, field, before: old, after: now })),
]

/** @throws product.offer-exists, product.changes-rejected, catalog.product-unknown */
async function writeOffer(tx: Tx, changes: CellChanges, context: ReviewContext, cause: { who: string; why: string }) {
  const { reviewed, cells } = await reviewLocked(tx, changes, context, begin)
  const product = reviewed[0]?.product
  if (!product) throw appError('catalog.product-unknown')
  requireGood(cells)
  await writeCells(tx, [{ product, fields: cells.map(({ field }) => field) }], cause)
  return cells
}

/** @throws catalog.product-unknown, catalog.seller-unknown */
async function marketOf(app: App, msn: string, seller: string): Promise<Market> {
  const product = await findWhole(app.db, msn, null)
  if (!product) throw appError('catalog.product-unknown')
  if ((await sellerMarket(app.db, seller)) !== product.market) throw appError('catalog.seller-unknown')
  return product.market
}

/**
 * Which offer the store shows is chosen again as after every change. The same id with the same content returns the change set that is
 * there.
 *
 * @throws catalog.product-unknown, catalog.seller-unknown, product.offer-exists, product.changes-rejected, request.idempotency
 */
export async function addOffer(
  app: App,
  actor: Staff,
  msn: string,
  { changeSetId, seller: sellerCode, condition = 'new', cells: typed }: Input,
): Promise<ChangeSet> {
  const market = await marketOf(app, msn, sellerCode)
  const seller = offerKey(sellerCode, condition)
  const cells = Object.fromEntries(Object.entries(typed).map(([field, now]) => [field, { was: '', now }]))
  const changes: CellChanges = { market, rows: [{ msn, seller, cells }] }
  const request = digestOf({ msn, seller, typed })
  const context = await reviewContext(app, app.db, market, changes.rows, actor.permissions)
  const who = `staff:${actor.staffId}`
  return app.db.transaction(async tx => {
    const same = await awaitChangeSet(tx, changeSetId)
    if (same && !same.request.equals(request)) throw appError('request.idempotency')
    if (same) return presentChangeSet(same)
    const reviewed = await writeOffer(tx, changes, context, { who, why: `change set ${changeSetId}` })
    const kept = cellsToKeep(msn, seller, reviewed)
    const counts = { products: 1, cells: kept.length }
    const set = { id: changeSetId, market, note: '', request, whoName: actor.name, at: actor.now, ...counts }
    const row = await insertChangeSet(tx, set, who)
    await insertChangedCells(tx, changeSetId, kept)
    describeChange({ recordKind: 'product', recordId: msn, after: { seller, ...typed } })
    return presentChangeSet(row)
  })
}
