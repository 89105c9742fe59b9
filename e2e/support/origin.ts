// The origins of the stores of both markets during the journeys.

import type { Market } from '../../contract/shared/market.ts'

/** `http://localhost:1234` of India, `http://ae.localhost:1234` of the UAE. */
export function originOf(market: Market): string {
  const origin = process.env.E2E_ORIGIN ?? ''
  return market === 'AE' ? origin.replace('//localhost', '//ae.localhost') : origin
}
