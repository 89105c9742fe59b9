// The CSV of a customer's orders, read and streamed in batches.

import type { OrderFilter } from '../../../contract/orders/filter.ts'
import { statesOfGroup } from '../../../contract/orders/status.rules.ts'
import { CSV_MARK, csvText } from '../../../contract/shared/csv.ts'
import type { FileStream } from '../../../contract/shared/endpoint.ts'
import type { Language } from '../../../contract/shared/market.ts'
import { dayIn } from '../../catalog/service.ts'
import type { Customer } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { type ExportedOrder, listToExport } from '../repository/order-export.ts'
import { csvHeadings, csvRows } from '../rules/orders-csv.ts'
import { filteredOrders } from './customer-orders.ts'

const BATCH_SIZE = 200

/**
 * The orders that match a filter as CSV, newest first. The first batch is read before it returns, so that errors are
 * those of the call; memory holds one batch. @throws request.invalid
 */
export async function ordersCsv(
  db: Db,
  actor: Customer,
  input: OrderFilter & { language?: Language | undefined },
): Promise<FileStream> {
  const { market, now } = actor
  const { language = actor.language } = input
  const which = filteredOrders(actor, input)
  const states = statesOfGroup(input.state)
  const read = (after: number | null) => listToExport(db, which, { states, after, limit: BATCH_SIZE })
  const place = { market, language, dayOf: (moment: Date) => dayIn(market, moment) }
  const first = await read(null)
  async function* chunks(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(CSV_MARK + csvText([csvHeadings(market, language)]))
    let batch: ExportedOrder[] = first
    while (batch.length > 0) {
      yield Buffer.from(csvText(batch.flatMap(order => csvRows(order, place))))
      const last = batch.length < BATCH_SIZE ? undefined : batch.at(-1)
      batch = last ? await read(last.number) : []
    }
  }
  return { name: `orders-${dayIn(market, now)}.csv`, chunks: chunks() }
}
