// English texts of pick-ups of returns.

export const messages = {
  title: 'Pick-up',
  none: 'No pick-up is booked yet.',
  nobody: 'No carrier collects at this address. Ask the customer to send the products in, or arrange it with them.',
  booked: '{carrier} will collect it on {day}, {from} to {to}',
  requested: 'Whether {carrier} has booked it for {day} is not known. Book it again to find out.',
  collected: '{carrier} has collected it and is bringing it to the warehouse',
  collectedAnyway:
    'The customer has withdrawn this return, but {carrier} had collected the products. When they arrive, agree with the customer on what to do.',
  arrivedAnyway:
    'The customer has withdrawn this return, but {carrier} has brought the products to the warehouse. Agree with the customer on what to do.',
  failed: '{carrier} could not collect it on {day}: {reason}',
  carrier: 'Carrier',
  day: 'Day',
  window: 'Time',
  hours: '{from} to {to}',
  number: 'Number from the carrier',
  numberHint: 'Book it at the carrier first. The customer sees this number.',
  book: 'Book the pick-up',
  again: 'Try again',
  another: 'Book another day',
  keep: 'Keep it as it is',
  cancel: 'Cancel the pick-up',
  fail: 'Not collected',
  failText: 'The customer is told why, and another pick-up can be booked.',
  why: 'What the carrier said',
  isBooked: 'The pick-up is booked.',
  isCancelled: 'The pick-up is cancelled.',
  hasFailed: 'Recorded.',
} as const
