// English texts of the refund desk.

export const messages = {
  title: 'Refunds',
  'view-failed': 'To be done by hand',
  'view-requested': 'Under way',
  'view-succeeded': 'Refunded',
  nothing: 'No refund in this view',
  ofOrder: 'Order {number}',
  'cause-order-cancelled': 'Order cancelled',
  'cause-items-cancelled': 'Lines cancelled',
  'cause-late-payment': 'Paid too late',
  'cause-returned': 'Returned',
  'cause-not-delivered': 'Not delivered',
  tries: '{count, plural, one{# try} other{# tries}}: {why}',
  retry: 'Try again',
  retried: 'The refund is tried again.',
  record: 'Record as paid',
  recordText:
    'Pay {amount} from the account of the store first, then record the reference of the bank. This cannot be undone.',
  accountRecorded: 'Each look at the account is recorded.',
  showAccount: 'Show the account',
  awaitsAccount: 'The customer has yet to name the account.',
  holder: 'Holder',
  accountNumber: 'Account number',
  reference: 'Bank reference (UTR or RRN)',
  recorded: 'The refund is recorded.',
} as const
