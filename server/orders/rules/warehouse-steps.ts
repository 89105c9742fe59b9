// What a step of the warehouse would do with an order: the answer of a preview, and the condition of the step itself.

import type { ShipmentState } from '../../../contract/orders/staff-shipments.ts'
import type { OrderState } from '../../../contract/orders/status.rules.ts'
import { canTransition } from '../rules.ts'
import { holdFit, releaseFit } from './hold.ts'
import { canMoveShipment, hasLeft } from './shipments.ts'

export type WarehouseStep = 'confirm' | 'pack' | 'packing-slips' | 'invoices' | 'hold' | 'release'

/**
 * `already`: the step was taken before; `state`: the order is in a state that does not allow it; `edit-waits`: its lines may
 * still change, as an edit waits for its payment; `on-hold`: it is to be released first.
 */
export type StepFit = 'fits' | 'already' | 'state' | 'edit-waits' | 'on-hold'

/** States of an order that is confirmed already, or further. */
const CONFIRMED: readonly OrderState[] = ['processing', 'packed', 'shipped', 'delivered']

export function confirmFit(state: OrderState): StepFit {
  if (CONFIRMED.includes(state)) return 'already'
  return canTransition(state, 'processing') ? 'fits' : 'state'
}

/** An order is packed parcel by parcel: it fits while one is to be packed. */
function packFit({ parcels, editWaits }: StepFacts): StepFit {
  if (parcels.some(parcel => canMoveShipment(parcel, 'packed'))) return editWaits ? 'edit-waits' : 'fits'
  return parcels.some(parcel => parcel === 'packed' || hasLeft(parcel)) ? 'already' : 'state'
}

export interface StepFacts {
  state: OrderState
  parcels: readonly ShipmentState[]
  editWaits: boolean
  onHold: boolean
}

export function stepFit(step: WarehouseStep, facts: StepFacts): StepFit {
  if (step === 'hold') return holdFit(facts)
  if (step === 'release') return releaseFit(facts)
  // an invoice is issued when its parcel leaves, and printed whatever became of the order
  if (step === 'invoices') return facts.parcels.some(hasLeft) ? 'fits' : 'state'
  const fit = movingFit(step, facts)
  return fit === 'fits' && facts.onHold ? 'on-hold' : fit
}

function movingFit(step: 'confirm' | 'pack' | 'packing-slips', facts: StepFacts): StepFit {
  if (step === 'confirm') return confirmFit(facts.state)
  if (step === 'pack') return packFit(facts)
  // a slip says what is in a parcel
  return facts.parcels.some(parcel => parcel !== 'cancelled') ? 'fits' : 'state'
}
