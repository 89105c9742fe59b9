// English texts of a mail address of a customer that staff change.

export const messages = {
  open: 'Change the email address',
  title: 'Another email address',
  text: 'A code is sent to the new address, and the customer reads it out. Only then is the address changed, and the former address is notified. Make sure that the request comes from the customer.',
  email: 'New email address',
  send: 'Send the code',
  sent: 'A code was sent to {email}. It is valid for a few minutes.',
  code: 'Code that the customer reads out',
  reason: 'Reason, for staff',
  change: 'Change the address',
  other: 'Another address',
  done: 'The email address is changed.',
} as const
