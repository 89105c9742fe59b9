// English texts of pick lists.

export const messages = {
  title: 'Pick list',
  orders: 'Orders',
  print: 'Print',
  warehouse: 'Warehouse',
  warehouseParcels: '{name} ({count, plural, one{# parcel} other{# parcels}})',
  summary:
    '{parcels, plural, one{# parcel} other{# parcels}} to pack, {products, plural, one{# product} other{# products}} to pick',
  more: 'These are the oldest orders; there are more to pack here.',
  left: 'Without a parcel in this list, because it is in another warehouse, packed, on hold or not confirmed: {numbers}',
  nothing: 'Nothing to pack here.',
  done: '{done} of {of} picked',
  clear: 'Begin again',
  noBin: 'No bin',
  bin: 'Bin',
  pick: 'Pick {quantity} × {product}, bin {bin}',
  forOrder: '{quantity} for order {number}',
} as const
