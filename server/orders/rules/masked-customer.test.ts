// Customer data of orders for callers who may neither pack nor unmask.

import { expect, it } from 'vitest'
import { staffOrderExample as order } from '../../../contract/orders/staff-api.ts'
import { STAFF_ROLES, type StaffRole } from '../../../contract/shared/permissions.ts'
import { listedFor, orderFor, seesCustomers } from './masked-customer.ts'

const AUDITOR = { permissions: STAFF_ROLES.auditor }

it('those who pack and those who unmask see them', () => {
  const seeing = (Object.keys(STAFF_ROLES) as StaffRole[]).filter(role => seesCustomers(STAFF_ROLES[role]))
  expect(seeing).toEqual(['owner', 'orders', 'warehouse', 'support'])
  expect(orderFor({ permissions: ['orders.read', 'customers.unmask'] }, order)).toBe(order)
})

it('the others see first letters of the name, and of the address the place', () => {
  const shown = orderFor(AUDITOR, { ...order, name: 'Asha Kulkarni', giftMessage: 'For Ravi' })
  expect(shown).toMatchObject({ name: 'A••• K•••', giftMessage: '•••', company: order.company })
  const { name, addressLine, city, stateName, postCode } = shown.shippingAddress
  expect({ city, stateName, postCode }).toEqual({
    city: order.shippingAddress.city,
    stateName: order.shippingAddress.stateName,
    postCode: order.shippingAddress.postCode,
  })
  expect(name).not.toBe(order.shippingAddress.name)
  expect(addressLine).toBe('•••')
  expect(listedFor(AUDITOR)({ ...order, name: 'आशा कुलकर्णी' }).name).toBe('आ••• क•••')
})
