// Parses a pasted parts list: one product per line, MSN and quantity; pure.

import { latinDigits } from '../../../contract/shared/digits.ts'

const MSN = /(?<![0-9A-Za-z])MSN[0-9A-Za-z]{8}(?![0-9A-Za-z])/i
const MAX_PRODUCTS = 100
const MAX_UNITS = 1_000_000

export type LineProblem = 'whyNoMsn' | 'whyQuantity' | 'whyTooMany'

export interface PartsList {
  /** In the order of the list; the quantities of a product that is named twice are added. */
  items: { msn: string; quantity: number }[]
  /** Lines that were left out; `line` counts from 1. */
  missed: { line: number; text: string; why: LineProblem }[]
}

/** The quantity beside an MSN: 1 when there is none, null when there is something else. */
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

/** Takes the text of a list apart. Empty lines are nothing; 100 different products at most. */
export function parsePartsList(text: string): PartsList {
  const items = new Map<string, number>()
  const missed: PartsList['missed'] = []
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.trim()
    if (line === '') continue
    const miss = (why: LineProblem) => missed.push({ line: index + 1, text: line.slice(0, 60), why })
    const found = MSN.exec(line)
    if (!found) {
      miss('whyNoMsn')
      continue
    }
    const [msn] = found
    const quantity = readQuantity(`${line.slice(0, found.index)} ${line.slice(found.index + msn.length)}`)
    const key = msn.toUpperCase()
    const before = items.get(key)
    if (quantity === null || (before ?? 0) + quantity > MAX_UNITS) miss('whyQuantity')
    else if (before === undefined && items.size === MAX_PRODUCTS) miss('whyTooMany')
    else items.set(key, (before ?? 0) + quantity)
  }
  return { items: [...items].map(([msn, quantity]) => ({ msn, quantity })), missed }
}
