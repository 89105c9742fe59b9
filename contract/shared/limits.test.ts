// Consistency of the limits, among themselves and with the markets.

import { describe, expect, it } from 'vitest'
import * as limits from './limits.ts'
import { MARKET_INFO, MARKETS } from './market.ts'

describe.each(MARKETS)('limits of %s', market => {
  const of = limits.MARKET_LIMITS[market]

  it('matches the market', () => {
    expect(of.currency).toBe(MARKET_INFO[market].currency)
    expect(limits.COUNTRY_CODES[market]).toBe(MARKET_INFO[market].countryId)
  })

  it('is consistent', () => {
    expect(of.shipping.chargeMinor).toBeLessThan(of.shipping.freeAboveMinor)
    expect(of.cod.minMinor).toBeLessThan(of.cod.maxMinor)
    expect(of.emiMinMinor).toBeLessThan(of.emiPartnerMinMinor)
    expect(of.welcomeOffer.valueMinor).toBeLessThan(of.welcomeOffer.aboveMinor)
    expect(of.prepaidDiscount.rateBp).toBeLessThan(10_000)
  })
})

it('India matches the specification', () => {
  expect(limits.MARKET_LIMITS.IN).toMatchObject({
    shipping: { chargeMinor: 9900, freeAboveMinor: 99900 },
    cod: { minMinor: 30000, maxMinor: 3000000 },
    neftMinMinor: 200000,
    emiMinMinor: 300000,
    emiPartnerMinMinor: 450000,
    welcomeOffer: { valueMinor: 10000, aboveMinor: 49900 },
    taxSavingsAdvertisedAboveMinor: 450000,
  })
  expect(limits.DELIVERY_METHOD_ID).toBe(77)
})

it('ids are unique', () => {
  const methods: number[] = [...Object.values(limits.PAYMENT_METHOD_IDS), ...limits.INACTIVE_PAYMENT_METHOD_IDS]
  expect(new Set(methods).size).toBe(methods.length)
  const wallets: number[] = limits.WALLET_IDS.flat()
  expect(new Set(wallets).size).toBe(wallets.length)
  expect(wallets).toHaveLength(13)
})
