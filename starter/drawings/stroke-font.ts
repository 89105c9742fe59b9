// A small single-stroke font, so that labels need no fonts on the machine that rasterises them.

/** Strokes of each glyph on a grid 4 wide and 6 high, y downwards. */
const GLYPHS: Record<string, string> = {
  A: 'M0 6L2 0L4 6M.8 4H3.2',
  B: 'M0 3H2.6A1.5 1.5 0 0 0 2.6 0H0V6H2.6A1.5 1.5 0 0 0 2.6 3',
  C: 'M4 1A2 2 0 0 0 0 2V4A2 2 0 0 0 4 5',
  D: 'M0 0H2A2 2 0 0 1 4 2V4A2 2 0 0 1 2 6H0Z',
  E: 'M4 0H0V6H4M0 3H3',
  F: 'M4 0H0V6M0 3H3',
  G: 'M4 1A2 2 0 0 0 0 2V4A2 2 0 0 0 4 4V3.2H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6',
  J: 'M3.6 0V4A1.8 1.8 0 0 1 0 4.4',
  K: 'M0 0V6M4 0L0 3.6M1.4 2.6L4 6',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M0 2A2 2 0 0 1 4 2V4A2 2 0 0 1 0 4Z',
  P: 'M0 6V0H2.4A1.7 1.7 0 0 1 2.4 3.4H0',
  Q: 'M0 2A2 2 0 0 1 4 2V4A2 2 0 0 1 0 4ZM2.6 4.4L4.2 6.2',
  R: 'M0 6V0H2.4A1.6 1.6 0 0 1 2.4 3.2H0M2.2 3.2L4 6',
  S: 'M3.8 1A1.7 1.7 0 0 0 2 0A1.5 1.5 0 0 0 2 3A1.5 1.5 0 0 1 2 6A1.8 1.8 0 0 1 .1 5',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4A2 2 0 0 0 4 4V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 2L3 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
  0: 'M0 2A2 2 0 0 1 4 2V4A2 2 0 0 1 0 4Z',
  1: 'M.8 1.4L2.4 0V6',
  2: 'M.2 1.6A1.9 1.7 0 0 1 3.6 2.6L0 6H4',
  3: 'M.2 .8A1.8 1.5 0 1 1 1.8 2.9A1.9 1.6 0 1 1 0 5',
  4: 'M3 6V0L0 4.2H4',
  5: 'M3.8 0H.6L.3 2.6A2 1.8 0 1 1 0 5.2',
  6: 'M3.2 0A4.5 4.5 0 0 0 0 4A2 2 0 1 0 4 4A2 1.8 0 0 0 .1 3.6',
  7: 'M0 0H4L1.4 6',
  8: 'M2 2.8A1.4 1.4 0 1 1 2.1 2.8A1.7 1.6 0 1 1 1.9 2.8Z',
  9: 'M.8 6A4.5 4.5 0 0 0 4 2A2 2 0 1 0 0 2A2 1.8 0 0 0 3.9 2.4',
  '.': 'M1.8 6H2.2',
  '/': 'M0 6.4L4 -.4',
  '-': 'M.6 3.2H3.4',
}

const ADVANCE = 5.6

/** Width of a label in the font's units, of which the height is 6. */
export function labelWidth(label: string): number {
  return Math.max(0, label.length * ADVANCE - (ADVANCE - 4))
}

/** Glyph strokes of a label with the offset of each in font units; throws for a character outside A-Z 0-9 . / -. */
export function labelGlyphs(label: string): { x: number; data: string }[] {
  return [...label].flatMap((character, i) => {
    if (character === ' ') return []
    const data = GLYPHS[character]
    if (!data) throw new Error(`The label font has no character ${character}`)
    return [{ x: i * ADVANCE, data }]
  })
}
