// The English texts of order mails.

import type { MailWords } from './mail-words.ts'

export const EN: MailWords = {
  hello: name => (name ? `Hello ${name},` : 'Hello,'),
  placed: order => ({ subject: `Order ${order} is placed`, text: 'Thank you for your order. We have received it.' }),
  payOnDelivery: amount => `You pay ${amount} when it is delivered.`,
  awaitingTransfer: (order, amount) => ({
    subject: `Order ${order} waits for your bank transfer`,
    text: `Please transfer ${amount} within 24 hours to the account below and state the order number as reference.`,
  }),
  paymentFailed: (order, amount) => ({
    subject: `The payment for order ${order} failed`,
    text: `The payment of ${amount} did not go through. You can pay again from the order page until the order expires.`,
  }),
  expired: order => ({
    subject: `Order ${order} has expired`,
    text: 'No payment arrived in time, so the order has expired. The products are no longer reserved for you.',
  }),
  shipped: (order, parcel, carrier) => ({
    subject: `Parcel ${parcel} of order ${order} is on its way`,
    text: carrier ? `The parcel was handed over to ${carrier}.` : 'The parcel was handed over to the carrier.',
  }),
  outForDelivery: (order, parcel) => ({
    subject: `Parcel ${parcel} of order ${order} is out for delivery`,
    text: 'The carrier is on the way to your address.',
  }),
  delivered: (order, parcel) => ({
    subject: `Parcel ${parcel} of order ${order} was delivered`,
    text: 'The carrier has reported this parcel as delivered.',
  }),
  parcelReturned: (order, parcel) => ({
    subject: `Parcel ${parcel} of order ${order} could not be delivered`,
    text: 'The carrier could not deliver this parcel. It is back in our warehouse and is not sent again.',
  }),
  parcelLost: (order, parcel) => ({
    subject: `Parcel ${parcel} of order ${order} was lost on the way`,
    text: 'The carrier has lost this parcel. We are sorry. We send the products again or refund them, and tell you which.',
  }),
  parcelSentAgain: (order, parcel, carrier) => ({
    subject: `The products of parcel ${parcel} of order ${order} are sent again`,
    text: carrier
      ? `In place of the parcel that was lost, another one was handed over to ${carrier}. It costs you nothing more.`
      : 'In place of the parcel that was lost, another one was handed over to the carrier. It costs you nothing more.',
  }),
  parcelLostRefunded: (order, parcel) => ({
    subject: `Parcel ${parcel} of order ${order} was lost and is not sent again`,
    text: 'The carrier has lost this parcel. Its products are not sent again.',
  }),
  undeliveredRefund: 'What you paid for it is refunded to the method that you paid with.',
  undeliveredCash: 'You do not pay for it.',
  cancelled: order => ({ subject: `Order ${order} was cancelled`, text: 'The order was cancelled.' }),
  itemsCancelled: (order, payable) => ({
    subject: `Products of order ${order} were cancelled`,
    text: `Some products of the order were cancelled. It now costs ${payable}; what is still to come is listed below.`,
  }),
  linesEdited: (order, payable) => ({
    subject: `Order ${order} was changed`,
    text: `We have changed the products of the order. It now costs ${payable}; what it contains now is listed below.`,
  }),
  editWaits: (order, difference, until) => ({
    subject: `Order ${order}: ${difference} more to pay for a change`,
    text: `We have prepared the change of the order that was agreed with you. It costs ${difference} more. Please pay by ${until} on the order page, which shows what changes; until then we keep the products for you. Without the payment the order stays as it is.`,
  }),
  payDifference: 'View the change and pay',
  editNotMade: order => ({
    subject: `Order ${order} stays as it was`,
    text: 'The change of the order for which more was to pay is not made. The order is as listed below.',
  }),
  editNotPaid:
    'The payment for the change of the order did not arrive in time, so the change is not made. The order is as listed below.',
  editPaidLate: 'If you have paid for the change, the amount is refunded to the method that you paid with.',
  addressCorrected: order => ({
    subject: `Order ${order}: delivery address corrected`,
    text: 'We have corrected the delivery address of the order; it is now as below. If that is not right, please tell us before it leaves.',
  }),
  partRefunded: amount => `${amount} is refunded to the method that you paid with.`,
  refundMade: (order, amount) => ({
    subject: `Order ${order}: ${amount} refunded`,
    text: `We have paid ${amount} back to you. It can take a few working days until your bank shows it.`,
  }),
  refundLink: (order, amount) => ({
    subject: `Order ${order}: where should we send ${amount}?`,
    text: `You paid in cash, so we transfer your refund of ${amount} to a bank account. Please name one within 90 days. Later you can still do so on the order page.`,
  }),
  nameAccount: 'Name a bank account',
  refundFollows: 'What you paid is refunded to the method that you paid with.',
  nothingCharged: 'Nothing was charged.',
  invoice: (order, invoice, seller) => ({
    subject: `Order ${order}: invoice ${invoice} of ${seller}`,
    text: `Invoice ${invoice} is attached to this mail as a PDF. You also find it on the order page.`,
  }),
  debitNote: (order, note, seller) => ({
    subject: `Order ${order}: debit note ${note} of ${seller}`,
    text: `${seller} has charged too little on an invoice of this order. Debit note ${note}, attached to this mail as a PDF, says what is due in addition and why. You also find it on the order page.`,
  }),
  creditNote: (order, note, seller) => ({
    subject: `Order ${order}: credit note ${note} of ${seller}`,
    text: `Credit note ${note} is attached to this mail as a PDF. You also find it on the order page.`,
  }),
  challan: (order, challan, seller) => ({
    subject: `Order ${order}: delivery challan ${challan} of ${seller}`,
    text: `Your replacement travels with delivery challan ${challan}, attached to this mail as a PDF. There is nothing to pay for it. You also find it on the order page.`,
  }),
  orderNumber: 'Order',
  placedOn: 'Placed on',
  poNumber: 'Purchase order',
  deliverTo: 'Delivery address',
  deliveryBy: 'Delivery by',
  parcel: 'Parcel',
  carrier: 'Carrier',
  trackingNumber: 'Tracking number',
  beneficiary: 'Beneficiary',
  accountNumber: 'Account number',
  ifsc: 'IFSC',
  bank: 'Bank',
  transferReference: 'Reference',
  units: count => `Quantity ${count}`,
  total: 'Total',
  totals: {
    'totals.item': 'Products at {listPrice}',
    'totals.mrpSaving': 'Discount',
    'totals.quantityBreak': 'Quantity discount',
    'totals.priceList': 'Your price list',
    'totals.promotion': 'Coupon {code}',
    'totals.automaticOffer': 'Offer: {title}',
    'totals.prepaidDiscount': 'Prepaid discount',
    'totals.shipping': 'Shipping',
    'totals.shippingFree': 'Shipping',
    'totals.codFee': 'Cash on delivery fee',
    'totals.giftPacking': 'Gift packing',
    'totals.surcharge': 'Surcharge: {label}',
    'totals.noCostEmi': 'No-cost EMI discount',
    'totals.paymentOffer': 'Payment offer {code}',
    'totals.exchangeCredit': 'Exchange credit',
    'totals.rewards': 'Reward points',
    'totals.cancellationDiscount': 'Price kept after cancellation',
    'totals.taxIncluded': '{code} included in the total',
  },
  viewOrder: 'View order',
  payAgain: 'Pay again',
  whySent: order => `You receive this mail because of order ${order} at Karkhana.`,
  review: {
    subject: 'How are your products?',
    text: 'Your order arrived a few days ago. Open a product and write a review: it helps other buyers to choose.',
  },
  rateProducts: 'Write a review',
  whyReview: order => `You receive this mail because order ${order} at Karkhana was delivered to you.`,
  unsubscribe: 'Do not ask me for reviews again',
}
