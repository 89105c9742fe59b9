// English texts of a replacement for which nothing comes back.

export const messages = {
  open: 'Send a replacement',
  short: 'Replacement, nothing comes back',
  title: 'Replacement for order {number}',
  text: 'The same pieces once more, free of charge, for delivered ones that were damaged or missing. The customer sends nothing back. To have the pieces back first, open a return instead.',
  nothing: 'Nothing of this order can be replaced now.',
  cannot: 'Cannot be replaced',
  reason: 'Reason',
  note: 'What the customer says',
  noteHint: 'The customer reads it.',
  stock:
    'Stock leaves the warehouse, and in India a delivery challan is issued, when the replacement is handed to a carrier on the page of the return. Until then it can be cancelled.',
  confirm: 'Promise the replacement',
  done: 'Replacement {number} is promised. Hand it over on its page under Returns.',
} as const
