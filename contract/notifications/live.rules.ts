// Live notices: what a customer with an open page learns at once.

/** An order changed state, a quotation was answered, a wishlist product became cheaper. */
export type LiveNotice =
  | { kind: 'order'; number: number; state: string }
  | { kind: 'quotation'; number: number; state: 'quoted' | 'declined' }
  | { kind: 'price'; msn: string; nameEn: string; nameHi: string; slug: string; priceMinor: number }

const isText = (value: unknown): value is string => typeof value === 'string'

/** The notification in a line of the stream; null when there is none. */
export function parseNotice(text: string): LiveNotice | null {
  if (!text.startsWith('{')) return null
  const value = JSON.parse(text) as Record<string, unknown>
  const { kind, number, state, msn, priceMinor } = value
  if (kind === 'price') return isText(msn) && typeof priceMinor === 'number' ? (value as LiveNotice) : null
  const isKnown = kind === 'order' || kind === 'quotation'
  return isKnown && typeof number === 'number' && isText(state) ? (value as LiveNotice) : null
}
