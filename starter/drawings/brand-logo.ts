// Draws the logo of an invented brand: its initials on an outline, in its colours.

import type { Livery } from '../catalogue/liveries.ts'
import { FRAME } from './bounds.ts'
import { labelGlyphs, labelWidth } from './stroke-font.ts'

/** Outlines around the centre of the frame, each with a place for the second colour. */
const OUTLINES: readonly (readonly [shape: string, mark: string])[] = [
  [
    'M200 40A160 160 0 1 1 199.9 40Z',
    'M200 336A136 136 0 0 1 82 268L107 254A107 107 0 0 0 293 254L318 268A136 136 0 0 1 200 336Z',
  ],
  [
    'M84 44H316A40 40 0 0 1 356 84V316A40 40 0 0 1 316 356H84A40 40 0 0 1 44 316V84A40 40 0 0 1 84 44Z',
    'M44 292H356V316A40 40 0 0 1 316 356H84A40 40 0 0 1 44 316Z',
  ],
  ['M200 34L346 117V283L200 366L54 283V117Z', 'M54 262L200 345L346 262V283L200 366L54 283Z'],
  ['M60 60Q200 20 340 60V210Q336 318 200 370Q64 318 60 210Z', 'M60 60Q200 20 340 60V96Q200 56 60 96Z'],
  ['M200 22L378 200L200 378L22 200Z', 'M112 290L200 378L288 290Z'],
  ['M40 84H320L360 200L320 316H40Z', 'M40 84H72V316H40Z'],
  ['M124 44H276L356 124V276L276 356H124L44 276V124Z', 'M124 44H276L300 68H100Z'],
  ['M44 120Q44 44 120 44H356V280Q356 356 280 356H44Z', 'M44 320H330Q310 356 280 356H44Z'],
]

const CAPITALS = /[A-Z]/g

/** Initials of a name in Latin letters: two for two words or a word with two capitals, otherwise the first. */
function initialsOf(name: string): string {
  const capitals = name.match(CAPITALS) ?? []
  return (capitals.length > 1 ? capitals.slice(0, 2).join('') : name.charAt(0)).toUpperCase()
}

/**
 * @param name of the brand, in Latin letters
 * @returns a complete SVG, viewBox 0 0 400 400, without texts, scripts or references outside itself
 * @throws Error if there is no outline with that number
 */
export function drawBrandLogo(name: string, { color, accent, outline }: Livery): string {
  const [shape, mark] = OUTLINES[outline] ?? []
  if (!shape || !mark) throw new Error(`No outline ${outline} for the logo of ${name}`)
  const initials = initialsOf(name)
  const scale = initials.length > 1 ? 17 : 24
  const x = FRAME / 2 - (labelWidth(initials) * scale) / 2
  const y = FRAME / 2 - 3 * scale
  const letters = labelGlyphs(initials).map(({ x: at, data }) => `<path transform="translate(${at})" d="${data}"/>`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FRAME} ${FRAME}" width="${FRAME}" height="${FRAME}">` +
    `<path fill="#fff" d="M0 0h${FRAME}v${FRAME}H0Z"/><path fill="${color}" d="${shape}"/><path fill="${accent}" d="${mark}"/>` +
    `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="#fff" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round">${letters.join('')}</g></svg>`
  )
}
