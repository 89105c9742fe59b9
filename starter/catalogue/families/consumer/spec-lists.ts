// Helpers of the consumer families: specification lists, colours, the mains of a market and combinations of options.

import { colours, same, texts } from '../../product-text.ts'
import type { LocalizedText, StarterMarket, StarterSpecValue } from '../../types.ts'

/** Specifications in the order given; a bare string is a text that both languages write alike. */
export function specs(values: Record<string, number | string | LocalizedText>): StarterSpecValue[] {
  return Object.entries(values).map(([key, value]) => ({ key, value: typeof value === 'string' ? same(value) : value }))
}

/** The colours of the consumer families: the common ones and those of these trades. */
export const tints = {
  ...colours,
  ivory: { hex: '#efe6cf', name: texts('Ivory', 'आइवरी') },
  skyBlue: { hex: '#7fb2dc', name: texts('Sky blue', 'आसमानी') },
  maroon: { hex: '#7a2230', name: texts('Maroon', 'मैरून') },
  purple: { hex: '#6d4aa0', name: texts('Purple', 'बैंगनी') },
  kraft: { hex: '#b98a55', name: texts('Kraft brown', 'क्राफ़्ट भूरा') },
  terracotta: { hex: '#b8613c', name: texts('Terracotta', 'टेराकोटा') },
  cyan: { hex: '#1f9fc4', name: texts('Cyan', 'सियान') },
  magenta: { hex: '#c22d7f', name: texts('Magenta', 'मैजेंटा') },
  clear: { hex: '#d9e4ea', name: texts('Clear', 'पारदर्शी') },
} as const

/** Name of a colour in `tints`. */
export type Tint = keyof typeof tints

/** Two letters that tell the colours apart in part numbers, such as BK for black and BL for blue. */
export function tintCode(tint: Tint): string {
  const clashing: Partial<Record<Tint, string>> = { black: 'BK', blue: 'BL', grey: 'GY', green: 'GN' }
  return clashing[tint] ?? tint.slice(0, 2).toUpperCase()
}

/** Every pair of one of `first` and one of `second`, the first varying slowest. */
export function cross<First, Second>(first: readonly First[], second: readonly Second[]): [First, Second][] {
  return first.flatMap(one => second.map((other): [First, Second] => [one, other]))
}

/** Rounds to `digits` decimals, so that computed facts read as a data sheet prints them. */
export function rounded(value: number, digits = 0): number {
  return Number(value.toFixed(digits))
}

/** Supply of a plug-in appliance: voltage range and plug differ between the markets. */
export function mains(market: StarterMarket): { 'input-supply': LocalizedText; plug: LocalizedText } {
  return market === 'IN'
    ? { 'input-supply': same('230 V AC, 50 Hz'), plug: texts('Type D / M (IS 1293)', 'टाइप D / M (IS 1293)') }
    : { 'input-supply': same('220-240 V AC, 50 Hz'), plug: texts('Type G (BS 1363)', 'टाइप G (BS 1363)') }
}
