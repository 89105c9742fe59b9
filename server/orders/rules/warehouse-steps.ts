// The effect of a warehouse step on an order: for the preview, and as condition of the step itself.

import type { ShipmentState } from '../../../contract/orders/staff-shipments.ts'
import type { OrderState } from '../../../contract/orders/status.rules.ts'
import { canTransition } from '../rules.ts'
import { holdFit, releaseFit } from './hold.ts'
import { canMoveShipment, hasLeft } from './shipments.ts'

export type WarehouseStep = 'confirm' | 'pack' | 'packing-slips' | 'invoices' | 'hold' | 'release'

/**
 * `already`: the step was taken before; `state`: the order is in a state that does not allow it; `edit-waits`: its
 * lines may still change, because an edit awaits payment; `on-hold`: it has to be released first.
 */
export type StepFit = 'fits' | 'already' | 'state' | 'edit-waits' | 'on-hold'

/** States of an order that is confirmed or further along. */
const CONFIRMED: readonly OrderState[] = ['processing', 'packed', 'shipped', 'delivered']

export function confirmFit(state: OrderState): StepFit {
  if (CONFIRMED.includes(state)) return 'already'
  return canTransition(state, 'processing') ? 'fits' : 'state'
}

/** An order is packed parcel by parcel: the step applies while one is left to pack. */
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
  // an invoice is issued when its parcel leaves, and can be printed whatever the order's state
  if (step === 'invoices') return facts.parcels.some(hasLeft) ? 'fits' : 'state'
  const fit = movingFit(step, facts)
  return fit === 'fits' && facts.onHold ? 'on-hold' : fit
}

function movingFit(step: 'confirm' | 'pack' | 'packing-slips', facts: StepFacts): StepFit {
  if (step === 'confirm') return confirmFit(facts.state)
  if (step === 'pack') return packFit(facts)
  // a packing slip lists the contents of a parcel
  return facts.parcels.some(parcel => parcel !== 'cancelled') ? 'fits' : 'state'
}
