// The filtered staff return list as a file, with its columns.

import type { staffReturnEndpoints } from '../../../contract/returns/staff-api.ts'
import type { FileStream, HandlerInput } from '../../../contract/shared/endpoint.ts'
import type { Marks } from '../../annotations/service.ts'
import type { Staff } from '../../platform/actor.ts'
import { FILE_PAGE, listFile } from '../../platform/csv-file.ts'
import type { Db } from '../../platform/db.ts'
import { returnHeadings, returnRow } from '../rules/returns-csv.ts'
import { staffReturns } from './staff-returns.ts'

type FileInput = HandlerInput<(typeof staffReturnEndpoints)['returnsFile']>['query']

export function returnsFile(
  db: Db,
  actor: Staff,
  { language, market, state, hide }: FileInput,
  marks: Marks | null,
): Promise<FileStream> {
  const reader = { ...actor, language }
  return listFile<number>({
    name: `returns-${market.toLowerCase()}.csv`,
    headings: returnHeadings(language),
    hide,
    async read(before) {
      const page = { market, state, limit: FILE_PAGE, ...(before !== null && { before }) }
      const { returns, next } = await staffReturns(db, reader, page, marks)
      return { rows: returns.map(one => returnRow(one, market, language)), next }
    },
  })
}
