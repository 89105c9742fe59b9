// Payment offers maintained by staff, and their use by an order.

import type { PaidBefore } from '../../../contract/cart/totals.rules.ts'
import type { OfferTerms, StaffOffer } from '../../../contract/payments/offers-staff-api.ts'
import { PAYMENT_METHOD_IDS } from '../../../contract/shared/limits.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Customer, Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import type { GatewayQuestion } from '../../platform/ports/payments.ts'
import { mustWrite } from '../../platform/record-version.ts'
import {
  insertOfferUse,
  listOffersForStaff,
  lockOffer,
  queueOffer,
  type StaffOfferRow,
  saveOfferTerms,
} from '../repository/offers.ts'
import { decideOffer } from '../rules/offers.ts'

function presentForStaff(row: StaffOfferRow): StaffOffer {
  return {
    market: row.market,
    offerKey: row.code,
    title: { en: row.titleEn, hi: row.titleHi },
    gateway: row.gateway,
    paymentMethodIds: row.methodIds,
    banks: row.banks,
    minAmount: row.minMinor,
    kind: row.kind,
    value: row.value,
    maxDiscount: row.capMinor,
    validFrom: row.validFrom.toISOString(),
    validTo: row.validTo?.toISOString() ?? null,
    perCustomer: row.perCustomer,
    inAll: row.inAll,
    active: row.active,
    version: row.version,
    uses: row.uses,
    usedDiscount: row.usedDiscountMinor,
  }
}

export async function offersForStaff({ db, now }: App, market: Market): Promise<StaffOffer[]> {
  return (await listOffersForStaff(db, market, null, now())).map(presentForStaff)
}

/** The terms as stored. */
function storedTerms(terms: OfferTerms): OfferTerms {
  const momentOf = (time: string) => new Date(time).toISOString()
  return {
    ...{ ...terms, maxDiscount: terms.kind === 'flat' ? null : terms.maxDiscount },
    ...{ validFrom: momentOf(terms.validFrom), validTo: terms.validTo && momentOf(terms.validTo) },
  }
}

/** Creates an offer, or replaces its terms; the same terms again change nothing. @throws settings.changed-meanwhile */
export async function saveOffer(
  { db, now }: App,
  { staffId }: Staff,
  { market, offerKey }: { market: Market; offerKey: string },
  { version, ...terms }: OfferTerms & { version: number },
): Promise<StaffOffer> {
  return db.transaction(async tx => {
    const read = async () => (await listOffersForStaff(tx, market, offerKey, now())).map(presentForStaff)[0]
    await queueOffer(tx, market, offerKey)
    const before = await read()
    if (mustWrite(before, storedTerms(terms), version))
      await saveOfferTerms(tx, { market, code: offerKey, who: staffId }, terms)
    const after = await read()
    if (!after) throw new Error(`The offer ${offerKey} was not saved`)
    describeChange({ before, after })
    return after
  })
}

/** Whether a gateway currently takes the payment; a bank transfer has none. */
export function isOfferServed({ ports }: App, question: GatewayQuestion): boolean {
  return question.methodId !== PAYMENT_METHOD_IDS.neft && ports.payments.candidates(question).length > 0
}

/** How an order will be paid. */
export interface OfferQuestion {
  offerKey: string
  methodId: number
  bankEmi: string
  /** The gateway requested by the buyer; empty for any. */
  gateway: string
  /** The amount without the offer, in minor units. */
  amountMinor: number
  noCostPlan: boolean
  paidBefore: PaidBefore
}

export interface AppliedOffer {
  offerId: number
  code: string
  /** The only gateway that may take the payment; empty for any. */
  gateway: string
  /** The buyer's choice among the offer's banks; false when any will do. */
  namesBank: boolean
  discountMinor: number
}

/**
 * The offer of an order being placed; its limits hold until the transaction ends. Call it before stock is locked, and
 * `recordOfferUse` once the order is inserted. @throws payment.offer, with the reason in `problems`
 */
export async function applyOffer(app: App, tx: Tx, actor: Customer, question: OfferQuestion): Promise<AppliedOffer> {
  const { offerKey, methodId, bankEmi, amountMinor, noCostPlan, paidBefore } = question
  const now = app.now()
  const offer = await lockOffer(tx, actor.market, actor.customerId, offerKey, now)
  const fits = offer !== null && (question.gateway === '' || offer.gateway === '' || question.gateway === offer.gateway)
  const gateway = offer?.gateway || question.gateway
  const served = fits && isOfferServed(app, { methodId, market: actor.market, amountMinor, gateway })
  const situation = { now, amountMinor, methodId, bankcode: bankEmi, served, noCostPlan, paidBefore }
  const { reason, discountMinor } = decideOffer(offer, situation)
  if (!offer || reason !== '') {
    throw appError('payment.offer', { problems: [{ path: 'body.payment.offerKey', message: reason }] })
  }
  return { offerId: offer.id, code: offer.code, gateway, namesBank: offer.banks.length > 0, discountMinor }
}

/** Records the offer with the order, in its transaction. */
export async function recordOfferUse(app: App, tx: Tx, orderId: string, offer: AppliedOffer): Promise<void> {
  const { offerId, discountMinor } = offer
  await insertOfferUse(tx, { orderId, offerId, discountMinor, now: app.now() })
}
