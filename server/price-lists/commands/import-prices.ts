// Staff put a file of prices into a price list: every line is taken or named with the reason why not.

import type { CallInput } from '../../../contract/api.ts'
import { MAX_IMPORT_LINES, MAX_LIST_PRICES, type PriceImport } from '../../../contract/price-lists/api.ts'
import { PRICE_COLUMNS } from '../../../contract/price-lists/lists.rules.ts'
import { isMoreRowsLine } from '../../../contract/shared/list-file.ts'
import { orUnreadable, sentLines, UnreadableFile } from '../../imports/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import { appError } from '../../platform/errors.ts'
import { settingOf } from '../../platform/limits.ts'
import { knownProducts, removeEntriesOf, saveEntries, storedEntries } from '../repository/entries.ts'
import { bumpList } from '../repository/lists.ts'
import { compareEntries, msnOf, type PriceLine, readPriceLines } from '../rules/read-prices.ts'
import { holdList } from './lists.ts'

type ImportInput = CallInput<'POST /api/admin/priceLists/{listId}/import'>['body']

/** A cell by its heading, whatever its capitals; what else the file has is for the reader. */
function cellsOf(cells: Readonly<Record<string, string>>) {
  const known = new Map(Object.entries(cells).map(([heading, cell]) => [heading.trim().toLowerCase(), cell]))
  return (heading: (typeof PRICE_COLUMNS)[number]) => (known.get(heading.toLowerCase()) ?? '').trim()
}

/** @throws request.invalid for a file that cannot be read */
function linesOf(file: Pick<ImportInput, 'name' | 'data'>): Promise<PriceLine[]> {
  return orUnreadable(async () => {
    const sent = await sentLines(file, MAX_IMPORT_LINES)
    const lines = sent.flatMap(({ row, cells, broken }): PriceLine[] => {
      const cell = cellsOf(cells)
      const [msn, sellerCode, price, breaks] = [
        cell('MSN'),
        cell('Seller code'),
        cell('Price'),
        cell('Quantity prices'),
      ]
      const isEmpty = broken === '' && Object.values(cells).every(text => text.trim() === '')
      if (isEmpty || isMoreRowsLine(msn)) return []
      return [{ row, msn, sellerCode, price, breaks, broken: broken !== '' }]
    })
    if (!lines.some(({ msn, price, broken }) => (msn !== '' && price !== '') || broken))
      throw new UnreadableFile(`The file has no lines with ${PRICE_COLUMNS[0]} and ${PRICE_COLUMNS[2]}.`)
    return lines
  })
}

/**
 * Tries a file of prices, or saves what is right of it; with a wrong line nothing is removed. The same again changes nothing,
 * whatever version it names. @throws price-list.unknown, price-list.changed-meanwhile, price-list.too-many, request.invalid
 */
export async function importPrices(
  app: App,
  actor: Staff,
  listId: number,
  { version, replace, save, ...file }: ImportInput,
): Promise<PriceImport> {
  const lines = await linesOf(file)
  return app.db.transaction(async tx => {
    const now = app.now()
    const row = await holdList(tx, actor, listId, now)
    const msns = [...new Set(lines.map(({ msn }) => msnOf(msn)))]
    const [products, stored] = await Promise.all([knownProducts(tx, row.market, msns), storedEntries(tx, listId)])
    const floorBp = settingOf(row.market, 'prices.list-floor')
    const read = readPriceLines(lines, new Map(products.map(one => [one.msn, one])), floorBp)
    const { added, changed, same, missing } = compareEntries(read.entries, stored)
    const removed = replace && read.wrong.length === 0 ? missing : []
    const counts = { added: added.length, changed: changed.length, same, removed: removed.length }
    const report = { ...counts, idle: read.idle, wrong: read.wrong }
    if (stored.length + added.length - removed.length > MAX_LIST_PRICES) throw appError('price-list.too-many')
    if (!save || added.length + changed.length + removed.length === 0) return { ...report, version: row.version }
    if (row.version !== version) throw appError('price-list.changed-meanwhile')
    await removeEntriesOf(tx, row, removed)
    await saveEntries(tx, row, [...added, ...changed])
    describeChange({ recordId: String(listId), before: { prices: row.prices }, after: counts })
    return { ...report, version: await bumpList(tx, row, now) }
  })
}
