// Raises bulk quote requests of guests and customers: idempotent, rate limited.

import { createHash } from 'node:crypto'
import type { RfqInput } from '../../../contract/rfq/api.ts'
import {
  lineProblems,
  type RfqProblem,
  rfqMessage,
  rfqProblem,
  rfqProblems,
  typedName,
} from '../../../contract/rfq/request.rules.ts'
import type { RfqState } from '../../../contract/rfq/states.rules.ts'
import { latinDigits } from '../../../contract/shared/digits.ts'
import { normalizeEmail } from '../../../contract/shared/identifiers.ts'
import { MARKET_INFO } from '../../../contract/shared/market.ts'
import { placeRow } from '../../delivery/service.ts'
import { type Actor, requireSession, type SessionActor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { emit } from '../../platform/outbox.ts'
import {
  countRecent,
  findRaised,
  findRfqSubject,
  insertRfq,
  listCategories,
  type MoreLine,
  type NewRfq,
} from '../repository/raising.ts'
import { uploads } from '../repository/uploads.ts'
import { RFQ_TOPIC, type RfqEvent } from '../rules.ts'

interface RaisedRfq {
  rfqNumber: number
  state: RfqState
}

/** Requests per mobile number and day. */
const MAX_PER_DAY = 25

function invalidRequest(problems: readonly RfqProblem[]): never {
  throw appError('request.invalid', {
    problems: problems.map(({ field, message }) => ({ path: `body.${field}`, message })),
  })
}

/** The additional products of a request. @throws request.invalid */
async function readLines(db: Db, { market }: SessionActor, input: RfqInput): Promise<MoreLine[]> {
  const { moreLines } = input
  if (moreLines.length === 0) return []
  const codes = moreLines.map(({ productType }) => productType)
  const [{ above }, categories] = await Promise.all([
    findRfqSubject(db, market, null, ''),
    listCategories(db, market, codes),
  ])
  const problems = moreLines.flatMap((line, index) => {
    const found = lineProblems(line, above)
    const known =
      categories.some(({ code }) => code === line.productType) || found.some(one => one.field === 'productType')
    const all = known ? found : [{ field: 'productType', code: 'product-type' } as const, ...found]
    return all.map(({ field, code }) => ({
      path: `body.moreLines.${index}.${field}`,
      message: rfqMessage(code, above),
    }))
  })
  if (problems.length > 0) throw appError('request.invalid', { problems })
  return moreLines.flatMap(({ productType, quantity, description }) => {
    const category = categories.find(({ code }) => code === productType)
    if (!category) return []
    const { code: categoryCode, nameEn, nameHi } = category
    return { categoryCode, nameEn, nameHi, quantity: Number(latinDigits(quantity)), description }
  })
}

/** The pictures of a request, uploaded in this session. @throws request.invalid */
async function readPictures(db: Db, { sessionId }: SessionActor, { pictures }: RfqInput): Promise<string[]> {
  const wanted = [...new Set(pictures)]
  if (wanted.length === 0) return []
  const own = await uploads.listOwn(db, sessionId, wanted)
  if (own.length === wanted.length) return wanted
  throw appError('request.invalid', { problems: [{ path: 'body.pictures', message: 'Send the picture first.' }] })
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
  const [moreLines, pictures] = await Promise.all([readLines(db, actor, input), readPictures(db, actor, input)])
  const contents = {
    ...{ market, msn, categoryCode: subject.categoryCode, place: pincode },
    quantity: Number(latinDigits(input.quantity)),
    fullName: typedName(input.fullName),
    email: normalizeEmail(input.email) ?? '',
    mobile: MARKET_INFO[market].phoneCode + latinDigits(input.mobile),
    city: input.city,
    description: input.description,
    isBusiness: input.isBusiness,
    ...{ moreLines, pictures },
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
    // the same key with another mobile number is not serialized with this one
    if (!raised) throw appError('request.idempotency')
    const event: RfqEvent = { rfqNumber: raised.number }
    await emit(tx, RFQ_TOPIC, String(raised.number), event)
    return { rfqNumber: raised.number, state: raised.state }
  })
}

function sameAs(before: { number: number; state: RfqState; contentsHash: string }, rfq: NewRfq): RaisedRfq {
  if (before.contentsHash !== rfq.contentsHash) throw appError('request.idempotency')
  return { rfqNumber: before.number, state: before.state }
}

/** What the quantity of a request for a kind of product must exceed. */
export async function rfqOptions(db: Db, { market }: Actor): Promise<{ quantityAbove: number }> {
  return { quantityAbove: (await findRfqSubject(db, market, null, '')).above }
}
