// What a member of customer groups pays for an offer: the lowest of the public price and of every valid price list.

import { divideRound } from '../shared/money.ts'
import { floorOf } from '../shared/price-floor.rules.ts'

/** Maximum number of products per call for own prices; more are ignored. */
export const MAX_OWN_PRICES = 60

interface Step {
  minQuantity: number
  /** Unit price from that quantity on, in minor units, tax included. */
  priceMinor: number
}

/** A price with its quantity prices. */
export interface PriceSteps {
  priceMinor: number
  breaks: readonly Step[]
}

/** An offer's terms in one price list: its own prices, or a percentage off the public ones. */
export interface ListedPrice {
  listId: number
  name: string
  priority: number
  price: PriceSteps | { percentBp: number }
}

/** The list that a price comes from. */
export type ListName = Pick<ListedPrice, 'listId' | 'name'>

export interface OwnStep extends Step {
  /** Null where no list beats the public price. */
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
 * The prices of a member, the first one from a single unit on, each lower than the previous. At every quantity the
 * lowest of the public price and the lists applies; a list price is first raised to the floor, but never above the
 * public price. On a tie the public price wins, then the list with the higher priority, then the older one.
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

/** The list that sets the price for a quantity, with the public price; null where it is not lower. */
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
