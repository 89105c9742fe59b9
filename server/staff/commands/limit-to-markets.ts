// Limits staff calls to the caller's markets: by the market in the request, and by that of the record.

import type { Endpoint } from '../../../contract/shared/endpoint.ts'
import type { ErrorCode } from '../../../contract/shared/errors.ts'
import { MARKETS, type Market } from '../../../contract/shared/market.ts'
import { requireMarket, type Staff } from '../../platform/actor.ts'
import { appError } from '../../platform/errors.ts'
import type { CallContext, Route } from '../../platform/invoke.ts'
import { marketOf, type RecordKind } from '../repository/markets.ts'

interface Guard {
  kind: RecordKind
  /** Errors for a record of another market, the same as for a missing one; the first that the call declares. */
  missing: readonly ErrorCode[]
}

/** Records by path parameter; for `id`, by the preceding path segment. */
export const GUARDS: Readonly<Record<string, Guard>> = {
  orderNumber: { kind: 'order', missing: ['order.unknown'] },
  shipmentId: { kind: 'shipment', missing: ['order.shipment-unknown', 'order.unknown'] },
  returnNumber: { kind: 'return', missing: ['return.unknown'] },
  rfqNumber: { kind: 'rfq', missing: ['rfq.unknown'] },
  ticketNumber: { kind: 'ticket', missing: ['support.unknown'] },
  customerId: { kind: 'customer', missing: ['customer.unknown'] },
  leadId: { kind: 'lead', missing: ['lead.unknown'] },
  newsletterId: { kind: 'newsletter', missing: ['newsletter.unknown'] },
  refundId: { kind: 'refund', missing: ['payment.refund-unknown'] },
  payoutId: { kind: 'payout', missing: ['payout.unknown'] },
  changeSetId: { kind: 'changeSet', missing: ['product.change-set-unknown'] },
  scheduleId: { kind: 'priceSchedule', missing: ['product.schedule-unknown'] },
  reviewId: { kind: 'review', missing: ['request.not-found'] },
  questionId: { kind: 'question', missing: ['request.not-found'] },
  answerId: { kind: 'answer', missing: ['request.not-found'] },
  msn: { kind: 'product', missing: ['catalog.product-unknown'] },
  categoryCode: { kind: 'category', missing: ['catalog.category-unknown'] },
  challanId: { kind: 'challan', missing: ['invoice.unknown'] },
  documentId: { kind: 'commissionDocument', missing: ['payout.unknown'] },
  disputeId: { kind: 'dispute', missing: ['payment.dispute-unknown'] },
  differenceId: { kind: 'paymentDifference', missing: ['payment.difference-unknown'] },
  sellerCode: { kind: 'seller', missing: ['catalog.seller-unknown'] },
  webhookId: { kind: 'webhook', missing: ['webhook.unknown'] },
  'imports/id': { kind: 'import', missing: ['request.not-found'] },
}

type Fields = Readonly<Record<string, unknown>>

/** A GSTIN contains letters, a TRN does not. */
const marketOfTaxNumber = (taxNumber: string): Market => (/^\d+$/.test(taxNumber) ? 'AE' : 'IN')

/**
 * @throws session.forbidden for another market, and the not-found error of the record if it belongs to another market
 */
async function checkMarkets(
  { path, errors }: Endpoint,
  { app, actor }: { app: CallContext['app']; actor: Staff },
  parts: Fields[],
) {
  for (const { market, taxNumber } of parts) {
    if (typeof market === 'string') requireMarket(actor, market as Market)
    if (typeof taxNumber === 'string') requireMarket(actor, marketOfTaxNumber(taxNumber))
  }
  const segments = path.split('/')
  for (const [at, segment] of segments.entries()) {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1]
    const guard = name && GUARDS[name === 'id' ? `${segments[at - 1]}/id` : name]
    const id = name && parts[0]?.[name]
    if (!guard || (typeof id !== 'string' && typeof id !== 'number')) continue
    const market = await marketOf(app.db, guard.kind, id)
    if (market !== null && !actor.markets.includes(market))
      throw appError(guard.missing.find(code => errors.includes(code)) ?? 'request.not-found')
  }
}

/**
 * Wraps the route of a staff call: a member or key with one market can only name that market and find its records.
 */
export function limitToMarkets(route: Route): Route {
  const { endpoint } = route
  if (endpoint.access !== 'staff') return route
  return {
    ...route,
    async handle(call) {
      const { app, actor, params, query, body } = call
      const parts = [params, query, body].map(part => (part ?? {}) as Fields)
      if (actor.kind === 'staff' && actor.markets.length < MARKETS.length)
        await checkMarkets(endpoint, { app, actor }, parts)
      return route.handle(call)
    },
  }
}
