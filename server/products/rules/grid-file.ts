// A file of the grid: its headings and versions, and the changes in an imported file.

import { createHash } from 'node:crypto'
import { fieldOf, isGridField, parseCell } from '../../../contract/products/fields.rules.ts'
import { GRID_FILE_COLUMNS, type GridFile, type WrongCell } from '../../../contract/products/grid-file-api.ts'
import { type ProductRow, READ_COLUMNS } from '../../../contract/products/schemas.ts'
import { sameCell } from './cells.ts'
import { type ReviewContext, wantedValue } from './review.ts'

/** A value in the canonical form of its field, if it can be parsed. */
function canonical(field: string, value: string): string {
  const parsed = parseCell(field, value)
  return 'value' in parsed ? parsed.value : value
}

const digest = (field: string, value: string) =>
  createHash('sha256').update(canonical(field, value)).digest('hex').slice(0, 10)

/** The values of a line by field: columns may be moved or deleted, and each cell is compared separately. */
export const versionOf = (cells: Readonly<Record<string, string>>, fields: readonly string[]): string =>
  fields.map(field => `${field}=${digest(field, cells[field] ?? '')}`).join(' ')

const digestsOf = (version: string): ReadonlyMap<string, string> =>
  new Map(
    version.split(/\s+/).flatMap(part => {
      const [field, value = ''] = part.split('=')
      return field && /^[0-9a-f]{10}$/.test(value) ? [[field, value] as const] : []
    }),
  )

/** `Price with tax [price]`: the name is for the reader, the part in brackets identifies the field. */
export const headingOf = (title: string, field: string): string => `${title} [${field}]`

/** Fields by heading; `unread` are unknown headings. */
export function fieldsOfHeadings(headings: readonly string[]): { fields: Map<string, string>; unread: string[] } {
  const fields = new Map<string, string>()
  const unread: string[] = []
  for (const heading of headings) {
    const name = /\[([^\]]+)\]\s*$/.exec(heading)?.[1] ?? heading.trim()
    if (isGridField(name)) fields.set(heading, name)
    else if (![...GRID_FILE_COLUMNS, ...READ_COLUMNS].some(known => known === name)) unread.push(heading)
  }
  return { fields, unread }
}

/** A line of a file, with its cells by field. */
export interface GridLine {
  row: number
  msn: string
  seller: string
  version: string
  cells: Readonly<Record<string, string>>
  /** Why the line cannot be read; empty for a line that can. */
  broken: string
}

export const lineKey = ({ msn, seller }: Pick<GridLine, 'msn' | 'seller'>): string => `${msn} ${seller}`

/** A current product, with its brand and category as written in files. */
export interface GridProduct extends ProductRow {
  words: Readonly<Record<string, readonly string[]>>
}

/** Spreadsheets drop the leading zero of some HS codes; all have an even number of digits. */
const withLostZero = (field: string, typed: string) =>
  field === 'hsn' && /^(\d\d)*\d$/.test(typed.trim()) ? `0${typed.trim()}` : typed

/** Why a field of this product may not be changed by this person at all. */
function barrier({ own, sellerCode }: ProductRow, field: string, { permissions }: ReviewContext) {
  const known = fieldOf(field)
  if (!known || !permissions.includes(known.permission)) return 'not-allowed'
  if (sellerCode === null) return 'no-offer'
  return known.part === 'product' && !own ? 'other-seller' : null
}

type Result = Pick<GridFile, 'taken' | 'skipped' | 'wrong' | 'same'>

/**
 * Each cell of a line is accepted, skipped, invalid or unchanged. A cell that the person has not edited never causes
 * a conflict.
 */
function readCells(line: GridLine, product: GridProduct, context: ReviewContext, file: Result): void {
  const { row, msn, seller } = line
  const digests = digestsOf(line.version)
  for (const [field, cell] of Object.entries(line.cells)) {
    const typed = withLostZero(field, cell)
    const wrong = (reason: WrongCell['reason']) => void file.wrong.push({ row, msn, field, reason, typed })
    const old = product.cells[field] ?? ''
    const sent = digests.get(field)
    const isWord = product.words[field]?.includes(typed.trim()) ?? false
    if (isWord || sameCell(field, old, typed) || digest(field, typed) === sent) {
      file.same++
      continue
    }
    const barred = barrier(product, field, context)
    const value = wantedValue(field, typed, context)
    if ('value' in value && (value.value === old || digest(field, value.value) === sent)) file.same++
    else if (barred) wrong(barred)
    else if ('problem' in value) wrong(value.problem)
    else if (sent === undefined) wrong('version-unknown')
    else if (sent === digest(field, old)) file.taken.push({ msn, seller, field, was: old, now: value.value })
    else file.skipped.push({ row, msn, partNumber: product.partNumber, seller, field, old, typed: value.value })
  }
}

/** Decides for each cell of these lines whether it is accepted, and why not. `seen` contains the earlier lines. */
export function readGridLines(
  lines: readonly GridLine[],
  products: ReadonlyMap<string, GridProduct>,
  context: ReviewContext,
  seen: Set<string>,
  file: Result,
): void {
  for (const line of lines) {
    const { row, msn, seller, broken } = line
    const wrong = (reason: WrongCell['reason']) => void file.wrong.push({ row, msn, field: '', reason, typed: broken })
    const product = products.get(lineKey(line))
    if (broken !== '') wrong('unreadable')
    else if (!product) wrong('product-unknown')
    else if (seen.has(`${msn} ${seller}`)) wrong('twice')
    else {
      seen.add(`${msn} ${seller}`)
      readCells(line, product, context, file)
    }
  }
}
