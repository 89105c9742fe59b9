// The steps of a total after quantities of its lines are removed at the prices charged.

import { CHARGE_KINDS, type ChargeKind, type TotalsStep } from '../../../contract/cart/totals-types.ts'
import { allocate, sum } from '../../../contract/shared/money.ts'

/** What is left of a line. */
export interface LineLeft {
  quantity: number
  payableMinor: number
}

export interface ChargesLeft {
  chargesMinor: ReadonlyMap<ChargeKind, number>
  /** Of a no-cost EMI, an offer, an exchange credit or points: an order has at most one of them. */
  paymentDiscountMinor: number
}

const SHARES = ['promotionShareMinor', 'automaticShareMinor', 'prepaidShareMinor', 'cancellationShareMinor'] as const
const DISCOUNTS = {
  promotion: 'promotionShareMinor',
  'automatic-offer': 'automaticShareMinor',
  'prepaid-discount': 'prepaidShareMinor',
  'cancellation-discount': 'cancellationShareMinor',
} as const

const OF_PAYMENT: readonly TotalsStep['kind'][] = ['no-cost-emi', 'payment-offer', 'exchange-credit', 'rewards']

const isCharge = (kind: TotalsStep['kind']): kind is ChargeKind => CHARGE_KINDS.some(one => one === kind)

type Shares = Record<(typeof SHARES)[number], number>

const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0)

/** Amounts of products are a multiple of their quantity, so they scale exactly. */
const scaled = (step: TotalsStep, from: number, to: number) => (step.amountMinor / from) * to

/** The discounts of a remaining line, shared like those of the whole line. */
function sharesOf(tax: TotalsStep | undefined, discountMinor: number): Shares {
  const before = SHARES.map(name => numberOf(tax?.params[name]))
  const [promotionShareMinor = 0, automaticShareMinor = 0, prepaidShareMinor = 0, cancellationShareMinor = 0] =
    allocate(discountMinor, before)
  return { promotionShareMinor, automaticShareMinor, prepaidShareMinor, cancellationShareMinor }
}

/** The remaining amount of each discount step: several automatic offers share theirs as before. */
function discountsLeft(steps: readonly TotalsStep[], sumOf: (name: keyof Shares) => number): Map<TotalsStep, number> {
  const left = new Map<TotalsStep, number>()
  for (const [kind, name] of Object.entries(DISCOUNTS)) {
    const same = steps.filter(step => step.kind === kind)
    const parts = allocate(
      same.length === 0 ? 0 : sumOf(name),
      same.map(step => -step.amountMinor),
    )
    for (const [index, step] of same.entries()) left.set(step, parts[index] ?? 0)
  }
  return left
}

/**
 * The steps of the rest of an order, from those of the order: `left` by the index of a line. They replay to the same
 * sums as those of a computed total.
 */
export function scaleSteps(
  steps: readonly TotalsStep[],
  left: ReadonlyMap<number, LineLeft>,
  charges: ChargesLeft,
): TotalsStep[] {
  const quantities = new Map(
    steps.filter(({ kind }) => kind === 'item').map(({ params }) => [params.line, numberOf(params.quantity)]),
  )
  const ofLine = (step: TotalsStep) => (typeof step.params.line === 'number' ? left.get(step.params.line) : undefined)
  const products = steps.flatMap((step): TotalsStep[] => {
    const line = ofLine(step)
    if (step.kind === 'tax' || !line || line.quantity === 0) return []
    const amountMinor = scaled(step, quantities.get(step.params.line) ?? 1, line.quantity)
    return [{ ...step, params: { ...step.params, quantity: line.quantity }, amountMinor }]
  })
  const taxes = steps.filter(({ kind }) => kind === 'tax')
  const shares = new Map<number, Shares>()
  for (const [index, { quantity, payableMinor }] of left) {
    if (quantity === 0) continue
    const gross = sum(products.filter(({ params }) => params.line === index).map(({ amountMinor }) => amountMinor))
    shares.set(
      index,
      sharesOf(
        taxes.find(({ params }) => params.line === index),
        gross - payableMinor,
      ),
    )
  }
  const sumOf = (name: keyof Shares) => sum([...shares.values()].map(share => share[name]))
  const discounts = discountsLeft(steps, sumOf)
  const rest = steps.flatMap((step): TotalsStep[] => {
    const discountMinor = discounts.get(step)
    if (discountMinor !== undefined) return discountMinor === 0 ? [] : [{ ...step, amountMinor: -discountMinor }]
    if (isCharge(step.kind)) return [{ ...step, amountMinor: charges.chargesMinor.get(step.kind) ?? 0 }]
    if (!OF_PAYMENT.includes(step.kind) || charges.paymentDiscountMinor === 0) return []
    return [{ ...step, amountMinor: -charges.paymentDiscountMinor }]
  })
  const newTaxes = taxes.flatMap((step): TotalsStep[] => {
    const { line: index, charge } = step.params
    if (charge !== undefined) {
      const payableMinor = charges.chargesMinor.get(charge as ChargeKind) ?? 0
      return [{ ...step, params: { ...step.params, payableMinor } }]
    }
    const line = ofLine(step)
    const share = typeof index === 'number' ? shares.get(index) : undefined
    if (!line || !share) return []
    const { automaticShareMinor, cancellationShareMinor, ...usual } = share
    const rare: Partial<Shares> = {
      ...(automaticShareMinor > 0 && { automaticShareMinor }),
      ...(cancellationShareMinor > 0 && { cancellationShareMinor }),
    }
    const { automaticShareMinor: _offers, cancellationShareMinor: _before, ...params } = step.params
    return [{ ...step, params: { ...params, payableMinor: line.payableMinor, ...usual, ...rare } }]
  })
  let runningMinor = 0
  return [...products, ...rest, ...newTaxes].map(step => {
    runningMinor += step.amountMinor
    return { ...step, runningMinor }
  })
}
