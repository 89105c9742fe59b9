// Live notices: what a customer with an open page is told at once.

/** An order has changed state, a quotation was answered, a product of the wishlist has become cheaper. */
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
