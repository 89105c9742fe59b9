// The accounts of the ledger.

export const ACCOUNTS = [
  /** What customers owe for their orders; negative is paid in advance, or to be refunded. */
  'customers',
  /** What gateways have taken and not yet paid out, by gateway. */
  'gateways',
  /** Bank transfers, and refunds that staff have paid. */
  'bank',
  /** What carriers have taken at the door. */
  'cash-on-delivery',
  /** Products without tax, by GSTIN or TRN of the seller, to whom they are owed. */
  'sales',
  /** Shipping without tax, by seller. */
  'shipping',
  /** Fees of cash on delivery without tax, by seller. */
  'cod-fees',
  /** Packing of gifts without tax, by seller. */
  'gift-packing',
  /** Interest of no-cost EMI that the store bears. */
  'emi-discounts',
  /** Tax by head, by seller. */
  'tax-cgst',
  'tax-sgst',
  'tax-utgst',
  'tax-igst',
  'tax-vat',
] as const
export type Account = (typeof ACCOUNTS)[number]

/** What is posted. */
export const ENTRY_KINDS = ['sale', 'credit-note', 'receipt', 'refund'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]
