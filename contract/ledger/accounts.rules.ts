// The accounts of the ledger.

import type { Market } from '../shared/market.ts'

export const ACCOUNTS = [
  /** What customers owe for their orders; negative when paid in advance or to be refunded. */
  'customers',
  /** Collected by gateways and not yet paid out, by gateway. */
  'gateways',
  /** Bank transfers, payouts from gateways, payouts to sellers, and refunds paid by staff. */
  'bank',
  /** Withheld by gateways for undecided disputes, by gateway. */
  'disputes',
  /** Cost of lost disputes to the store, by gateway. */
  'chargebacks',
  /** Cash on delivery collected by carriers and not yet paid out. */
  'cash-on-delivery',
  /** Products without tax, by GSTIN or TRN of the seller. */
  'sales',
  /** Shipping without tax, by seller. */
  'shipping',
  /** Cash-on-delivery fees without tax, by seller. */
  'cod-fees',
  /** Gift wrapping without tax, by seller. */
  'gift-packing',
  /** Surcharges added to orders by staff, without tax, by seller. */
  'surcharges',
  /**
   * Interest of no-cost EMI funded by the store; with the party `payment-offers` its payment offers, with `rewards`
   * what points pay.
   */
  'emi-discounts',
  /** Exchange credit of customers, to be used for another order or refunded. */
  'exchange-credits',
  /** Tax by head, by seller. */
  'tax-cgst',
  'tax-sgst',
  'tax-utgst',
  'tax-igst',
  'tax-vat',
  /** Sales of sellers with tax, passed on to `sellers`; adds up to zero with the seller's accounts above. */
  'seller-supplies',
  /** Added to invoices by debit notes, by seller: the seller collects it from the buyer. */
  'collected-by-sellers',
  /** Owed to sellers; positive when sellers owe it. */
  'sellers',
  /** Commission of the operator without tax, by seller. */
  'commission',
  /** Tax on commission by head, by GSTIN or TRN of the operator. */
  'commission-cgst',
  'commission-sgst',
  'commission-utgst',
  'commission-igst',
  'commission-vat',
  /** Tax collected at source by head, by GSTIN of the operator. */
  'tcs-cgst',
  'tcs-sgst',
  'tcs-igst',
  /** Fees of gateways without tax, and the tax on them, by gateway. */
  'gateway-fees',
  'gateway-fee-tax',
  /** Deducted by carriers from the cash they pay out, without tax, and the tax on it, by carrier. */
  'carrier-charges',
  'carrier-charge-tax',
  /** Paid by carriers for parcels that they lost, by carrier. */
  'carrier-claims',
] as const
export type Account = (typeof ACCOUNTS)[number]

const OF_GST = /^(?:tcs|(?:tax|commission)-(?:[csi]|ut)gst)/
const OF_VAT = /-vat$/

/** The accounts that can have entries in a market: each has the heads of its own taxes. */
export const accountsOf = (market: Market): Account[] =>
  ACCOUNTS.filter(account => !(market === 'IN' ? OF_VAT : OF_GST).test(account))

/** The kinds of entries. */
export const ENTRY_KINDS = [
  'sale',
  'credit-note',
  'debit-note',
  'receipt',
  'refund',
  'second-receipt',
  'second-refund',
  /** An exchange credit that is issued, or refunded. */
  'exchange-credit',
  'seller-share',
  'seller-share-credit',
  'tcs',
  'payout',
  'settlement',
  /** Withheld by a gateway for a dispute, returned when it is won, or paid to the customer when it is lost. */
  'dispute-hold',
  'dispute-won',
  'dispute-lost',
  /** Paid out by a carrier for the cash of a parcel. */
  'remittance',
  /** Paid by a carrier for a parcel that it lost. */
  'carrier-claim',
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** The kinds of entries of a market: tax is collected at source in India only. */
export const entryKindsOf = (market: Market): EntryKind[] =>
  ENTRY_KINDS.filter(kind => kind !== 'tcs' || market === 'IN')
