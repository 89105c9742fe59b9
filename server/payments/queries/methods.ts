// Queries of the payment page: methods of a cart or an order with their amounts, and the prepaid discount.

import { paidBeforeOf } from '../../../contract/cart/totals.rules.ts'
import { sumOf } from '../../../contract/cart/totals-presenter.ts'
import type { PaymentMethod, PaymentTotals } from '../../../contract/payments/schemas.ts'
import { PAYMENT_METHOD_IDS } from '../../../contract/shared/limits.ts'
import { cartToPay } from '../../cart/service.ts'
import { productsForCart } from '../../catalog/service.ts'
import { businessDetailsOf, verifiedContactsOf } from '../../customers/service.ts'
import { type OrderRow, orderSteps, ownOrder } from '../../orders/service.ts'
import { type Actor, requireCustomer } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import type { PaymentGateway } from '../../platform/ports/payments.ts'
import { nameOfBrand, usableCards } from '../commands/cards.ts'
import { type CardRow, listCards } from '../repository/cards.ts'
import { listDowntimes } from '../repository/disputes.ts'
import { offerOfOrder } from '../repository/offers.ts'
import { codProblem, needsCode, weightOf } from '../rules/cod.ts'
import { type Downtime, downtimeNotice, isDown } from '../rules/downtimes.ts'
import { noCostPlans } from '../rules/emi.ts'
import {
  type Evaluation,
  evaluateMethod,
  METHODS,
  type MethodSituation,
  optionsOf,
  paysDifference,
} from '../rules/methods.ts'
import type { OfferRow } from '../rules/offers.ts'
import { pictureUrl } from '../rules/pictures.ts'
import { prepaidDiscountOn, prepaidOffer } from '../rules/states.ts'
import { gatewaysFor } from '../service.ts'
import { dueOf } from './due.ts'
import { hasEmiPlans } from './emi.ts'

export interface MethodsInput {
  pincode?: string | undefined
  buyNow: boolean
  orderNumber?: number | undefined
  /** The order edit whose difference is due. */
  editId?: string | undefined
  invoiceType?: 'retail' | 'tax' | undefined
}

/** The tax number on the future invoice; undefined uses the customer's setting. */
export async function invoiceGstin(db: Db, actor: Actor, invoiceType: MethodsInput['invoiceType']) {
  if (invoiceType === undefined) return {}
  if (invoiceType === 'retail' || actor.kind === 'guest') return { gstin: null }
  return { gstin: (await businessDetailsOf(db, requireCustomer(actor))).gstin || null }
}

/** The difference of an edit, by any method; nothing is open once the edit no longer waits. */
async function differenceSituation(app: App, actor: Actor, order: OrderRow, editId: string) {
  const { amountMinor, open } = await dueOf(app.db, order, editId)
  return {
    payable: amountMinor,
    byMode: { prepaid: amountMinor, cod: amountMinor },
    totals: [] as PaymentTotals[],
    codAtPlace: false,
    prepaidAtPlace: open,
    offer: null,
    paidBefore: undefined,
    cards: await listCards(app.db, actor.customerId ?? ''),
    cod: undefined,
  }
}

/** The total of a cart, or of an order to be paid again, by each payment method, and its destination. */
async function situationOf(app: App, actor: Actor, input: MethodsInput) {
  if (input.orderNumber !== undefined) {
    if (actor.kind === 'guest') throw appError('order.unknown')
    const order = await ownOrder(app.db, requireCustomer(actor), input.orderNumber)
    if (input.editId !== undefined) return differenceSituation(app, actor, order, input.editId)
    const { id, payableMinor, paymentOfferDiscountMinor } = order
    const offer = paymentOfferDiscountMinor > 0 ? await offerOfOrder(app.db, id) : null
    const totals: PaymentTotals[] = [{ mode: 'prepaid', plan: null, ...sumOf(await orderSteps(app.db, id)) }]
    const same = { prepaid: payableMinor, cod: payableMinor }
    // the amount was fixed with the prepaid discount: cash would be another amount
    const cards = await listCards(app.db, actor.customerId ?? '')
    return {
      payable: payableMinor,
      byMode: same,
      totals,
      codAtPlace: false,
      prepaidAtPlace: true,
      offer,
      paidBefore: paidBeforeOf(order),
      cards,
      cod: undefined,
    }
  }
  const { pincode, buyNow } = input
  const gstin = await invoiceGstin(app.db, actor, input.invoiceType)
  const { cart, totalsBy, payer, products } = await cartToPay(app.db, actor, { pincode, buyNow, ...gstin })
  const { savedCards: cards, codFacts } = payer
  const prepaid = totalsBy({ paymentMode: 'prepaid' })
  const cod = totalsBy({ paymentMode: 'cod' })
  const paidBefore = paidBeforeOf(prepaid)
  const plannedMinor = prepaid.totalPayableAmountMinor
  const sums: PaymentTotals[] = [
    { mode: null, plan: null, ...sumOf(totalsBy({ paymentMode: null }).steps) },
    { mode: 'prepaid', plan: null, ...sumOf(prepaid.steps) },
    { mode: 'cod', plan: null, ...sumOf(cod.steps) },
    ...(paidBefore || !hasEmiPlans(app, actor.market, plannedMinor) ? [] : noCostPlans(actor.market, plannedMinor)).map(
      ({ bankCode, months, discountMinor }): PaymentTotals => {
        const { steps } = totalsBy({ paymentMode: 'prepaid', noCostEmiDiscountMinor: discountMinor })
        return { mode: 'prepaid', plan: { bankCode, months }, ...sumOf(steps) }
      },
    ),
  ]
  return {
    payable: cart.totalPayableAmount,
    offer: null,
    paidBefore,
    cards,
    byMode: { prepaid: prepaid.totalPayableAmountMinor, cod: cod.totalPayableAmountMinor },
    totals: sums,
    codAtPlace: cart.itemsList.every(({ delivery }) => delivery?.cod ?? true),
    prepaidAtPlace: cart.itemsList.every(({ delivery }) => delivery?.serviceable ?? true),
    cod: codFacts && {
      // limits on an account's orders are rate limits too
      problem: codProblem(codFacts, actor.market, app.config.rateLimits),
      rule: codFacts.rule,
      weightGrams: weightOf(products),
    },
  }
}

/** An order placed with an offer can only be paid again by a method of the offer. */
function offerKept(offer: OfferRow | null, methodId: number, judged: Evaluation): Evaluation {
  if (!offer || !judged.open || offer.methodIds.length === 0 || offer.methodIds.includes(methodId)) return judged
  return { open: false, closedReason: 'offer', limit: null }
}

/** Contacts of the customer that can receive the code for a cash order of that amount; null when none is required. */
async function codeContacts(
  app: App,
  actor: Actor,
  codMinor: number,
  isOpen: boolean,
): Promise<PaymentMethod['codeTo']> {
  if (!isOpen || actor.kind === 'guest' || !needsCode(codMinor, app.config.codCodeAbove[actor.market])) return null
  const contacts = await verifiedContactsOf(app.db, requireCustomer(actor))
  return contacts.map(({ kind, shown }) => ({ kind: kind === 2 ? 'phone' : 'email', value: shown }))
}

/** Without a contact there is no code, and so no cash order of that amount. */
const withCode = (judged: Evaluation, codeTo: PaymentMethod['codeTo']): Evaluation =>
  judged.open && codeTo?.length === 0 ? { open: false, closedReason: 'cod-contact', limit: null } : judged

/** The customer's cards to choose from. */
const cardOptions = (cards: readonly Pick<CardRow, 'id' | 'brand' | 'lastFour'>[]): PaymentMethod['options'] =>
  cards.map(({ id, brand, lastFour }) => ({
    ...{ mode: 'prepaid', type: 'savedcard', bankcode: id, name: `${nameOfBrand(brand)} •••• ${lastFour}` },
    ...{ paymentId: PAYMENT_METHOD_IDS.savedCard, imgUrl: pictureUrl(PAYMENT_METHOD_IDS.savedCard) },
  }))

/** The gateway for a method, and whether it reports an outage; one with an outage is only used if there is no other. */
function workingFirst(
  gateways: readonly PaymentGateway[],
  downtimes: readonly Downtime[],
  methodId: number,
): [PaymentGateway | undefined, boolean] {
  const working = gateways.find(({ name }) => !isDown(downtimes, name, methodId))
  return [working ?? gateways[0], gateways.length > 0 && !working]
}

/** Current outages reported by gateways. */
async function downtimesNow(app: App): Promise<Downtime[]> {
  const reporting = app.ports.payments.gateways.some(({ reportsDowntimes }) => reportsDowntimes)
  return reporting ? listDowntimes(app.db, app.now()) : []
}

/**
 * The store's payment methods in the market, whether each is open, and its amounts line by line. @throws order.unknown
 */
export async function paymentMethods(
  app: App,
  actor: Actor,
  input: MethodsInput,
): Promise<{ payable: number; totals: PaymentTotals[]; methods: PaymentMethod[] }> {
  const { payable, byMode, totals, offer, cards, ...situated } = await situationOf(app, actor, input)
  const { market, language } = actor
  const [codeTo, downtimes] = await Promise.all([
    codeContacts(app, actor, byMode.cod, situated.codAtPlace),
    downtimesNow(app),
  ])
  const offered = input.editId === undefined ? METHODS : METHODS.filter(paysDifference)
  const methods = offered.flatMap((method): PaymentMethod[] => {
    const { id, code, name, mode, type } = method
    const question = { methodId: id, market, amountMinor: byMode[mode], gateway: offer?.gateway }
    const [gateway = null, down] = workingFirst(gatewaysFor(app, question), downtimes, id)
    const served = gateway !== null
    const situation: MethodSituation = { market, payableMinor: byMode[mode], ...situated, served }
    const cash = mode === 'cod' ? codeTo : null
    const evaluated = withCode(offerKept(offer, id, evaluateMethod(method, situation)), cash)
    const judged: Evaluation = evaluated.open && down ? { open: false, closedReason: 'down', limit: null } : evaluated
    const { closedReason } = judged
    if (closedReason === 'inactive' || closedReason === 'market') return []
    const ofCards = id === PAYMENT_METHOD_IDS.savedCard ? cardOptions(usableCards(app, actor, cards)) : []
    // without a saved card there is nothing to choose
    if (id === PAYMENT_METHOD_IDS.savedCard && ofCards.length === 0) return []
    const ofBanks = judged.open && gateway?.hasSampleBanks ? optionsOf(id, market, language) : []
    const options = judged.open ? [...ofCards, ...ofBanks] : []
    const savesCard = id === PAYMENT_METHOD_IDS.card && actor.kind === 'customer' && gateway?.cards !== undefined
    return [
      {
        id,
        code,
        name: name[language],
        mode,
        type,
        imgUrl: pictureUrl(id),
        ...judged,
        closedReason,
        downtime: gateway ? downtimeNotice(downtimes, gateway.name, id) : null,
        payable: byMode[mode],
        codeTo: judged.open ? cash : null,
        savesCard,
        options,
      },
    ]
  })
  return { payable, totals, methods }
}

/** The saving from prepaying the cart. */
export async function prepaidOfferOfCart(
  db: Db,
  actor: Actor,
  input: { buyNow: boolean; pincode?: string | undefined },
) {
  const { totalsBy } = await cartToPay(db, actor, input)
  return prepaidOffer(actor.market, actor.language, totalsBy({ paymentMode: 'prepaid' }).prepaidDiscountMinor)
}

/** The saving from prepaying one product. @throws catalog.product-unknown */
export async function prepaidOfferOfProduct(db: Db, actor: Actor, msn: string, quantity: number) {
  const product = (await productsForCart(db, actor, [{ msn }])).get(msn)
  if (!product) throw appError('catalog.product-unknown')
  const reached = product.breaks.filter(step => quantity >= step.minQuantity).map(step => step.priceMinor)
  const unitMinor = Math.min(product.priceMinor, ...reached)
  return prepaidOffer(actor.market, actor.language, prepaidDiscountOn(actor.market, unitMinor * quantity))
}
