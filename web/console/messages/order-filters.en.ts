// English texts of filters of the list of orders, and of what was printed.

export const messages = {
  promise: 'Promised day',
  'promise-passed': 'Passed',
  'promise-today': 'Today',
  'promise-next': 'Next {count} days',
  paymentState: 'Payment status',
  least: 'Amount from',
  most: 'Amount up to',
  warehouse: 'Warehouse',
  carrier: 'Carrier',
  coupon: 'Coupon',
  printed: 'Printed',
  'printed-yes': 'Printed',
  'printed-no': 'Not printed',
  prints: 'Printed with others',
  'kind-packing-slips': 'Packing slips',
  'kind-invoices': 'Invoices',
  'kind-labels': 'Labels',
  by: '{name}, {time}',
  printedBefore:
    '{count, plural, one{# of them was printed before and is printed again.} other{# of them were printed before and are printed again.}}',
} as const
