// The payment page's questions: methods of a cart or an order with what each costs, and the prepaid discount.

import type { Cart } from '../../contract/cart.ts'
import type { PromotionInput } from '../../contract/cart-totals-types.ts'
import type { PaymentMethod } from '../../contract/payments.ts'
import { viewCart } from '../cart/service.ts'
import { productsForCart } from '../catalog/service.ts'
import { ownOrder } from '../orders/service.ts'
import { type Actor, requireCustomer } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/fail.ts'
import { judgeMethod, METHODS, type MethodSituation, optionsOf } from './methods.rules.ts'
import { prepaidOffer, quote } from './rules.ts'

export interface MethodsInput {
  pincode?: string | undefined
  buyNow: boolean
  orderNumber?: number | undefined
}

/** What the code of a cart takes off, however it came about; null when it takes nothing off. */
function promotionOf({ promoCode, promoDiscount }: Cart): PromotionInput | null {
  if (promoCode === null || promoDiscount === 0) return null
  return { code: promoCode, kind: 'flat', value: promoDiscount, minCartMinor: 0 }
}

/** What a cart, or an order that is to be paid again, costs by each mode and where it goes. */
async function situationOf(app: App, actor: Actor, input: MethodsInput) {
  if (input.orderNumber !== undefined) {
    if (actor.role === 'guest') throw fail('order.unknown')
    const { payableMinor } = await ownOrder(app.db, requireCustomer(actor), input.orderNumber)
    const same = { prepaid: payableMinor, cod: payableMinor }
    // the amount was fixed with the prepaid discount: cash is another order
    return { payable: payableMinor, byMode: same, codAtPlace: false, prepaidAtPlace: true }
  }
  const cart = await viewCart(app.db, actor, { pincode: input.pincode, buyNow: input.buyNow })
  const promotion = promotionOf(cart)
  const priceBy = (mode: 'prepaid' | 'cod') =>
    quote(actor.market, cart.totalAmountWithOffer, mode, promotion).payableMinor
  return {
    payable: cart.totalPayableAmount,
    byMode: { prepaid: priceBy('prepaid'), cod: priceBy('cod') },
    codAtPlace: cart.itemsList.every(({ delivery }) => delivery?.cod ?? true),
    prepaidAtPlace: cart.itemsList.every(({ delivery }) => delivery?.serviceable ?? true),
  }
}

/** Every method with its words, whether it is open and what is paid by it. Refuses with `order.unknown`. */
export async function paymentMethods(
  app: App,
  actor: Actor,
  input: MethodsInput,
): Promise<{ payable: number; methods: PaymentMethod[] }> {
  const { payable, byMode, codAtPlace, prepaidAtPlace } = await situationOf(app, actor, input)
  const { market, language } = actor
  const methods = METHODS.map(method => {
    const { id, code, name, mode, type } = method
    const served = app.ports.payments.forMethod(id, market) !== null
    const situation: MethodSituation = { market, payableMinor: byMode[mode], codAtPlace, prepaidAtPlace, served }
    const judged = judgeMethod(method, situation)
    const options = judged.open ? optionsOf(id, market, language) : []
    return { id, code, name: name[language], mode, type, ...judged, payable: byMode[mode], options }
  })
  return { payable, methods }
}

/** What is saved by paying the cart in advance. */
export async function prepaidOfferOfCart(
  db: Db,
  actor: Actor,
  input: { buyNow: boolean; pincode?: string | undefined },
) {
  const cart = await viewCart(db, actor, input)
  return prepaidOffer(actor.market, actor.language, cart.totalAmountWithOffer, promotionOf(cart))
}

/** What is saved by paying one product in advance. Refuses with `catalog.product-unknown`. */
export async function prepaidOfferOfProduct(db: Db, actor: Actor, msn: string, quantity: number) {
  const product = (await productsForCart(db, actor, [msn])).get(msn)
  if (!product) throw fail('catalog.product-unknown')
  const reached = product.breaks.filter(step => quantity >= step.minQuantity).map(step => step.priceMinor)
  const unitMinor = Math.min(product.priceMinor, ...reached)
  return prepaidOffer(actor.market, actor.language, unitMinor * quantity)
}
