// Drawings of fasteners.

import { shade, tint } from '../color.ts'
import type { Kit } from '../kit.ts'
import type { RenderModels } from '../model.ts'
import { bars, circlePath, hexSide, polygonPath, range, thread, within } from '../parts.ts'

/** Length of a shank in drawing units for a ratio of length to diameter. */
function shank(ratio: number | undefined, fallback: number): number {
  return 26 * within(ratio, fallback, 1, 9)
}

/** A hexagon with a chamfer and a threaded bore, seen from above. */
function nutFace(k: Kit, color: string, bore: number): void {
  k.path(polygonPath(100, 100, 100, 6), k.metal(color, 'd'))
  k.circle(100, 100, 84, shade(color, 0.2))
  k.circle(100, 100, 82.5, k.metal(tint(color, 0.15), 'd'))
  k.circle(100, 100, bore + 5, shade(color, 0.35))
  k.circle(100, 100, bore, shade(color, 0.6))
  for (const i of range(3)) k.score(circlePath(100, 100, bore - 2 - i * 2.5), tint(color, 0.2), 1, 0.7)
  k.circle(100, 100, bore - 8, '#f6f7f9')
}

export const fasteners: RenderModels = {
  'hex-bolt': {
    uses: ['ratio', 'label'],
    pose: 32,
    focus: [0.5, 0.2, 1.9],
    dims: ['D', 'L'],
    front(k, p) {
      const length = shank(p.ratio, 4)
      const plain = length * 0.36
      k.rect(32, 28, 26, plain + 6, 1, k.metal(p.color, 'x'))
      thread(k, 45, 30 + plain, 26, length - plain, p.color)
      k.rect(17, 28, 56, 5, 2, k.metal(shade(p.color, 0.1), 'x'))
      hexSide(k, 45, 0, 58, 28, p.color)
    },
    back(k, p) {
      k.path(polygonPath(100, 100, 100, 6), k.metal(p.color, 'd'))
      k.circle(100, 100, 84, shade(p.color, 0.2))
      k.circle(100, 100, 82, k.metal(tint(p.color, 0.12), 'd'))
      k.text(p.label ?? '8.8', 100, 100, 36, shade(p.color, 0.5), 110)
    },
  },
  'socket-screw': {
    uses: ['ratio'],
    pose: 32,
    focus: [0.5, 0.16, 2],
    dims: ['D', 'L'],
    front(k, p) {
      const length = shank(p.ratio, 3.5)
      thread(k, 45, 40, 26, length, p.color)
      k.rect(22, 0, 46, 42, 4, k.metal(p.color, 'x'))
      k.dim(bars(23, 8, 44, 32, 11, 'x', 0.4), 0.3)
    },
    back(k, p) {
      k.circle(100, 100, 100, k.metal(p.color, 'd'))
      k.circle(100, 100, 88, shade(p.color, 0.25))
      k.circle(100, 100, 86, k.metal(tint(p.color, 0.1), 'd'))
      k.path(polygonPath(100, 100, 54, 6), shade(p.color, 0.65))
      k.path(polygonPath(100, 104, 44, 6), shade(p.color, 0.8))
    },
  },
  'hex-nut': {
    uses: ['ratio'],
    focus: [0.5, 0.5, 1.6],
    dims: ['E', 'S'],
    front: (k, p) => nutFace(k, p.color, 46 + 14 * within(p.ratio, 0.5, 0, 1)),
    back(k, p) {
      hexSide(k, 100, 0, 200, 92, p.color)
      k.gloss('M0 2Q25 -8 50 2Q100 -12 150 2Q175 -8 200 2V6H0Z', 0.4)
    },
  },
  washer: {
    uses: ['ratio'],
    turn: { kind: 'disc', depth: 10 },
    focus: [0.3, 0.3, 1.9],
    dims: ['D', 'D'],
    front(k, p) {
      const bore = 100 * within(p.ratio, 0.5, 0.25, 0.8)
      k.circle(100, 100, 100, shade(p.color, 0.3))
      k.path(circlePath(99, 99, 98.5) + circlePath(100, 100, bore), k.metal(p.color, 'd'))
      k.circle(100, 100, bore, shade(p.color, 0.5))
      k.circle(101.5, 102, bore - 2.5, '#f4f5f7')
      k.score(circlePath(99, 99, 96), '#ffffff', 1.3, 0.8)
    },
  },
  'self-tapping-screw': {
    uses: ['ratio'],
    pose: 36,
    focus: [0.5, 0.14, 2],
    dims: ['D', 'L'],
    front(k, p) {
      const length = shank(p.ratio, 5)
      const end = 24 + length
      k.path(`M14 20H34V${end - 26}L24 ${end}L14 ${end - 26}Z`, k.metal(p.color, 'x'))
      const turns = Math.round(length / 13)
      for (const i of range(turns)) {
        const y = 34 + (i * (length - 34)) / turns
        k.path(`M10 ${y + 8}L38 ${y}L36 ${y + 3.5}L13 ${y + 11}Z`, k.metal(shade(p.color, 0.12), 'x'))
      }
      k.path('M0 10C2 0 12 -4 24 -4S46 0 48 10L34 22H14Z', k.metal(p.color, 'x'))
    },
    back(k, p) {
      k.circle(100, 100, 100, k.ball(p.color))
      k.circle(100, 100, 96, k.metal(p.color, 'd'))
      k.path('M86 44H114V86H156V114H114V156H86V114H44V86H86Z', shade(p.color, 0.65))
      k.path('M92 52H110V90H148V108H110V148H92V108H52V90H92Z', shade(p.color, 0.82))
    },
  },
  'anchor-bolt': {
    uses: ['ratio'],
    pose: 32,
    focus: [0.5, 0.25, 2],
    dims: ['D', 'L'],
    front(k, p) {
      const sleeve = 22 * within(p.ratio, 4, 2, 7)
      thread(k, 40, 0, 24, 44, p.color)
      hexSide(k, 40, 24, 54, 22, p.color)
      k.rect(8, 46, 64, 6, 2, k.metal(tint(p.color, 0.1), 'x'))
      k.rect(24, 52, 32, sleeve, 2, k.metal(p.color, 'x'))
      k.line(`M40 ${52 + sleeve * 0.4}V${52 + sleeve}`, shade(p.color, 0.6), 3.5)
      k.dim(`M24 58h32v2.500h-32ZM24 66h32v2.500h-32Z`, 0.3)
      k.path(`M26 ${52 + sleeve}H54L62 ${84 + sleeve}H18Z`, k.metal(shade(p.color, 0.1), 'x'))
    },
  },
  'threaded-rod': {
    uses: ['ratio'],
    pose: 45,
    focus: [0.5, 0.12, 2.6],
    dims: ['D', 'L'],
    front(k, p) {
      const length = 26 * within(p.ratio, 8, 4, 12)
      thread(k, 15, 0, 30, length, p.color)
      k.ellipse(15, 0, 12.5, 3.5, k.metal(tint(p.color, 0.2), 'd'))
    },
  },
}
