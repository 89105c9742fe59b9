// English texts of what staff see of the buyer of an order: other orders, and cash on delivery.

export const messages = {
  title: 'Other orders of this customer',
  none: 'This is the only order.',
  more: 'All orders',
  cod: 'Cash on delivery',
  open: 'Open to this customer',
  'open-field': 'Open by a custom field, whatever the earlier orders were',
  'cod-account': 'Closed by a custom field of the customer or company',
  'cod-orders': 'Closed for now: too many orders in a day',
  'cod-cancelled': 'Closed for now: too many orders cancelled',
  'cod-not-accepted': 'Closed for now: too many orders not accepted',
  placedToday: 'Ordered in 24 hours',
  cancelledThisMonth: 'Cancelled, of 30 days',
  notAccepted: 'Not accepted, of 180 days',
  ofLimit: '{count}, closed from {closedFrom}',
} as const
