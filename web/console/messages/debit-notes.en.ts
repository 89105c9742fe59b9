// English texts of debit notes of an order.

export const messages = {
  debit: 'Debit note',
  debitOf: 'Debit note for {number}',
  title: 'Debit note for {number}',
  reason: 'What was charged too little',
  'value-undercharged': 'Value',
  'tax-undercharged': 'Tax',
  'text-value-undercharged': 'Type the value before tax that is added to a line. The tax of the line is added to it.',
  'text-tax-undercharged':
    'Type the correct rate of a line. The tax that it lacks is added, after credit and debit notes.',
  'place-value-undercharged': 'Value before tax',
  'place-tax-undercharged': 'Rate in per cent',
  stands: 'Now {value} before tax, {rate}%.',
  adds: 'Adds {value} and {tax} tax.',
  'fault-amount': 'An amount in rupees above 0, with at most two decimals.',
  'fault-rate': 'A rate above 0 and up to 100 per cent.',
  'fault-nothing': 'The line lacks no tax at this rate.',
  explanation: 'Explanation',
  explanationHint: 'It stands on the document that the buyer gets.',
  sum: '{value} and {tax} tax: {total} in all.',
  final: 'A debit note is not changed or deleted. The buyer gets it by mail, and the seller collects the amount.',
  issue: 'Issue the debit note',
  issued: 'Debit note {number} over {total} is issued.',
} as const
