// Stock for staff: the list, a product, its movements, and the orders that hold its units.

import type {
  StockMovement,
  StockProduct,
  StockReservation,
  StockRow,
  stockEndpoints,
} from '../../../contract/inventory/api.ts'
import type { HandlerInput } from '../../../contract/shared/endpoint.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { listBins } from '../repository/bins.ts'
import {
  findProduct,
  type ListedRow,
  listMovements,
  listNamedStock,
  listReservations,
  listStock,
  listStockOf,
  listWarehouses,
  type StockFilter,
  type StockSearch,
  searchStock,
} from '../repository/stock-desk.ts'

type Reader = Pick<Actor, 'language'>

const present = ({ updatedAt, ...row }: ListedRow): StockRow => ({ ...row, updatedAt: updatedAt.toISOString() })

const MIN_WORD = 3
const MAX_RESERVATIONS = 200

/** What a search text may match, as in the product grid. */
export function stockSearch(text: string): StockSearch {
  const upper = text.toUpperCase()
  const msn = /^MSN[0-9A-Z]{8}$/.test(upper) ? upper : null
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return { msn, exact: text, pattern: text.length >= MIN_WORD && !msn ? pattern : null }
}

function readAfter(after: string | undefined): StockFilter['after'] {
  const [msn = '', offerId = '', warehouse = ''] = after?.split(' ') ?? []
  return after === undefined ? null : { msn, offerId: Number(offerId), warehouse }
}

type ListInput = HandlerInput<(typeof stockEndpoints)['listStock']>['query']

/** A page of stock with the warehouses of the market for its filter. */
export async function stockForStaff(
  db: Db,
  { language }: Reader,
  { market, text, warehouse, below, after, limit }: ListInput,
): Promise<{ rows: StockRow[]; next: string | null; warehouses: { code: string; name: string }[] }> {
  const filter: StockFilter = {
    ...{ market, language, warehouse: warehouse ?? null, below: below === 'true' },
    ...{ after: readAfter(after), limit: limit + 1 },
  }
  const [rows, warehouses] = await Promise.all([
    text ? searchStock(db, filter, stockSearch(text)) : listStock(db, filter),
    listWarehouses(db, market, language),
  ])
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const next = last && rows.length > limit ? `${last.msn} ${last.offerId} ${last.warehouse}` : null
  return { rows: shown.map(present), next, warehouses }
}

type ListedInput = HandlerInput<(typeof stockEndpoints)['listedStock']>['body']

/** Stock of the products in a pasted list, in its order, and the entries without a match. */
export async function listedStock(
  db: Db,
  { language }: Reader,
  { market, list, warehouse }: ListedInput,
): Promise<{ rows: StockRow[]; unknown: string[] }> {
  const entries = list.map(text => text.trim())
  const found = await listNamedStock(db, { market, language, warehouse: warehouse ?? null }, entries)
  const named = new Set(found.flatMap(({ places }) => places))
  return {
    rows: found.map(({ places: _places, ...row }) => present(row)),
    unknown: list.filter((_, index) => !named.has(index + 1)),
  }
}

/** The stock of a product by offer and warehouse. @throws catalog.product-unknown */
export async function stockOfProduct(db: Db, { language }: Reader, msn: string): Promise<StockProduct> {
  const product = await findProduct(db, msn, language)
  if (!product) throw appError('catalog.product-unknown')
  const [rows, warehouses] = await Promise.all([listStockOf(db, msn, language), listBins(db, msn, language)])
  return { ...product, rows: rows.map(present), warehouses }
}

async function requireProduct(db: Db, msn: string, { language }: Reader): Promise<void> {
  if (!(await findProduct(db, msn, language))) throw appError('catalog.product-unknown')
}

/** Movements of a product, latest first. @throws catalog.product-unknown */
export async function movementsOf(
  db: Db,
  actor: Reader,
  { msn, before, limit }: { msn: string; before?: number | undefined; limit: number },
): Promise<{ movements: StockMovement[]; next: number | null }> {
  await requireProduct(db, msn, actor)
  const rows = await listMovements(db, msn, { before: before ?? null, limit: limit + 1, language: actor.language })
  const shown = rows.slice(0, limit)
  return {
    movements: shown.map(({ at, ...movement }) => ({ ...movement, at: at.toISOString() })),
    next: rows.length > limit ? (shown.at(-1)?.movementId ?? null) : null,
  }
}

/** Orders that hold units of a product. @throws catalog.product-unknown */
export async function reservationsOf(
  db: Db,
  actor: Reader,
  msn: string,
): Promise<{ reservations: StockReservation[]; more: boolean }> {
  await requireProduct(db, msn, actor)
  const rows = await listReservations(db, msn, actor.language, MAX_RESERVATIONS + 1)
  const shown = rows.slice(0, MAX_RESERVATIONS)
  return {
    reservations: shown.map(({ placedAt, ...row }) => ({ ...row, placedAt: placedAt.toISOString() })),
    more: rows.length > MAX_RESERVATIONS,
  }
}
