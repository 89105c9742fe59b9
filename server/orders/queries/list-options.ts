// Conditions of the staff order list beyond its own filters, and the custom fields that it shows.

import type { DeskFilters } from '../../../contract/orders/list-filters.ts'
import type { StaffOrderListed } from '../../../contract/orders/staff-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type MarkFilters, markSource, marksOf } from '../../annotations/service.ts'
import { type FieldList, type FieldQuery, fieldsOfList } from '../../custom-fields/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { type Narrowing, narrowingOf } from '../../platform/narrowed-list.ts'
import { listedFor } from '../rules/masked-customer.ts'
import { deskFilter } from './desk-filters.ts'

export interface OrderListOptions {
  narrowing: Narrowing | null
  fields: FieldList
  /** A row as the caller may see it. */
  show(order: StaffOrderListed): StaffOrderListed
}

/** @throws session.forbidden without the right to read notes or fields, field.unknown, field.value */
export async function orderListOptions(
  db: Db,
  actor: Staff,
  query: MarkFilters & FieldQuery & DeskFilters & { market: Market },
): Promise<OrderListOptions> {
  const source = markSource(marksOf(actor, 'order', query))
  const fields = await fieldsOfList(db, actor, 'order', query)
  const desk = deskFilter(query.market, query, actor.now)
  // orders with a coupon, and those to deliver, are few and found by an index; for the others each order is checked
  const indexed = query.coupon !== undefined || query.promise !== undefined
  const found = !indexed ? fields.filters : [...(desk ? [desk] : []), ...fields.filters]
  const filters = desk && !indexed ? [...found, desk] : found
  return { narrowing: narrowingOf(source, filters), fields, show: listedFor(actor) }
}
