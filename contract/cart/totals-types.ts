// Input and output of the totals of a cart or an order; every `*Minor` is integer paise or fils.

import type { MarketCode } from '../shared/limits.ts'
import type { CurrencyCode } from '../shared/money.ts'
import type { TaxCode, TaxKind, TaxPart } from '../shared/tax.ts'

export interface PriceBreak {
  minQuantity: number
  /** Unit price from that quantity on, tax included. */
  priceMinor: number
  /** Where the rate depends on the price. */
  taxRateBp?: number
}

/** The price of a line when it was ordered. */
export type OrderedPrice = Pick<TotalsLineInput, 'unitPriceMinor' | 'breaks' | 'taxRateBp' | 'listTaxRateBp'>

export interface TotalsLineInput {
  msn: string
  quantity: number
  /** Quantity that decides the quantity price when the line is part of a larger one; defaults to `quantity`. */
  breakQuantity?: number
  mrpMinor: number
  /** List price of one unit, tax included, before quantity prices. */
  unitPriceMinor: number
  breaks: readonly PriceBreak[]
  taxRateBp: number
  /** Rate at the list price, where it depends on the price; stored with an order for later computations of the rest. */
  listTaxRateBp?: number
  hsn: string
  sellerId: number
  /** GST state code or emirate code of the registration under which it is dispatched. */
  sellerState: string
  /** Shown in the explanation only. */
  sellUnit?: string
  /** The price before staff changed it; not used in the computation. */
  orderedPrice?: OrderedPrice
  /** The buyer's price list that set the price, and the public unit price; not used in the computation. */
  priceList?: { listId: number; name: string; publicUnitMinor: number }
}

export interface PromotionInput {
  code: string
  kind: 'flat' | 'percent'
  /** Minor units when flat, basis points when a percentage. */
  value: number
  /** Smallest amount of products (after offers) to which it applies, inclusive. */
  minCartMinor: number
  /** The covered products, when it does not cover all: only these count, and only they get the discount. */
  msns?: readonly string[]
  maxDiscountMinor?: number
}

/** An automatic offer. */
export interface AutomaticInput extends PromotionInput {
  /** As shown to shoppers. */
  titleEn: string
  titleHi: string
  /** Lower numbers apply first; ties are ordered by code. */
  priority: number
  /** Whether it can be combined with other promotions; kept for order edits, not used in the computation. */
  combines: boolean
}

/** Reward points that may pay for part of the products. */
export interface RewardsInput {
  /** All points of the customer, or those left on an order. */
  points: number
  /** Value of a point. */
  pointMinor: number
  /** Largest share of the products after discounts that points can pay, in basis points. */
  maxShareBp: number
}

export interface Surcharge {
  amountMinor: number
  /** Purpose, as shown to the customer. */
  label: string
}

export interface TotalsInput {
  market: MarketCode
  currency: CurrencyCode
  lines: readonly TotalsLineInput[]
  /** Null while the location is unknown: tax is then shown as for the seller's own state. */
  deliveryState: string | null
  buyerGstin: string | null
  promotion: PromotionInput | null
  /** The automatic offers chosen by `choosePromotions`; applied after the coupon. */
  automatic?: readonly AutomaticInput[]
  /** The offers that an order was placed with, once staff have removed some; not used in the computation. */
  orderedAutomatic?: readonly AutomaticInput[]
  /** The coupon that an order was placed with, once staff have changed it; not used in the computation. */
  orderedPromotion?: PromotionInput | null
  paymentMode: null | 'prepaid' | 'cod'
  /**
   * Deducted from what the promotion leaves of the products, when prepaid and at least `minCartMinor` of them are left.
   */
  prepaidDiscount: null | { rateBp: number; minCartMinor: number; maxMinor: number }
  shipping: { chargeMinor: number; freeAboveMinor: number; taxRateBp: number }
  /** The store's share of a no-cost EMI (`noCostEmiPlan`); applies only when prepaid. */
  noCostEmiDiscountMinor?: number
  /** The store's discount for the payment method (`payment_offers`); applies only when prepaid. */
  paymentOffer?: { code: string; discountMinor: number } | null
  /** Remaining credit of an exchange; deducted whatever the payment method. */
  exchangeCreditMinor?: number
  /**
   * Points redeemed as far as the terms allow; deducted whatever the payment method, and never with an exchange credit.
   */
  rewards?: RewardsInput | null
  /** Charged on cash on delivery, tax included at the rate of shipping. */
  codFeeMinor?: number
  /** Charged for gift wrapping, tax included at the rate of shipping; 0 or omitted without. */
  giftPackingMinor?: number
  /** Charged by staff on an order for something else, tax included at the rate of shipping, and its purpose. */
  surcharge?: Surcharge | null
  /** Passed on to `placeOfSupply`. */
  useDeliveryStateForRegistered?: boolean
}

/** An amount including tax: taxable + taxes = payable. */
export interface Taxed {
  payableMinor: number
  taxRateBp: number
  taxKind: TaxKind
  posState: string
  taxableMinor: number
  taxesMinor: number
  taxParts: TaxPart[]
}

/** One line of the cart; `payableMinor` is its price after its shares of the discounts. */
export interface LineTotals extends Taxed {
  msn: string
  quantity: number
  sellerId: number
  sellerState: string
  hsn: string
  mrpMinor: number
  /** Unit price after quantity prices. */
  unitPriceMinor: number
  /** Quantity from which the reached quantity price applies; null at list price. */
  breakQuantity: number | null
  /** MRP of the whole line. */
  amountMinor: number
  mrpSavingMinor: number
  breakSavingMinor: number
  /** Saving from MRP and quantity price together. */
  offerMinor: number
  amountWithOfferMinor: number
  promotionShareMinor: number
  /** Its shares of all automatic offers. */
  automaticShareMinor: number
  prepaidShareMinor: number
  /** Its share of the discount of `capTotals`. */
  cancellationShareMinor: number
}

/** The amounts that make up a total, by the names of the specification. */
export interface TotalsFigures {
  /** Products at MRP. */
  totalAmountMinor: number
  totalOfferMinor: number
  /** Products at the store's prices: totalAmount - totalOffer. */
  totalAmountWithOfferMinor: number
  /** Of the coupon. */
  promotionDiscountMinor: number
  /** Of all automatic offers. */
  automaticDiscountMinor: number
  prepaidDiscountMinor: number
  /** Keeps the rest of a partly cancelled order from costing more than before. */
  cancellationDiscountMinor: number
  /** Products after all discounts; prices include tax. */
  totalAmountWithTaxMinor: number
  shippingChargesMinor: number
  codFeeMinor: number
  giftPackingMinor: number
  surchargeMinor: number
  noCostEmiDiscountMinor: number
  paymentOfferDiscountMinor: number
  /** Paid by the credit of an exchange. */
  exchangeCreditMinor: number
  /** Paid by reward points, funded by the store. */
  rewardDiscountMinor: number
  /** totalAmountWithTax + shippingCharges + codFee + giftPacking + surcharge - noCostEmiDiscount - paymentOfferDiscount - exchangeCredit - rewardDiscount. */
  totalPayableAmountMinor: number
  /** taxable + taxes = totalAmountWithTax + shippingCharges + codFee + giftPacking + surcharge. */
  taxableMinor: number
  /**
   * Tax included in products and charges; discounts of no-cost EMI, offers and points are funded by the store and do
   * not change it.
   */
  taxesMinor: number
  taxParts: { code: TaxCode; amountMinor: number }[]
}

/** Charges besides the products, in the order of documents. */
export const CHARGE_KINDS = ['shipping', 'cod-fee', 'gift-packing', 'surcharge'] as const
export type ChargeKind = (typeof CHARGE_KINDS)[number]

export interface Totals extends TotalsFigures {
  market: MarketCode
  currency: CurrencyCode
  lines: LineTotals[]
  /** Null in an empty cart. */
  shipping: Taxed | null
  /** Null unless a fee is charged. */
  codFee: Taxed | null
  /** Null unless the order is a gift. */
  giftPacking: Taxed | null
  /** Null unless staff have added one to the order. */
  surcharge: Taxed | null
  steps: TotalsStep[]
}

export type TotalsStepKind =
  | 'item'
  | 'mrp-saving'
  | 'quantity-break'
  | 'price-list'
  | 'promotion'
  | 'automatic-offer'
  | 'prepaid-discount'
  | 'cancellation-discount'
  | 'shipping'
  | 'cod-fee'
  | 'gift-packing'
  | 'surcharge'
  | 'no-cost-emi'
  | 'payment-offer'
  | 'exchange-credit'
  | 'rewards'
  | 'tax'

/** Keys of the steps; the web application has their messages in every language. */
export type TotalsTextKey =
  | 'totals.item'
  | 'totals.mrpSaving'
  | 'totals.quantityBreak'
  | 'totals.priceList'
  | 'totals.promotion'
  | 'totals.automaticOffer'
  | 'totals.prepaidDiscount'
  | 'totals.cancellationDiscount'
  | 'totals.shipping'
  | 'totals.shippingFree'
  | 'totals.codFee'
  | 'totals.giftPacking'
  | 'totals.surcharge'
  | 'totals.noCostEmi'
  | 'totals.paymentOffer'
  | 'totals.exchangeCredit'
  | 'totals.rewards'
  | 'totals.taxIncluded'

/** One step of a total, stored with the order as JSON; all amounts in order add up to the payable amount. */
export interface TotalsStep {
  kind: TotalsStepKind
  key: TotalsTextKey
  params: Record<string, string | number>
  /** What the step adds (or subtracts); 0 for tax, which is included in prices. */
  amountMinor: number
  runningMinor: number
}
