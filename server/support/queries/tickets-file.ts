// The support inbox as a file: filtered, with its columns, without contacts.

import type { FileStream, HandlerInput } from '../../../contract/shared/endpoint.ts'
import type { staffSupportEndpoints } from '../../../contract/support/staff-api.ts'
import type { Marks } from '../../annotations/service.ts'
import type { Staff } from '../../platform/actor.ts'
import { FILE_PAGE, listFile } from '../../platform/csv-file.ts'
import type { Db } from '../../platform/db.ts'
import { ticketHeadings, ticketRow } from '../rules/tickets-csv.ts'
import { listForStaff } from './tickets.ts'

type FileInput = HandlerInput<(typeof staffSupportEndpoints)['ticketsFile']>['query']

export function ticketsFile(
  db: Db,
  reader: Staff,
  { language, hide, ...filter }: FileInput,
  marks: Marks | null,
): Promise<FileStream> {
  return listFile<number>({
    name: `tickets-${filter.market.toLowerCase()}.csv`,
    headings: ticketHeadings(language),
    hide,
    async read(before) {
      const page = { ...filter, limit: FILE_PAGE, ...(before !== null && { before }) }
      const { tickets, next } = await listForStaff(db, page, marks)
      return { rows: tickets.map(one => ticketRow(one, reader, language)), next }
    },
  })
}
