// What staff see of orders.

import type { StaffOrder, StaffOrderListed } from '../../../contract/orders/staff-api.ts'
import type { OrderState } from '../../../contract/orders/status.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { findForStaff, type ListedRow, listForStaff } from '../repository/staff-orders.ts'
import { paymentStateOf } from '../rules.ts'

function presentListed({ storedPaymentState, ...row }: ListedRow): StaffOrderListed {
  const { orderNumber, market, state, currency, payable, paymentMode, city, itemCount, promisedOn } = row
  return {
    ...{ orderNumber, market, state, currency, payable, paymentMode, city, itemCount, promisedOn },
    placedAt: row.placedAt.toISOString(),
    paymentState: paymentStateOf(state, storedPaymentState),
  }
}

/** A page of orders, newest first, and whether there are more. */
export async function staffOrders(
  db: Db,
  input: { market: Market; state?: readonly OrderState[] | undefined; before?: number | undefined; limit: number },
): Promise<{ orders: StaffOrderListed[]; more: boolean }> {
  const { market, state = null, before = null, limit } = input
  const rows = await listForStaff(db, { market, states: state, before, limit: limit + 1 })
  return { orders: rows.slice(0, limit).map(presentListed), more: rows.length > limit }
}

/** One order in full. @throws order.unknown */
export async function staffOrder(db: Db, orderNumber: number): Promise<StaffOrder> {
  const row = await findForStaff(db, orderNumber)
  if (!row) throw appError('order.unknown')
  const { name, phone, line1, line2, landmark, city, stateName, place } = row.address
  return {
    ...presentListed(row),
    poNumber: row.poNumber,
    giftMessage: row.giftMessage,
    shippingAddress: {
      ...{ name, phone, city, stateName },
      lines: [line1, line2, landmark].filter(line => line !== ''),
      postCode: place,
    },
    lines: row.lines,
    shipments: row.shipments,
    events: row.events.map(event => ({ ...event, at: new Date(event.at).toISOString() })),
  }
}
