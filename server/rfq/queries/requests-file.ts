// The staff list of quote requests as a file: filtered, with its columns and masked contacts.

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
  { language, hide, ...filter }: FileInput,
  marks: Marks | null,
): Promise<FileStream> {
  const reader = { ...actor, language }
  return listFile<string>({
    name: `quotation-requests-${filter.market.toLowerCase()}.csv`,
    headings: requestHeadings(language),
    hide,
    async read(before) {
      const page = { ...filter, limit: FILE_PAGE, ...(before !== null && { before }) }
      const { requests, next } = await listForStaff(app, reader, page, marks)
      return { rows: requests.map(one => requestRow(one, reader, language)), next }
    },
  })
}
