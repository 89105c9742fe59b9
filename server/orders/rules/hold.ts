// Whether an order can be put on hold, and released.

import { isHoldable, OTHER_HOLD_WORDS } from '../../../contract/orders/hold.rules.ts'
import type { HoldWords } from '../../../contract/orders/hold.ts'
import type { OrderState } from '../../../contract/orders/status.rules.ts'

interface Held {
  state: OrderState
  onHold: boolean
}

/** `already`: it is on hold; `state`: nothing is left to send. */
export function holdFit({ state, onHold }: Held): 'fits' | 'already' | 'state' {
  if (onHold) return 'already'
  return isHoldable(state) ? 'fits' : 'state'
}

/** `already`: it is not on hold. */
export const releaseFit = ({ onHold }: Held): 'fits' | 'already' => (onHold ? 'fits' : 'already')

/** Whether a reason is sufficient: `other` needs a text. */
export const saysEnough = ({ reason, note }: HoldWords): boolean =>
  reason !== 'other' || note.length >= OTHER_HOLD_WORDS
