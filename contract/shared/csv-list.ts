// Parts shared by the endpoints that export staff lists.

import { z } from 'zod'
import { zFileStream } from './endpoint.ts'
import { type ColumnList, LIST_COLUMNS } from './list-columns.rules.ts'

/** A CSV file that is streamed, with an audit entry for the download; `name` is used in the example. */
export const csvList = (name: string) =>
  ({
    response: zFileStream,
    file: 'text/csv; charset=utf-8',
    example: { name, chunks: (async function* () {})() },
    recorded: true,
    perMinute: 10,
  }) as const

/** The columns of a list that its file leaves out. */
export const hiddenColumns = <L extends ColumnList>(list: L) => {
  const columns: readonly (typeof LIST_COLUMNS)[L][number][] = LIST_COLUMNS[list]
  const zColumn = z.enum(columns)
  return {
    hide: z
      .union([zColumn, z.array(zColumn).max(columns.length)])
      .transform(values => [...new Set([values].flat())])
      .optional(),
  }
}
