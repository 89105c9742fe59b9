// Filters of the staff payment list: states, a market's payment methods, and gateways.

import { GATEWAYS } from '../gateways/gateways.rules.ts'
import { PAYMENT_METHOD_IDS as ID, INACTIVE_PAYMENT_METHOD_IDS } from '../shared/limits.ts'
import type { Language, Market } from '../shared/market.ts'

export const PAYMENT_STATES = [
  'created',
  'pending',
  'paid',
  'failed',
  /** Cash on delivery to be collected, and cash that will never be. */
  'due',
  'void',
  'refund-due',
  'refunded',
] as const

/** Gateways besides the real ones: bank transfers confirmed by staff, and the test gateway. */
export const PAYMENT_GATEWAYS = [...GATEWAYS, 'transfer', 'test'] as const

const ABROAD: readonly number[] = [ID.card, ID.savedCard, ID.emi, ID.gateway, ID.cardGateway, ID.cashOnDelivery]

/** Ids of the payment methods that a market's payments may have, including former ones. */
export function listedMethods(market: Market): number[] {
  return market === 'AE' ? [...ABROAD] : [...Object.values(ID), ...INACTIVE_PAYMENT_METHOD_IDS]
}

/** Names of the states in staff exports. */
export const PAYMENT_STATE_NAMES: Readonly<
  Record<(typeof PAYMENT_STATES)[number], Readonly<Record<Language, string>>>
> = {
  created: { en: 'begun', hi: 'शुरू हुआ' },
  pending: { en: 'pending', hi: 'बाकी' },
  paid: { en: 'paid', hi: 'चुकाया' },
  failed: { en: 'failed', hi: 'विफल' },
  due: { en: 'to collect', hi: 'लेना है' },
  void: { en: 'not needed', hi: 'ज़रूरत नहीं' },
  'refund-due': { en: 'to refund', hi: 'रिफ़ंड करना है' },
  refunded: { en: 'refunded', hi: 'रिफ़ंड हुआ' },
}
