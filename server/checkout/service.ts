// Places an order in one transaction: cart, stock reservation, order, payment, emptied cart.

import { randomUUID } from 'node:crypto'
import { paidBeforeOf } from '../../contract/cart/totals.rules.ts'
import type { Totals, TotalsInput } from '../../contract/cart/totals-types.ts'
import type { OrderState } from '../../contract/orders/status.rules.ts'
import type { PayAnswer } from '../../contract/payments/api.ts'
import type { CodRule } from '../../contract/payments/cod-types.ts'
import { MARKET_INFO, type Market } from '../../contract/shared/market.ts'
import { formatMoney } from '../../contract/shared/money.ts'
import { clearCart, lockCartForOrder, type PricedCart, priceCart } from '../cart/service.ts'
import type { DeliveryPromise } from '../delivery/service.ts'
import { allocateLocked, reserveAllocated } from '../inventory/service.ts'
import { createOrder, firstStateOf, spendCredit, whoOf } from '../orders/service.ts'
import {
  type AppliedOffer,
  acceptFullyCredited,
  applyOffer,
  cardToPay,
  codProblem,
  interestBorne,
  onePaymentAtATime,
  type PaymentChoice,
  presentPayment,
  recordOfferUse,
  requireMethod,
  requireOpenMethod,
  startPayment,
  weightOf,
} from '../payments/service.ts'
import { type Customer, requireUnlimited } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import type { Tx } from '../platform/db.ts'
import { appError } from '../platform/errors.ts'
import { settingOf } from '../platform/limits.ts'
import { digest } from '../platform/secrets.ts'
import { recordUses } from '../promotions/service.ts'
import { endCartUse, pointsToEarn, spendPoints } from '../rewards/service.ts'
import { type CodConfirmation, confirmCod, type Proved } from './commands/confirm-cod.ts'
import { type Buyer, type BuyerInput, readBuyer } from './commands/read-buyer.ts'
import { type Claim, claimKey } from './repository.ts'
import { cartError, deliveryError } from './rules.ts'

export interface PlaceOrderInput extends BuyerInput {
  idempotencyKey: string
  buyNow: boolean
  payment: PaymentChoice & { paymentMethodId: number; offerKey?: string } & CodConfirmation
  /** The buyer's own references; empty when there are none. */
  poNumber: string
  costCentre: string
  /** The amount to pay as shown to the buyer, in minor units. */
  expectedPayable: number
}

/** Result of a request, stored under its idempotency key. */
interface Placed {
  orderId: string
  paymentId: string
  state: OrderState
}

/**
 * Places the order of the customer's cart and opens its payment. Idempotent per key, also for concurrent requests; a
 * failed order writes nothing. @throws cart.empty, cart.item-unavailable, checkout.out-of-stock, delivery.unavailable,
 * address.unknown, payment.method-closed, payment.unavailable, payment.amount, request.idempotency, payment.offer,
 * customer.gstin-invalid, customer.gstin-required, customer.trn-invalid, customer.trn-required, checkout.in-progress,
 * checkout.too-many-orders, payment.cod-account, payment.cod-orders, payment.cod-cancelled, payment.cod-not-accepted,
 * order.credit-used, customer.blocked, order.points-used, payment.cod-code, payment.cod-contact
 */
export async function placeOrder(app: App, actor: Customer, input: PlaceOrderInput): Promise<PayAnswer> {
  const { idempotencyKey: key, ...contents } = input
  const requestHash = digest(JSON.stringify([actor.market, contents]))
  return onePaymentAtATime(app, actor, `pay ${key} ${requestHash.toString('hex')}`, async () => {
    const placed = await app.db.transaction(tx => placeOnce(app, tx, actor, input, requestHash))
    if (placed.cash) return placed.cash
    // the order may have changed since; a repeated request returns the state of the first
    const answer = await presentPayment(app, actor, placed.paymentId)
    return { ...answer, state: answer.payable === 0 ? answer.state : placed.state }
  })
}

async function placeOnce(
  app: App,
  tx: Tx,
  actor: Customer,
  input: PlaceOrderInput,
  requestHash: Buffer,
): Promise<Placed & { cash?: PayAnswer }> {
  const { mode } = requireMethod(input.payment.paymentMethodId)
  const mine: Placed = { orderId: randomUUID(), paymentId: randomUUID(), state: firstStateOf(mode) }
  const key = input.idempotencyKey
  const addressId = input.addressList.find(({ type }) => type === 'shipping')?.addressId ?? null
  const at = { now: app.now(), market: actor.market, addressId }
  const claim = await claimKey(tx, { scope: 'pay', owner: actor.customerId, key, requestHash, answer: mine, ...at })
  if (!claim) throw appError('checkout.in-progress')
  if (!claim.requestHash.equals(requestHash)) throw appError('request.idempotency')
  if (!claim.fresh) return claim.answer
  if (claim.blocked) throw appError('customer.blocked')
  limitOrders(claim, mode, actor.market, app.config.rateLimits)

  const [buyer, locked] = await Promise.all([readBuyer(tx, actor, input), lockCartForOrder(tx, actor, input.buyNow)])
  const { shipping, gstin } = buyer
  const cart = await priceCart(tx, actor, locked, {
    place: shipping.place,
    gstin,
    paymentMode: mode,
    now: app.now(),
  })
  rejectUndeliverable(cart)
  const { promises } = cart
  const { paymentMethodId: methodId, bankEmi } = input.payment
  const card = await cardToPay(app, tx, actor, { methodId, bankEmi })
  const offer = await offerFor(app, tx, actor, input, cart, card?.gateway)
  const priced = totalsFor(app, actor, input, cart, {
    ...{ mode, offer, gateway: card?.gateway, codRule: claim.codFacts.rule },
  })
  const codProved = mode === 'cod' ? await confirmCod(app, tx, actor, input.payment, priced.totals) : null
  const stockLines = cart.lines.map(({ msn, offerId, quantity, warehouseIds }, index) => ({
    ...{ lineNo: index + 1, msn, offerId, quantity, warehouseIds },
  }))
  const who = whoOf(actor)
  // the stock is locked before the order is inserted: an order that fails for lack of stock uses no number
  const takes = await allocateLocked(tx, stockLines)
  const [, orderNumber] = await Promise.all([
    reserveAllocated(tx, takes, { orderId: mine.orderId, who, why: 'Order placed' }),
    writeOrder(app, tx, actor, input, { mine, mode, buyer, cart, ...priced, promises, who, codProved }),
    cart.carriesCode || cart.promotionUses.length > 0
      ? recordUses(tx, actor, cart.cartId, mine.orderId, cart.promotionUses)
      : null,
    clearCart(tx, cart.cartId, app.now()),
  ])
  if (offer) await recordOfferUse(app, tx, mine.orderId, offer)
  if (mode === 'prepaid') return mine
  const payable = priced.totals.totalPayableAmountMinor
  return { ...mine, cash: { ...mine, orderNumber, payable, redirect: null, upiRequest: null } }
}

/** @throws checkout.too-many-orders, payment.cod-account, payment.cod-orders, payment.cod-cancelled, payment.cod-not-accepted */
function limitOrders(claim: Claim<Placed>, mode: 'cod' | 'prepaid', market: Market, limited: boolean): void {
  if (limited && claim.earlier >= settingOf(market, 'orders.per-day')) throw appError('checkout.too-many-orders')
  const problem = mode === 'cod' ? codProblem(claim.codFacts, market, limited) : null
  if (problem) throw appError(`payment.${problem}`)
}

/** Rejects a cart with a line that is unavailable or cannot be delivered. */
function rejectUndeliverable(cart: PricedCart): void {
  const rejected = cartError(cart.problems) ?? deliveryError(cart.lines, cart.promises)
  if (rejected) throw appError(rejected.code, { problems: rejected.problems })
}

/** The payment offer of the order; null without one. @throws payment.offer */
async function offerFor(
  app: App,
  tx: Tx,
  actor: Customer,
  { payment }: PlaceOrderInput,
  cart: PricedCart,
  gateway = payment.gateway ?? '',
) {
  const { offerKey, paymentMethodId: methodId, bankEmi } = payment
  if (!offerKey) return null
  const amountMinor = cart.totals.totalPayableAmountMinor
  const noCostPlan = interestBorne(app, actor, payment, amountMinor) > 0
  const paidBefore = paidBeforeOf(cart.totals)
  return applyOffer(app, tx, actor, { offerKey, methodId, bankEmi, gateway, amountMinor, noCostPlan, paidBefore })
}

/** The totals to charge and their input: as shown to the buyer, for an available payment method. */
function totalsFor(
  app: App,
  actor: Customer,
  input: PlaceOrderInput,
  { totals: priced, totalsBy, pricingBy, promises, lines }: PricedCart,
  way: { mode: 'cod' | 'prepaid'; offer: AppliedOffer | null; gateway: string | undefined; codRule: CodRule | null },
): { totals: Totals; pricing: TotalsInput; gateway: string } {
  const { mode, offer } = way
  const { paymentMethodId: methodId, bankEmi } = input.payment
  const { market } = actor
  const payableMinor = priced.totalPayableAmountMinor
  const discount = interestBorne(app, actor, input.payment, payableMinor)
  const by = {
    paymentMode: mode,
    noCostEmiDiscountMinor: discount,
    paymentOffer: offer && { code: offer.code, discountMinor: offer.discountMinor },
  }
  const totals = discount === 0 && !offer ? priced : totalsBy(by)
  if (totals.totalPayableAmountMinor !== input.expectedPayable) {
    const { currency, languageTag } = MARKET_INFO[market]
    const now = formatMoney(totals.totalPayableAmountMinor, currency, languageTag.en)
    const problems = [{ path: 'body.expectedPayable', message: `The amount to pay is now ${now}.` }]
    throw appError('payment.amount', { problems })
  }
  const all = [...promises.values()]
  const atPlace = { codAtPlace: all.every(({ cod }) => cod), prepaidAtPlace: all.every(({ prepaid }) => prepaid) }
  // a saved card belongs to its gateway, as does an offer
  const gateway = way.gateway || offer?.gateway || input.payment.gateway || ''
  const bankKnown = way.gateway !== undefined || (offer?.namesBank ?? false)
  const cod = { problem: null, rule: way.codRule, weightGrams: weightOf(lines) }
  const paidBefore = paidBeforeOf(totals)
  // limits apply to the purchase, not to the amount after payment discounts; with nothing to pay there is no method
  if (mode === 'cod' || totals.totalPayableAmountMinor > 0)
    requireOpenMethod(app, { methodId, market, payableMinor, bankEmi, bankKnown, gateway, paidBefore, ...atPlace, cod })
  return { totals, pricing: pricingBy(by), gateway }
}

interface Decided {
  mine: Placed
  mode: 'cod' | 'prepaid'
  buyer: Buyer
  cart: PricedCart
  totals: Totals
  pricing: TotalsInput
  /** Name of the only gateway that may take the payment; empty for any. */
  gateway: string
  promises: ReadonlyMap<number, DeliveryPromise>
  who: string
  codProved: Proved | null
}

/** Inserts the order and its first payment; returns the number of the order. @throws order.credit-used, order.points-used */
async function writeOrder(
  app: App,
  tx: Tx,
  actor: Customer,
  input: PlaceOrderInput,
  decided: Decided,
): Promise<number> {
  const { mine, mode, buyer, cart, totals, pricing, gateway, promises, who, codProved } = decided
  const { paymentMethodId, type, bankName, bankEmi, emiFlag, saveCard = false } = input.payment
  const { shipping, billing, invoiceType, companyName, gstin } = buyer
  const categories = cart.lines.map(({ taxonomyCode }) => taxonomyCode)
  const earned = pointsToEarn(cart.rewards, app.now(), totals, categories)
  const order = createOrder(tx, actor, {
    orderId: mine.orderId,
    ...{ invoiceType, companyName, gstin },
    shippingAddress: shipping,
    billingAddress: billing,
    place: shipping.place,
    paymentMethodId,
    ...{ paymentMode: mode, codProved },
    cartKind: input.buyNow ? 'quick' : 'cart',
    ...{ poNumber: input.poNumber, costCentre: input.costCentre },
    placedAt: app.now(),
    ...{ giftMessage: cart.giftMessage, agent: cart.agent },
    totals,
    pricing,
    lines: cart.lines.map(
      ({ msn, offerId, registrationId, nameEn, nameHi, brandName, partNumber, imageHash }, index) => ({
        ...{ msn, offerId, registrationId, nameEn, nameHi, brandName, partNumber, imageHash },
        rewardPoints: earned[index] ?? 0,
        promisedOn: promises.get(offerId)?.date ?? null,
      }),
    ),
  })
  const payment = startPayment(app, tx, {
    editId: null,
    paymentId: mine.paymentId,
    orderId: mine.orderId,
    attempt: 1,
    methodId: paymentMethodId,
    mode,
    choice: { type, bankName, bankEmi, emiFlag, gateway, saveCard },
    amountMinor: totals.totalPayableAmountMinor,
    currency: totals.currency,
    market: actor.market,
    who,
  })
  const [{ number }] = await Promise.all([order, payment])
  await spendBalances(app, tx, actor, decided)
  if (mode === 'prepaid' && totals.totalPayableAmountMinor === 0) await acceptFullyCredited(tx, mine, who)
  return number
}

/**
 * Deducts what pays part of the order from the exchange credit, or from the points.
 * @throws order.credit-used, order.points-used, session.confirm for points in a session opened by a partner link
 */
async function spendBalances(app: App, tx: Tx, actor: Customer, decided: Decided): Promise<void> {
  const { customerId } = actor
  const { mine, cart, totals, pricing, who } = decided
  const { exchangeCreditMinor, rewardDiscountMinor } = totals
  const { orderId } = mine
  if (cart.exchangeCredit && exchangeCreditMinor > 0) {
    const use = { orderId, amountMinor: exchangeCreditMinor, cause: `order ${orderId}`, who }
    await spendCredit(tx, cart.exchangeCredit.creditId, use)
  }
  if (pricing.rewards && rewardDiscountMinor > 0) {
    requireUnlimited(actor)
    const points = rewardDiscountMinor / pricing.rewards.pointMinor
    await spendPoints(tx, { customerId, orderId, points, amountMinor: rewardDiscountMinor, who }, app.now())
  }
  if (cart.rewards?.used) await endCartUse(tx, cart.cartId)
}
