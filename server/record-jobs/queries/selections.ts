// Ids of all records that match the filters of a list, to start a job with.

import { documentRecordId } from '../../../contract/annotations/kinds.rules.ts'
import { MAX_JOB_RECORDS, type StockPlace, stockRecord } from '../../../contract/record-jobs/kinds.rules.ts'
import type { Selection, selectionEndpoints } from '../../../contract/record-jobs/selection-api.ts'
import type { HandlerInput } from '../../../contract/shared/endpoint.ts'
import { markedIds, markedNumbers, marksOf } from '../../annotations/service.ts'
import { sellerDetails } from '../../catalog/service.ts'
import { documentsForStaff, leadsForStaff } from '../../content/service.ts'
import { customerListOptions, customerRows } from '../../customer-desk/service.ts'
import { stockForStaff } from '../../inventory/service.ts'
import { disputesForStaff } from '../../payments/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { listsForStaff } from '../../price-lists/service.ts'
import { pageOfProducts } from '../../products/service.ts'
import { pageOfCoupons } from '../../promotions/service.ts'
import { pageOfReturns } from '../../returns/service.ts'
import { idsOfPosts } from '../../reviews/service.ts'
import { requestNumbers } from '../../rfq/service.ts'
import { pageOfTickets } from '../../support/service.ts'

type Filter<Name extends keyof typeof selectionEndpoints> = HandlerInput<(typeof selectionEndpoints)[Name]>['query']

/** Maximum pages read: a list returns a short page when it has scanned many rows that do not match. */
const MAX_PAGES = 20

interface Page<Place> {
  before: Place | undefined
  limit: number
}

/** Reads pages of a list until a job is full or there are no more. */
async function upToOneJob<Row, Place = number>(
  read: (page: Page<Place>) => Promise<{ rows: readonly Row[]; next: Place | null }>,
  idOf: (row: Row) => string,
): Promise<Selection> {
  const records: string[] = []
  let before: Place | undefined
  for (let page = 0; page < MAX_PAGES && records.length < MAX_JOB_RECORDS; page++) {
    const { rows, next } = await read({ before, limit: MAX_JOB_RECORDS - records.length })
    records.push(...rows.map(idOf))
    if (next === null) return { records, more: false }
    before = next
  }
  return { records, more: true }
}

const numberOf = ({ number }: { number: number }) => String(number)

/** @throws session.forbidden without the right to read notes or fields, field.unknown, field.value */
export async function selectCustomers(db: Db, actor: Staff, filter: Filter<'selectCustomers'>): Promise<Selection> {
  const { narrowing } = await customerListOptions(db, actor, filter)
  return upToOneJob(
    page => customerRows(db, { ...filter, ...page }, narrowing),
    ({ customerId }) => customerId,
  )
}

/**
 * In the order of the grid.
 * @throws session.forbidden for tag and member filters without `notes.read`, catalog.category-unknown
 */
export async function selectProducts(app: App, actor: Staff, filter: Filter<'selectProducts'>): Promise<Selection> {
  const marks = marksOf(actor, 'product', filter)
  return upToOneJob<string, string>(
    ({ before, limit }) => pageOfProducts(app, { ...filter, after: before, limit }, marks),
    msn => msn,
  )
}

/** @throws session.forbidden for tag and member filters without `notes.read` */
export async function selectReturns(db: Db, actor: Staff, filter: Filter<'selectReturns'>): Promise<Selection> {
  const marks = marksOf(actor, 'return', filter)
  return upToOneJob(page => pageOfReturns(db, { ...filter, ...page }, marks), numberOf)
}

/** @throws session.forbidden for marks without `notes.read` */
export async function selectCoupons(app: App, actor: Staff, filter: Filter<'selectCoupons'>): Promise<Selection> {
  const marked = markedNumbers(actor, 'coupon', filter)
  return upToOneJob(
    page => pageOfCoupons(app, { ...filter, ...page }, marked),
    ({ couponId }) => String(couponId),
  )
}

export function selectReviews(db: Db, filter: Filter<'selectReviews'>): Promise<Selection> {
  return upToOneJob<string, string>(
    page => idsOfPosts(db, { ...filter, ...page, kind: 'review' }),
    id => id,
  )
}

export function selectTexts(db: Db, filter: Filter<'selectTexts'>): Promise<Selection> {
  return upToOneJob<string, string>(
    page => idsOfPosts(db, { ...filter, ...page }),
    id => id,
  )
}

/** @throws session.forbidden in another market */
export function selectPriceLists(app: App, actor: Staff, filter: Filter<'selectPriceLists'>): Promise<Selection> {
  return upToOneJob(
    async page => {
      const { lists, next } = await listsForStaff(app, actor, { ...filter, ...page })
      return { rows: lists, next }
    },
    ({ listId }) => String(listId),
  )
}

/** In the order of the list. */
export function selectStock(db: Db, actor: Staff, filter: Filter<'selectStock'>): Promise<Selection> {
  return upToOneJob<StockPlace, string>(
    ({ before, limit }) => stockForStaff(db, actor, { ...filter, after: before, limit }),
    stockRecord,
  )
}

/** @throws session.forbidden for marks without `notes.read` */
export async function selectRfqs(db: Db, actor: Staff, filter: Filter<'selectRfqs'>): Promise<Selection> {
  const marks = marksOf(actor, 'rfq', filter)
  return upToOneJob<number, string>(async page => {
    const { numbers, next } = await requestNumbers(db, filter, { ...page, marks })
    return { rows: numbers, next }
  }, String)
}

/** @throws session.forbidden for tag and member filters without `notes.read` */
export async function selectTickets(db: Db, actor: Staff, filter: Filter<'selectTickets'>): Promise<Selection> {
  const marks = marksOf(actor, 'ticket', filter)
  return upToOneJob(page => pageOfTickets(db, { ...filter, ...page }, marks), numberOf)
}

/** @throws session.forbidden for marks without `notes.read` */
export function selectLeads(app: App, actor: Staff, filter: Filter<'selectLeads'>): Promise<Selection> {
  const marked = markedNumbers(actor, 'lead', filter)
  return upToOneJob<{ leadId: string }, string>(
    async page => {
      const { leads, next } = await leadsForStaff(app, { ...filter, ...page }, marked)
      return { rows: leads, next }
    },
    ({ leadId }) => leadId,
  )
}

/** @throws session.forbidden for marks without `notes.read`, request.invalid for any state without marks */
export function selectDisputes(db: Db, actor: Staff, filter: Filter<'selectDisputes'>): Promise<Selection> {
  const marked = markedNumbers(actor, 'dispute', filter)
  return upToOneJob(
    async page => {
      const { disputes, next } = await disputesForStaff(db, { ...filter, ...page }, marked)
      return { rows: disputes, next }
    },
    ({ disputeId }) => disputeId,
  )
}

/** In the order of the list. @throws session.forbidden for marks without `notes.read` */
export async function selectSellers(db: Db, actor: Staff, filter: Filter<'selectSellers'>): Promise<Selection> {
  const page = { after: '', limit: MAX_JOB_RECORDS + 1 }
  const { sellers } = await sellerDetails(db, { ...filter, ...page }, markedIds(actor, 'seller', filter))
  const codes = sellers.map(({ sellerCode }) => sellerCode)
  return { records: codes.slice(0, MAX_JOB_RECORDS), more: codes.length > MAX_JOB_RECORDS }
}

/** In the order of the list. @throws session.forbidden for marks without `notes.read` */
export function selectDocuments(app: App, actor: Staff, filter: Filter<'selectDocuments'>): Promise<Selection> {
  const { market } = filter
  return upToOneJob<{ key: string }, string>(
    ({ before }) => documentsForStaff(app, actor, { ...filter, ...(before !== undefined && { after: before }) }),
    ({ key }) => documentRecordId(market, key),
  )
}
