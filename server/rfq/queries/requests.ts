// Reads bulk quote requests for customers and staff.

import type { Rfq } from '../../../contract/rfq/schemas.ts'
import type { StaffRfq } from '../../../contract/rfq/staff-api.ts'
import { RFQ_STATES, type RfqState } from '../../../contract/rfq/states.rules.ts'
import type { ContactData } from '../../../contract/shared/contact.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Marks, pageOfMarked } from '../../annotations/service.ts'
import { type Customer, own, ownAsStaff, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { fullContact } from '../../platform/contact-masks.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { pageOfPlaced } from '../../platform/list-place.ts'
import { presentForStaff, presentRequests } from '../presenter.ts'
import {
  findOwnRequest,
  findPlace,
  findRequest,
  listNamed,
  listNumbers,
  listOwnRequests,
  listRequests,
  MAX_NAMED,
  type RequestFilter,
} from '../repository/requests.ts'

interface Page<Row> {
  totalCount: number
  pageIndex: number
  pageSize: number
  requests: Row[]
}

/** A page of the customer's own requests, newest first. */
export async function listRfqs(
  app: App,
  actor: Customer,
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
): Promise<Page<Rfq>> {
  const query = { customerId: actor.customerId, limit: pageSize, offset: pageIndex * pageSize }
  const { total, rows } = await listOwnRequests(app.db, query)
  return { totalCount: total, pageIndex, pageSize, requests: await presentRequests(app, actor, rows) }
}

/** A request of the customer. @throws rfq.unknown */
export async function rfqDetails(app: App, actor: Customer, rfqNumber: number): Promise<Rfq> {
  const row = own(await findOwnRequest(app.db, actor.customerId, rfqNumber), actor, 'rfq.unknown')
  const [rfq] = await presentRequests(app, actor, [row])
  if (!rfq) throw appError('rfq.unknown')
  return rfq
}

/** The id of a request of the customer. @throws rfq.unknown */
export async function ownRequestId(db: Db, actor: Customer, rfqNumber: number): Promise<string> {
  return own(await findOwnRequest(db, actor.customerId, rfqNumber), actor, 'rfq.unknown').id
}

interface RfqFilter {
  market: Market
  state?: RfqState | undefined
  assignedTo?: string | undefined
  text?: string | undefined
}

export interface StaffQuery extends RfqFilter {
  /** The `next` of the page before. */
  before?: string | undefined
  limit: number
}

/** A shorter text matches only the whole number of a request. */
const MIN_WORD = 3

/** Requests that a text names, by number; a pattern to look for among the newest when it names too many. */
async function namedBy(db: Db, market: Market, text: string): Promise<Pick<RequestFilter, 'numbers' | 'pattern'>> {
  if (text.length < MIN_WORD) return { numbers: /^\d+$/.test(text) ? [Number(text)] : [], pattern: null }
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const numbers = await listNamed(db, market, pattern, MAX_NAMED + 1)
  return numbers.length > MAX_NAMED ? { numbers: null, pattern } : { numbers, pattern: null }
}

/** The filters of the list for SQL. */
async function filterOf(db: Db, query: RfqFilter): Promise<RequestFilter> {
  const { market, state, assignedTo = null, text } = query
  const named = text === undefined ? { numbers: null, pattern: null } : await namedBy(db, market, text)
  return { market, states: state ? [state] : RFQ_STATES, assignedTo, ...named }
}

type ListedRow = Awaited<ReturnType<typeof listRequests>>[number]

/** A page with a tag or member filter; numbers of requests are in the order of the list. */
async function markedPage(
  db: Db,
  filter: RequestFilter,
  { marks, before, limit }: { marks: Marks; before: string | undefined; limit: number },
): Promise<{ rows: ListedRow[]; next: string | null }> {
  const among = filter.numbers && new Set(filter.numbers)
  const page = {
    ...{ before: before === undefined ? null : Number(before.split('_')[1]), limit },
    list: async (marked: number[], most: number) => {
      const numbers = among ? marked.filter(number => among.has(number)) : marked
      return numbers.length > 0 ? listRequests(db, { ...filter, numbers }, most) : []
    },
    numberOf: ({ number }: ListedRow) => number,
  }
  const { rows, next } = await pageOfMarked(db, marks, page)
  return { rows, next: next === null ? null : await findPlace(db, next) }
}

/** Numbers of the newest requests that the filters of the list find. */
export async function requestNumbers(
  db: Db,
  query: RfqFilter,
  { marks, before, limit }: { marks: Marks | null; before: string | undefined; limit: number },
): Promise<{ numbers: number[]; next: string | null }> {
  const filter = await filterOf(db, query)
  if (marks) {
    const { rows, next } = await markedPage(db, filter, { marks, before, limit })
    return { numbers: rows.map(({ number }) => number), next }
  }
  const found = await listNumbers(db, { ...filter, before }, limit + 1)
  const numbers = found.slice(0, limit)
  const last = numbers.at(-1)
  return { numbers, next: found.length > limit && last !== undefined ? await findPlace(db, last) : null }
}

/** A page of requests, newest first, and the cursor of the next one. */
export async function listForStaff(
  app: App,
  actor: Staff,
  query: StaffQuery,
  marks: Marks | null = null,
): Promise<{ requests: StaffRfq[]; next: string | null }> {
  const { before, limit } = query
  const filter = await filterOf(app.db, query)
  if (marks) {
    const { rows, next } = await markedPage(app.db, filter, { marks, before, limit })
    const shown = rows.map(({ listPlace: _place, ...row }) => row)
    return { requests: await presentForStaff(app, actor, shown), next }
  }
  const { rows, next } = pageOfPlaced(await listRequests(app.db, { ...filter, before }, limit + 1), limit)
  return { requests: await presentForStaff(app, actor, rows), next }
}

/** A request with its history. @throws rfq.unknown */
export async function rfqForStaff(app: App, actor: Staff, rfqNumber: number): Promise<StaffRfq> {
  const row = ownAsStaff(await findRequest(app.db, rfqNumber), actor, 'rfq.unknown')
  const [rfq] = await presentForStaff(app, actor, [row])
  if (!rfq) throw appError('rfq.unknown')
  return rfq
}

/** @throws rfq.unknown */
export async function rfqContact(db: Db, actor: Staff, rfqNumber: number): Promise<ContactData> {
  const { email, mobile } = ownAsStaff(await findRequest(db, rfqNumber), actor, 'rfq.unknown')
  return fullContact({ email, phone: mobile })
}
