// English messages of moving an order to another account.

export const messages = {
  move: 'Move to another customer',
  moveText:
    'For an order that was placed with the wrong account. Until a parcel is packed; both customers are told by mail, where the account has a verified address.',
  search: 'Find the other customer',
  find: 'Find',
  nothing: 'No other customer was found.',
  other: 'Choose another customer',
  from: 'From',
  to: 'To',
  number: 'Customer {number}',
  noName: 'No name',
  notTold: 'has no verified email address: is not told by mail',
  moves: 'What moves',
  movesOrder: 'the order with its documents, and the right to cancel and to return it',
  movesCoupon: 'the use of the coupon {code}',
  movesPoints: 'the {points} reward points that it earns when it is delivered',
  stays: 'What stays as it is',
  staysAddress:
    'the delivery and billing addresses, which the new customer sees: correct the delivery address if it is not theirs',
  staysTax: 'the recipient of the invoice: {recipient}',
  staysRetail: 'the retail invoice, without a company',
  staysPaid: 'the payment: refunds go back the way it was paid',
  staysTickets: 'tickets of the former account about the order: {count}',
  reason: 'Why, and how you verified whose order it is',
  reasonHint: 'Staff read it in the history of the order; the customers do not.',
  confirm: 'Move the order',
  done: 'The order was moved.',
  not: 'The order cannot be moved to this account:',
  'not-same': 'It is the account that has the order.',
  'not-market': 'The account is of another market.',
  'not-ended': 'One of the two accounts was deleted or merged.',
  'not-blocked': 'One of the two accounts is blocked.',
  'not-unpaid': 'The order is not paid yet. It can be moved once it is.',
  'not-packed': 'A parcel is packed or has left: its documents name the account. Have it returned, and order again.',
  'not-over': 'The order was cancelled or has expired.',
  'not-edit-waits': 'An edit waits for its payment. Withdraw it first, or wait.',
  'not-points':
    'Reward points of the present account paid a part. Cancel the order, which gives them back, and order again.',
  'not-credit':
    'Exchange credit of the present account paid a part. Cancel the order, which gives it back, and order again.',
  'not-coupon':
    'The other customer may not use the coupon or an automatic offer of the order, or not again. Take the coupon off by editing the order; an offer cannot be taken off.',
  'not-offer': 'The other customer has used the payment offer of the order as often as allowed.',
  'not-cod': 'The other customer may not order with cash on delivery now.',
  'not-tax-number':
    'The order names another tax number than the company of the other account. Cancel it and order again, so that the invoice is right.',
  'not-dispute': 'A payment of the order is disputed. Wait for the outcome.',
} as const
