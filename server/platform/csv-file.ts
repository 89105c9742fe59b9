// A staff list as a CSV file: page by page, so that memory holds one, with a final notice when the list has more rows.

import { CSV_MARK, csvText } from '../../contract/shared/csv.ts'
import type { FileStream } from '../../contract/shared/endpoint.ts'
import type { ColumnList, ListColumn } from '../../contract/shared/list-columns.rules.ts'
import { LIST_FILE_ROWS, moreRowsLine } from '../../contract/shared/list-file.ts'
import { type Language, MARKET_INFO, type Market } from '../../contract/shared/market.ts'
import type { Staff } from './actor.ts'

/** Rows read at once. */
export const FILE_PAGE = 500

export interface FilePage<Place> {
  rows: string[][]
  /** The cursor of the next page; null at the end. */
  next: Place | null
}

/** A heading in both languages, and the list column that it belongs to; headings without a column are in every file. */
export interface HeadingNames<L extends ColumnList> extends Readonly<Record<Language, string>> {
  column?: ListColumn<L>
}

export interface ListHeading {
  text: string
  column?: string | undefined
}

export const headingsIn = <L extends ColumnList>(
  names: readonly HeadingNames<L>[],
  language: Language,
): ListHeading[] => names.map(name => ({ text: name[language], column: name.column }))

interface ListFile<Place> {
  name: string
  headings: readonly (string | ListHeading)[]
  /** Hidden columns of the list. */
  hide?: readonly string[] | undefined
  /** A page of `FILE_PAGE` rows; null for the first one. */
  read(after: Place | null): Promise<FilePage<Place>>
}

/**
 * The rows of a list, at most `LIST_FILE_ROWS`. The first page is read before it returns, so that errors are those of
 * the call. Each page is a separate statement: a slow reader holds no database connection.
 */
export async function listFile<Place>({ name, headings, hide = [], read }: ListFile<Place>): Promise<FileStream> {
  const first = await read(null)
  const texts = headings.map(heading => (typeof heading === 'string' ? heading : heading.text))
  const isShown = headings.map(heading => typeof heading === 'string' || !hide.includes(heading.column ?? ''))
  const shown = (cells: readonly string[]) => cells.filter((_, at) => isShown[at])
  async function* chunks(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(CSV_MARK + csvText([shown(texts)]))
    let left = LIST_FILE_ROWS
    for (let page = first; ; ) {
      const rows = page.rows.slice(0, left)
      left -= rows.length
      yield Buffer.from(csvText(rows.map(shown)))
      if (rows.length < page.rows.length || (left === 0 && page.next !== null)) {
        yield Buffer.from(csvText([[moreRowsLine()]]))
        return
      }
      if (page.next === null) return
      page = await read(page.next)
    }
  }
  return { name, chunks: chunks() }
}

const STAFF_ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/
const COLLEAGUE: Readonly<Record<Language, string>> = { en: 'A colleague', hi: 'कोई सहकर्मी' }

/** The assignee as shown in the list: one's own name, that it is somebody else, or a typed name. */
export function csvAssignee({ staffId, name }: Staff, assignedTo: string | null, language: Language): string {
  if (assignedTo === null) return ''
  if (assignedTo === staffId) return name
  return STAFF_ID.test(assignedTo) ? COLLEAGUE[language] : assignedTo
}

/** A time in the market's time zone, `2026-11-20 17:30`, which spreadsheets recognise. */
export function csvMoment(market: Market, moment: string | null): string {
  if (moment === null) return ''
  const format = { timeZone: MARKET_INFO[market].timeZone, dateStyle: 'short', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat('sv-SE', format).format(new Date(moment))
}
