// Columns of the lists of staff that can be hidden, in the list and in the file that is made of it.

export const LIST_COLUMNS = {
  orders: ['placed', 'customer', 'gstin', 'city', 'lines', 'total', 'payment', 'state', 'promised', 'hold', 'held'],
  customers: ['customer', 'name', 'tax', 'contact', 'marks', 'since', 'last'],
  stock: ['name', 'seller', 'warehouse', 'onHand', 'reserved', 'available', 'reorder'],
  'price-lists': ['groups', 'prices', 'period', 'state'],
  documents: ['date', 'kind', 'order', 'issuer', 'issuerNumber', 'buyer', 'buyerNumber', 'taxable', 'tax', 'total'],
  payments: ['begun', 'state', 'method', 'gateway', 'reference', 'ours', 'refunded', 'amount'],
  returns: ['at', 'order', 'product', 'reason', 'pictures', 'kind', 'handover', 'refund'],
  coupons: ['title', 'appliedBy', 'gives', 'uses', 'discount', 'period', 'state'],
  tickets: ['raised', 'customer', 'topic', 'about', 'text', 'assigned', 'due'],
  requests: ['raised', 'customer', 'product', 'quantity', 'place', 'assigned', 'state'],
} as const

export type ColumnList = keyof typeof LIST_COLUMNS
export type ListColumn<L extends ColumnList> = (typeof LIST_COLUMNS)[L][number]
