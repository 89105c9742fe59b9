// Current limits and charges: the defaults of the contract with changes by staff, the same in every process.

import { isMethodOn } from '../../contract/payments/switches.rules.ts'
import {
  FEATURE_NAMES,
  type Feature,
  featureOfLink,
  featuresIn,
  isFeatureOff,
} from '../../contract/settings/features.rules.ts'
import { SETTING_KEYS, SETTING_RULES, type SettingKey } from '../../contract/settings/keys.rules.ts'
import { MARKET_LIMITS, type MarketLimits, PAYMENT_METHOD_IDS } from '../../contract/shared/limits.ts'
import type { Market } from '../../contract/shared/market.ts'

type Values = Readonly<Record<SettingKey, number>>

/** Values that differ from the default, by market and key. */
export type ChangedSettings = Partial<Record<Market, Partial<Record<SettingKey, number>>>>

function valuesOf(market: Market, changed: Partial<Record<SettingKey, number>> = {}): Values {
  const values = SETTING_KEYS.map(key => [key, changed[key] ?? SETTING_RULES[key].fallback(market)])
  return Object.fromEntries(values) as Values
}

function limitsWith(market: Market, values: Values): MarketLimits {
  const limits = MARKET_LIMITS[market]
  return {
    ...limits,
    shipping: {
      ...limits.shipping,
      chargeMinor: values['shipping.charge'],
      freeAboveMinor: values['shipping.free-above'],
    },
    prepaidDiscount: {
      rateBp: values['prepaid.rate'],
      minCartMinor: values['prepaid.min-cart'],
      maxMinor: values['prepaid.max'],
    },
    cod: { minMinor: values['cod.min'], maxMinor: values['cod.max'] },
    giftPackingMinor: values['gift.charge'],
    neftMinMinor: values['neft.min'],
    emiMinMinor: values['emi.min'],
    emiPartnerMinMinor: values['emi-partner.min'],
  }
}

const stateOf = (changed: ChangedSettings) => {
  const values = { IN: valuesOf('IN', changed.IN), AE: valuesOf('AE', changed.AE) }
  return { values, limits: { IN: limitsWith('IN', values.IN), AE: limitsWith('AE', values.AE) } }
}

// a process serves one store; staff changes are set at start and with every change
let state = stateOf({})

/** Sets the values changed by staff; everything else has its default. */
export function applySettings(changed: ChangedSettings): void {
  state = stateOf(changed)
}

/** The limits and charges of a market. */
export function marketLimits(market: Market): MarketLimits {
  return state.limits[market]
}

/** The value of a setting in a market. */
export function settingOf(market: Market, key: SettingKey): number {
  return state.values[market][key]
}

/** Whether a payment method is offered in a market at all. */
export function offersMethod(market: Market, methodId: number): boolean {
  return isMethodOn(settingOf(market, 'payments.methods'), methodId)
}

/** Whether cash on delivery is offered in a market; placed orders stay as they are. */
export function takesCash(market: Market): boolean {
  return offersMethod(market, PAYMENT_METHOD_IDS.cashOnDelivery)
}

/** Whether staff have switched a feature of the store off in a market. */
export function isSwitchedOff(market: Market, feature: Feature): boolean {
  return isFeatureOff(settingOf(market, 'store.features-off'), feature)
}

/** Whether a market offers a feature of the store: it has it, and it is not switched off. */
export function hasFeature(market: Market, feature: Feature): boolean {
  return featuresIn(market).includes(feature) && !isSwitchedOff(market, feature)
}

/** Whether a market offers each feature. */
export function featuresOf(market: Market): Record<Feature, boolean> {
  return Object.fromEntries(FEATURE_NAMES.map(feature => [feature, hasFeature(market, feature)])) as Record<
    Feature,
    boolean
  >
}

/** Whether a link of the store leads somewhere: not to the page of a feature that the market does not offer. */
export function leadsSomewhere(market: Market, link: string): boolean {
  const feature = featureOfLink(link)
  return feature === null || hasFeature(market, feature)
}
