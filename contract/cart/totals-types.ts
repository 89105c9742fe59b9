// What goes into the totals of a cart or an order and what comes out; every `*Minor` is integer paise or fils.

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

/** The price of a line as it was when the line was ordered. */
export type OrderedPrice = Pick<TotalsLineInput, 'unitPriceMinor' | 'breaks' | 'taxRateBp' | 'listTaxRateBp'>

export interface TotalsLineInput {
  msn: string
  quantity: number
  /** Quantity that decides the break, when the line is a part of a larger one; `quantity` when left out. */
  breakQuantity?: number
  mrpMinor: number
  /** List price of one unit, tax included, before quantity breaks. */
  unitPriceMinor: number
  breaks: readonly PriceBreak[]
  taxRateBp: number
  /** Rate at the list price, where it depends on the price; stored with an order for what is left of it later. */
  listTaxRateBp?: number
  hsn: string
  sellerId: number
  /** GST state code or emirate code of the registration that it is dispatched under. */
  sellerState: string
  /** Shown in the explanation only. */
  sellUnit?: string
  /** What the line of an order cost before staff set its price; not computed with. */
  orderedPrice?: OrderedPrice
  /** The price list of the buyer that the price of the line is from, and what everybody paid for a unit; not computed with. */
  priceList?: { listId: number; name: string; publicUnitMinor: number }
}

export interface PromotionInput {
  code: string
  kind: 'flat' | 'percent'
  /** Minor units when flat, basis points when per cent. */
  value: number
  /** Smallest amount of products (after offers) that it applies to, included. */
  minCartMinor: number
  /** The products among the lines that it is for, where it is not for all: only these count, and they alone get the discount. */
  msns?: readonly string[]
  maxDiscountMinor?: number
}

/** An offer that applies by itself. */
export interface AutomaticInput extends PromotionInput {
  /** As shoppers read it. */
  titleEn: string
  titleHi: string
  /** The lower is taken off first; of equal ones the code decides. */
  priority: number
  /** Whether it goes together with other promotions; kept for edits of the order, not computed with. */
  combines: boolean
}

/** Reward points that may pay a part of the products. */
export interface RewardsInput {
  /** As many as the customer has, or as an order has left. */
  points: number
  /** What a point is worth. */
  pointMinor: number
  /** The most of the products after discounts that points pay, in basis points. */
  maxShareBp: number
}

export interface Surcharge {
  amountMinor: number
  /** For what, as the customer reads it. */
  label: string
}

export interface TotalsInput {
  market: MarketCode
  currency: CurrencyCode
  lines: readonly TotalsLineInput[]
  /** Null while no place is known: tax is then shown as for the seller's own state. */
  deliveryState: string | null
  buyerGstin: string | null
  promotion: PromotionInput | null
  /** The offers that apply by themselves, as `choosePromotions` chose them; taken off after the coupon. */
  automatic?: readonly AutomaticInput[]
  /** The offers that an order was placed with, once staff have taken some off; not computed with. */
  orderedAutomatic?: readonly AutomaticInput[]
  /** The coupon that an order was placed with, once staff have changed it; not computed with. */
  orderedPromotion?: PromotionInput | null
  paymentMode: null | 'prepaid' | 'cod'
  /** Off the products left after the promotion, when paid in advance and at least `minCartMinor` of them are left. */
  prepaidDiscount: null | { rateBp: number; minCartMinor: number; maxMinor: number }
  shipping: { chargeMinor: number; freeAboveMinor: number; taxRateBp: number }
  /** What the store bears of a no-cost EMI (`noCostEmiPlan`); counted only when paid in advance. */
  noCostEmiDiscountMinor?: number
  /** What the store gives for the way of payment (`payment_offers`); counted only when paid in advance. */
  paymentOffer?: { code: string; discountMinor: number } | null
  /** What is left of the credit of an exchange; taken off however the rest is paid. */
  exchangeCreditMinor?: number
  /** Points that are redeemed as far as the terms allow; taken off however the rest is paid, and never beside an exchange credit. */
  rewards?: RewardsInput | null
  /** Charged on cash on delivery, tax included at the rate of shipping. */
  codFeeMinor?: number
  /** Charged when the order is packed as a gift, tax included at the rate of shipping; 0 or left out when it is not. */
  giftPackingMinor?: number
  /** What staff charge on an order for something else, tax included at the rate of shipping, and for what. */
  surcharge?: Surcharge | null
  /** Passed on to `placeOfSupply`. */
  useDeliveryStateForRegistered?: boolean
}

/** An amount with the tax inside it: taxable + taxes = payable. */
export interface Taxed {
  payableMinor: number
  taxRateBp: number
  taxKind: TaxKind
  posState: string
  taxableMinor: number
  taxesMinor: number
  taxParts: TaxPart[]
}

/** One line of the cart; `payableMinor` is what it costs after its shares of the discounts. */
export interface LineTotals extends Taxed {
  msn: string
  quantity: number
  sellerId: number
  sellerState: string
  hsn: string
  mrpMinor: number
  /** Price of one unit after quantity breaks. */
  unitPriceMinor: number
  /** From which quantity the price of the break holds; null at list price. */
  breakQuantity: number | null
  /** MRP of the whole line. */
  amountMinor: number
  mrpSavingMinor: number
  breakSavingMinor: number
  /** MRP saving and break saving together. */
  offerMinor: number
  amountWithOfferMinor: number
  promotionShareMinor: number
  /** Its shares of all automatic offers. */
  automaticShareMinor: number
  prepaidShareMinor: number
  /** Its share of the discount of `capTotals`. */
  cancellationShareMinor: number
}

/** The figures that a total consists of, by the names of the specification. */
export interface TotalsFigures {
  /** Products at MRP. */
  totalAmountMinor: number
  totalOfferMinor: number
  /** Products at the prices of the store: totalAmount - totalOffer. */
  totalAmountWithOfferMinor: number
  /** Of the coupon. */
  promotionDiscountMinor: number
  /** Of the automatic offers together. */
  automaticDiscountMinor: number
  prepaidDiscountMinor: number
  /** What keeps the rest of an order, of which something was cancelled, from costing more than before. */
  cancellationDiscountMinor: number
  /** Products after all discounts; prices include tax. */
  totalAmountWithTaxMinor: number
  shippingChargesMinor: number
  codFeeMinor: number
  giftPackingMinor: number
  surchargeMinor: number
  noCostEmiDiscountMinor: number
  paymentOfferDiscountMinor: number
  /** What the credit of an exchange pays. */
  exchangeCreditMinor: number
  /** What reward points pay, borne by the store. */
  rewardDiscountMinor: number
  /** totalAmountWithTax + shippingCharges + codFee + giftPacking + surcharge - noCostEmiDiscount - paymentOfferDiscount - exchangeCredit - rewardDiscount. */
  totalPayableAmountMinor: number
  /** taxable + taxes = totalAmountWithTax + shippingCharges + codFee + giftPacking + surcharge. */
  taxableMinor: number
  /** The tax inside products and charges; discounts of no-cost EMI, offers and points are borne by the store and leave it as it is. */
  taxesMinor: number
  taxParts: { code: TaxCode; amountMinor: number }[]
}

/** What is charged beside the products, in the order in which documents list it. */
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

/** Text keys of the steps; the interface has their messages in every language. */
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
  /** What the step adds (or takes away); 0 for tax, which is inside the prices. */
  amountMinor: number
  runningMinor: number
}
