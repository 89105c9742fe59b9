// English texts of the offers of a product in its editor.

export const messages = {
  rule: 'Of the active offers, new before refurbished, the store shows one that can be bought; of several, the one with the best score.',
  noMrp: 'Not declared',
  break: 'from {from}: {price}',
  quantities: 'Quantities',
  quantitiesOf: 'at least {least}, in multiples of {multiple}',
  days: '{count, plural, =0{None} one{# day} other{# days}}',
  condition: 'Condition',
  'condition-new': 'New',
  'condition-refurbished': 'Refurbished',
  compared:
    'Score: {score} of 10,000. Price with shipping {landed}: {price}, delivery {delivery}, rating of the seller {rating}, stock {stock}.',
  onlyOne: 'Shown because no other seller has an active offer.',
  noneActive: 'Shown as not available: no seller has an active offer.',
  edit: 'Edit',
  end: 'End the offer',
  beginAgain: 'Offer it again',
  firstEnds: 'The first seller. Whether the product is sold is set under Publication.',
  turned: 'Added to the draft. Review and save it.',
} as const
