// Parses the lines of a price file, with the reason for each invalid one.

import type { LineProblem, PriceImport } from '../../../contract/price-lists/api.ts'
import { readAmount, readBreaks, writeBreaks } from '../../../contract/products/fields.rules.ts'
import { floorOf } from '../../../contract/shared/price-floor.rules.ts'
import { zMsn } from '../../../contract/shared/schemas.ts'
import type { EntryValue, KnownProduct } from '../repository/entries.ts'

/** A line as it was typed. */
export interface PriceLine {
  row: number
  msn: string
  sellerCode: string
  price: string
  breaks: string
  /** Whether the line cannot be read at all. */
  broken: boolean
}

export const msnOf = (typed: string): string => typed.trim().toUpperCase()

export const entryKey = ({ msn, sellerId }: Pick<EntryValue, 'msn' | 'sellerId'>): string => `${msn} ${sellerId ?? ''}`

interface Read {
  entry: EntryValue
  /** Whether it is not below the public price now. */
  idle: boolean
}

function readPriceLine(
  line: PriceLine,
  products: ReadonlyMap<string, KnownProduct>,
  floorBp: number,
): Read | { problem: LineProblem } {
  const msn = msnOf(line.msn)
  if (line.broken) return { problem: 'unreadable' }
  if (!zMsn.safeParse(msn).success) return { problem: 'not-msn' }
  const product = products.get(msn)
  if (!product) return { problem: 'product-unknown' }
  const code = line.sellerCode.trim()
  const seller = product.sellers.find(one => one.code.toUpperCase() === code.toUpperCase())
  if (code !== '' && !seller) return { problem: 'seller-unknown' }
  const priceMinor = readAmount(line.price)
  if (priceMinor === null) return { problem: 'not-amount' }
  const breaks = readBreaks(line.breaks)
  if (!breaks) return { problem: 'not-breaks' }
  const lowest = breaks.at(-1)?.priceMinor ?? priceMinor
  if (breaks.some(step => step.priceMinor >= priceMinor)) return { problem: 'breaks-above-price' }
  const { publicMinor, mrpMinor } = code === '' ? product : (seller ?? product)
  if (mrpMinor !== null && lowest < floorOf(mrpMinor, floorBp)) return { problem: 'below-floor' }
  return {
    entry: { msn, sellerId: code === '' ? null : (seller?.sellerId ?? null), priceMinor, breaks },
    idle: publicMinor !== null && lowest >= publicMinor,
  }
}

export interface ReadPrices {
  entries: EntryValue[]
  idle: string[]
  wrong: PriceImport['wrong']
}

/** Parses price lines; each becomes an entry or an error with its reason, and none is lost. */
export function readPriceLines(
  lines: readonly PriceLine[],
  products: ReadonlyMap<string, KnownProduct>,
  floorBp: number,
): ReadPrices {
  const read: ReadPrices = { entries: [], idle: [], wrong: [] }
  const seen = new Set<string>()
  for (const line of lines) {
    const { row, msn, sellerCode, price, breaks } = line
    const found = readPriceLine(line, products, floorBp)
    const isTwice = 'entry' in found && seen.has(entryKey(found.entry))
    if ('problem' in found || isTwice) {
      const problem = 'problem' in found ? found.problem : 'twice'
      read.wrong.push({ row, problem, msn, sellerCode, price, breaks })
      continue
    }
    seen.add(entryKey(found.entry))
    read.entries.push(found.entry)
    if (found.idle) read.idle.push(found.entry.msn)
  }
  return read
}

const isSame = (a: EntryValue, b: EntryValue): boolean =>
  a.priceMinor === b.priceMinor && writeBreaks(a.breaks) === writeBreaks(b.breaks)

/** The changes of a file to a list: entries to write, unchanged ones, and those missing in the file. */
export function compareEntries(
  entries: readonly EntryValue[],
  stored: readonly EntryValue[],
): { added: EntryValue[]; changed: EntryValue[]; same: number; missing: EntryValue[] } {
  const before = new Map(stored.map(entry => [entryKey(entry), entry]))
  const wanted = new Set(entries.map(entryKey))
  const added = entries.filter(entry => !before.has(entryKey(entry)))
  const changed = entries.filter(entry => {
    const old = before.get(entryKey(entry))
    return old !== undefined && !isSame(entry, old)
  })
  return {
    ...{ added, changed, same: entries.length - added.length - changed.length },
    missing: stored.filter(entry => !wanted.has(entryKey(entry))),
  }
}
