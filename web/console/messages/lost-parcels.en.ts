// English texts of parcels that a carrier has lost.

export const messages = {
  lost: 'Lost',
  markLost: 'Mark as lost',
  markLostText: 'The customer is told. Then send the products once more, or refund the parcel.',
  why: 'What the carrier has said',
  claim: 'Number of the claim at the carrier',
  claimHint: 'Optional.',
  sendAgain: 'Send once more',
  sendAgainText:
    'Another parcel with the same products leaves the warehouse: its stock is taken, the invoice stays, nothing is charged. Print packing slip and invoice again.',
  carrier: 'Carrier',
  tracking: 'Tracking number',
  refund: 'Refund instead',
  refundText:
    'The invoice of this parcel is credited and what was paid is refunded, or not collected. Its products are not sent. This cannot be undone.',
  arrived: 'Delivered after all',
  comesBack: 'Found, on its way back',
  claimOf: 'Claim {number}',
  'outcome-sent-again': 'sent once more',
  'outcome-refunded': 'refunded',
  'outcome-found': 'found',
  lossLine: 'Lost {at} with {carrier}',
} as const
