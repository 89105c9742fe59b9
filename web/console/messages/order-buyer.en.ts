// English texts of what staff see of the buyer of an order: other orders, and cash on delivery.

export const messages = {
  title: 'Other orders of this customer',
  none: 'This is the only order.',
  more: 'All orders',
  cod: 'Cash on delivery',
  open: 'Available to this customer',
  'open-field': 'Allowed by a custom field, regardless of earlier orders',
  'cod-account': 'Blocked by a custom field of the customer or company',
  'cod-orders': 'Blocked for now: too many orders in a day',
  'cod-cancelled': 'Blocked for now: too many cancelled orders',
  'cod-not-accepted': 'Blocked for now: too many orders not accepted',
  placedToday: 'Ordered in 24 hours',
  cancelledThisMonth: 'Cancelled in 30 days',
  notAccepted: 'Not accepted in 180 days',
  ofLimit: '{count}, blocked from {closedFrom}',
} as const
