// What a parcel holds, in words.

import type { StaffOrder } from '../../../contract/orders/staff-api.ts'

/** Pieces and name of each product of a parcel. */
export const productNames = ({ lines }: StaffOrder, parcel: StaffOrder['shipments'][number]): string[] =>
  parcel.lines.map(
    ({ lineNo, quantity }) => `${quantity} × ${lines.find(one => one.lineNo === lineNo)?.productName ?? ''}`,
  )
