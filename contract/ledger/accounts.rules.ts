// The accounts of the ledger.

export const ACCOUNTS = [
  /** What customers owe for their orders; negative when paid in advance or to be refunded. */
  'customers',
  /** What gateways have collected and not yet paid out, by gateway. */
  'gateways',
  /** Bank transfers, what gateways have paid out, payouts to sellers, and refunds that staff have paid. */
  'bank',
  /** What gateways withhold for undecided disputes, by gateway. */
  'disputes',
  /** What lost disputes have cost the store, by gateway. */
  'chargebacks',
  /** Cash on delivery that carriers have collected and not yet paid out. */
  'cash-on-delivery',
  /** Products without tax, by GSTIN or TRN of the seller, who has sold them. */
  'sales',
  /** Shipping without tax, by seller. */
  'shipping',
  /** Cash-on-delivery fees without tax, by seller. */
  'cod-fees',
  /** Gift packing without tax, by seller. */
  'gift-packing',
  /** Surcharges that staff have added to orders, without tax, by seller. */
  'surcharges',
  /**
   * Interest of no-cost EMI that the store bears, with the party `payment-offers` what it takes off for a way of
   * payment, with `rewards` what points pay.
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
  /**
   * Sales of sellers with tax, passed on to `sellers`; together with the accounts of a seller above it adds up to
   * zero.
   */
  'seller-supplies',
  /** What debit notes add to invoices, by seller: the seller collects it from the buyer. */
  'collected-by-sellers',
  /** What is owed to sellers; positive when sellers owe it. */
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
  /** What carriers deduct from the cash that they pay out, without tax, and the tax on it, by carrier. */
  'carrier-charges',
  'carrier-charge-tax',
] as const
export type Account = (typeof ACCOUNTS)[number]

/** What is posted. */
export const ENTRY_KINDS = [
  'sale',
  'credit-note',
  'debit-note',
  'receipt',
  'refund',
  'second-receipt',
  'second-refund',
  /** A credit of an exchange that is issued, or refunded. */
  'exchange-credit',
  'seller-share',
  'seller-share-credit',
  'tcs',
  'payout',
  'settlement',
  /** What a gateway withholds for a dispute, returns when it is won, or has paid to the customer when it is lost. */
  'dispute-hold',
  'dispute-won',
  'dispute-lost',
  /** What a carrier paid out for the cash of a parcel. */
  'remittance',
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]
