// English texts of parcels that a carrier has lost.

export const messages = {
  lost: 'Lost',
  markLost: 'Mark as lost',
  markLostText: 'The customer is told. Then send the products once more, or refund the parcel.',
  why: 'What the carrier said',
  claim: 'Claim number at the carrier',
  claimHint: 'Optional.',
  sendAgain: 'Send once more',
  sendAgainText:
    'Another parcel with the same products leaves the warehouse. Its stock is taken, the invoice stays the same, and nothing is charged. Print the packing slip and the invoice again.',
  carrier: 'Carrier',
  tracking: 'Tracking number',
  refund: 'Refund instead',
  refundText:
    'A credit note is made for the invoice of this parcel. What was paid is refunded; cash that is due is not collected. The products are not sent again. This cannot be undone.',
  arrived: 'Delivered after all',
  comesBack: 'Found, on its way back',
  claimOf: 'Claim {number}',
  'outcome-sent-again': 'sent once more',
  'outcome-refunded': 'refunded',
  'outcome-found': 'found',
  lossLine: 'Lost by {carrier}, {at}',
} as const
