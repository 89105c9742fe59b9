// English messages of moving an order to another account.

export const messages = {
  move: 'Move to another customer',
  moveText:
    'For an order placed with the wrong account. Possible until a parcel is packed; both customers are notified by mail, if the account has a verified address.',
  search: 'Find the other customer',
  find: 'Find',
  nothing: 'No other customer was found.',
  other: 'Choose another customer',
  from: 'From',
  to: 'To',
  number: 'Customer {number}',
  noName: 'No name',
  notTold: 'has no verified email address: will not be notified',
  moves: 'What moves',
  movesOrder: 'the order with its documents, and the right to cancel and to return it',
  movesCoupon: 'the use of the coupon {code}',
  movesPoints: 'the {points} reward points that it earns when it is delivered',
  stays: 'What does not change',
  staysAddress:
    'the delivery and billing addresses, which the new customer sees: correct the delivery address if it is not theirs',
  staysTax: 'the recipient of the invoice: {recipient}',
  staysRetail: 'the retail invoice, without a company',
  staysPaid: 'the payment: refunds go to the original payment method',
  staysTickets: 'tickets of the former account about the order: {count}',
  reason: 'Why, and how you verified whose order it is',
  reasonHint: 'Staff read it in the history of the order; the customers do not.',
  confirm: 'Move the order',
  done: 'The order was moved.',
  not: 'The order cannot be moved to this account:',
  'not-same': 'This account already has the order.',
  'not-market': 'The account belongs to another market.',
  'not-ended': 'One of the two accounts was deleted or merged.',
  'not-blocked': 'One of the two accounts is blocked.',
  'not-unpaid': 'The order is not paid yet. It can be moved once it is.',
  'not-packed': 'A parcel is packed or shipped: its documents name the account. Have it returned, and order again.',
  'not-over': 'The order was cancelled or has expired.',
  'not-edit-waits': 'An edit waits for its payment. Withdraw it first, or wait.',
  'not-points':
    'It was partly paid with reward points of the current account. Cancel the order, which returns them, and order again.',
  'not-credit':
    'It was partly paid with exchange credit of the current account. Cancel the order, which returns it, and order again.',
  'not-coupon':
    'The other customer may not use the coupon or an automatic offer of the order. Remove the coupon by editing the order; an offer cannot be removed.',
  'not-offer': 'The other customer has used the payment offer of the order as often as allowed.',
  'not-cod': 'The other customer cannot use cash on delivery now.',
  'not-tax-number':
    'The order has another tax number than the company of the other account. Cancel it and order again, so that the invoice is correct.',
  'not-dispute': 'A payment of the order is disputed. Wait for the outcome.',
} as const
