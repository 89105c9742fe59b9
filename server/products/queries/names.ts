// Texts of categories, attributes and brands to translate, as pages and as a file, and what a file that comes back would change.

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
import { findNames, listNames } from '../../catalog/service.ts'
import { orUnreadable, sentLines, UnreadableFile } from '../../imports/service.ts'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { type NameLine, presentNames, readNameLines } from '../rules/names.ts'

interface Wanted {
  market: Market
  kind: NamedKind
  state?: NameToTranslate['state'] | undefined
}

/** A page of records with texts to translate, in the order of their ids. */
export async function namesToTranslate(
  db: Db,
  { market, kind, state, after = '', limit }: Wanted & { after?: string | undefined; limit: number },
): Promise<{ records: NamedRecord[]; next: string | null }> {
  const rows = await listNames(db, { kind, market, state: state ?? 'all' }, after, limit + 1)
  const page = rows.slice(0, limit)
  return {
    records: page.map(row => presentNames(row, state)),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}

const BATCH = 500

/** The texts as lines of a file; memory holds one batch. */
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

/** The lines of a file; a heading that is missing is a mistake of the whole file. */
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
    return readNameLines(lines, new Map(rows.map(row => [row.id, row])), kind === 'category')
  })
}
