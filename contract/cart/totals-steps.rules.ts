// The steps of a total: written when it is computed, replayed to verify it, grouped to explain it.

import { multiplyExact, requireInteger, sum } from '../shared/money.ts'
import { splitInclusive, sumTaxParts, type TaxKind, taxOf } from '../shared/tax.ts'
import type { Taken } from './promotions.rules.ts'
import type {
  AutomaticInput,
  LineTotals,
  Taxed,
  Totals,
  TotalsFigures,
  TotalsInput,
  TotalsLineInput,
  TotalsStep,
} from './totals-types.ts'

type Step = Omit<TotalsStep, 'runningMinor'>
/** What leads from the MRP to the prices of the store. */
const OFFER_STEPS = ['mrp-saving', 'quantity-break', 'price-list'] as const
const DISCOUNT_STEPS = ['promotion', 'automatic-offer', 'prepaid-discount', 'cancellation-discount'] as const

/** The reduction of a line's public price by the buyer's price list; 0 where staff have set another price since. */
function listSaving({ quantity, unitPriceMinor, offerMinor }: LineTotals, input: TotalsLineInput | undefined): number {
  if (!input?.priceList || input.orderedPrice) return 0
  const lower = Math.max(0, input.priceList.publicUnitMinor - unitPriceMinor)
  return Math.min(multiplyExact(lower, quantity), offerMinor)
}

/** Why the price of a line is below its MRP. The saving beyond the list is what everybody gets at that quantity. */
function savingsOf(line: LineTotals, listSavingMinor: number) {
  if (listSavingMinor === 0) return line
  return { mrpSavingMinor: line.offerMinor - listSavingMinor, breakSavingMinor: 0 }
}

function lineSteps(line: LineTotals, index: number, input: TotalsInput): Step[] {
  const { msn, quantity, mrpMinor, amountMinor, breakQuantity } = line
  const listSavingMinor = listSaving(line, input.lines[index])
  const { mrpSavingMinor, breakSavingMinor } = savingsOf(line, listSavingMinor)
  const of = { line: index, msn, quantity }
  const sellUnit = input.lines[index]?.sellUnit
  const item = { ...of, mrpMinor, ...(sellUnit === undefined ? {} : { sellUnit }) }
  const steps: Step[] = [{ kind: 'item', key: 'totals.item', params: item, amountMinor }]
  if (mrpSavingMinor > 0) {
    steps.push({ kind: 'mrp-saving', key: 'totals.mrpSaving', params: of, amountMinor: -mrpSavingMinor })
  }
  if (breakSavingMinor > 0) {
    const params = { ...of, minQuantity: breakQuantity ?? quantity, unitPriceMinor: line.unitPriceMinor }
    steps.push({ kind: 'quantity-break', key: 'totals.quantityBreak', params, amountMinor: -breakSavingMinor })
  }
  if (listSavingMinor > 0) {
    // without the list, whose name is internal
    const params = { ...of, unitPriceMinor: line.unitPriceMinor }
    steps.push({ kind: 'price-list', key: 'totals.priceList', params, amountMinor: -listSavingMinor })
  }
  return steps
}

function taxStep({ payableMinor, taxRateBp, taxKind, posState }: Taxed, of: Record<string, string | number>): Step {
  const params = { ...of, payableMinor, rateBp: taxRateBp, taxKind, posState }
  return { kind: 'tax', key: 'totals.taxIncluded', params, amountMinor: 0 }
}

/** A step for each automatic offer with a discount. */
export function automaticSteps(taken: readonly Taken<AutomaticInput>[]): Step[] {
  return taken.flatMap(({ promotion: { code, kind, value, titleEn, titleHi }, discountMinor }): Step[] => {
    const params = { code, kind, value, titleEn, titleHi }
    const step = { kind: 'automatic-offer', key: 'totals.automaticOffer', params, amountMinor: -discountMinor } as const
    return discountMinor > 0 ? [step] : []
  })
}

function discountSteps(totals: Omit<Totals, 'steps'>, input: TotalsInput, automatic: readonly Step[]): Step[] {
  const steps: Step[] = []
  if (totals.promotionDiscountMinor > 0 && input.promotion) {
    const { code, kind, value } = input.promotion
    const params = { code, kind, value }
    steps.push({ kind: 'promotion', key: 'totals.promotion', params, amountMinor: -totals.promotionDiscountMinor })
  }
  steps.push(...automatic)
  if (totals.prepaidDiscountMinor > 0 && input.prepaidDiscount) {
    const params = { rateBp: input.prepaidDiscount.rateBp }
    const amountMinor = -totals.prepaidDiscountMinor
    steps.push({ kind: 'prepaid-discount', key: 'totals.prepaidDiscount', params, amountMinor })
  }
  if (totals.cancellationDiscountMinor > 0) {
    const amountMinor = -totals.cancellationDiscountMinor
    steps.push({ kind: 'cancellation-discount', key: 'totals.cancellationDiscount', params: {}, amountMinor })
  }
  return steps
}

function chargeSteps(totals: Omit<Totals, 'steps'>, input: TotalsInput): Step[] {
  const steps: Step[] = []
  if (totals.shipping) {
    const amountMinor = totals.shippingChargesMinor
    const params = { freeAboveMinor: input.shipping.freeAboveMinor }
    steps.push({
      kind: 'shipping',
      key: amountMinor > 0 ? 'totals.shipping' : 'totals.shippingFree',
      params,
      amountMinor,
    })
  }
  if (totals.codFee) {
    steps.push({ kind: 'cod-fee', key: 'totals.codFee', params: {}, amountMinor: totals.codFeeMinor })
  }
  if (totals.giftPacking) {
    steps.push({ kind: 'gift-packing', key: 'totals.giftPacking', params: {}, amountMinor: totals.giftPackingMinor })
  }
  if (totals.surcharge && input.surcharge) {
    const { label } = input.surcharge
    steps.push({ kind: 'surcharge', key: 'totals.surcharge', params: { label }, amountMinor: totals.surchargeMinor })
  }
  if (totals.noCostEmiDiscountMinor > 0) {
    const amountMinor = -totals.noCostEmiDiscountMinor
    steps.push({ kind: 'no-cost-emi', key: 'totals.noCostEmi', params: {}, amountMinor })
  }
  if (totals.paymentOfferDiscountMinor > 0 && input.paymentOffer) {
    const params = { code: input.paymentOffer.code }
    const amountMinor = -totals.paymentOfferDiscountMinor
    steps.push({ kind: 'payment-offer', key: 'totals.paymentOffer', params, amountMinor })
  }
  if (totals.exchangeCreditMinor > 0) {
    const amountMinor = -totals.exchangeCreditMinor
    steps.push({ kind: 'exchange-credit', key: 'totals.exchangeCredit', params: {}, amountMinor })
  }
  if (totals.rewardDiscountMinor > 0) {
    steps.push({ kind: 'rewards', key: 'totals.rewards', params: {}, amountMinor: -totals.rewardDiscountMinor })
  }
  return steps
}

/**
 * The steps of a computed total, in order, each with the running total; `automatic` are those of the automatic offers.
 */
export function totalsSteps(
  totals: Omit<Totals, 'steps'>,
  input: TotalsInput,
  automatic: readonly Step[],
): TotalsStep[] {
  const steps = [
    ...totals.lines.flatMap((line, index) => lineSteps(line, index, input)),
    ...discountSteps(totals, input, automatic),
    ...chargeSteps(totals, input),
    ...totals.lines.map((line, index) => {
      const { msn, promotionShareMinor, prepaidShareMinor, automaticShareMinor, cancellationShareMinor } = line
      const rare: Record<string, number> = {
        ...(automaticShareMinor > 0 && { automaticShareMinor }),
        ...(cancellationShareMinor > 0 && { cancellationShareMinor }),
      }
      return taxStep(line, { line: index, msn, promotionShareMinor, prepaidShareMinor, ...rare })
    }),
    ...(totals.shipping ? [taxStep(totals.shipping, { charge: 'shipping' })] : []),
    ...(totals.codFee ? [taxStep(totals.codFee, { charge: 'cod-fee' })] : []),
    ...(totals.giftPacking ? [taxStep(totals.giftPacking, { charge: 'gift-packing' })] : []),
    ...(totals.surcharge ? [taxStep(totals.surcharge, { charge: 'surcharge' })] : []),
  ]
  let runningMinor = 0
  return steps.map(step => {
    runningMinor += step.amountMinor
    return { ...step, runningMinor }
  })
}

function demand(holds: boolean, what: string): void {
  if (!holds) throw new RangeError(`the steps of this total do not add up: ${what}`)
}

function numberParam(step: TotalsStep, name: string): number {
  const value = step.params[name]
  if (typeof value !== 'number') throw new RangeError(`the steps of this total do not add up: ${name} is missing`)
  return requireInteger(value, name)
}

/** Each taxed amount must equal what the other steps left of its line or charge, with the same discounts. */
function checkTaxed(steps: readonly TotalsStep[], taxes: readonly TotalsStep[]): void {
  const left = new Map<string | number | undefined, number>()
  for (const { kind, params, amountMinor } of steps) {
    const of = params.line ?? kind
    left.set(of, (left.get(of) ?? 0) + amountMinor)
  }
  for (const step of taxes) {
    const { line, charge } = step.params
    const shares = line === undefined ? [] : ['promotionShareMinor', 'prepaidShareMinor']
    for (const name of ['automaticShareMinor', 'cancellationShareMinor'])
      if (step.params[name] !== undefined) shares.push(name)
    const share = sum(shares.map(name => numberParam(step, name)))
    demand(left.get(line ?? charge) === numberParam(step, 'payableMinor') + share, `tax of ${line ?? charge}`)
  }
  const shareOf = (name: string) =>
    sum(taxes.map(step => (step.params[name] === undefined ? 0 : numberParam(step, name))))
  demand(shareOf('promotionShareMinor') === -(left.get('promotion') ?? 0), 'promotion')
  demand(shareOf('automaticShareMinor') === -(left.get('automatic-offer') ?? 0), 'automatic offers')
  demand(shareOf('prepaidShareMinor') === -(left.get('prepaid-discount') ?? 0), 'prepaid discount')
  demand(shareOf('cancellationShareMinor') === -(left.get('cancellation-discount') ?? 0), 'cancellation discount')
}

/**
 * Recomputes the amounts of a total from its stored steps alone, including the tax split; they equal those of
 * `computeTotals`. Throws RangeError when a running total, a share or a taxed amount is inconsistent.
 */
export function replayTotals(steps: readonly TotalsStep[]): TotalsFigures {
  let runningMinor = 0
  for (const step of steps) {
    runningMinor = requireInteger(runningMinor + step.amountMinor, 'running total')
    demand(runningMinor === step.runningMinor, `running total after ${step.kind}`)
  }
  for (const step of steps.filter(({ kind }) => kind === 'item')) {
    demand(step.amountMinor === numberParam(step, 'mrpMinor') * numberParam(step, 'quantity'), 'item')
  }
  const amountOf = (...kinds: TotalsStep['kind'][]) =>
    sum(steps.filter(step => kinds.includes(step.kind)).map(step => step.amountMinor))
  const taxes = steps.filter(step => step.kind === 'tax')
  checkTaxed(
    steps.filter(step => step.kind !== 'tax'),
    taxes,
  )
  const splits = taxes.map(step => {
    const { taxKind, posState } = step.params
    return splitInclusive(
      numberParam(step, 'payableMinor'),
      numberParam(step, 'rateBp'),
      taxKind as TaxKind,
      String(posState),
    )
  })
  const taxableMinor = sum(splits.map(split => split.taxableMinor))
  const taxesMinor = sum(splits.map(taxOf))
  const noCostEmiDiscountMinor = 0 - amountOf('no-cost-emi')
  const paymentOfferDiscountMinor = 0 - amountOf('payment-offer')
  const exchangeCreditMinor = 0 - amountOf('exchange-credit')
  const rewardDiscountMinor = 0 - amountOf('rewards')
  const afterTaxMinor = noCostEmiDiscountMinor + paymentOfferDiscountMinor + exchangeCreditMinor + rewardDiscountMinor
  demand(taxableMinor + taxesMinor === runningMinor + afterTaxMinor, 'tax')
  const productSteps = ['item', ...OFFER_STEPS] as const
  return {
    totalAmountMinor: amountOf('item'),
    totalOfferMinor: 0 - amountOf(...OFFER_STEPS),
    totalAmountWithOfferMinor: amountOf(...productSteps),
    promotionDiscountMinor: 0 - amountOf('promotion'),
    automaticDiscountMinor: 0 - amountOf('automatic-offer'),
    prepaidDiscountMinor: 0 - amountOf('prepaid-discount'),
    cancellationDiscountMinor: 0 - amountOf('cancellation-discount'),
    totalAmountWithTaxMinor: amountOf(...productSteps, ...DISCOUNT_STEPS),
    shippingChargesMinor: amountOf('shipping'),
    codFeeMinor: amountOf('cod-fee'),
    giftPackingMinor: amountOf('gift-packing'),
    surchargeMinor: amountOf('surcharge'),
    noCostEmiDiscountMinor,
    paymentOfferDiscountMinor,
    exchangeCreditMinor,
    rewardDiscountMinor,
    totalPayableAmountMinor: runningMinor,
    taxableMinor,
    taxesMinor,
    taxParts: sumTaxParts(splits.flatMap(split => split.parts)),
  }
}

/**
 * The steps for shoppers: one row per kind, and one for each automatic offer, in order, with the running total, then
 * one row for each included tax (amount 0; `params.taxMinor` is the tax). Rows of several lines have `params.count`,
 * others their own params. Throws RangeError like `replayTotals`, so that no inconsistent explanation is shown.
 */
export function explainTotals(steps: readonly TotalsStep[]): TotalsStep[] {
  const { taxParts } = replayTotals(steps)
  const rows: TotalsStep[] = []
  // each automatic offer has a named row
  const rowOf = ({ kind, params }: TotalsStep) => (kind === 'automatic-offer' ? `${kind} ${params.code}` : kind)
  const kinds = steps.filter(step => step.kind !== 'tax').map(rowOf)
  // Savings follow all items, so that the products are listed at MRP first.
  const order: string[] = ['item', ...OFFER_STEPS, ...kinds]
  let runningMinor = 0
  for (const row of new Set(order)) {
    const same = steps.filter(step => rowOf(step) === row)
    const [first] = same
    if (!first) continue
    const amountMinor = sum(same.map(step => step.amountMinor))
    runningMinor += amountMinor
    const products = new Set(same.map(step => step.params.msn))
    const params = 'line' in first.params ? { count: products.size } : first.params
    rows.push({ kind: first.kind, key: first.key, params, amountMinor, runningMinor })
  }
  for (const { code, amountMinor: taxMinor } of taxParts) {
    rows.push({ kind: 'tax', key: 'totals.taxIncluded', params: { code, taxMinor }, amountMinor: 0, runningMinor })
  }
  return rows
}
