// Parts that many things have: screws, threads, hexagons, wheels, dials, displays, plates, plugs, ribs.

import { mix, shade } from './color.ts'
import { type Kit, n } from './kit.ts'

/** A counted param as a whole number between the bounds. */
export function whole(value: number | undefined, fallback: number, least: number, most: number): number {
  return Math.round(within(value, fallback, least, most))
}

/** A measured param held between the bounds. */
export function within(value: number | undefined, fallback: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value ?? fallback))
}

/** The numbers 0 to count - 1. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i)
}

/** Point on a circle, degrees clockwise from the right. */
export function polar(cx: number, cy: number, r: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)]
}

/** Path data of a circle, for rings and holes. */
export function circlePath(cx: number, cy: number, r: number): string {
  return `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0Z`
}

/** Path data of a rectangle, for rows of slots and ribs. */
export function boxPath(x: number, y: number, width: number, height: number): string {
  return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`
}

/** Path data of a regular polygon; the first corner at `degrees`. */
export function polygonPath(cx: number, cy: number, r: number, corners: number, degrees = 0): string {
  const points = range(corners).map(i => polar(cx, cy, r, degrees + (i * 360) / corners))
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`
}

/** Path data of a toothed wheel; slanted teeth when `rake` (share of a tooth) is not zero. */
export function gearPath(cx: number, cy: number, outer: number, inner: number, teeth: number, rake = 0): string {
  const pitch = 360 / teeth
  const points = range(teeth).flatMap(i => {
    const at = i * pitch
    const crown = rake ? [0.02, 0.1] : [0.3, 0.62]
    const root = rake ? [0.2 + rake, 0.96] : [0.78, 1.14]
    return [
      ...crown.map(share => polar(cx, cy, outer, at + share * pitch)),
      ...root.map(share => polar(cx, cy, inner, at + share * pitch)),
    ]
  })
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`
}

/** Path data of `count` bars side by side in a frame; `share` is how much of each pitch a bar takes. */
export function bars(
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  axis: 'x' | 'y',
  share = 0.5,
): string {
  const pitch = (axis === 'x' ? width : height) / count
  return range(count)
    .map(i =>
      axis === 'x'
        ? boxPath(x + pitch * (i + (1 - share) / 2), y, pitch * share, height)
        : boxPath(x, y + pitch * (i + (1 - share) / 2), width, pitch * share),
    )
    .join('')
}

/** Path data of a grid of round holes. */
export function holes(x: number, y: number, columns: number, rows: number, pitch: number, r: number): string {
  return range(columns * rows)
    .map(i => circlePath(x + (i % columns) * pitch, y + Math.floor(i / columns) * pitch, r))
    .join('')
}

/** A cross-headed screw seen from above. */
export function screw(kit: Kit, x: number, y: number, r: number): void {
  kit.circle(x, y, r * 1.25, '#7d8793')
  kit.circle(x, y, r, kit.metal('#aab3be', 'd'))
  const arm = r * 0.55
  kit.score(`M${x - arm} ${y}h${arm * 2}M${x} ${y - arm}v${arm * 2}`, '#4b5563', r * 0.3)
}

/** An upright threaded shank, its top at x (centre), y. */
export function thread(kit: Kit, x: number, y: number, width: number, length: number, color: string): void {
  const half = width / 2
  const count = Math.max(4, Math.round(length / 7))
  const pitch = length / count
  const right = range(count).map(
    i => `L${n(x + half)} ${n(y + pitch * (i + 0.25))}L${n(x + half * 0.84)} ${n(y + pitch * (i + 0.75))}`,
  )
  const left = range(count)
    .reverse()
    .map(i => `L${n(x - half * 0.84)} ${n(y + pitch * (i + 1))}L${n(x - half)} ${n(y + pitch * (i + 0.5))}`)
  kit.path(
    `M${n(x + half * 0.84)} ${n(y)}${right.join('')}L${n(x + half * 0.7)} ${n(y + length)}${left.join('')}L${n(x - half * 0.84)} ${n(y)}Z`,
    kit.metal(color, 'x'),
  )
  const grooves = range(count).map(
    i => `M${n(x - half * 0.9)} ${n(y + pitch * (i + 0.95))}L${n(x + half * 0.9)} ${n(y + pitch * (i + 0.68))}`,
  )
  kit.line(grooves.join(''), shade(color, 0.42), Math.min(2.2, pitch * 0.3), 'butt')
}

/** A hexagon head or nut seen from the side, `width` across corners. */
export function hexSide(kit: Kit, x: number, y: number, width: number, height: number, color: string): void {
  const quarter = width / 4
  const left = x - width / 2
  kit.rect(
    left,
    y,
    quarter + 0.5,
    height,
    2,
    kit.linear('x', [
      [0, shade(color, 0.3)],
      [1, shade(color, 0.1)],
    ]),
  )
  kit.rect(left + quarter, y - 1, quarter * 2, height + 2, 2, kit.metal(color, 'x'))
  kit.rect(
    left + quarter * 3 - 0.5,
    y,
    quarter,
    height,
    2,
    kit.linear('x', [
      [0, shade(color, 0.25)],
      [1, shade(color, 0.5)],
    ]),
  )
}

/** A rubber-tyred wheel with a hub of the second colour. */
export function wheel(kit: Kit, x: number, y: number, r: number, hub = '#c3cad3', tyre = '#2b3038'): void {
  kit.circle(x, y, r, kit.ball(tyre))
  kit.circle(x, y, r * 0.62, kit.body(hub))
  kit.circle(x, y, r * 0.36, shade(hub, 0.22))
  kit.circle(x, y, r * 0.18, kit.metal('#aab3be', 'd'))
}

/** A display with a reading in seven-segment manner. */
export function display(
  kit: Kit,
  x: number,
  y: number,
  width: number,
  height: number,
  reading: string,
  color = '#b9c9b4',
  ink = '#1f2a24',
): void {
  kit.rect(x - 2, y - 2, width + 4, height + 4, 4, '#1f2937')
  kit.rect(x, y, width, height, 2.5, kit.screen(color))
  kit.text(reading, x + width / 2, y + height / 2, height * 0.56, ink, width * 0.84)
  kit.gloss(`M${x} ${y}h${width * 0.5}l${-width * 0.22} ${height}h${-width * 0.28}Z`, 0.16)
}

/** A printed plate: pale, with a label or two lines of print. */
export function plate(
  kit: Kit,
  x: number,
  y: number,
  width: number,
  height: number,
  label?: string,
  color = '#f4f6f8',
  ink = '#1f2937',
): void {
  kit.rect(x, y, width, height, Math.min(3, height * 0.15), kit.body(color))
  if (label) kit.text(label, x + width / 2, y + height / 2, height * 0.5, ink, width * 0.8)
  else
    kit.score(
      `M${x + width * 0.15} ${y + height * 0.36}h${width * 0.7}M${x + width * 0.15} ${y + height * 0.66}h${width * 0.45}`,
      mix(ink, color, 0.4),
      height * 0.1,
    )
}

/** A round dial with ticks and a needle at `share` (0 to 1) of its 270 degrees. */
export function dial(kit: Kit, x: number, y: number, r: number, rim: string, share = 0.55, label?: string): void {
  kit.circle(x, y, r, kit.metal(rim, 'd'))
  kit.circle(x, y, r * 0.88, shade(rim, 0.35))
  kit.circle(x, y, r * 0.84, kit.body('#fbfcfd'))
  const ticks = range(11).map(i => {
    const [x1, y1] = polar(x, y, r * 0.74, 135 + i * 27)
    const [x2, y2] = polar(x, y, r * (i % 5 ? 0.66 : 0.58), 135 + i * 27)
    return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`
  })
  kit.line(ticks.join(''), '#334155', r * 0.045)
  if (label) kit.text(label, x, y + r * 0.46, r * 0.17, '#334155')
  const [nx, ny] = polar(x, y, r * 0.62, 135 + share * 270)
  const [tx, ty] = polar(x, y, r * 0.2, 315 + share * 270)
  kit.line(`M${n(tx)} ${n(ty)}L${n(nx)} ${n(ny)}`, '#dc2626', r * 0.06)
  kit.circle(x, y, r * 0.1, '#1f2937')
  kit.gloss(
    `M${x - r * 0.7} ${y - r * 0.2}A${r * 0.74} ${r * 0.74} 0 0 1 ${x + r * 0.45} ${y - r * 0.56}A${r} ${r} 0 0 0 ${x - r * 0.7} ${y - r * 0.2}Z`,
    0.6,
  )
}

/** A push button seen from the front. */
export function button(kit: Kit, x: number, y: number, r: number, color: string): void {
  kit.circle(x, y + r * 0.08, r * 1.12, shade(color, 0.5))
  kit.circle(x, y, r, kit.ball(color))
}
