// The refund list for staff: a page, and the list as a file.

import { listedMethods } from '../../../contract/payments/list.rules.ts'
import { REFUND_STATES, type refundEndpoints, type StaffRefund } from '../../../contract/payments/refunds-api.ts'
import type { FileStream, HandlerInput } from '../../../contract/shared/endpoint.ts'
import { MARKET_INFO } from '../../../contract/shared/market.ts'
import { FILE_PAGE, listFile } from '../../platform/csv-file.ts'
import type { Db } from '../../platform/db.ts'
import { pageOfPlaced } from '../../platform/list-place.ts'
import { listRefunds, type RefundFilter, type RefundSearch, searchRefunds } from '../repository/refund-list.ts'
import { refundCells, refundHeadings } from '../rules/refunds-csv.ts'

type ListInput = HandlerInput<(typeof refundEndpoints)['listRefunds']>['query']
type FileInput = HandlerInput<(typeof refundEndpoints)['refundsFile']>['query']

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Order numbers are at most safe integers; bank references are stored in capitals. */
function soughtBy(text: string): RefundSearch {
  const sought = text.replace(/\s+/g, '')
  return {
    orderNumber: /^\d{1,15}$/.test(sought) ? Number(sought) : null,
    refundId: UUID.test(sought) ? sought : null,
    references: [...new Set([sought, sought.toUpperCase()])],
  }
}

/** A page of refunds, latest request first, and the cursor of the next one. */
export async function refundList(
  db: Db,
  { market, state, paymentMethodId, from, to, text, before, limit }: ListInput,
): Promise<{ refunds: StaffRefund[]; next: string | null }> {
  const filter: RefundFilter = {
    ...{ market, currency: MARKET_INFO[market].currency, before, limit: limit + 1 },
    states: state === 'all' ? REFUND_STATES : [state],
    methodIds: paymentMethodId ? [paymentMethodId] : listedMethods(market),
    ...{ from: from ?? null, to: to ?? null },
  }
  const found = await (text ? searchRefunds(db, filter, soughtBy(text)) : listRefunds(db, filter))
  const { rows, next } = pageOfPlaced(found, limit)
  return { refunds: rows.map(row => ({ ...row, requestedAt: row.requestedAt.toISOString() })), next }
}

/** The filtered list as a file. */
export function refundsFile(db: Db, { language, ...filters }: FileInput): Promise<FileStream> {
  const { market } = filters
  return listFile<string>({
    name: `refunds-${market.toLowerCase()}.csv`,
    headings: refundHeadings(language),
    async read(before) {
      const { refunds, next } = await refundList(db, {
        ...filters,
        limit: FILE_PAGE,
        ...(before !== null && { before }),
      })
      return { rows: refunds.map(refund => refundCells(refund, market, language)), next }
    },
  })
}
