// Texts of a payment offer: discount, minimum amount, payment methods, limits and period.

import type { StaffOffer } from '../../../contract/payments/offers-staff-api.ts'
import { PAYMENT_METHOD_IDS } from '../../../contract/shared/limits.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { useMessages } from '../app/messages.ts'

const { card, netBanking, wallet, emi, savedCard, upi, walletUpi, upiApp, gateway, payLater, cardGateway } =
  PAYMENT_METHOD_IDS

/** Payment methods through a gateway, which can have offers. */
export const OFFER_METHODS = {
  IN: [upi, upiApp, walletUpi, card, savedCard, netBanking, wallet, emi, payLater, gateway, cardGateway],
  AE: [card, savedCard, emi, gateway, cardGateway],
} as const satisfies Record<Market, readonly number[]>
export type OfferMethod = (typeof OFFER_METHODS)[Market][number]

const isOfferMethod = (id: number): id is OfferMethod => OFFER_METHODS.IN.some(one => one === id)

export type OfferState = 'planned' | 'running' | 'ended' | 'off'

/** The state of an offer at a time. */
export function stateOf({ active, validFrom, validTo }: StaffOffer, now: Date): OfferState {
  if (!active) return 'off'
  if (validTo !== null && Date.parse(validTo) <= now.getTime()) return 'ended'
  return Date.parse(validFrom) > now.getTime() ? 'planned' : 'running'
}

export function useOfferWords() {
  const t = useMessages('payment-offers')
  const names = useMessages('gateways')
  const { money, number } = useLocale()
  const { moment } = useDates()
  const methodName = (id: number) => (isOfferMethod(id) ? names(`method-${id}`) : String(id))
  return {
    methodName,
    gives({ kind, value, maxDiscount }: StaffOffer): string {
      if (kind === 'flat') return t('gives', { amount: money(value) })
      const percent = number(value / 100)
      return maxDiscount === null
        ? t('givesPercent', { percent })
        : t('givesUpTo', { percent, amount: money(maxDiscount) })
    },
    ways: ({ paymentMethodIds, banks }: StaffOffer) =>
      [paymentMethodIds.map(methodName).join(', ') || t('allMethods'), banks.map(({ name }) => name).join(', ')]
        .filter(Boolean)
        .join(': '),
    used({ uses, inAll }: StaffOffer): string {
      return inAll === null ? t('used', { count: uses }) : t('usedOf', { count: number(uses), max: number(inAll) })
    },
    period({ validFrom, validTo }: StaffOffer): string {
      return validTo
        ? t('period', { from: moment(validFrom), to: moment(validTo) })
        : t('since', { from: moment(validFrom) })
    },
  }
}
