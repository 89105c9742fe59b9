// What a member of customer groups pays for an offer: the lowest of the public price and of every price list that holds.

import { divideRound } from '../shared/money.ts'
import { floorOf } from '../shared/price-floor.rules.ts'

/** Products of a call for own prices; more are left out. */
export const MAX_OWN_PRICES = 60

interface Step {
  minQuantity: number
  /** Unit price from that quantity on, in minor units, tax included. */
  priceMinor: number
}

/** A price with the prices from quantities on. */
export interface PriceSteps {
  priceMinor: number
  breaks: readonly Step[]
}

/** What one price list says of an offer: prices of its own, or a share off the public ones. */
export interface ListedPrice {
  listId: number
  name: string
  priority: number
  price: PriceSteps | { percentBp: number }
}

/** The list that a price is from. */
export type ListName = Pick<ListedPrice, 'listId' | 'name'>

export interface OwnStep extends Step {
  /** Null where the public price is not beaten. */
  list: ListName | null
}

/** The lowest price reached at a quantity. */
export function priceOf({ priceMinor, breaks }: PriceSteps, quantity: number): number {
  return Math.min(priceMinor, ...breaks.filter(step => step.minQuantity <= quantity).map(step => step.priceMinor))
}

function stepsOf(publicPrice: PriceSteps, { price }: ListedPrice): PriceSteps {
  if (!('percentBp' in price)) return price
  const off = (minor: number) => Math.max(1, divideRound(BigInt(minor) * BigInt(10_000 - price.percentBp), 10_000n))
  return {
    priceMinor: off(publicPrice.priceMinor),
    breaks: publicPrice.breaks.map(({ minQuantity, priceMinor }) => ({ minQuantity, priceMinor: off(priceMinor) })),
  }
}

/**
 * The prices of a member, the first one from a single unit on, each lower than the one before. At every quantity the lowest of
 * the public price and of the lists counts; a list is lifted to the floor first, and never above the public price. Of equal
 * prices the public one counts, then the list with the higher priority, then the older one.
 *
 * @param floorBp the lowest price of a list in basis points of the MRP
 */
export function ownSteps(
  publicPrice: PriceSteps & { mrpMinor: number },
  lists: readonly ListedPrice[],
  floorBp: number,
): OwnStep[] {
  const floorMinor = floorOf(publicPrice.mrpMinor, floorBp)
  const ranked = [...lists].sort((a, b) => b.priority - a.priority || a.listId - b.listId)
  const listed = ranked.map(list => ({ list, steps: stepsOf(publicPrice, list) }))
  const all: PriceSteps[] = [publicPrice, ...listed.map(({ steps }) => steps)]
  const quantities = [...new Set([1, ...all.flatMap(({ breaks }) => breaks.map(({ minQuantity }) => minQuantity))])]
  const found: OwnStep[] = []
  for (const minQuantity of quantities.sort((a, b) => a - b)) {
    let best: OwnStep = { minQuantity, priceMinor: priceOf(publicPrice, minQuantity), list: null }
    for (const { list, steps } of listed) {
      const priceMinor = Math.max(priceOf(steps, minQuantity), floorMinor)
      const { listId, name } = list
      if (priceMinor < best.priceMinor) best = { minQuantity, priceMinor, list: { listId, name } }
    }
    const before = found.at(-1)
    if (!before || best.priceMinor < before.priceMinor) found.push(best)
  }
  return found
}

/** The list whose price is paid for a quantity, with what everybody pays; null where that is no more. */
export function listAt(
  steps: readonly OwnStep[],
  publicPrice: PriceSteps,
  quantity: number,
): (ListName & { publicUnitMinor: number }) | null {
  const reached = steps.filter(step => step.minQuantity <= quantity).at(-1)
  const publicUnitMinor = priceOf(publicPrice, quantity)
  if (!reached?.list || reached.priceMinor >= publicUnitMinor) return null
  return { ...reached.list, publicUnitMinor }
}
