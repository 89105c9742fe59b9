// The list of quotation requests of staff as a file: what its filters find, in its columns, contacts masked.

import type { staffRfqEndpoints } from '../../../contract/rfq/staff-api.ts'
import type { FileStream, HandlerInput } from '../../../contract/shared/endpoint.ts'
import type { Marks } from '../../annotations/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { FILE_PAGE, listFile } from '../../platform/csv-file.ts'
import { requestHeadings, requestRow } from '../rules/requests-csv.ts'
import { listForStaff } from './requests.ts'

type FileInput = HandlerInput<(typeof staffRfqEndpoints)['rfqsFile']>['query']

export function rfqsFile(
  app: App,
  actor: Staff,
  { language, ...filter }: FileInput,
  marks: Marks | null,
): Promise<FileStream> {
  const reader = { ...actor, language }
  // a request that is raised meanwhile moves the others to later pages
  const written = new Set<number>()
  return listFile<number>({
    name: `quotation-requests-${filter.market.toLowerCase()}.csv`,
    headings: requestHeadings(language),
    async read(after) {
      const pageIndex = after ?? 0
      const { requests, totalCount } = await listForStaff(
        app,
        reader,
        { ...filter, pageIndex, pageSize: FILE_PAGE },
        marks,
      )
      const fresh = requests.filter(({ rfqNumber }) => !written.has(rfqNumber))
      for (const { rfqNumber } of fresh) written.add(rfqNumber)
      const next = (pageIndex + 1) * FILE_PAGE < totalCount ? pageIndex + 1 : null
      return { rows: fresh.map(one => requestRow(one, reader, language)), next }
    },
  })
}
