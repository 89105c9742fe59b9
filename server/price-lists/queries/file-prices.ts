// The lines of a file of prices, and what they change in a price list, for who approves it.

import { MAX_IMPORT_LINES } from '../../../contract/price-lists/api.ts'
import { PRICE_COLUMNS } from '../../../contract/price-lists/lists.rules.ts'
import { writeAmount, writeBreaks } from '../../../contract/products/fields.rules.ts'
import { isMoreRowsLine } from '../../../contract/shared/list-file.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { orUnreadable, sentLines, UnreadableFile } from '../../imports/service.ts'
import type { Db } from '../../platform/db.ts'
import { settingOf } from '../../platform/limits.ts'
import { knownProducts, storedEntries } from '../repository/entries.ts'
import { compareEntries, entryKey, msnOf, type PriceLine, readPriceLines } from '../rules/read-prices.ts'

interface SentPrices {
  name: string
  data: string
}

/** A cell by its heading, whatever its capitals; what else the file has is for the reader. */
function cellsOf(cells: Readonly<Record<string, string>>) {
  const known = new Map(Object.entries(cells).map(([heading, cell]) => [heading.trim().toLowerCase(), cell]))
  return (heading: (typeof PRICE_COLUMNS)[number]) => (known.get(heading.toLowerCase()) ?? '').trim()
}

/** @throws request.invalid for a file that cannot be read */
export function linesOf(file: SentPrices): Promise<PriceLine[]> {
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

/** A price that a file changes: with the price of the list before, or the public one where the list has none. */
export interface FilePrice {
  msn: string
  /** Empty for every seller. */
  seller: string
  cells: Record<string, { was: string; now: string }>
}

/** The prices that a file adds to a list or changes in it, by the list as it is now. @throws request.invalid for a file that cannot be read */
export async function pricesOfFile(db: Db, market: Market, listId: number, file: SentPrices): Promise<FilePrice[]> {
  const lines = await linesOf(file)
  const msns = [...new Set(lines.map(({ msn }) => msnOf(msn)))]
  const [products, stored] = await Promise.all([knownProducts(db, market, msns), storedEntries(db, listId)])
  const known = new Map(products.map(one => [one.msn, one]))
  const { entries } = readPriceLines(lines, known, settingOf(market, 'prices.list-floor'))
  const { added, changed } = compareEntries(entries, stored)
  const before = new Map(stored.map(entry => [entryKey(entry), entry]))
  return [...added, ...changed].map(entry => {
    const seller = known.get(entry.msn)?.sellers.find(one => one.sellerId === entry.sellerId)
    const offer = entry.sellerId === null ? known.get(entry.msn) : seller
    const old = before.get(entryKey(entry)) ?? { priceMinor: offer?.publicMinor ?? null, breaks: [] }
    const breaks = { was: writeBreaks(old.breaks), now: writeBreaks(entry.breaks) }
    const price = {
      was: old.priceMinor === null ? '' : writeAmount(old.priceMinor),
      now: writeAmount(entry.priceMinor),
    }
    return {
      ...{ msn: entry.msn, seller: seller?.code ?? '' },
      cells: { ...(price.was !== price.now && { price }), ...(breaks.was !== breaks.now && { breaks }) },
    }
  })
}
