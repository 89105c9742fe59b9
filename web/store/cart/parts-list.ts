// Parses a pasted parts list: one product per line, MSN or order code of a seller, and quantity; pure.

import { latinDigits } from '../../../contract/shared/digits.ts'

const CODE = /(?<![0-9A-Za-z])(MSN[0-9A-Za-z]{8})(?:\/([1-9]\d{0,14}))?(?![0-9A-Za-z])/i
const MAX_PRODUCTS = 100
const MAX_UNITS = 1_000_000

export type LineProblem = 'whyNoMsn' | 'whyQuantity' | 'whyTooMany'

export interface PartsLine {
  msn: string
  /** The seller's offer; null for the one shown on pages. */
  offerId: number | null
  quantity: number
}

export interface PartsList {
  /** In list order; quantities of a product that is listed twice from the same seller are added up. */
  items: PartsLine[]
  /** Skipped lines; `line` counts from 1. */
  missed: { line: number; text: string; why: LineProblem }[]
}

/** The quantity next to an MSN: 1 if there is none, null if it is not a number. */
function readQuantity(rest: string): number | null {
  // A separator, a times sign before or after, a unit such as "nos" after it, a quoted cell of a sheet.
  const compact = latinDigits(rest)
    .replace(/["']/g, '')
    .replace(/[\s,;:|=×*-]+/g, ' ')
    .trim()
  if (compact === '') return 1
  const found = /^(?:x|qty)?\s?(\d{1,7})\s?(?:x|nos?\.?|pcs?\.?|pieces?|units?)?$/i.exec(compact)
  const quantity = found ? Number(found[1]) : 0
  return quantity >= 1 && quantity <= MAX_UNITS ? quantity : null
}

/** Parses a list. Empty lines are ignored; at most 100 different products. */
export function parsePartsList(text: string): PartsList {
  const items = new Map<string, PartsLine>()
  const missed: PartsList['missed'] = []
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.trim()
    if (line === '') continue
    const miss = (why: LineProblem) => missed.push({ line: index + 1, text: line.slice(0, 60), why })
    const found = CODE.exec(line)
    if (!found) {
      miss('whyNoMsn')
      continue
    }
    const [code, msn = '', offer] = found
    const quantity = readQuantity(`${line.slice(0, found.index)} ${line.slice(found.index + code.length)}`)
    const key = code.toUpperCase()
    const before = items.get(key)
    const sum = (before?.quantity ?? 0) + (quantity ?? 0)
    if (quantity === null || sum > MAX_UNITS) miss('whyQuantity')
    else if (before === undefined && items.size === MAX_PRODUCTS) miss('whyTooMany')
    else items.set(key, { msn: msn.toUpperCase(), offerId: offer === undefined ? null : Number(offer), quantity: sum })
  }
  return { items: [...items.values()], missed }
}
