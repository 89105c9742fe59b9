// Why part of an order cannot be returned: for a whole line in a list, and for a request as an error text.

import type { ReturnHindrance } from '../../../contract/returns/open-api.ts'
import type { ReturnKind } from '../../../contract/returns/states.rules.ts'
import { sum } from '../../../contract/shared/money.ts'
import { type DeliveredPart, kindsOf, lastDay } from '../rules.ts'

interface Hindered {
  hindrance: ReturnHindrance | null
  endedOn: string | null
}

const latest = (days: readonly (string | null)[]): string | null =>
  days
    .flatMap(day => day ?? [])
    .sort()
    .at(-1) ?? null

/**
 * Why nothing of a line can be returned, even when the seller is at fault. `parts` are its delivered parts, including
 * those with nothing left; `marketDays` is the window of the market.
 */
export function hindranceOf(parts: readonly DeliveredPart[], today: string, marketDays: number): Hindered {
  if (parts.length === 0) return { hindrance: 'not-delivered', endedOn: null }
  const left = parts.filter(({ quantity }) => quantity > 0)
  if (left.length === 0) return { hindrance: 'in-returns', endedOn: null }
  const last = latest(left.map(part => lastDay(part, true, marketDays)))
  if (last === null) return { hindrance: 'never', endedOn: null }
  return today > last ? { hindrance: 'too-late', endedOn: last } : { hindrance: null, endedOn: null }
}

interface Asked {
  kind: ReturnKind
  isFault: boolean
  today: string
  marketDays: number
}

const WHOLE_LINE: Readonly<Record<Exclude<ReturnHindrance, 'too-late'>, string>> = {
  'not-delivered': 'nothing of it has arrived.',
  'in-returns': 'all of it is in other returns or was refunded.',
  never: 'it cannot be returned.',
}

/** Why this quantity of a line cannot be returned for a kind and a reason; empty when it can. */
export function refusalOf(
  quantity: number,
  parts: readonly DeliveredPart[],
  { kind, isFault, today, marketDays }: Asked,
): string {
  const { hindrance, endedOn } = hindranceOf(parts, today, marketDays)
  if (hindrance === 'too-late') return `its time was over on ${endedOn}.`
  if (hindrance) return WHOLE_LINE[hindrance]
  const left = parts.filter(part => part.quantity > 0)
  const last = latest(left.map(part => lastDay(part, isFault, marketDays)))
  if (last === null) return 'it can be returned only when the seller is at fault.'
  if (today > last) return `its time for this reason was over on ${last}.`
  const open = left.filter(part => today <= (lastDay(part, isFault, marketDays) ?? ''))
  const fits = open.filter(part => kindsOf(part, isFault).includes(kind))
  if (fits.length === 0) return 'with this reason it can only be exchanged.'
  const most = sum(fits.map(part => part.quantity))
  return quantity > most ? `only ${most} can be returned.` : ''
}
