// The staff's view of orders.

import { stepViews } from '../../../contract/cart/totals-presenter.ts'
import { explainTotals } from '../../../contract/cart/totals-steps.rules.ts'
import type { StaffOrder, StaffOrderListed, staffOrderEndpoints } from '../../../contract/orders/staff-api.ts'
import { ORDER_STATES, type OrderState } from '../../../contract/orders/status.rules.ts'
import type { ContactData } from '../../../contract/shared/contact.ts'
import type { HandlerInput } from '../../../contract/shared/endpoint.ts'
import { MARKET_INFO, type Market } from '../../../contract/shared/market.ts'
import { NO_FIELDS } from '../../custom-fields/service.ts'
import { fullContact, maskPhone } from '../../platform/contact-masks.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { pageOfNarrowed } from '../../platform/narrowed-list.ts'
import {
  findForStaff,
  type ListedRow,
  listForStaff,
  listMarkedForStaff,
  type OrderSearch,
  type StaffOrderFilter,
  searchForStaff,
} from '../repository/staff-orders.ts'
import { presentWaitingEdit } from '../repository/waiting-edits.ts'
import { madeEdit } from '../rules/made-edits.ts'
import { paymentStateOf } from '../rules.ts'
import type { OrderListOptions } from './list-options.ts'

/** A JSON timestamp with offset as ISO 8601 in UTC. */
const isoTime = (at: string): string => new Date(at).toISOString()

function presentListed({ storedPaymentState, ...row }: ListedRow): StaffOrderListed {
  const { orderNumber, market, state, currency, payable, paymentMode, city, itemCount, promisedOn } = row
  const { name, company, gstin, poNumber, onHold, hold } = row
  return {
    ...{ orderNumber, market, state, currency, payable, paymentMode, city, itemCount, promisedOn },
    ...{ name, company, gstin, poNumber, onHold },
    hold: hold && { reason: hold.reason, since: isoTime(hold.since) },
    placedAt: row.placedAt.toISOString(),
    printedAt: row.printedAt?.toISOString() ?? null,
    paymentState: paymentStateOf(state, storedPaymentState),
  }
}

export const ALL_STATES = Object.keys(ORDER_STATES) as OrderState[]
const MIN_NAME_LENGTH = 3

/** Possible meanings of a search text. */
export function orderSearch(text: string, market: Market): OrderSearch {
  const digits = text.replace(/[\s+-]/g, '')
  const isNumber = /^\d{1,15}$/.test(digits)
  const { phoneCode } = MARKET_INFO[market]
  const pattern = text.toLowerCase().replace(/[\\%_]/g, '\\$&')
  return {
    number: isNumber ? Number(digits) : null,
    phones: isNumber ? [digits, `${phoneCode}${digits.replace(/^0/, '')}`] : [],
    poNumber: text,
    name: text.length >= MIN_NAME_LENGTH && !isNumber ? `%${pattern}%` : null,
  }
}

type ListInput = HandlerInput<(typeof staffOrderEndpoints)['listOrders']>['query']

interface OrderPage {
  orders: StaffOrderListed[]
  more: boolean
  /** The cursor of the next page. */
  next: number | null
}

/** The rows of a page, and the cursor of the next one. */
async function orderRows(
  db: Db,
  input: ListInput,
  narrowing: OrderListOptions['narrowing'],
): Promise<{ rows: ListedRow[]; next: number | null }> {
  const { market, state, payment, hold, from, to, text, before, limit } = input
  const filter: StaffOrderFilter = {
    market,
    states: state ?? ALL_STATES,
    payments: payment ? [payment] : ['cod', 'prepaid'],
    ...{ hold: hold ?? null, from: from ?? null, to: to ?? null, before: before ?? null },
    limit: limit + 1,
  }
  const search = text ? orderSearch(text, market) : null
  if (narrowing)
    return pageOfNarrowed(db, narrowing, {
      ...{ before: filter.before, limit, numberOf: (row: ListedRow) => row.orderNumber },
      list: (numbers, most) => listMarkedForStaff(db, { ...filter, before: null, limit: most }, search, numbers),
    })
  const found = search ? await searchForStaff(db, filter, search) : await listForStaff(db, filter)
  const rows = found.slice(0, limit)
  return { rows, next: found.length > limit ? (rows.at(-1)?.orderNumber ?? null) : null }
}

/** Rows of the list with the shown custom fields. */
export async function presentOrders(
  db: Db,
  rows: readonly ListedRow[],
  { fields, show }: Pick<OrderListOptions, 'fields' | 'show'>,
): Promise<StaffOrderListed[]> {
  const listed = rows.map(row => show(presentListed(row)))
  if (fields.columns.length === 0) return listed
  const values = await fields.valuesOf(
    db,
    rows.map(({ orderNumber }) => orderNumber),
  )
  return listed.map(order => ({ ...order, fields: values.get(order.orderNumber) ?? {} }))
}

const EVERY_ORDER: OrderListOptions = { narrowing: null, fields: NO_FIELDS, show: order => order }

/** A page of orders, newest first, with the shown custom fields; restricted to matching tags and values. */
export async function staffOrders(
  db: Db,
  input: ListInput,
  options: OrderListOptions = EVERY_ORDER,
): Promise<OrderPage> {
  const { rows, next } = await orderRows(db, input, options.narrowing)
  return { orders: await presentOrders(db, rows, options), more: next !== null, next }
}

const utc = <T extends { at: string }>(row: T): T => ({ ...row, at: isoTime(row.at) })

/** One order in full, as shown to those who pack or edit it. @throws order.unknown */
export async function staffOrder(db: Db, orderNumber: number): Promise<StaffOrder> {
  const row = await findForStaff(db, orderNumber)
  if (!row) throw appError('order.unknown')
  const names = new Map(row.lines.map(({ lineNo, productName }) => [lineNo, productName]))
  const { name, phone, line1, line2, landmark, city, stateName, place } = row.address
  return {
    ...presentListed(row),
    customerId: row.customerId,
    paymentMethodId: row.paymentMethodId,
    codProved: row.codProved,
    ...{ giftMessage: row.giftMessage, agentId: row.agentId, agentName: row.agentName },
    shippingAddress: {
      ...{ name, city, stateName },
      phone: maskPhone(row.market, phone),
      ...{ addressLine: line1, addressLine2: line2, landmark },
      postCode: place,
    },
    lines: row.lines,
    ...{ coupon: row.coupon, offers: row.offers },
    surcharge: row.surcharge && { amount: row.surcharge.amountMinor, label: row.surcharge.label },
    carriers: row.carriers,
    shipments: row.shipments,
    steps: stepViews(explainTotals(row.totals ?? [])),
    records: {
      ...row.records,
      payments: row.records.payments.map(utc),
      refunds: row.records.refunds.map(utc),
      prints: row.records.prints.map(utc),
    },
    waitingEdit: row.waitingEdit && { ...presentWaitingEdit(row.waitingEdit, 'en'), reason: row.waitingEdit.reason },
    hold: row.hold && { ...row.hold, since: isoTime(row.hold.since) },
    events: row.events.map(event => ({ ...utc(event), edit: event.edit && madeEdit(event.edit, names) })),
  }
}

/** @throws order.unknown */
export async function orderContact(db: Db, orderNumber: number): Promise<Pick<ContactData, 'phone'>> {
  const row = await findForStaff(db, orderNumber)
  if (!row) throw appError('order.unknown')
  return { phone: fullContact(row.address).phone }
}
