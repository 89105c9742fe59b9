// English texts of the messages that the customer of an order was sent.

export const messages = {
  title: 'Messages to the customer',
  none: 'No message in the last 90 days. Mail and text messages go only to addresses and numbers that the customer has verified.',
  more: 'Show older messages',
  'channel-mail': 'Mail to {recipient}',
  'channel-sms': 'Text message to {recipient}',
  'channel-push': 'Notification on a device',
  'state-waiting': 'Waiting to be sent',
  'state-sent': 'Sent',
  'state-returned': 'Came back',
  'state-failed': 'Not delivered',
  'state-off': 'Not sent: no provider is configured',
  'text-order-placed': 'Order received',
  'text-payment-failed': 'Payment failed',
  'text-shipped': 'Parcel shipped',
  'text-out-for-delivery': 'Parcel out for delivery',
  'text-delivered': 'Parcel delivered',
  'text-order-cancelled': 'Order cancelled',
  'text-edit-waits': 'Additional payment for an edit',
  'text-refund-link': 'Account for the refund',
} as const
