// Who sees an order's customer name and delivery address: callers who may pack or edit it, or see contacts in full.

import type { StaffOrder, StaffOrderListed } from '../../../contract/orders/staff-api.ts'
import type { Permission } from '../../../contract/shared/permissions.ts'
import { maskLine, maskName } from '../../platform/contact-masks.ts'

/** Whether somebody with these permissions sees names and addresses of orders. */
export function seesCustomers(permissions: readonly Permission[]): boolean {
  return (['orders.write', 'orders.edit', 'customers.unmask'] as const).some(one => permissions.includes(one))
}

interface Reader {
  permissions: readonly Permission[]
}

/** A list row as the caller may see it; the company stays. */
export function listedFor({ permissions }: Reader): (order: StaffOrderListed) => StaffOrderListed {
  if (seesCustomers(permissions)) return order => order
  return order => ({ ...order, name: maskName(order.name) })
}

/** An order as the caller may see it: city, State and pincode or emirate of the address stay. */
export function orderFor({ permissions }: Reader, order: StaffOrder): StaffOrder {
  if (seesCustomers(permissions)) return order
  const { name, addressLine, addressLine2, landmark, ...where } = order.shippingAddress
  return {
    ...order,
    name: maskName(order.name),
    shippingAddress: {
      ...where,
      name: maskName(name),
      addressLine: maskLine(addressLine),
      addressLine2: maskLine(addressLine2),
      landmark: maskLine(landmark),
    },
    giftMessage: order.giftMessage === null ? null : maskLine(order.giftMessage),
  }
}
