// Finds the points that a drawing covers, so that it can be scaled, shadowed and dimensioned without manually set
// boxes.

/** Width and height of each drawing, in drawing units and in pixels. */
export const FRAME = 400

/** A point in drawing units, y downwards. */
export type Point = [number, number]

/** An affine map in SVG order: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = [number, number, number, number, number, number]

/** A rectangle by its corners. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** The map that applies `inner` first and `outer` after it. */
export function compose(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/** Where the map puts a point. */
export function apply(matrix: Matrix, [x, y]: Point): Point {
  const [a, b, c, d, e, f] = matrix
  return [a * x + c * y + e, b * x + d * y + f]
}

/** The smallest box around the points; throws if there are none. */
export function boxAround(points: readonly Point[]): Box {
  if (points.length === 0) throw new Error('A drawing without shapes has no bounds')
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return box
}

/** Sixteen points on the rim of an ellipse. */
export function ellipsePoints(cx: number, cy: number, rx: number, ry: number): Point[] {
  return Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)]
  })
}

function bezier(from: Point, controls: Point[]): Point[] {
  const line = [from, ...controls]
  return [0.2, 0.4, 0.6, 0.8, 1].map(t => {
    let rest = line
    while (rest.length > 1) {
      rest = rest.slice(1).map((p, i) => {
        const q = rest[i] ?? p
        return [q[0] + (p[0] - q[0]) * t, q[1] + (p[1] - q[1]) * t]
      })
    }
    return rest[0] ?? from
  })
}

function arc(from: Point, args: number[]): Point[] {
  const [rx0 = 0, ry0 = 0, , large = 0, sweep = 0, x = 0, y = 0] = args
  const halfX = (from[0] - x) / 2
  const halfY = (from[1] - y) / 2
  const grow = Math.max(1, Math.hypot(halfX / rx0, halfY / ry0))
  const rx = rx0 * grow
  const ry = ry0 * grow
  const span = (rx * halfY) ** 2 + (ry * halfX) ** 2
  const root = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - span) / (span || 1))) * (large === sweep ? -1 : 1)
  const centreX = (root * rx * halfY) / ry
  const centreY = (-root * ry * halfX) / rx
  const start = Math.atan2((halfY - centreY) / ry, (halfX - centreX) / rx)
  const end = Math.atan2((-halfY - centreY) / ry, (-halfX - centreX) / rx)
  let turn = end - start
  if (sweep && turn < 0) turn += 2 * Math.PI
  if (!sweep && turn > 0) turn -= 2 * Math.PI
  const middleX = centreX + (from[0] + x) / 2
  const middleY = centreY + (from[1] + y) / 2
  return Array.from({ length: 8 }, (_, i) => {
    const angle = start + (turn * (i + 1)) / 8
    return [middleX + rx * Math.cos(angle), middleY + ry * Math.sin(angle)]
  })
}

const ARGUMENTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

function step(command: string, args: number[], at: Point, relative: boolean): Point[] {
  const base: Point = relative ? at : [0, 0]
  if (command === 'H') return [[base[0] + (args[0] ?? 0), at[1]]]
  if (command === 'V') return [[at[0], base[1] + (args[0] ?? 0)]]
  if (command === 'A') return arc(at, [...args.slice(0, 5), base[0] + (args[5] ?? 0), base[1] + (args[6] ?? 0)])
  const pairs: Point[] = []
  for (let i = 0; i + 1 < args.length; i += 2) pairs.push([base[0] + (args[i] ?? 0), base[1] + (args[i + 1] ?? 0)])
  return command === 'C' || command === 'Q' || command === 'S' ? bezier(at, pairs) : pairs
}

/** Points along the outline of path data; throws on an unknown command. */
export function pathPoints(data: string): Point[] {
  const points: Point[] = []
  let at: Point = [0, 0]
  let start: Point = [0, 0]
  for (const [, letter = '', text = ''] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter.toUpperCase()
    const size = ARGUMENTS[command]
    if (size === undefined) throw new Error(`Unknown path command ${letter}`)
    if (command === 'Z') at = start
    const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    for (let i = 0; size > 0 && i < numbers.length; i += size) {
      const reached = step(command, numbers.slice(i, i + size), at, letter !== command)
      points.push(...reached)
      at = reached.at(-1) ?? at
      if (command === 'M' && i === 0) start = at
    }
  }
  return points
}
