// What the payment page shows and sends for a chosen method; pure.

import type { PaymentMethod, PaymentTotals } from '../../../../contract/payments/schemas.ts'
import { PAYMENT_METHOD_IDS } from '../../../../contract/shared/limits.ts'

/** A plan of an EMI as the API lists it, with its bank. */
export interface EmiChoice {
  bankCode: string
  bank: string
  months: number
  instalment: number
}

export interface PaymentChoice {
  methodId: number
  /** Code of the bank or wallet; empty while none is chosen. */
  bankcode: string
  emi: EmiChoice | null
  /** Key of the requested offer; empty for none. */
  offerKey: string
  /** Whether the customer has agreed to save the card. */
  saveCard: boolean
  /** Proof of the code that confirms cash on delivery, and which contact it was sent to; null before. */
  code: { codProof: string; codProved: 'phone' | 'email' } | null
}

/** A method with nothing chosen within it. */
export const choiceOf = (methodId: number): PaymentChoice => ({
  methodId,
  bankcode: '',
  emi: null,
  offerKey: '',
  saveCard: false,
  code: null,
})

/** Methods shown directly; all others are under "more". */
const MAIN: readonly number[] = [
  PAYMENT_METHOD_IDS.upi,
  PAYMENT_METHOD_IDS.card,
  PAYMENT_METHOD_IDS.savedCard,
  PAYMENT_METHOD_IDS.netBanking,
  PAYMENT_METHOD_IDS.wallet,
  PAYMENT_METHOD_IDS.emi,
  PAYMENT_METHOD_IDS.cashOnDelivery,
  PAYMENT_METHOD_IDS.neft,
]

/** The usual methods and further ones, each with unavailable ones separately. */
export function groupMethods(methods: readonly PaymentMethod[]) {
  const usual = methods.filter(({ id }) => MAIN.includes(id))
  const other = methods.filter(({ id }) => !MAIN.includes(id))
  const closed = ({ open }: PaymentMethod) => !open
  return {
    main: usual.filter(({ open }) => open),
    mainClosed: usual.filter(closed),
    more: other.filter(({ open }) => open),
    moreClosed: other.filter(closed),
  }
}

/**
 * The total for the choice, from the response: that of the plan if the store bears its interest, otherwise that of
 * the method's mode, otherwise the total before a method is chosen. Null if the response has none.
 */
export function totalsOf(
  all: readonly PaymentTotals[],
  method: PaymentMethod | null,
  choice: PaymentChoice,
): PaymentTotals | null {
  const mode = method?.mode ?? null
  const emi = method?.id === PAYMENT_METHOD_IDS.emi ? choice.emi : null
  const ofPlan = ({ plan }: PaymentTotals) => plan?.bankCode === emi?.bankCode && plan?.months === emi?.months
  const same = all.filter(totals => totals.mode === mode)
  return (emi && same.find(ofPlan)) ?? same.find(({ plan }) => plan === null) ?? null
}

/**
 * The choice with another offer or none. If the method has no banks to choose from, the bank is that of the offer:
 * the only one, or one chosen afterwards.
 */
export function withOffer(
  method: PaymentMethod,
  choice: PaymentChoice,
  offer: { offerKey: string; banks: readonly { bankcode: string }[] } | null,
): PaymentChoice {
  const offerKey = offer?.offerKey ?? ''
  if (method.options.length > 0) return { ...choice, offerKey }
  return { ...choice, offerKey, bankcode: offer?.banks.length === 1 ? (offer.banks[0]?.bankcode ?? '') : '' }
}

/** Whether a plan of an EMI is chosen in the store, not on the page of the gateway. */
export const isPlanChosenHere = ({ id, options }: PaymentMethod) => id === PAYMENT_METHOD_IDS.emi && options.length > 0

/** The missing choice, as a key of the `checkout` messages; null if it can be paid. */
export function missingChoice(method: PaymentMethod | null, choice: PaymentChoice) {
  if (!method?.open) return 'pickMethod' as const
  if (isPlanChosenHere(method)) return choice.emi ? null : ('planRequired' as const)
  if (method.codeTo) return choice.code ? null : ('codeRequired' as const)
  if (method.options.length === 0 || choice.bankcode) return null
  if (method.id === PAYMENT_METHOD_IDS.savedCard) return 'cardRequired' as const
  return method.id === PAYMENT_METHOD_IDS.wallet ? ('walletRequired' as const) : ('bankRequired' as const)
}

/** The payment part of a pay request. */
export function paymentOf(method: PaymentMethod, choice: PaymentChoice) {
  const option = method.options.find(({ bankcode }) => bankcode === choice.bankcode)
  const { bankcode, offerKey, saveCard } = choice
  const emi = method.id === PAYMENT_METHOD_IDS.emi ? choice.emi : null
  return {
    paymentMethodId: method.id,
    type: option?.type ?? method.type,
    bankName: emi?.bank ?? option?.name ?? '',
    bankEmi: emi?.bankCode ?? option?.bankcode ?? bankcode,
    emiFlag: emi?.months ?? 0,
    gateway: '',
    offerKey,
    saveCard: saveCard && method.savesCard,
    ...(method.codeTo && choice.code),
  }
}
