// The contents of a parcel as text.

import type { StaffOrder } from '../../../contract/orders/staff-api.ts'

/** Quantity and name of each product in a parcel. */
export const productNames = ({ lines }: StaffOrder, parcel: StaffOrder['shipments'][number]): string[] =>
  parcel.lines.map(
    ({ lineNo, quantity }) => `${quantity} × ${lines.find(one => one.lineNo === lineNo)?.productName ?? ''}`,
  )
