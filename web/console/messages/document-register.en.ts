// English texts of the register of invoices and notes.

export const messages = {
  list: 'Invoices and notes',
  search: 'Number, order or tax number',
  number: 'Number',
  kind: 'Kind',
  date: 'Date',
  order: 'Order',
  issuer: 'Issued by',
  buyer: 'Buyer',
  taxNumber: 'Tax number',
  buyerHidden: 'not shown',
  taxable: 'Taxable value',
  tax: 'Tax',
  total: 'Total',
  pdf: 'PDF',
  pdfOf: 'PDF: {number}',
  sums: 'Totals of {month}',
  documents: 'Documents',
  count: '{count, plural, one{{shown} document} other{{shown} documents}}',
  tooMany: 'This month has too many documents for its totals here. Choose a kind or an issuer.',
  nothing: 'No document matches',
}
