// What the payment page shows and sends for a chosen method; pure.

import type { Cart } from '../../../contract/cart.ts'
import { PAYMENT_METHOD_IDS } from '../../../contract/limits.ts'
import type { PaymentMethod } from '../../../contract/payments.ts'
import type { TotalsView } from '../shared/totals-panel.tsx'

/** A plan of an EMI as the API lists it, with its bank. */
export interface EmiChoice {
  bankCode: string
  bank: string
  months: number
  instalment: number
  noCostDiscount: number
}

export interface PaymentChoice {
  methodId: number
  /** Code of the bank or wallet; empty while none is chosen. */
  bankcode: string
  emi: EmiChoice | null
}

/** Methods that have a place of their own on the page; all others stand under "more". */
const MAIN: readonly number[] = [
  PAYMENT_METHOD_IDS.upi,
  PAYMENT_METHOD_IDS.card,
  PAYMENT_METHOD_IDS.netBanking,
  PAYMENT_METHOD_IDS.wallet,
  PAYMENT_METHOD_IDS.emi,
  PAYMENT_METHOD_IDS.cashOnDelivery,
  PAYMENT_METHOD_IDS.neft,
]

/** The usual methods and further ones, each with those that are closed to this order apart. */
export function groupMethods(methods: readonly PaymentMethod[]) {
  const usual = methods.filter(({ id }) => MAIN.includes(id))
  const other = methods.filter(({ id }) => !MAIN.includes(id))
  // What another country has is of no use to know here.
  const closed = ({ open, closedReason }: PaymentMethod) => !open && closedReason !== 'market'
  return {
    main: usual.filter(({ open }) => open),
    mainClosed: usual.filter(closed),
    more: other.filter(({ open }) => open),
    moreClosed: other.filter(closed),
  }
}

/** What is paid by the choice: the interest that the store bears of a no-cost plan comes off. */
export function payableOf(method: PaymentMethod, choice: PaymentChoice): number {
  return method.payable - (method.id === PAYMENT_METHOD_IDS.emi ? (choice.emi?.noCostDiscount ?? 0) : 0)
}

/** The sum of the cart when it is paid by a method; every figure is one of the API or a difference of two of them. */
export function totalsBy(
  cart: Cart,
  method: PaymentMethod | null,
  choice: PaymentChoice,
  discount: number,
): TotalsView {
  const base = { ...cart, count: cart.itemsList.length, freeShippingGap: 0 }
  if (!method) return base
  const prepaidDiscount = method.mode === 'prepaid' ? discount : 0
  return {
    ...base,
    prepaidDiscount,
    shippingCharges: method.payable - (cart.totalAmountWithOffer - cart.promoDiscount - prepaidDiscount),
    noCostEmiDiscount: method.payable - payableOf(method, choice),
    totalPayableAmount: payableOf(method, choice),
    // The tax of the discounted goods is on the order; the cart tells that of the goods before the discount.
    taxParts: prepaidDiscount === 0 ? cart.taxParts : [],
  }
}

/** What is still to be chosen, as a key of the `checkout` words; null when it can be paid. */
export function missingChoice(method: PaymentMethod | null, choice: PaymentChoice) {
  if (!method?.open) return 'pickMethod' as const
  if (method.id === PAYMENT_METHOD_IDS.emi) return choice.emi ? null : ('planRequired' as const)
  if (method.options.length === 0 || choice.bankcode) return null
  return method.id === PAYMENT_METHOD_IDS.wallet ? ('walletRequired' as const) : ('bankRequired' as const)
}

/** The payment of a request to pay. */
export function paymentOf(method: PaymentMethod, choice: PaymentChoice) {
  const option = method.options.find(({ bankcode }) => bankcode === choice.bankcode)
  const emi = method.id === PAYMENT_METHOD_IDS.emi ? choice.emi : null
  return {
    paymentMethodId: method.id,
    type: option?.type ?? method.type,
    bankName: emi?.bank ?? option?.name ?? '',
    bankEmi: emi?.bankCode ?? option?.bankcode ?? '',
    emiFlag: emi?.months ?? 0,
    gateway: '',
  }
}
