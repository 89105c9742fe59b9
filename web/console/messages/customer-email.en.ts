// English texts of a mail address of a customer that staff change.

export const messages = {
  open: 'Change the mail address',
  title: 'Another mail address',
  text: 'A code is sent to the new address, which the customer reads out. Only then does the account get it, and the former address is told. Make sure that it is the customer who asks.',
  email: 'New mail address',
  send: 'Send the code',
  sent: 'A code is on its way to {email}. It is valid for a few minutes.',
  code: 'Code that the customer reads out',
  reason: 'Reason, for the staff',
  change: 'Change the address',
  other: 'Another address',
  done: 'The mail address is changed.',
} as const
