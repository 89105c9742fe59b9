// What the words of order mails are in each language.

import type { TotalsTextKey } from '../../../contract/cart/totals-types.ts'

/** The subject of a mail, which is also its heading, and its first sentence. */
interface Opening {
  subject: string
  text: string
}

export interface MailWords {
  hello: (name: string) => string
  placed: (order: number) => Opening
  payOnDelivery: (amount: string) => string
  awaitingTransfer: (order: number, amount: string) => Opening
  paymentFailed: (order: number, amount: string) => Opening
  expired: (order: number) => Opening
  shipped: (order: number, parcel: number, carrier: string) => Opening
  outForDelivery: (order: number, parcel: number) => Opening
  delivered: (order: number, parcel: number) => Opening
  parcelReturned: (order: number, parcel: number) => Opening
  undeliveredRefund: string
  undeliveredCash: string
  cancelled: (order: number) => Opening
  itemsCancelled: (order: number, payable: string) => Opening
  linesEdited: (order: number, payable: string) => Opening
  editWaits: (order: number, difference: string, until: string) => Opening
  payDifference: string
  editNotMade: (order: number) => Opening
  editNotPaid: string
  editPaidLate: string
  addressCorrected: (order: number) => Opening
  partRefunded: (amount: string) => string
  refundMade: (order: number, amount: string) => Opening
  refundLink: (order: number, amount: string) => Opening
  nameAccount: string
  refundFollows: string
  nothingCharged: string
  invoice: (order: number, invoice: string, seller: string) => Opening
  debitNote: (order: number, note: string, seller: string) => Opening
  creditNote: (order: number, note: string, seller: string) => Opening
  challan: (order: number, challan: string, seller: string) => Opening
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
  whySent: (order: number) => string
  review: Opening
  rateProducts: string
  whyReview: (order: number) => string
  unsubscribe: string
}
