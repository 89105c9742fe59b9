// Tax included in prices: place of supply, kind of tax, and the split into taxable value and tax parts.

import { gstinState } from './gstin.ts'
import type { MarketCode } from './limits.ts'
import { divideRound, requireAmount, sum } from './money.ts'

/** Indian supply within one state, Indian supply between states, or UAE VAT. */
export type TaxKind = 'intra' | 'inter' | 'vat'
export type TaxCode = 'CGST' | 'SGST' | 'UTGST' | 'IGST' | 'VAT'

export interface TaxPart {
  code: TaxCode
  /** Basis points; half of an odd rate (0.25%) ends in .5. */
  rateBp: number
  amountMinor: number
}

export interface TaxSplit {
  taxableMinor: number
  parts: TaxPart[]
}

/**
 * Union territories without a legislature, and "other territory": there the second half is UTGST (UTGST Act 2017)
 * instead of SGST. Delhi, Puducherry and Jammu and Kashmir have a legislature and levy SGST.
 * The amounts are the same; the label follows the common reading of the Act, not checked against an official table.
 */
const UTGST_STATES: readonly string[] = ['04', '26', '31', '35', '38', '97']

export interface PlaceOfSupplyInput {
  market: MarketCode
  /** GST state code or emirate code of the seller. */
  sellerState: string
  /** State of delivery; null while it is unknown. */
  deliveryState: string | null
  buyerGstin?: string | null
  /** For registered buyers too, use the state of delivery instead of the state of the GSTIN. */
  useDeliveryStateForRegistered?: boolean
}

/**
 * State of supply of one seller's products: the buyer's GSTIN state (IGST Act s.10(1)(b)), else where they are delivered
 * (s.10(1)(a) and (ca), Circular 209/3/2024), else the seller's own. In the UAE the emirate of delivery.
 */
export function placeOfSupply(input: PlaceOfSupplyInput): string {
  const { market, sellerState, deliveryState, buyerGstin, useDeliveryStateForRegistered } = input
  const registered = market === 'IN' && buyerGstin && !useDeliveryStateForRegistered ? gstinState(buyerGstin) : null
  return registered ?? (deliveryState || sellerState)
}

/** Kind of tax of a supply. SEZ buyers (always IGST) are not distinguished. */
export function taxKind(sellerState: string, posState: string, market: MarketCode = 'IN'): TaxKind {
  if (market === 'AE') return 'vat'
  return sellerState === posState ? 'intra' : 'inter'
}

/**
 * Extracts the tax from a tax-inclusive amount; the taxes and the taxable value always add up to it. Within a state
 * half-first: each half is round(p*r / (2*(100+r))), so the halves are equal and taxable = p - 2h. Between states and
 * for VAT: round(p*r / (100+r)) to the nearest paisa or fils. `posState` names the second half (UTGST or SGST). Throws
 * RangeError for a negative or fractional amount or rate.
 */
export function splitInclusive(amountMinor: number, rateBp: number, kind: TaxKind, posState?: string): TaxSplit {
  const product = BigInt(requireAmount(amountMinor, 'amount')) * BigInt(requireAmount(rateBp, 'tax rate'))
  const whole = 10_000 + rateBp
  if (kind === 'intra') {
    const half = divideRound(product, 2 * whole)
    const second = posState && UTGST_STATES.includes(posState) ? 'UTGST' : 'SGST'
    return {
      taxableMinor: amountMinor - 2 * half,
      parts: [
        { code: 'CGST', rateBp: rateBp / 2, amountMinor: half },
        { code: second, rateBp: rateBp / 2, amountMinor: half },
      ],
    }
  }
  const tax = divideRound(product, whole)
  return {
    taxableMinor: amountMinor - tax,
    parts: [{ code: kind === 'vat' ? 'VAT' : 'IGST', rateBp, amountMinor: tax }],
  }
}

/** The tax on an amount without tax, part by part: within a state each half is rounded separately. */
export function addTax(amountMinor: number, rateBp: number, kind: TaxKind, posState: string): TaxPart[] {
  const { parts } = splitInclusive(0, rateBp, kind, posState)
  return parts.map(part => ({
    ...part,
    amountMinor: divideRound(BigInt(amountMinor) * BigInt(rateBp), kind === 'intra' ? 20_000 : 10_000),
  }))
}

/** Total tax of a split. */
export function taxOf(split: TaxSplit): number {
  return sum(split.parts.map(part => part.amountMinor))
}

/** Sums the parts of several splits by code, in the order of an invoice. */
export function sumTaxParts(parts: readonly TaxPart[]): { code: TaxCode; amountMinor: number }[] {
  const codes: TaxCode[] = ['CGST', 'SGST', 'UTGST', 'IGST', 'VAT']
  return codes
    .map(code => ({ code, amounts: parts.filter(part => part.code === code).map(part => part.amountMinor) }))
    .filter(({ amounts }) => amounts.length > 0)
    .map(({ code, amounts }) => ({ code, amountMinor: sum(amounts) }))
}

/** The price before tax, shown while the location is unknown: rounded once to the nearest minor unit. */
export function priceWithoutTax(priceMinor: number, rateBp: number): number {
  return splitInclusive(priceMinor, rateBp, 'inter').taxableMinor
}
