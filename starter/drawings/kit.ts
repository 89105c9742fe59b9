// The drawing board: shapes and paints of one light from the top left, or the same shapes as a plain line drawing.

import { apply, compose, ellipsePoints, IDENTITY, type Matrix, type Point, pathPoints } from './bounds.ts'
import { lightness, shade, tint } from './color.ts'
import { labelGlyphs, labelWidth } from './stroke-font.ts'

/** A fill: `#rrggbb`, `none` or a gradient of the kit. */
export type Paint = string

/** Direction in which a gradient runs: across, down, or from the top left to the bottom right. */
export type Axis = 'x' | 'y' | 'd'

/** Offset 0 to 1, colour, opacity. */
type Stop = [offset: number, color: string, opacity?: number]

const INK = '#475569'
const ENDS: Record<Axis, string> = { x: '', y: ' x2="0" y2="1"', d: ' x2=".7" y2="1"' }

/** A number with one decimal at most, as short as SVG allows. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10 + 0).replace(/^(-?)0\./, '$1.')
}

/** Path data with every number rounded to one decimal. */
export function tidy(data: string): string {
  return data.replace(/-?\d+(\.\d{2,}(e-?\d+)?|e-\d+)/g, digits => n(Number(digits)))
}

/** Collects shapes of one picture; in `lines` mode they come out as white shapes with an ink outline. */
export class Kit {
  readonly points: Point[] = []
  readonly shapes: string[] = []
  readonly defs: string[] = []
  readonly lines: boolean
  readonly #paints = new Map<string, string>()
  readonly #edges = new Map<Paint, string>()
  #matrix: Matrix = IDENTITY

  constructor(lines = false) {
    this.lines = lines
  }

  #gradient(open: string, close: string, stops: Stop[], edge?: string): Paint {
    if (this.lines) return '#ffffff'
    const inner = stops
      .map(([at, color, opacity]) => {
        const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
        return `<stop offset="${Math.round(at * 100) / 100}" stop-color="${color}"${alpha}/>`
      })
      .join('')
    const key = open + inner
    let paint = this.#paints.get(key)
    if (!paint) {
      const id = `g${this.#paints.size}`
      paint = `url(#${id})`
      this.defs.push(`<${open.replace(' ', ` id="${id}" `)}>${inner}</${close}>`)
      this.#paints.set(key, paint)
      if (edge) this.#edges.set(paint, edge)
    }
    return paint
  }

  /** A straight gradient of free stops. */
  linear(axis: Axis, stops: Stop[], edge?: string): Paint {
    return this.#gradient(`linearGradient ${ENDS[axis].trim()}`, 'linearGradient', stops, edge)
  }

  /** A gradient around a highlight at the top left. */
  radial(stops: Stop[], edge?: string): Paint {
    return this.#gradient('radialGradient cx=".36" cy=".3" r=".75"', 'radialGradient', stops, edge)
  }

  /** A moulded or painted surface, lit from the top left; pale ones get a fine edge. */
  body(color: string, axis: Axis = 'd'): Paint {
    const edge = lightness(color) > 0.8 ? shade(color, 0.36) : undefined
    const stops: Stop[] = [
      [0, tint(color, 0.3)],
      [0.45, color],
      [1, shade(color, edge ? 0.19 : 0.26)],
    ]
    return this.linear(axis, stops, edge)
  }

  /** A cylinder of a matt material; the axis is the direction across it. */
  round(color: string, axis: Axis = 'y'): Paint {
    const pale = lightness(color) > 0.8
    const edge = pale ? shade(color, 0.36) : undefined
    const stops: Stop[] = [
      [0, shade(color, pale ? 0.1 : 0.14)],
      [0.27, tint(color, 0.42)],
      [0.58, color],
      [1, shade(color, pale ? 0.3 : 0.38)],
    ]
    return this.linear(axis, stops, edge)
  }

  /** Bright metal; the axis is the direction across the cylinder. */
  metal(color = '#aab3be', axis: Axis = 'y'): Paint {
    return this.linear(axis, [
      [0, shade(color, 0.16)],
      [0.28, tint(color, 0.82)],
      [0.66, shade(color, 0.3)],
      [1, tint(color, 0.28)],
    ])
  }

  /** A ball or dome. */
  ball(color: string): Paint {
    const pale = lightness(color) > 0.8
    const edge = pale ? shade(color, 0.34) : undefined
    const stops: Stop[] = [
      [0, tint(color, 0.8)],
      [0.35, tint(color, 0.22)],
      [0.7, color],
      [1, shade(color, pale ? 0.28 : 0.42)],
    ]
    return this.radial(stops, edge)
  }

  /** Glass or clear plastic of a colour. */
  glass(color: string, opacity = 0.5): Paint {
    const stops: Stop[] = [
      [0, tint(color, 0.7), opacity],
      [0.5, color, opacity * 0.7],
      [1, shade(color, 0.25), opacity],
    ]
    return this.linear('d', stops, shade(color, 0.3))
  }

  /** A lit or dark display. */
  screen(color = '#1e293b'): Paint {
    return this.linear('d', [
      [0, tint(color, 0.28)],
      [0.5, color],
      [1, shade(color, 0.5)],
    ])
  }

  #put(tag: string, attributes: string, paint: Paint, points: Point[]): void {
    for (const point of points) this.points.push(apply(this.#matrix, point))
    const edge = this.#edges.get(paint)
    const outline = edge ? ` stroke="${edge}" stroke-width=".7"` : ''
    const style = this.lines ? (paint === 'none' ? ' fill="none"' : '') : ` fill="${paint}"${outline}`
    this.shapes.push(`<${tag} ${attributes}${style}/>`)
  }

  /** A rectangle with corner radius `r`. */
  rect(x: number, y: number, width: number, height: number, r: number, paint: Paint): void {
    const round = r ? ` rx="${n(r)}"` : ''
    const corners: Point[] = [
      [x, y],
      [x + width, y],
      [x, y + height],
      [x + width, y + height],
    ]
    this.#put('rect', `x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${round}`, paint, corners)
  }

  /** A full circle. */
  circle(cx: number, cy: number, r: number, paint: Paint): void {
    this.#put('circle', `cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"`, paint, ellipsePoints(cx, cy, r, r))
  }

  /** An upright ellipse. */
  ellipse(cx: number, cy: number, rx: number, ry: number, paint: Paint): void {
    const place = `cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}"`
    this.#put('ellipse', place, paint, ellipsePoints(cx, cy, rx, ry))
  }

  /** A filled path; holes by the even-odd rule. */
  path(data: string, paint: Paint): void {
    const place = tidy(data)
    this.#put('path', `d="${place}"`, paint, pathPoints(place))
  }

  /** A straight-sided shape through x, y pairs. */
  poly(pairs: number[], paint: Paint): void {
    this.path(`M${pairs.map(n).join(' ')}Z`, paint)
  }

  /** A stroke of constant width with round ends, or flat ones. */
  line(data: string, color: string, width: number, cap: 'round' | 'butt' = 'round'): void {
    const rounded = tidy(data)
    const place = `d="${rounded}" stroke-linecap="${cap}" stroke-linejoin="round"`
    for (const [x, y] of pathPoints(rounded)) {
      const reach = width / 2
      for (const corner of [-reach, reach]) this.points.push(apply(this.#matrix, [x + corner, y + corner]))
    }
    if (!this.lines) this.shapes.push(`<path ${place} fill="none" stroke="${color}" stroke-width="${n(width)}"/>`)
    else if (width < 4) this.shapes.push(`<path ${place} fill="none"/>`)
    else {
      this.shapes.push(`<path ${place} fill="none" stroke="${INK}" stroke-width="${n(width)}"/>`)
      this.shapes.push(`<path ${place} fill="none" stroke="#fff" stroke-width="${n(width - 2)}"/>`)
    }
  }

  /** A cable, hose or bent bar: a stroke with a shaded rim and a highlight along it. */
  tube(data: string, color: string, width: number, cap: 'round' | 'butt' = 'round'): void {
    this.line(data, shade(color, 0.32), width, cap)
    if (this.lines) return
    const place = `d="${tidy(data)}" fill="none" stroke-linecap="${cap}" stroke-linejoin="round"`
    const lift = n(-width * 0.1)
    this.shapes.push(`<path ${place} stroke="${color}" stroke-width="${n(width * 0.68)}"/>`)
    this.shapes.push(
      `<path ${place} transform="translate(${lift} ${lift})" stroke="${tint(color, 0.55)}" stroke-width="${n(width * 0.2)}"/>`,
    )
  }

  /** A patch of reflected light; not part of line drawings. */
  gloss(data: string, opacity = 0.35): void {
    if (!this.lines) this.shapes.push(`<path d="${tidy(data)}" fill="#fff" fill-opacity="${opacity}"/>`)
  }

  /** A patch of shadow within the thing; not part of line drawings. */
  dim(data: string, opacity = 0.2): void {
    if (!this.lines) this.shapes.push(`<path d="${tidy(data)}" fill="#0b1220" fill-opacity="${opacity}"/>`)
  }

  /** Thin strokes that only a shaded picture carries, such as reflections and grooves. */
  score(data: string, color: string, width: number, opacity = 1): void {
    if (this.lines) return
    const alpha = opacity < 1 ? ` stroke-opacity="${opacity}"` : ''
    this.shapes.push(
      `<path d="${tidy(data)}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round"${alpha}/>`,
    )
  }

  /** A label centred on x, y with capitals `height` high, smaller when longer than `room`; readable in mirrored frames too. */
  text(label: string | undefined, x: number, y: number, height: number, color: string, room = Infinity): void {
    if (!label) return
    const width = labelWidth(label)
    const scale = Math.min(height / 6, room / width)
    const glyphs = labelGlyphs(label)
      .map(({ x: at, data }) => (at ? `<path transform="translate(${n(at)})" d="${data}"/>` : `<path d="${data}"/>`))
      .join('')
    const [a, b, c, d] = this.#matrix
    const mirror = a * d - b * c < 0 ? -1 : 1
    const zoom = Math.round(scale * 1000) / 1000
    const factor = mirror < 0 ? `${-zoom} ${zoom}` : zoom
    const place = `translate(${n(x - (mirror * width * scale) / 2)} ${n(y - 3 * scale)}) scale(${factor})`
    const style = `fill="none" stroke="${this.lines ? INK : color}" stroke-width=".95" stroke-linecap="round" stroke-linejoin="round"`
    this.shapes.push(`<g transform="${place}" ${style}>${glyphs}</g>`)
  }

  /** Draws inside a moved, turned (degrees) and scaled frame. */
  at(x: number, y: number, degrees: number, scale: number, draw: () => void): void {
    const angle = (degrees * Math.PI) / 180
    const cos = Math.cos(angle) * scale
    const sin = Math.sin(angle) * scale
    const turn = degrees ? ` rotate(${n(degrees)})` : ''
    const zoom = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`
    this.#within([cos, sin, -sin, cos, x, y], `translate(${n(x)} ${n(y)})${turn}${zoom}`, draw)
  }

  /** Draws through an affine map. */
  through(matrix: Matrix, draw: () => void): void {
    const text = matrix.map(value => Math.round(value * 1000) / 1000).join(' ')
    this.#within(matrix, `matrix(${text})`, draw)
  }

  #within(matrix: Matrix, transform: string, draw: () => void): void {
    const outer = this.#matrix
    this.#matrix = compose(outer, matrix)
    this.shapes.push(`<g transform="${transform}">`)
    draw()
    this.shapes.push('</g>')
    this.#matrix = outer
  }
}
