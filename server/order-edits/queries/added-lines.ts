// Products that are added to an order: lines at today's prices, numbered after those that it has.

import type { TotalsInput, TotalsLineInput } from '../../../contract/cart/totals-types.ts'
import { placeOfSupply } from '../../../contract/shared/tax.ts'
import { type PricedForOrder, priceLines } from '../../cart/service.ts'
import type { AddedLine, LineAmounts, LineFacts, OrderRow } from '../../orders/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { type EditRequest, type Problem, problem } from '../rules/requests.ts'
import type { Wanted } from './raised-lines.ts'

export interface Added {
  lines: AddedLine[]
  /** The same lines before their amounts are computed. */
  amounts: LineAmounts[]
  inputs: TotalsLineInput[]
  wanted: Wanted[]
  /** Whether all of them may be paid for at the door. */
  cod: boolean
  weightGrams: number
  problems: Problem[]
}

const blank = {
  cancelledQuantity: 0,
  unitPriceMinor: 0,
  amountMinor: 0,
  taxableMinor: 0,
  taxParts: [],
  payableMinor: 0,
}

function lineOf(
  priced: PricedForOrder,
  index: number,
  pricing: TotalsInput,
): Omit<AddedLine, 'lineNo'> & Pick<Wanted, 'quantity' | 'warehouseIds' | 'offerId'> {
  const line = priced.lines[index]
  const input = priced.inputs[index]
  if (!line || !input || line.msn !== input.msn) throw new Error('The prices do not fit the lines')
  const { msn, offerId, registrationId, nameEn, nameHi, partNumber, brandName, imageHash, sellerId, hsn } = line
  const { sellerState, mrpMinor, unitPriceMinor } = input
  const { market, deliveryState, buyerGstin, useDeliveryStateForRegistered } = pricing
  return {
    ...{ msn, offerId, registrationId, nameEn, nameHi, partNumber, brandName, imageHash, sellerId, hsn },
    mrpMinor: Math.max(mrpMinor, unitPriceMinor),
    promisedOn: priced.promises.get(offerId)?.date ?? null,
    placeOfSupply: placeOfSupply({ market, sellerState, deliveryState, buyerGstin, useDeliveryStateForRegistered }),
    ...{ quantity: line.quantity, warehouseIds: [...line.warehouseIds] },
  }
}

/** Prices what is to be added; nothing is changed. */
export async function addedLines(
  db: Db,
  actor: Staff,
  { order, pricing, facts }: { order: OrderRow; pricing: TotalsInput; facts: readonly LineFacts[] },
  { added = [] }: EditRequest,
): Promise<Added> {
  const wanted = added.map(({ productId, offerId, quantity }) => ({ msn: productId, offerId, quantity }))
  const { market, place, customerId: buyerId } = order
  const priced = await priceLines(db, { ...actor, market }, wanted, { place, buyerId })
  const faults = priced.faults.map(({ msn, fault, limit }) => problem(fault, { productId: msn, limit }))
  const known = new Set(facts.map(({ offerId }) => offerId))
  const repeated = priced.lines.filter(({ offerId }) => known.has(offerId)).map(({ msn }) => msn)
  const problems = [...faults, ...[...new Set(repeated)].map(productId => problem('on-order', { productId }))]
  const none = { lines: [], amounts: [], inputs: [], wanted: [], cod: true, weightGrams: 0 }
  if (problems.length > 0) return { ...none, problems }
  const first = Math.max(0, ...facts.map(({ lineNo }) => lineNo)) + 1
  const lines = priced.lines.map((_, index) => ({ lineNo: first + index, ...lineOf(priced, index, pricing) }))
  return {
    lines,
    amounts: lines.map(({ lineNo, quantity }, index) => {
      return { ...blank, lineNo, quantity, taxRateBp: priced.inputs[index]?.taxRateBp ?? 0 }
    }),
    inputs: priced.inputs,
    wanted: lines.map(({ lineNo, msn, offerId, quantity, warehouseIds }) => {
      return { lineNo, msn, offerId, quantity, warehouseIds }
    }),
    cod: [...priced.promises.values()].every(({ cod }) => cod),
    weightGrams: priced.lines.reduce((sum, { weightGrams, quantity }) => sum + weightGrams * quantity, 0),
    problems,
  }
}
