// Decides what a market still needs before products can be imported and bought.

export interface Readiness {
  sellers: number
  /** Sellers with a tax registration that is valid now. */
  registered: number
  taxRates: number
  warehouses: number
  /** Warehouses in a State without a registration. */
  unregistered: readonly { code: string; stateCode: string }[]
  states: number
  pincodes: number
  carriers: number
}

/** What is missing, as texts; empty when a market can sell. */
export function missingOf(market: 'IN' | 'AE', has: Readiness): string[] {
  const region = market === 'IN' ? 'State' : 'emirate'
  const missing = [
    has.sellers === 0 && 'a seller',
    has.sellers > 0 &&
      has.registered === 0 &&
      `a tax registration of the seller (${market === 'IN' ? 'GSTIN' : 'TRN'})`,
    has.warehouses === 0 && 'a warehouse',
    has.carriers === 0 && 'a carrier with delivery times',
    (has.states === 0 || (market === 'IN' && has.pincodes === 0)) &&
      (market === 'IN' ? 'States and pincodes' : 'emirates'),
    has.taxRates === 0 && 'tax rates',
  ].filter(entry => entry !== false)
  const unregistered = has.registered > 0 ? has.unregistered : []
  return [
    ...missing,
    ...unregistered.map(
      ({ code, stateCode }) => `a registration in ${region} ${stateCode}, where the warehouse ${code} is`,
    ),
  ]
}
