// The payment methods of the specification: ids, names and markets, and which are open for an amount and location.

import type { PaidBefore } from '../../../contract/cart/totals.rules.ts'
import type { PaymentMethod } from '../../../contract/payments/schemas.ts'
import { INACTIVE_PAYMENT_METHOD_IDS, PAYMENT_METHOD_IDS, WALLET_IDS } from '../../../contract/shared/limits.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import { marketLimits, takesCash } from '../../platform/limits.ts'
import type { CodSituation } from './cod.ts'
import { SAMPLE_BANKS } from './emi.ts'
import { pictureUrl } from './pictures.ts'
import { WALLET_NAMES } from './wallets.ts'

type LocalizedText = Record<Language, string>

export interface MethodDefinition {
  id: number
  code: string
  name: LocalizedText
  mode: 'prepaid' | 'cod'
  type: string
  markets: readonly Market[]
}

const IN = ['IN'] as const
const BOTH = ['IN', 'AE'] as const
const ID = PAYMENT_METHOD_IDS

function prepaid(id: number, code: string, markets: readonly Market[], en: string, hi: string): MethodDefinition {
  return { id, code, name: { en, hi }, mode: 'prepaid', type: code.toLowerCase(), markets }
}

/** In the order of the payment page. */
export const METHODS: readonly MethodDefinition[] = [
  prepaid(ID.upi, 'UPI', IN, 'UPI', 'UPI'),
  prepaid(ID.upiApp, 'UPIAPP', IN, 'UPI app', 'UPI ऐप'),
  prepaid(ID.walletUpi, 'WALLETUPI', IN, 'Wallet UPI', 'वॉलेट का UPI'),
  prepaid(ID.card, 'CARD', BOTH, 'Credit or debit card', 'क्रेडिट या डेबिट कार्ड'),
  prepaid(ID.savedCard, 'SAVEDCARD', BOTH, 'Saved card', 'सहेजा हुआ कार्ड'),
  prepaid(ID.netBanking, 'NETBANKING', IN, 'Net banking', 'नेट बैंकिंग'),
  prepaid(ID.wallet, 'WALLET', IN, 'Wallet', 'वॉलेट'),
  prepaid(ID.emi, 'EMI', BOTH, 'EMI', 'EMI (मासिक किस्तें)'),
  prepaid(ID.financePartner, 'FINANCE', IN, 'EMI from our finance partner', 'फ़ाइनेंस पार्टनर की EMI'),
  prepaid(ID.payLater, 'PAYLATER', IN, 'Buy now, pay later', 'अभी खरीदें, बाद में भुगतान करें'),
  prepaid(ID.neft, 'NEFT', IN, 'NEFT or RTGS', 'NEFT या RTGS'),
  prepaid(ID.gateway, 'GATEWAY', BOTH, 'Payment gateway', 'पेमेंट गेटवे'),
  prepaid(ID.cardGateway, 'CARDGATEWAY', BOTH, 'Card gateway', 'कार्ड गेटवे'),
  {
    id: ID.cashOnDelivery,
    code: 'COD',
    name: { en: 'Cash on delivery', hi: 'कैश ऑन डिलीवरी' },
    mode: 'cod',
    type: 'cod',
    markets: BOTH,
  },
  prepaid(INACTIVE_PAYMENT_METHOD_IDS[0], 'PAYLATER1', IN, 'Pay later in 15 days', '15 दिन बाद भुगतान'),
  prepaid(INACTIVE_PAYMENT_METHOD_IDS[1], 'PAYLATER2', IN, 'Pay later in 30 days', '30 दिन बाद भुगतान'),
]

const INACTIVE: readonly number[] = INACTIVE_PAYMENT_METHOD_IDS

export function methodById(id: number): MethodDefinition | null {
  return METHODS.find(method => method.id === id) ?? null
}

/**
 * Whether a method can pay the difference of an edit: at once, so neither on delivery nor by transfer, and without a
 * plan.
 */
export function paysDifference({ id, mode }: MethodDefinition): boolean {
  return mode === 'prepaid' && id !== ID.neft && id !== ID.emi && id !== ID.financePartner
}

/** Smallest and largest amount of a method, in minor units, both inclusive. */
export function limitsOf(methodId: number, market: Market): { min: number; max: number } {
  const { cod, neftMinMinor, emiMinMinor, emiPartnerMinMinor } = marketLimits(market)
  const most = Number.MAX_SAFE_INTEGER
  switch (methodId) {
    case ID.cashOnDelivery:
      return { min: cod.minMinor, max: cod.maxMinor }
    case ID.neft:
      return { min: neftMinMinor, max: most }
    case ID.emi:
      return { min: emiMinMinor, max: most }
    case ID.financePartner:
      return { min: emiPartnerMinMinor, max: most }
    // no gateway accepts less than one rupee or dirham
    default:
      return { min: 100, max: most }
  }
}

export interface MethodSituation {
  market: Market
  /** The total with this method. */
  payableMinor: number
  /** Whether the carriers take cash, and prepaid parcels, at the location; true while it is unknown. */
  codAtPlace: boolean
  prepaidAtPlace: boolean
  /** Whether a gateway serves it, and for a bank transfer there is an account; cash needs none. */
  served: boolean
  /** Omitted where cash on delivery is closed anyway. */
  cod?: CodSituation | undefined
  /** What pays part of the order: EMI is then not possible, because the store may fund its interest. */
  paidBefore?: PaidBefore | undefined
}

/** Why a method is closed: with one of the last two the store does not have it at all, and does not list it. */
export type ClosedReason = PaymentMethod['closedReason'] | 'inactive' | 'market'

export interface Evaluation extends Pick<PaymentMethod, 'open' | 'limit'> {
  closedReason: ClosedReason
}

/** Whether a method is open, and if not, why: reasons that the buyer cannot change come first. */
export function evaluateMethod(method: MethodDefinition, situation: MethodSituation): Evaluation {
  const closed = (closedReason: ClosedReason, limit: number | null = null) => ({
    open: false,
    closedReason,
    limit,
  })
  const { market, payableMinor, codAtPlace, prepaidAtPlace, served } = situation
  if (!method.markets.includes(market)) return closed('market')
  const offered = method.mode === 'cod' ? takesCash(market) : served
  if (INACTIVE.includes(method.id) || !offered) return closed('inactive')
  if (situation.paidBefore && method.id === ID.emi) return closed(situation.paidBefore)
  const { problem = null, rule = null, weightGrams = 0 } = (method.mode === 'cod' && situation.cod) || {}
  if (problem) return closed(problem)
  const { min, max: marketMax } = limitsOf(method.id, market)
  const max = Math.min(marketMax, rule?.maxMinor ?? marketMax)
  // above the maximum no carrier takes the cash either, which would wrongly be attributed to the location
  if (payableMinor > max) return closed('above-maximum', max)
  if (method.mode === 'cod' ? !codAtPlace : !prepaidAtPlace) return closed('place')
  if (rule?.maxGrams && weightGrams > rule.maxGrams) return closed('above-weight', rule.maxGrams)
  if (payableMinor < min) return closed('below-minimum', min)
  return { open: true, closedReason: '', limit: null }
}

/** Banks or wallets to choose from within a method, in the buyer's language. */
export function optionsOf(methodId: number, market: Market, language: Language): PaymentMethod['options'] {
  if (methodId === ID.wallet) {
    return WALLET_IDS.map(([paymentId], index) => ({
      mode: 'prepaid',
      type: 'wallet',
      bankcode: `W${paymentId}`,
      name: WALLET_NAMES[index]?.[language] ?? '',
      paymentId,
      imgUrl: pictureUrl(`W${paymentId}`),
    }))
  }
  if (methodId !== ID.netBanking && methodId !== ID.emi) return []
  const type = methodId === ID.emi ? 'emi' : 'netbanking'
  return SAMPLE_BANKS[market].map(({ code, name }) => ({
    mode: 'prepaid',
    type,
    bankcode: code,
    name: name[language],
    paymentId: methodId,
    imgUrl: pictureUrl(code),
  }))
}

/** Whether a method has the bank or wallet with that code; a wallet with two ids matches either. */
export function hasOption(methodId: number, market: Market, bankcode: string): boolean {
  if (methodId === ID.wallet) return WALLET_IDS.some(ids => ids.some(id => bankcode === `W${id}`))
  return optionsOf(methodId, market, 'en').some(option => option.bankcode === bankcode)
}
