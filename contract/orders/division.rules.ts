// Splitting a parcel: what can be moved to the new one, and which parcels can be merged again.

import type { ShipmentState } from './staff-shipments.ts'

/** A quantity of a line in a parcel. */
export interface Pieces {
  lineNo: number
  quantity: number
}

/** Maximum number of parcels of an order after a split. */
export const MAX_PARCELS = 50

export type ChoiceFault = 'nothing' | 'everything' | 'too-many'

const total = (lines: readonly Pieces[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Number of units in a parcel. */
export const piecesIn = total

/** Why a selection cannot become a parcel; null when it can. Each line is named once. */
export function choiceFault(held: readonly Pieces[], chosen: readonly Pieces[]): ChoiceFault | null {
  if (total(chosen) === 0) return 'nothing'
  const heldOf = (lineNo: number) => held.find(line => line.lineNo === lineNo)?.quantity ?? 0
  if (chosen.some(({ lineNo, quantity }) => quantity > heldOf(lineNo))) return 'too-many'
  return total(chosen) === total(held) ? 'everything' : null
}

/** The lines of both parcels after the split; lines without units are left out. */
export function dividedLines(held: readonly Pieces[], chosen: readonly Pieces[]): { stays: Pieces[]; goes: Pieces[] } {
  const chosenOf = (lineNo: number) => chosen.find(line => line.lineNo === lineNo)?.quantity ?? 0
  const some = ({ quantity }: Pieces) => quantity > 0
  return {
    stays: held.map(({ lineNo, quantity }) => ({ lineNo, quantity: quantity - chosenOf(lineNo) })).filter(some),
    goes: held.map(({ lineNo }) => ({ lineNo, quantity: chosenOf(lineNo) })).filter(some),
  }
}

/** A parcel of an order with the one it was split from. */
export interface ParcelOrigin {
  shipmentId: number
  dividedFrom: number | null
  state: ShipmentState
}

/**
 * Whether a parcel can be merged with the one it was split from: while both wait to be packed, and last split first,
 * because an earlier one determines the amounts of later ones.
 */
export function isMergeable(parcel: ParcelOrigin, parcels: readonly ParcelOrigin[]): boolean {
  const { shipmentId, dividedFrom, state } = parcel
  const from = parcels.find(one => one.shipmentId === dividedFrom)
  if (!from || state !== 'processing' || from.state !== 'processing') return false
  const later = parcels.filter(one => one.shipmentId > shipmentId && one.state !== 'cancelled')
  return !later.some(one => one.dividedFrom === shipmentId || one.dividedFrom === dividedFrom)
}
