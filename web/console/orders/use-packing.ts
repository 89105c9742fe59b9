// The counted units of a parcel, kept in this browser until it is packed, so that a reload loses nothing.

import { useRef, useState } from 'react'
import {
  type PackedPieces,
  type PackLine,
  type PackResult,
  type PackStep,
  type ParcelToPack,
  scanCode,
  setPieces,
} from '../../../contract/orders/packing.rules.ts'
import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { type Draft, useDraft } from '../app/use-draft.ts'
import type { Parcel } from './use-move.ts'

/** The lines of a parcel with their codes, and those of the rest of the order. */
export function parcelToPack(order: StaffOrder, parcel: Parcel): ParcelToPack {
  const lineOf = ({ lineNo, quantity }: Parcel['lines'][number]): PackLine[] => {
    const line = order.lines.find(one => one.lineNo === lineNo)
    if (!line) return []
    const { msn, partNumber, ean, productName } = line
    return [{ lineNo, msn, partNumber, ean, productName, quantity }]
  }
  const others = order.shipments.filter(one => one.shipmentId !== parcel.shipmentId && one.state !== 'cancelled')
  const cancelled = order.lines.filter(({ quantity, cancelledQuantity }) => cancelledQuantity >= quantity)
  return {
    lines: parcel.lines.flatMap(lineOf),
    elsewhere: [
      ...others.flatMap(({ shipmentId, lines }) => lines.flatMap(lineOf).map(line => ({ ...line, shipmentId }))),
      ...cancelled.flatMap(lineOf).map(line => ({ ...line, shipmentId: null })),
    ],
  }
}

/** The draft of counted units. */
export const useCounts = ({ shipmentId }: Parcel): Draft<PackedPieces> =>
  useDraft<PackedPieces>(`pack-${shipmentId}`, {})

interface Told {
  result: PackResult
  /** Changes with each scan, so that the same text is announced again. */
  turn: number
}

export function usePacking(parcel: ParcelToPack, counts: Draft<PackedPieces>) {
  // codes may follow each other more quickly than the screen is drawn
  const latest = useRef(counts.value)
  const [told, setTold] = useState<Told | null>(null)
  const take = ({ result, packed }: PackStep) => {
    if (packed !== latest.current) counts.set(packed)
    latest.current = packed
    setTold(before => ({ result, turn: (before?.turn ?? 0) + 1 }))
    return result
  }
  return {
    packed: counts.value,
    told,
    scan: (text: string) => take(scanCode(parcel, text, latest.current)),
    setPieces: (line: PackLine, text: string) => take(setPieces(line, text, latest.current)),
    /** Starts over. */
    clear() {
      latest.current = {}
      counts.drop()
      setTold(null)
    },
  }
}
