// Names of categories, attributes and brands and attribute values to translate, as pages and as a file, and the changes
// in an imported file.

import { MAX_CELLS } from '../../../contract/products/filters.ts'
import {
  NAME_COLUMNS,
  type NamedKind,
  type NamedRecord,
  type NamesRead,
  type NameToTranslate,
} from '../../../contract/products/names-api.ts'
import type { SentFile } from '../../../contract/products/sent-file.ts'
import { CSV_MARK, csvText } from '../../../contract/shared/csv.ts'
import type { FileStream } from '../../../contract/shared/endpoint.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { findNames, listNames, listValues, type NamedRow, type ValuePosition } from '../../catalog/service.ts'
import { orUnreadable, sentLines, UnreadableFile } from '../../imports/service.ts'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { type NameLine, presentNames, readNameLines } from '../rules/names.ts'

interface Wanted {
  market: Market
  kind: NamedKind
  state?: NameToTranslate['state'] | undefined
  attribute?: string | undefined
  text?: string | undefined
}

interface Page {
  after?: string | undefined
  limit: number
}

const invalid = (path: string, message: string) => appError('request.invalid', { problems: [{ path, message }] })

/** A place in the list of values: how many products have the last one, its attribute and its English. */
function positionOf(after: string): ValuePosition {
  const [, products = '', key = '', english = ''] = /^(\d{1,9}) ([^ ]+) (.+)$/.exec(after) ?? []
  if (english === '') throw invalid('query.after', 'A place as the list gives it.')
  return { products: Number(products), key, english }
}

function rowsOf(db: Db, wanted: Wanted, { after = '', limit }: Page): Promise<NamedRow[]> {
  const { market, kind, state, attribute, text } = wanted
  if (kind === 'value') {
    if (state === 'outdated') throw invalid('query.state', 'A value is never outdated: its English is what it is.')
    const values = { market, state: state ?? 'all', attribute, text } as const
    return listValues(db, values, after === '' ? null : positionOf(after), limit)
  }
  if (state === 'done') throw invalid('query.state', 'Values alone are listed when they are done.')
  if (attribute !== undefined || text !== undefined)
    throw invalid(attribute === undefined ? 'query.text' : 'query.attribute', 'Values alone are filtered by this.')
  return listNames(db, { kind, market, state: state ?? 'all' }, after, limit)
}

const placeOf = ({ id, products }: NamedRow) => (products === undefined ? id : `${products} ${id}`)

/**
 * A page of records with texts to translate, in the order of their ids; values by how many products have them.
 *
 * @throws request.invalid for a state or a filter that the kind has not
 */
export async function namesToTranslate(
  db: Db,
  { after, limit, ...wanted }: Wanted & Page,
): Promise<{ records: NamedRecord[]; next: string | null }> {
  const rows = await rowsOf(db, wanted, { after, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    records: page.map(row => presentNames(wanted.kind, row, wanted.state)),
    next: rows.length > limit && last ? placeOf(last) : null,
  }
}

const BATCH = 500

/** The texts as lines of a file, streamed in batches. */
export async function namesFile(db: Db, wanted: Wanted): Promise<FileStream> {
  const first = await namesToTranslate(db, { ...wanted, limit: BATCH })
  async function* chunks(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(CSV_MARK + csvText([NAME_COLUMNS]))
    let left = MAX_CELLS
    for (let page = first; ; ) {
      const lines = page.records.flatMap(({ id, texts }) =>
        texts.map(({ field, state, english, hindi, version }) => {
          const own = hindi === english ? '' : hindi
          return [id, field, state, english, own, version]
        }),
      )
      yield Buffer.from(csvText(lines.slice(0, left)))
      left -= lines.length
      if (left <= 0 || page.next === null) return
      page = await namesToTranslate(db, { ...wanted, after: page.next, limit: BATCH })
    }
  }
  return { name: `translations-${wanted.kind}-${wanted.market.toLowerCase()}.csv`, chunks: chunks() }
}

/** The lines of a file; a missing heading makes the whole file invalid. */
async function linesOf(file: SentFile): Promise<NameLine[]> {
  const lines = (await sentLines(file, MAX_CELLS)).map(({ row, cells, broken }): NameLine => {
    const cell = (heading: (typeof NAME_COLUMNS)[number]) => cells[heading] ?? ''
    const line = { id: cell('Id').trim(), field: cell('Field').trim(), version: cell('Version').trim() }
    return { ...line, row, typed: cell('Hindi'), broken }
  })
  if (!lines.some(({ id, field }) => id && field))
    throw new UnreadableFile(`The file has no lines with ${NAME_COLUMNS.join(', ')}.`)
  return lines
}

/** @throws request.invalid for a file that cannot be read */
export function readNames(app: App, { kind, ...file }: SentFile & { kind: NamedKind }): Promise<NamesRead> {
  return orUnreadable(async () => {
    const lines = await linesOf(file)
    const rows = await findNames(app.db, kind, file.market, [...new Set(lines.map(({ id }) => id))])
    return readNameLines(lines, new Map(rows.map(row => [row.id, row])), kind)
  })
}
