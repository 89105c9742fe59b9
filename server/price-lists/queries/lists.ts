// What staff see of price lists: the list of them, one, its prices of products, and these as a file.

import type { ListEntry, PriceList, priceListEndpoints } from '../../../contract/price-lists/api.ts'
import { PRICE_COLUMNS } from '../../../contract/price-lists/lists.rules.ts'
import { writeBreaks } from '../../../contract/products/fields.rules.ts'
import { csvAmount } from '../../../contract/shared/csv.ts'
import type { FileStream, HandlerInput } from '../../../contract/shared/endpoint.ts'
import { dayIn } from '../../catalog/service.ts'
import { requireMarket, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { FILE_PAGE, listFile } from '../../platform/csv-file.ts'
import { appError } from '../../platform/errors.ts'
import { presentEntry, presentList } from '../presenter.ts'
import { type EntryRow, listEntries } from '../repository/entries.ts'
import { findList, listLists } from '../repository/lists.ts'
import { listCells, listHeadings } from '../rules/lists-csv.ts'
import { literal } from '../rules/patterns.ts'

export async function listsForStaff(
  app: App,
  actor: Staff,
  { market, state, text, before, limit }: HandlerInput<(typeof priceListEndpoints)['listPriceLists']>['query'],
): Promise<{ lists: PriceList[]; next: number | null }> {
  requireMarket(actor, market)
  const rows = await listLists(app.db, market, dayIn(market, app.now()), {
    ...{ before: before ?? Number.MAX_SAFE_INTEGER, state: state ?? null, limit: limit + 1 },
    pattern: text === undefined ? null : `%${literal(text)}%`,
  })
  const shown = rows.slice(0, limit)
  return { lists: shown.map(presentList), next: rows.length > limit ? (shown.at(-1)?.listId ?? null) : null }
}

type FileQuery = HandlerInput<(typeof priceListEndpoints)['priceListsFile']>['query']

/** The list of price lists as a file. */
export function listsFile(app: App, actor: Staff, { language, hide, ...filter }: FileQuery): Promise<FileStream> {
  return listFile<number>({
    name: `price-lists-${filter.market.toLowerCase()}.csv`,
    headings: listHeadings(language),
    hide,
    async read(before) {
      const page = { ...filter, limit: FILE_PAGE, before: before ?? undefined }
      const { lists, next } = await listsForStaff(app, actor, page)
      return { rows: lists.map(list => listCells(list, language)), next }
    },
  })
}

/** @throws price-list.unknown */
export async function listForStaff(app: App, actor: Staff, listId: number): Promise<PriceList> {
  const any = await findList(app.db, listId, dayIn('IN', app.now()))
  if (!any || !actor.markets.includes(any.market)) throw appError('price-list.unknown')
  // the state is told by the day of its own market
  const row = any.market === 'IN' ? any : await findList(app.db, listId, dayIn(any.market, app.now()))
  if (!row) throw appError('price-list.unknown')
  return presentList(row)
}

/** @throws price-list.unknown */
export async function pricesOfList(
  app: App,
  actor: Staff,
  listId: number,
  { msn, before, limit }: { msn?: string | undefined; before?: number | undefined; limit: number },
): Promise<{ entries: ListEntry[]; next: number | null }> {
  await listForStaff(app, actor, listId)
  const wanted = { before: before ?? Number.MAX_SAFE_INTEGER, msn: msn ?? null, limit: limit + 1 }
  const rows = await listEntries(app.db, listId, wanted)
  const shown = rows.slice(0, limit)
  return {
    entries: shown.map(row => presentEntry(row, actor.language)),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  }
}

function lineOf({ msn, sellerCode, priceMinor, breaks, nameEn, publicMinor, mrpMinor }: EntryRow): string[] {
  const amountOrEmpty = (minor: number | null) => (minor === null ? '' : csvAmount(minor))
  return [
    ...[msn, sellerCode, csvAmount(priceMinor), writeBreaks(breaks)],
    ...[nameEn, amountOrEmpty(publicMinor), amountOrEmpty(mrpMinor)],
  ]
}

/** The prices of products of a list as a file that can be imported again. @throws price-list.unknown */
export async function pricesFile(app: App, actor: Staff, listId: number): Promise<FileStream> {
  await listForStaff(app, actor, listId)
  return listFile<number>({
    name: `price-list-${listId}.csv`,
    headings: [...PRICE_COLUMNS, 'Product', 'Public price', 'MRP'],
    async read(before) {
      const wanted = { before: before ?? Number.MAX_SAFE_INTEGER, msn: null, limit: FILE_PAGE }
      const rows = await listEntries(app.db, listId, wanted)
      return { rows: rows.map(lineOf), next: rows.length === FILE_PAGE ? (rows.at(-1)?.id ?? null) : null }
    },
  })
}
