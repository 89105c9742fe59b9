// Colour arithmetic of the drawings: every shade and tint of a picture derives from the colours of its spec.

const HEX = /^#[0-9a-f]{6}$/i

/** Reads `#rrggbb` into three channels of 0 to 255; throws when the text is not such a colour. */
function channels(hex: string): [number, number, number] {
  if (!HEX.test(hex)) throw new Error(`Not a colour of the form #rrggbb: ${hex}`)
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Mixes two `#rrggbb` colours; `amount` 0 gives the first, 1 the second. */
export function mix(from: string, to: string, amount: number): string {
  const a = channels(from)
  const b = channels(to)
  const hex = a.map((channel, i) => Math.round(channel + ((b[i] ?? 0) - channel) * amount))
  return `#${hex.map(channel => channel.toString(16).padStart(2, '0')).join('')}`
}

/** The colour as it looks in shadow, `amount` 0 to 1; slightly blue, as studio shadows are. */
export function shade(color: string, amount: number): string {
  return mix(color, '#0b1220', amount)
}

/** The colour as it looks in light, `amount` 0 to 1. */
export function tint(color: string, amount: number): string {
  return mix(color, '#ffffff', amount)
}

/** Perceived lightness of a colour, 0 (black) to 1 (white). */
export function lightness(color: string): number {
  const [r, g, b] = channels(color)
  return (r * 0.299 + g * 0.587 + b * 0.114) / 255
}

/** Ink that can be read on a body of this colour. */
export function inkOn(color: string): string {
  return lightness(color) > 0.55 ? '#1f2937' : '#ffffff'
}
