// Decisions on returns: allowed transitions, what may be returned of an order and until when, and which parcels it came in.

import type { ReturnKind, ReturnState } from '../../contract/returns/states.rules.ts'
import { dayAfter } from '../../contract/shared/days.ts'
import { allocate, sum } from '../../contract/shared/money.ts'

const TRANSITIONS: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  requested: ['approved', 'rejected', 'withdrawn'],
  approved: ['received', 'withdrawn'],
  received: ['inspection-failed', 'accepted', 'completed'],
  accepted: ['replacement-sent', 'completed'],
  'replacement-sent': ['completed'],
  rejected: [],
  withdrawn: [],
  'inspection-failed': [],
  completed: [],
}

/** A replacement for which nothing comes back can be cancelled until it is sent. */
const WITHOUT_RETURN: Readonly<Partial<Record<ReturnState, readonly ReturnState[]>>> = {
  accepted: ['replacement-sent', 'rejected'],
}

export function canMoveReturn(from: ReturnState, to: ReturnState, comesBack = true): boolean {
  return ((comesBack ? undefined : WITHOUT_RETURN[from]) ?? TRANSITIONS[from]).includes(to)
}

/** Validity of an exchange credit in days from its issue; then it is refunded. */
export function creditExpiry(issuedAt: Date, days: number): Date {
  return new Date(issuedAt.getTime() + days * 24 * 3_600_000)
}

/** What is left of a line in a delivered parcel. */
export interface DeliveredPart {
  lineNo: number
  shipmentId: string
  /** Not in another return. */
  quantity: number
  /** The day of its delivery in the market, YYYY-MM-DD. */
  deliveredOn: string
  rule: { days: number; kind: ReturnKind }
}

export interface LineChoice {
  lineNo: number
  quantity: number
  until: string | null
  kinds: ReturnKind[]
  faultKinds: ReturnKind[]
}

/** The last day on which a part may be returned; null when it never may. */
export function lastDay({ deliveredOn, rule }: DeliveredPart, isFault: boolean, marketDays: number): string | null {
  const days = isFault ? Math.max(rule.days, marketDays) : rule.days
  return days === 0 ? null : dayAfter(deliveredOn, days)
}

/** The allowed kinds of return for a part within its window. */
export function kindsOf(part: DeliveredPart, isFault: boolean): ReturnKind[] {
  return isFault || part.rule.kind === 'return' ? ['return', 'exchange'] : ['exchange']
}

/** The parts that may be returned today for a kind and a reason. */
export function openParts(
  parts: readonly DeliveredPart[],
  { kind, isFault, today, marketDays }: { kind: ReturnKind; isFault: boolean; today: string; marketDays: number },
): DeliveredPart[] {
  return parts.filter(part => {
    const until = lastDay(part, isFault, marketDays)
    return part.quantity > 0 && until !== null && today <= until && kindsOf(part, isFault).includes(kind)
  })
}

/**
 * What may be returned of each line. `marketDays` is the window of the market, which applies when the seller is at
 * fault.
 */
export function lineChoices(parts: readonly DeliveredPart[], today: string, marketDays: number): LineChoice[] {
  const lineNos = [...new Set(parts.map(({ lineNo }) => lineNo))].sort((a, b) => a - b)
  return lineNos.map(lineNo => {
    const ofLine = parts.filter(part => part.lineNo === lineNo)
    const open = (kind: ReturnKind, isFault: boolean) => openParts(ofLine, { kind, isFault, today, marketDays })
    const kinds = (isFault: boolean) => (['return', 'exchange'] as const).filter(kind => open(kind, isFault).length > 0)
    const forFaults = open('exchange', true)
    const until =
      forFaults
        .map(part => lastDay(part, true, marketDays) ?? '')
        .sort()
        .at(-1) ?? null
    return {
      lineNo,
      quantity: sum(forFaults.map(({ quantity }) => quantity)),
      until,
      kinds: kinds(false),
      faultKinds: kinds(true),
    }
  })
}

/** A quantity of a line with the parcel it came in. */
export interface ReturnPart {
  lineNo: number
  shipmentId: string
  quantity: number
}

/** Takes quantities from the parcels they came in, first delivered first; null when there is not enough. */
export function takeParts(
  items: readonly { lineNo: number; quantity: number }[],
  parts: readonly DeliveredPart[],
): ReturnPart[] | null {
  const left = [...parts].sort((a, b) => (a.deliveredOn < b.deliveredOn ? -1 : 1)).map(part => ({ ...part }))
  const taken: ReturnPart[] = []
  for (const { lineNo, quantity } of items) {
    let missing = quantity
    for (const part of left.filter(one => one.lineNo === lineNo)) {
      const take = Math.min(missing, part.quantity)
      if (take === 0) continue
      part.quantity -= take
      missing -= take
      taken.push({ lineNo, shipmentId: part.shipmentId, quantity: take })
    }
    if (missing > 0) return null
  }
  return taken
}

/**
 * Divides an amount among the parcels of a line, in proportion to what is left in each; at most what is left in total.
 */
export function shareAmount(
  amountMinor: number,
  parcels: readonly { shipmentId: string; largestMinor: number }[],
): { shipmentId: string; amountMinor: number }[] {
  const shares = allocate(
    amountMinor,
    parcels.map(({ largestMinor }) => largestMinor),
  )
  return parcels.flatMap(({ shipmentId }, index) => {
    const share = shares[index] ?? 0
    return share > 0 ? [{ shipmentId, amountMinor: share }] : []
  })
}

/**
 * The accepted quantity of a line, divided among its parcels; rejected units that are kept may go back to stock too.
 */
export function divideAccepted(
  parts: readonly ReturnPart[],
  decisions: readonly { lineNo: number; accepted: number; saleable: number }[],
  keptToo = false,
): (ReturnPart & { accepted: number; saleable: number })[] {
  const left = new Map(decisions.map(one => [one.lineNo, { ...one }]))
  return parts.map(part => {
    const rest = left.get(part.lineNo)
    const accepted = Math.min(rest?.accepted ?? 0, part.quantity)
    const saleable = Math.min(rest?.saleable ?? 0, keptToo ? part.quantity : accepted)
    if (rest) {
      rest.accepted -= accepted
      rest.saleable -= saleable
    }
    return { ...part, accepted, saleable }
  })
}
