// Corrects the delivery address of an order within its location, before a parcel is packed.

import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { AddressParts } from '../../../contract/orders/address-api.ts'
import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Staff } from '../../platform/actor.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Database } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { emit } from '../../platform/outbox.ts'
import { readIdentifier } from '../../verification/service.ts'
import { staffOrder } from '../queries/staff-orders.ts'
import { type CorrectedAddress, findAddress, updateAddress } from '../repository/addresses.ts'
import { insertEvent } from '../repository/orders.ts'
import { statesOfShipments } from '../repository/shipments.ts'
import { lockOrderForStaff, whoOfStaff } from './move-order.ts'

/** Topic of the event that staff corrected the delivery address; its payload is an `AddressCorrected`. */
export const ADDRESS_CORRECTED_TOPIC = 'orders.address-corrected'

export interface AddressCorrected {
  orderId: string
  /** Identifies the correction among those of the order. */
  correctionId: string
}

interface Correction {
  orderNumber: number
  address: AddressParts
  phone?: string | undefined
  replaces: AddressParts
  reason: string
}

const rejected = (message: string) => appError('order.state', { problems: [{ path: 'order', message }] })

const partsOf = ({ name, line1, line2, landmark }: CorrectedAddress): AddressParts => ({
  ...{ name, addressLine: line1, addressLine2: line2, landmark },
})

/** International digits of a mobile number of the market. @throws request.invalid */
function readPhone(market: Market, phone: string): string {
  const read = readIdentifier(market, { phone })
  if (!read) {
    throw appError('request.invalid', {
      problems: [{ path: 'body.phone', message: 'Not a mobile number of this country.' }],
    })
  }
  return read.value
}

/**
 * Corrects name, phone, address lines and landmark. City, State and pincode or emirate stay: tax, stock and delivery
 * were computed with them. Repeating a correction changes nothing. @throws order.unknown, order.state once a parcel is
 * packed or when somebody else has corrected it, request.invalid
 */
export async function correctAddress(
  db: Database,
  actor: Staff,
  { orderNumber, address, phone, replaces, reason }: Correction,
): Promise<StaffOrder> {
  await db.transaction(async tx => {
    const order = await lockOrderForStaff(tx, actor, orderNumber)
    const before = await findAddress(tx, order.id)
    const { addressLine: line1, ...rest } = address
    const after = {
      ...{ name: rest.name, line1, line2: rest.addressLine2, landmark: rest.landmark },
      phone: phone === undefined ? before.phone : readPhone(order.market, phone),
    }
    if (isDeepStrictEqual(partsOf(before), address) && after.phone === before.phone) return
    if (!isDeepStrictEqual(partsOf(before), replaces)) throw rejected('changed')
    const states = await statesOfShipments(tx, order.id)
    const isOpen = order.state === 'placed' || order.state === 'processing'
    if (!isOpen || states.some(state => state !== 'processing' && state !== 'cancelled')) throw rejected('packed')
    await updateAddress(tx, order, after)
    await insertEvent(tx, order.id, 'address-corrected', { who: whoOfStaff(actor), why: reason })
    const event: AddressCorrected = { orderId: order.id, correctionId: randomUUID() }
    await emit(tx, ADDRESS_CORRECTED_TOPIC, String(order.number), event)
    describeChange({ recordKind: 'order', recordId: String(orderNumber) })
  })
  return staffOrder(db, orderNumber)
}
