// What narrows the list of orders of staff beyond its own filters, and the custom fields that it shows.

import { type MarkFilters, markSource, marksOf } from '../../annotations/service.ts'
import { type FieldList, type FieldQuery, fieldsOfList } from '../../custom-fields/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { type Narrowing, narrowingOf } from '../../platform/narrowed-list.ts'

export interface OrderListOptions {
  narrowing: Narrowing | null
  fields: FieldList
}

/** @throws session.forbidden without the right to read notes or fields, field.unknown, field.value */
export async function orderListOptions(
  db: Db,
  actor: Staff,
  query: MarkFilters & FieldQuery,
): Promise<OrderListOptions> {
  const source = markSource(marksOf(actor, 'order', query))
  const fields = await fieldsOfList(db, actor, 'order', query)
  return { narrowing: narrowingOf(source, fields.filters), fields }
}
