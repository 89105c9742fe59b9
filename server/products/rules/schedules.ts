// Rules of price schedules: the value of a cell when one starts, and conflicts between two at one time.

import { readAmount, readBreaks } from '../../../contract/products/fields.rules.ts'
import type { CLASH_KINDS } from '../../../contract/products/schedules.rules.ts'
import { floorOf } from '../../../contract/shared/price-floor.rules.ts'

export interface Period {
  startsAt: Date
  endsAt: Date | null
}

/** A cell of a schedule that is upcoming or running. */
export interface OpenCell extends Period {
  scheduleId: string
  note: string
  state: 'upcoming' | 'running'
  msn: string
  seller: string
  field: string
  was: string
  value: string
}

export interface WantedPrice {
  msn: string
  seller: string
  field: string
  value: string
}

/** How far ahead a schedule may start or end. */
const MAX_AHEAD_DAYS = 366

/** Whether a schedule may have this time: in the future, at most a year ahead, the end after the start. */
export function isPossible({ startsAt, endsAt }: Period, now: Date): boolean {
  const latest = now.getTime() + MAX_AHEAD_DAYS * 24 * 3_600_000
  const last = endsAt ?? startsAt
  return startsAt > now && (endsAt === null || endsAt > startsAt) && last.getTime() <= latest
}

/** Whether two are at work at one time. One without an end is a change at its start. */
export function overlap(a: Period, b: Period): boolean {
  const endOf = ({ startsAt, endsAt }: Period) => endsAt?.getTime() ?? startsAt.getTime() + 1
  return a.startsAt.getTime() < endOf(b) && b.startsAt.getTime() < endOf(a)
}

interface Step {
  at: Date
  kind: 'start' | 'end'
  cell: OpenCell
}

function stepsOf(cell: OpenCell): Step[] {
  const start: Step[] = cell.state === 'upcoming' ? [{ at: cell.startsAt, kind: 'start', cell }] : []
  return cell.endsAt ? [...start, { at: cell.endsAt, kind: 'end', cell }] : start
}

/** The value of a cell at a time, including the effect of other schedules until then. */
export function expectedValue(current: string, others: readonly OpenCell[], at: Date): string {
  const steps = others
    .flatMap(stepsOf)
    .filter(step => step.at <= at)
    // at the same time, ends come first
    .sort((a, b) => a.at.getTime() - b.at.getTime() || (a.kind === b.kind ? 0 : a.kind === 'end' ? -1 : 1))
  const before = new Map<OpenCell, string>()
  let value = current
  for (const { kind, cell } of steps) {
    if (kind === 'end') value = cell.state === 'running' ? cell.was : (before.get(cell) ?? value)
    else {
      before.set(cell, value)
      value = cell.value
    }
  }
  return value
}

type PriceCell = Pick<WantedPrice, 'field' | 'value'>
type ClashKind = (typeof CLASH_KINDS)[number]

export interface Clash {
  kind: ClashKind
  scheduleId: string
  note: string
  startsAt: Date
  endsAt: Date | null
  cells: number
  msn: string
}

const firstBreak = (text: string) => readBreaks(text)?.[0]?.priceMinor ?? null
const lastBreak = (text: string) => readBreaks(text)?.at(-1)?.priceMinor ?? null

/**
 * The conflict between two at one time; null if there is none.
 *
 * @param floorBp the lowest price of the market in basis points of the MRP
 */
export function clashOf(wanted: PriceCell, other: PriceCell, floorBp: number): ClashKind | null {
  if (wanted.field === other.field) return 'same-cell'
  const of = (field: string) => (wanted.field === field ? wanted : other.field === field ? other : null)?.value
  const [price, mrp, breaks] = [of('price'), of('mrp'), of('breaks')]
  const minor = price === undefined ? null : readAmount(price)
  const most = mrp === undefined ? null : readAmount(mrp)
  const highest = breaks === undefined ? null : firstBreak(breaks)
  const lowest = breaks === undefined ? minor : lastBreak(breaks)
  if (minor !== null && most !== null && minor > most) return 'above-mrp'
  if (lowest !== null && most !== null && lowest < floorOf(most, floorBp)) return 'below-floor'
  return minor !== null && highest !== null && highest >= minor ? 'breaks-above-price' : null
}

/** The conflicts of cells in a period with other schedules, one per kind and schedule. */
export function clashesOf(
  wanted: readonly WantedPrice[],
  period: Period,
  others: readonly OpenCell[],
  floorBp: number,
): Clash[] {
  const found = new Map<string, Clash>()
  const byOffer = new Map<string, OpenCell[]>()
  for (const other of others) {
    if (!overlap(period, other)) continue
    const key = `${other.msn} ${other.seller}`
    byOffer.set(key, [...(byOffer.get(key) ?? []), other])
  }
  for (const cell of wanted) {
    for (const other of byOffer.get(`${cell.msn} ${cell.seller}`) ?? []) {
      const kind = clashOf(cell, other, floorBp)
      if (!kind) continue
      const { scheduleId, note, startsAt, endsAt } = other
      const key = `${kind} ${scheduleId}`
      const clash = found.get(key) ?? { kind, scheduleId, note, startsAt, endsAt, cells: 0, msn: cell.msn }
      found.set(key, { ...clash, cells: clash.cells + 1 })
    }
  }
  return [...found.values()].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
}
