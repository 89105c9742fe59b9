// The type of the texts of order mails in each language.

import type { TotalsTextKey } from '../../../contract/cart/totals-types.ts'

/** A number, or the name of a value in braces. */
type Named = number | string

/** The subject of a mail, which is also its heading, and its first sentence. */
export interface Opening {
  subject: string
  text: string
}

export interface MailWords {
  hello: (name: string) => string
  placed: (order: Named) => Opening
  payOnDelivery: (amount: string) => string
  awaitingTransfer: (order: Named, amount: string) => Opening
  paymentFailed: (order: Named, amount: string) => Opening
  expired: (order: Named) => Opening
  shipped: (order: Named, parcel: Named, carrier: string) => Opening
  outForDelivery: (order: Named, parcel: Named) => Opening
  delivered: (order: Named, parcel: Named) => Opening
  parcelReturned: (order: Named, parcel: Named) => Opening
  parcelLost: (order: Named, parcel: Named) => Opening
  parcelSentAgain: (order: Named, parcel: Named, carrier: string) => Opening
  parcelLostRefunded: (order: Named, parcel: Named) => Opening
  undeliveredRefund: string
  undeliveredCash: string
  cancelled: (order: Named) => Opening
  itemsCancelled: (order: Named, payable: string) => Opening
  linesEdited: (order: Named, payable: string) => Opening
  editWaits: (order: Named, difference: string, until: string) => Opening
  payDifference: string
  editNotMade: (order: Named) => Opening
  editNotPaid: string
  editPaidLate: string
  addressCorrected: (order: Named) => Opening
  partRefunded: (amount: string) => string
  refundMade: (order: Named, amount: string) => Opening
  refundLink: (order: Named, amount: string) => Opening
  nameAccount: string
  refundFollows: string
  nothingCharged: string
  invoice: (order: Named, invoice: string, seller: string) => Opening
  debitNote: (order: Named, note: string, seller: string) => Opening
  creditNote: (order: Named, note: string, seller: string) => Opening
  challan: (order: Named, challan: string, seller: string) => Opening
  orderNumber: string
  placedOn: string
  poNumber: string
  deliverTo: string
  deliveryBy: string
  parcel: string
  carrier: string
  trackingNumber: string
  beneficiary: string
  accountNumber: string
  ifsc: string
  bank: string
  transferReference: string
  units: (count: number) => string
  total: string
  /** `{listPrice}` is the name of the price before offers, `{code}` that of a coupon or tax. */
  totals: Record<TotalsTextKey, string>
  viewOrder: string
  payAgain: string
  whySent: (order: Named) => string
  review: Opening
  rateProducts: string
  whyReview: (order: Named) => string
  unsubscribe: string
}
