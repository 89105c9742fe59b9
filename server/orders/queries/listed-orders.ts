// The orders of a pasted list of numbers, and the entries that are not order numbers.

import type { orderFileEndpoints } from '../../../contract/orders/list-file-api.ts'
import type { StaffOrderListed } from '../../../contract/orders/staff-api.ts'
import { latinDigits } from '../../../contract/shared/digits.ts'
import type { HandlerInput } from '../../../contract/shared/endpoint.ts'
import type { Db } from '../../platform/db.ts'
import { listMarkedForStaff } from '../repository/staff-orders.ts'
import type { OrderListOptions } from './list-options.ts'
import { ALL_STATES, presentOrders } from './staff-orders.ts'

type ListedInput = HandlerInput<(typeof orderFileEndpoints)['listedOrders']>['body']

/** As copied by staff: with spaces and a number sign. Null when it is not an order number. */
function orderNumberOf(text: string): number | null {
  const digits = latinDigits(text).replace(/[\s#]/g, '')
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null
}

/** The orders in the list, newest first, with the shown custom fields. */
export async function listedOrders(
  db: Db,
  { market, list }: ListedInput,
  options: Pick<OrderListOptions, 'fields' | 'show'>,
): Promise<{ rows: StaffOrderListed[]; unknown: string[] }> {
  const asked = list.map(text => ({ text, number: orderNumberOf(text) }))
  const numbers = [...new Set(asked.flatMap(({ number }) => number ?? []))]
  const every = {
    states: ALL_STATES,
    payments: ['cod', 'prepaid'] as const,
    hold: null,
    from: null,
    to: null,
    before: null,
  }
  const found = await listMarkedForStaff(db, { market, ...every, limit: numbers.length }, null, numbers)
  const known = new Set(found.map(({ orderNumber }) => orderNumber))
  const unknown = asked.flatMap(({ text, number }) => (number !== null && known.has(number) ? [] : [text]))
  return { rows: await presentOrders(db, found, options), unknown }
}
