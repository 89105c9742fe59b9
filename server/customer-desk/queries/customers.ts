// Customers for staff: contacts are masked everywhere except in the call recorded in the audit log.

import type {
  CustomerLogin,
  CustomerOrder,
  CustomerPersonal,
  customerDeskEndpoints,
} from '../../../contract/customer-desk/api.ts'
import type { CustomerDetail, CustomerListed, CustomerNote } from '../../../contract/customer-desk/schemas.ts'
import type { HandlerInput } from '../../../contract/shared/endpoint.ts'
import { parseGstin } from '../../../contract/shared/gstin.ts'
import { isTrn } from '../../../contract/shared/identifiers.ts'
import { deviceOf, listSessions, loginsOf } from '../../auth/service.ts'
import type { App } from '../../platform/app.ts'
import { fullContact, maskEmail, maskPhone } from '../../platform/contact-masks.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { pageOfNarrowed } from '../../platform/narrowed-list.ts'
import {
  type CustomerFilter,
  type DetailRow,
  findForStaff,
  findPersonal,
  isCustomer,
  type ListedRow,
  listForStaff,
  listMarkedForStaff,
  listOrders,
  searchForStaff,
} from '../repository/customers.ts'
import { listNotes, type NoteRow } from '../repository/notes.ts'
import { customerSearch } from '../rules.ts'
import { type CustomerListOptions, EVERY_CUSTOMER, withFields } from './list-options.ts'

const utc = (at: Date | string) => new Date(at).toISOString()
const orNull = (at: Date | null) => at && utc(at)

export function presentListed(row: ListedRow): CustomerListed {
  const { customerId, number, market, name, company, taxNumber, userType, gold } = row
  return {
    ...{ customerId, number, market, name, company, taxNumber, userType, gold },
    blocked: row.blockedAt !== null,
    email: maskEmail(row.email),
    phone: maskPhone(market, row.phone),
    createdAt: utc(row.createdAt),
    lastOrderAt: orNull(row.lastOrderAt),
  }
}

type ListInput = HandlerInput<(typeof customerDeskEndpoints)['listCustomers']>['query']

const bothOr = (value: 'true' | 'false' | undefined) => (value === undefined ? [true, false] : [value === 'true'])

/**
 * A page of customers, newest first, and the cursor of the next one; optionally filtered by tag, member and custom
 * fields.
 */
export async function customerRows(
  db: Db,
  { market, text, userType, gold, blocked, before, limit }: ListInput,
  narrowing: CustomerListOptions['narrowing'],
): Promise<{ rows: ListedRow[]; next: number | null }> {
  const filter: CustomerFilter = {
    market,
    userTypes: userType ? [userType] : ['business', 'online'],
    categories: bothOr(gold).map(is => (is ? 'gold' : '')),
    blocked: bothOr(blocked),
    before: before ?? null,
    limit: limit + 1,
  }
  const search = text ? customerSearch(text, market) : null
  if (narrowing)
    return pageOfNarrowed(db, narrowing, {
      ...{ before: filter.before, limit, numberOf: (row: ListedRow) => row.number },
      list: (numbers, most) => listMarkedForStaff(db, { ...filter, before: null, limit: most }, search, numbers),
    })
  const found = search ? await searchForStaff(db, filter, search) : await listForStaff(db, filter)
  const rows = found.slice(0, limit)
  return { rows, next: found.length > limit ? (rows.at(-1)?.number ?? null) : null }
}

/** The same with masked contacts, and with the shown custom fields. */
export async function customersForStaff(
  db: Db,
  query: ListInput,
  options: CustomerListOptions = EVERY_CUSTOMER,
): Promise<{ customers: CustomerListed[]; more: boolean; next: number | null }> {
  const { rows, next } = await customerRows(db, query, options.narrowing)
  const customers = await withFields(db, options, rows.map(presentListed))
  return { customers, more: next !== null, next }
}

function taxNumberValid({ market, taxNumber }: DetailRow): boolean | null {
  if (taxNumber === '') return null
  return market === 'AE' ? isTrn(taxNumber) : parseGstin(taxNumber).valid
}

/** One customer in full, contacts masked. @throws customer.unknown */
export async function customerForStaff(app: App, customerId: string): Promise<CustomerDetail> {
  const [row, sessions] = await Promise.all([findForStaff(app.db, customerId), listSessions(app.db, customerId)])
  if (!row) throw appError('customer.unknown')
  const { language, emailVerified, phoneVerified, hasPassword, wantsTaxInvoice, tradeLicence, licenceAuthority } = row
  const record = <T extends { at: string }>(one: T): T => ({ ...one, at: utc(one.at) })
  return {
    ...presentListed(row),
    ...{ language, emailVerified, phoneVerified, hasPassword, wantsTaxInvoice, tradeLicence, licenceAuthority },
    blockedAt: orNull(row.blockedAt),
    deletedAt: orNull(row.deletedAt),
    ...{ mergedInto: row.mergedInto, mergedFrom: row.mergedFrom },
    taxNumberValid: taxNumberValid(row),
    points: row.points,
    // an expired membership stays until the next run of its job
    goldUntil: row.goldUntil && row.goldUntil > app.now() ? utc(row.goldUntil) : null,
    addresses: row.addresses,
    sessions: sessions.map(({ userAgent, createdAt, lastSeenAt }) => ({
      ...deviceOf(userAgent),
      startedAt: utc(createdAt),
      lastUsedAt: utc(lastSeenAt),
    })),
    carts: row.carts.map(({ changedAt, ...cart }) => ({ ...cart, changedAt: utc(changedAt) })),
    returns: row.returns.map(record),
    tickets: row.tickets.map(record),
    quotes: row.quotes.map(record),
    reviews: row.reviews.map(record),
  }
}

/** Contacts and addresses in full. @throws customer.unknown */
export async function personalOf(db: Db, customerId: string): Promise<CustomerPersonal> {
  const row = await findPersonal(db, customerId)
  if (!row) throw appError('customer.unknown')
  return {
    customerId,
    ...fullContact(row),
    addresses: row.addresses.map(({ lines, phone, ...address }) => ({
      ...address,
      phone: fullContact({ phone }).phone,
      lines: lines.filter(line => line !== ''),
    })),
  }
}

interface Page {
  before?: number | undefined
  limit: number
}

async function requireCustomer(db: Db, customerId: string): Promise<void> {
  if (!(await isCustomer(db, customerId))) throw appError('customer.unknown')
}

/** Orders of a customer, latest first. @throws customer.unknown */
export async function ordersOf(
  db: Db,
  customerId: string,
  { before, limit }: Page,
): Promise<{ orders: CustomerOrder[]; more: boolean }> {
  await requireCustomer(db, customerId)
  const rows = await listOrders(db, customerId, before ?? null, limit + 1)
  const orders = rows.slice(0, limit).map(({ placedAt, ...order }) => ({ ...order, placedAt: utc(placedAt) }))
  return { orders, more: rows.length > limit }
}

/** Logins of a customer, without their network. @throws customer.unknown */
export async function loginsForStaff(
  db: Db,
  customerId: string,
  { before, limit }: Page,
): Promise<{ logins: CustomerLogin[]; next: number | null }> {
  await requireCustomer(db, customerId)
  const { logins, next } = await loginsOf(db, { customerId }, { before, pageSize: limit })
  return { logins: logins.map(({ network: _network, ...login }) => login), next }
}

const presentNote = ({ at, ...note }: NoteRow): CustomerNote => ({ ...note, at: utc(at) })

/** Staff actions on the account, latest first. @throws customer.unknown */
export async function notesOf(
  db: Db,
  customerId: string,
  { before, limit }: Page,
): Promise<{ notes: CustomerNote[]; next: number | null }> {
  await requireCustomer(db, customerId)
  const rows = await listNotes(db, customerId, before ?? null, limit + 1)
  const shown = rows.slice(0, limit)
  return { notes: shown.map(presentNote), next: rows.length > limit ? (shown.at(-1)?.noteId ?? null) : null }
}
