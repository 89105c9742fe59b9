// English texts of a replacement for which nothing comes back.

export const messages = {
  open: 'Send a replacement',
  short: 'Replacement without a return',
  title: 'Replacement for order {number}',
  text: 'The same pieces again, free of charge, for delivered ones that were damaged or missing. The customer sends nothing back. If the pieces should come back first, open a return instead.',
  nothing: 'Nothing of this order can be replaced now.',
  cannot: 'Cannot be replaced',
  reason: 'Reason',
  note: 'Customer’s description',
  noteHint: 'The customer can read it.',
  stock:
    'Stock is deducted, and in India a delivery challan is issued, when the replacement is handed to a carrier on the page of the return. Until then it can be cancelled.',
  confirm: 'Create the replacement',
  done: 'Replacement {number} is created. Hand it over on its page under Returns.',
} as const
