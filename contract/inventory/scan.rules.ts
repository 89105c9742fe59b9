// Scanned stock before it is saved: quantities by product and seller, and unresolved codes.

import { type CodedProduct, hasCode, isTooLong, PIECES, quantityAndCode, spelled } from '../shared/scan-codes.rules.ts'
import type { FoundCode, ScannedProduct } from './scan-api.ts'
import type { ScanStep } from './scan-steps.rules.ts'

/** Units of a product, counted for one of its offers. */
export interface ScanLine {
  product: ScannedProduct
  offerId: number
  pieces: number
}

/**
 * Why a code is not counted: no product has it, several have it, it is a bin, nobody sells the product, it is being
 * looked up, or the look-up failed.
 */
type OpenReason = 'unknown' | 'ambiguous' | 'bin' | 'no-offer' | 'looking' | 'failed'

/** A scanned code without a line, with its quantity, until somebody resolves it. */
export interface OpenCode {
  code: string
  pieces: number
  reason: OpenReason
}

export interface ScanDraft {
  /** Last scanned first. */
  lines: readonly ScanLine[]
  open: readonly OpenCode[]
}

export const EMPTY_DRAFT: ScanDraft = { lines: [], open: [] }

export type ScanResult =
  | { kind: 'counted'; product: ScannedProduct; pieces: number }
  | { kind: 'open'; code: string; reason: OpenReason }
  /** It is not a valid code. */
  | { kind: 'too-long'; length: number }
  /** The quantity is not a valid number. */
  | { kind: 'no-number'; text: string }
  | { kind: 'full'; code: string }

export interface Scanned {
  result: ScanResult
  draft: ScanDraft
}

const MAX_LINE_PIECES = 10_000_000
const MAX_OPEN = 200

/** The quantity and code in a text; an existing code that contains `*` takes precedence over a quantity. */
export function readScan(
  text: string,
  known: readonly CodedProduct[] = [],
): { code: string; pieces: number } | { result: ScanResult } {
  const whole = text.trim()
  if (isTooLong(whole)) return { result: { kind: 'too-long', length: whole.length } }
  const isWhole = known.some(product => hasCode(product, whole))
  const { asked, code } = isWhole ? { asked: '1', code: whole } : quantityAndCode(whole)
  if (!PIECES.test(asked) || Number(asked) === 0 || code === '')
    return { result: { kind: 'no-number', text: code === '' ? whole : asked } }
  return { code, pieces: Number(asked) }
}

/** The product of the draft that has this code, without asking the store; null for none or several. */
export function productInDraft({ lines }: ScanDraft, code: string): ScannedProduct | null {
  const named = lines.map(({ product }) => product).filter(product => hasCode(product, code))
  const exact = named.find(({ msn }) => msn === spelled(code))
  const [first] = named
  return exact ?? (first && named.every(({ msn }) => msn === first.msn) ? first : null)
}

/** Adds units of a product to its most recently scanned line, or to a new one for its first offer. */
export function addPieces(draft: ScanDraft, product: ScannedProduct, pieces: number, most: number): Scanned {
  const before = draft.lines.find(line => line.product.msn === product.msn)
  const offerId = before?.offerId ?? product.offers[0]?.offerId
  const code = product.msn
  if (offerId === undefined) return leaveOpen(draft, { code, pieces, reason: 'no-offer' })
  if (!before && draft.lines.length >= most) return { result: { kind: 'full', code }, draft }
  const total = (before?.pieces ?? 0) + pieces
  if (total > MAX_LINE_PIECES) return { result: { kind: 'no-number', text: String(total) }, draft }
  const line = { product: before?.product ?? product, offerId, pieces: total }
  const lines = [line, ...draft.lines.filter(one => one !== before)]
  return { result: { kind: 'counted', product, pieces: total }, draft: { ...draft, lines } }
}

/** Keeps a code without a line, with its whole quantity. */
export function leaveOpen(draft: ScanDraft, { code, pieces, reason }: OpenCode): Scanned {
  const before = draft.open.find(one => spelled(one.code) === spelled(code))
  const others = draft.open.filter(one => one !== before)
  if (!before && others.length >= MAX_OPEN) return { result: { kind: 'full', code }, draft }
  const open = [{ code, pieces: (before?.pieces ?? 0) + pieces, reason }, ...others]
  return { result: { kind: 'open', code, reason }, draft: { ...draft, open } }
}

/** Applies what the store knows about a code. */
export function takeFound(draft: ScanDraft, { code, by, products }: FoundCode, pieces: number, most: number): Scanned {
  const [first, second] = products
  if (!first || by === null) return leaveOpen(draft, { code, pieces, reason: 'unknown' })
  if (by === 'bin') return leaveOpen(draft, { code, pieces, reason: 'bin' })
  if (second) return leaveOpen(draft, { code, pieces, reason: 'ambiguous' })
  if (first.offers.length === 0) return leaveOpen(draft, { code, pieces, reason: 'no-offer' })
  return addPieces(draft, first, pieces, most)
}

export const withoutOpen = (draft: ScanDraft, code: string): ScanDraft => ({
  ...draft,
  open: draft.open.filter(one => one.code !== code),
})

/** Changes one line; null removes it. */
export const changeLine = (draft: ScanDraft, msn: string, change: Partial<ScanLine> | null): ScanDraft => ({
  ...draft,
  lines: draft.lines.flatMap(line =>
    line.product.msn !== msn ? [line] : change === null ? [] : [{ ...line, ...change }],
  ),
})

/** The typed quantity; null when it is not a number. */
export const typedPieces = (text: string): number | null => (PIECES.test(text.trim()) ? Number(text.trim()) : null)

/** The lines with the current stock; products that no longer exist stay as they are. */
export const withFigures = (draft: ScanDraft, products: readonly ScannedProduct[]): ScanDraft => ({
  ...draft,
  lines: draft.lines.map(line => {
    const product = products.find(({ msn }) => msn === line.product.msn)
    const stays = product?.offers.some(({ offerId }) => offerId === line.offerId)
    return product && stays ? { ...line, product } : line
  }),
})

export const offerOf = ({ product, offerId }: ScanLine) => product.offers.find(one => one.offerId === offerId)

/** The change of the warehouse's stock in units. */
export function changeBy(step: ScanStep, line: ScanLine): number {
  if (step === 'count') return line.pieces - (offerOf(line)?.onHand ?? 0)
  return step === 'receipt' ? line.pieces : -line.pieces
}

/** Whether it takes more than is free: reserved units have to stay. */
export function isTooMany(step: ScanStep, line: ScanLine): boolean {
  const { onHand, reserved } = offerOf(line) ?? { onHand: 0, reserved: 0 }
  return onHand + changeBy(step, line) < reserved && changeBy(step, line) < 0
}
