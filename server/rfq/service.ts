// Bulk quote requests of guests and customers: idempotent, rate limited, listed for the customer.

import { createHash } from 'node:crypto'
import type { Rfq, RfqInput } from '../../contract/rfq/api.ts'
import { type RfqProblem, rfqProblem, rfqProblems, typedName } from '../../contract/rfq/request.rules.ts'
import { latinDigits } from '../../contract/shared/digits.ts'
import { normalizeEmail } from '../../contract/shared/identifiers.ts'
import { MARKET_INFO } from '../../contract/shared/market.ts'
import { cardsByMsn } from '../catalog/service.ts'
import { placeRow } from '../delivery/service.ts'
import { type Actor, type Customer, requireSession, type SessionActor } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import type { Db } from '../platform/db.ts'
import { appError } from '../platform/errors.ts'
import { emit } from '../platform/outbox.ts'
import { categoryByCode } from '../search/service.ts'
import {
  countRecent,
  findRaised,
  findRfqSubject,
  insertRfq,
  type ListedRow,
  listRequests,
  type NewRfq,
} from './repository.ts'

/** Topic of the event that a request was raised; its payload is an `RfqEvent`. */
export const RFQ_TOPIC = 'rfq.raised'

export interface RfqEvent {
  rfqNumber: number
}

interface RaisedRfq {
  rfqNumber: number
  state: Rfq['state']
}

/** Requests per mobile number and day. */
const MAX_PER_DAY = 25

function invalidRequest(problems: readonly RfqProblem[]): never {
  throw appError('request.invalid', {
    problems: problems.map(({ field, message }) => ({ path: `body.${field}`, message })),
  })
}

/** Validates a request. @throws request.invalid, catalog.product-unknown */
async function readRequest(db: Db, actor: SessionActor, input: RfqInput): Promise<NewRfq> {
  const { market, customerId, sessionId, language } = actor
  const msn = input.msn ?? null
  const pincode = latinDigits(input.pincode).trim().toUpperCase()
  const subject = await findRfqSubject(db, market, msn, input.productType)
  if (msn !== null && subject.categoryCode === null) throw appError('catalog.product-unknown')
  const problems = rfqProblems({ ...input, msn }, { market, quantityAbove: subject.above })
  const names = new Set(problems.map(({ field }) => field))
  if (subject.categoryCode === null && !names.has('productType')) {
    problems.unshift(rfqProblem('productType', 'product-type'))
  }
  if (!names.has('pincode') && !(await placeRow(db, market, pincode))) {
    problems.push(rfqProblem('pincode', market === 'IN' ? 'pincode-unknown' : 'emirate-required'))
  }
  if (problems.length > 0 || subject.categoryCode === null) invalidRequest(problems)
  const contents = {
    ...{ market, msn, categoryCode: subject.categoryCode, place: pincode },
    quantity: Number(latinDigits(input.quantity)),
    fullName: typedName(input.fullName),
    email: normalizeEmail(input.email) ?? '',
    mobile: MARKET_INFO[market].phoneCode + latinDigits(input.mobile),
    city: input.city,
    description: input.description,
    isBusiness: input.isBusiness,
    taxNumber: input.isBusiness ? input.gstin.replace(/\s+/g, '').toUpperCase() : null,
  }
  const contentsHash = createHash('sha256').update(JSON.stringify(contents)).digest('base64')
  return { ...contents, contentsHash, customerId, sessionId, language, idempotencyKey: input.idempotencyKey }
}

/**
 * Creates a bulk quote request, once per key and session.
 * @throws request.invalid, catalog.product-unknown, request.idempotency, request.too-many
 */
export async function raiseRfq(app: App, visitor: Actor, input: RfqInput): Promise<RaisedRfq> {
  const actor = requireSession(visitor)
  const rfq = await readRequest(app.db, actor, input)
  return app.db.transaction(async tx => {
    const recent = await countRecent(tx, rfq.market, rfq.mobile)
    const before = await findRaised(tx, rfq.sessionId, rfq.idempotencyKey)
    if (before) return sameAs(before, rfq)
    if (recent >= MAX_PER_DAY) throw appError('request.too-many')
    const who = rfq.customerId ? `customer:${rfq.customerId}` : 'guest'
    const raised = await insertRfq(tx, rfq, who)
    // the same key with another mobile number is not serialised with this one
    if (!raised) throw appError('request.idempotency')
    const event: RfqEvent = { rfqNumber: raised.number }
    await emit(tx, RFQ_TOPIC, String(raised.number), event)
    return { rfqNumber: raised.number, state: raised.state }
  })
}

function sameAs(before: { number: number; state: Rfq['state']; contentsHash: string }, rfq: NewRfq): RaisedRfq {
  if (before.contentsHash !== rfq.contentsHash) throw appError('request.idempotency')
  return { rfqNumber: before.number, state: before.state }
}

async function present(app: App, actor: Actor, rows: readonly ListedRow[]): Promise<Rfq[]> {
  const cards = await cardsByMsn(
    app,
    actor,
    rows.flatMap(({ msn }) => msn ?? []),
  )
  const byMsn = new Map(cards.map(card => [card.msn, card]))
  return Promise.all(
    rows.map(async row => {
      const card = row.msn === null ? null : byMsn.get(row.msn)
      const category = row.msn === null ? await categoryByCode(app, actor, row.categoryCode) : null
      return {
        rfqNumber: row.number,
        state: row.state,
        msn: row.msn,
        productName: actor.language === 'hi' ? row.nameHi : row.nameEn,
        link: card?.productUrl ?? category?.categoryLink ?? null,
        mainImageLink: card?.mainImageLink ?? category?.image ?? null,
        quantity: row.quantity,
        pincode: row.place,
        city: row.city,
        description: row.description,
        isBusiness: row.isBusiness,
        gstin: row.taxNumber ?? '',
        raisedAt: new Date(row.raisedAt).toISOString(),
      }
    }),
  )
}

/** A page of the customer's own requests, newest first. */
export async function listRfqs(
  app: App,
  actor: Customer,
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
): Promise<{ totalCount: number; pageIndex: number; pageSize: number; requests: Rfq[] }> {
  const { customerId, market } = actor
  const query = { customerId, market, limit: pageSize, offset: pageIndex * pageSize }
  const { total, requests } = await listRequests(app.db, query)
  return { totalCount: total, pageIndex, pageSize, requests: await present(app, actor, requests ?? []) }
}
