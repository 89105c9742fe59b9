// Reasons that prevent moving an order to another account.

import { MOVE_HINDRANCES, type MoveHindrance } from '../../contract/order-customers/api.ts'
import type { OrderState } from '../../contract/orders/status.rules.ts'
import type { MergeRow } from '../customers/service.ts'
import type { OrderRow } from '../orders/service.ts'
import type { BuyerHindrance } from '../payments/service.ts'

/** Data read besides the order and the accounts. */
export interface MoveFacts {
  /** Whether a parcel is packed or shipped. */
  packed: boolean
  editWaits: boolean
  /** Tax number that the invoice will name; null for a retail invoice. */
  gstin: string | null
  /** Tax number of the company of the new account. */
  toGstin: string | null
  /** Whether the new account may use the coupon of the order; true without one. */
  couponAllowed: boolean
  payment: readonly BuyerHindrance[]
}

const UNPAID: readonly OrderState[] = ['pending-payment', 'payment-failed']
const PACKED: readonly OrderState[] = ['packed', 'shipped', 'delivered']
const OVER: readonly OrderState[] = ['cancelled', 'expired', 'returned-to-origin']

type Account = Pick<MergeRow, 'customerId' | 'market' | 'deleted' | 'blocked'>
type Order = Pick<OrderRow, 'market' | 'state' | 'rewardDiscountMinor' | 'exchangeCreditMinor'>

/** Why an order cannot be moved from its account to another one; empty if it can. */
export function hindrancesOf(order: Order, from: Account, to: Account, facts: MoveFacts): MoveHindrance[] {
  const is: Record<MoveHindrance, boolean> = {
    same: from.customerId === to.customerId,
    market: from.market !== order.market || to.market !== order.market,
    ended: from.deleted || to.deleted,
    // otherwise a blocked customer would get an order they may not place
    blocked: from.blocked || to.blocked,
    unpaid: UNPAID.includes(order.state),
    packed: facts.packed || PACKED.includes(order.state),
    over: OVER.includes(order.state),
    'edit-waits': facts.editWaits,
    points: order.rewardDiscountMinor > 0,
    credit: order.exchangeCreditMinor > 0,
    coupon: !facts.couponAllowed,
    offer: facts.payment.includes('offer'),
    cod: facts.payment.includes('cod'),
    'tax-number': facts.gstin !== null && facts.toGstin !== null && facts.gstin !== facts.toGstin,
    dispute: facts.payment.includes('dispute'),
  }
  return MOVE_HINDRANCES.filter(name => is[name])
}
