// Drawings of wiring: cables, lugs, glands, ties, conduit, switches, sockets, extension boards.

import { shade, tint } from '../color.ts'
import type { RenderModels } from '../model.ts'
import { bars, boxPath, circlePath, polar, range, screw, whole } from '../parts.ts'

const CORES = ['#b4232a', '#2f3640', '#2456b8', '#e3b505', '#3c8d40']
const COPPER = '#c9783c'

/** Middle points of `count` cores packed in a ring of radius `r`. */
function packed(count: number, r: number): { at: [number, number]; r: number }[] {
  if (count === 1) return [{ at: [0, 0], r: r * 0.8 }]
  const ring = count === 2 ? r * 0.48 : r * 0.54
  const core = Math.min(r - ring - 1, ring * Math.sin(Math.PI / count) - 0.5)
  return range(count).map(i => ({ at: polar(0, 0, ring, -90 + (360 * i) / count), r: core }))
}

export const wiring: RenderModels = {
  'cable-coil': {
    uses: ['accent', 'label'],
    turn: { kind: 'disc', depth: 54 },
    focus: [0.72, 0.7, 2],
    front(k, p) {
      k.tube('M150 140C186 150 190 176 168 188C154 196 142 190 138 182', p.color, 11)
      k.circle(90, 100, 90, k.ball(p.color))
      k.circle(90, 100, 88, k.body(p.color))
      for (const r of [80, 70, 60, 50]) {
        k.line(circlePath(90, 100, r), shade(p.color, 0.24), 2.2)
        k.score(
          `M${90 - r * 0.64} ${100 - r * 0.64}A${r * 0.9} ${r * 0.9} 0 0 1 ${90 + r * 0.3} ${100 - r * 0.85}`,
          tint(p.color, 0.5),
          2.6,
          0.7,
        )
      }
      k.circle(90, 100, 41, shade(p.color, 0.4))
      k.circle(90, 100, 38, '#f4f6f8')
      k.path('M77 8h26v54h-26Z', k.body(p.accent ?? '#f5f6f8'))
      k.text(p.label, 90, 34, 9, '#334155', 22)
      k.rect(134, 178, 8, 14, 2, k.metal(COPPER, 'x'))
    },
  },
  'flexible-cable': {
    uses: ['count'],
    focus: [0.84, 0.45, 2.4],
    front(k, p) {
      const count = whole(p.count, 3, 1, 5)
      const middle = (count - 1) / 2
      for (const i of range(count)) {
        const end = 60 + (i - middle) * 30
        const color = CORES[i] ?? '#888888'
        k.tube(`M170 ${end}L204 ${end}`, COPPER, 6)
        k.tube(`M104 ${60 + (i - middle) * 9}C130 ${60 + (i - middle) * 10} 140 ${end} 182 ${end}`, color, 13)
      }
      k.tube('M-60 128C-20 128 -30 60 10 60H104', p.color, 46, 'butt')
      k.ellipse(104, 60, 6, 22, shade(p.color, 0.5))
    },
    back(k, p) {
      k.circle(0, 0, 92, k.ball(p.color))
      k.circle(0, 0, 72, shade(p.color, 0.5))
      const cores = packed(whole(p.count, 3, 1, 5), 70)
      cores.forEach(({ at: [x, y], r }, i) => {
        k.circle(x, y, r, k.ball(CORES[i] ?? '#888888'))
        k.circle(x, y, r * 0.62, shade(COPPER, 0.3))
        k.path(polygonRing(x, y, r * 0.4, r * 0.19) + circlePath(x, y, r * 0.19), k.ball(COPPER))
      })
    },
  },
  'armoured-cable': {
    uses: ['count'],
    focus: [0.8, 0.5, 2],
    front(k, p) {
      const count = whole(p.count, 4, 1, 5)
      const middle = (count - 1) / 2
      for (const i of range(count)) {
        const y = 60 + (i - middle) * (64 / count)
        k.tube(`M200 ${y}H236`, COPPER, 40 / count, 'butt')
        k.tube(`M150 ${y}H212`, CORES[i] ?? '#888888', 62 / count, 'butt')
      }
      k.rect(120, 24, 44, 72, 4, k.round('#2b3038'))
      k.rect(66, 18, 64, 84, 3, k.metal('#aab3be'))
      k.score(
        range(8)
          .map(i => `M${70 + i * 7} 19l12 82`)
          .join(''),
        '#5b6572',
        1.6,
        0.8,
      )
      k.rect(-60, 8, 134, 104, 5, k.round(p.color))
      k.gloss('M-58 28h130v7h-130Z', 0.22)
    },
    back(k, p) {
      k.circle(0, 0, 96, k.ball(p.color))
      k.circle(0, 0, 82, '#4b5563')
      k.path(
        range(28)
          .map(i => circlePath(...polar(0, 0, 76, (360 * i) / 28), 7))
          .join(''),
        k.metal('#aab3be', 'd'),
      )
      k.circle(0, 0, 67, k.ball('#2b3038'))
      const cores = packed(whole(p.count, 4, 1, 5), 63)
      cores.forEach(({ at: [x, y], r }, i) => {
        k.circle(x, y, r, k.ball(CORES[i] ?? '#888888'))
        k.circle(x, y, r * 0.66, k.ball(COPPER))
      })
    },
  },
  'cable-lug': {
    uses: ['ratio'],
    turn: { kind: 'tilt', degrees: 32 },
    focus: [0.5, 0.26, 2],
    front(k, p) {
      const barrel = 60 + 40 * (p.ratio ?? 1)
      k.path(
        `M16 46A34 44 0 0 1 84 46V88C84 100 76 104 76 116H24C24 104 16 100 16 88Z${circlePath(50, 46, 20)}`,
        k.metal(p.color, 'd'),
      )
      k.score('M24 44A27 30 0 0 1 56 11', '#ffffff', 3, 0.7)
      k.rect(24, 108, 52, barrel, 4, k.metal(p.color, 'x'))
      k.ellipse(50, 108 + barrel, 26, 7, shade(p.color, 0.55))
      k.dim(boxPath(26, 132, 48, 3) + boxPath(26, 108 + barrel - 16, 48, 3), 0.25)
    },
  },
  'cable-tie': {
    uses: ['count'],
    focus: [0.2, 0.35, 2.2],
    front(k, p) {
      for (const i of range(whole(p.count, 4, 1, 8))) {
        k.at(i * 15, i * 4, 0, 1, () => {
          k.tube('M10 22C20 120 60 178 150 190', p.color, 8)
          k.score('M14 60C26 120 60 170 130 184', shade(p.color, 0.45), 1.5)
          k.rect(-2, 0, 24, 24, 4, k.body(p.color))
          k.rect(5, 6, 10, 11, 1.5, shade(p.color, 0.5))
        })
      }
    },
  },
  'cable-gland': {
    focus: [0.5, 0.3, 1.9],
    turn: { kind: 'tilt', degrees: 40 },
    front(k, p) {
      k.path('M32 0H88L96 16H24Z', k.round(p.color, 'x'))
      k.ellipse(60, 2, 28, 6, shade(p.color, 0.7))
      k.rect(14, 14, 92, 46, 9, k.round(p.color, 'x'))
      k.dim(bars(18, 16, 84, 42, 9, 'x', 0.22), 0.22)
      k.rect(26, 58, 68, 12, 1, k.round(shade(p.color, 0.2), 'x'))
      k.path('M6 70H114V100H6Z', k.round(p.color, 'x'))
      k.dim(boxPath(32, 70, 3, 30) + boxPath(85, 70, 3, 30), 0.25)
      k.rect(24, 100, 72, 62, 2, k.round(shade(p.color, 0.12), 'x'))
      k.dim(bars(24, 102, 72, 58, 9, 'y', 0.42), 0.32)
    },
  },
  'conduit-pipe': {
    uses: ['count'],
    focus: [0.2, 0.5, 2],
    front(k, p) {
      for (const [x, y] of [
        [0, 0],
        [24, 40],
        [-14, 44],
      ].slice(0, whole(p.count, 3, 1, 3)) as [number, number][]) {
        k.at(x, y, -16, 1, () => {
          k.rect(0, 0, 230, 38, 2, k.round(p.color))
          k.ellipse(0, 19, 9, 19, k.body(tint(p.color, 0.2)))
          k.ellipse(1, 19, 6, 14, shade(p.color, 0.6))
          k.score('M150 22h46', shade(p.color, 0.4), 3, 0.6)
        })
      }
    },
  },
  'modular-switch': {
    uses: ['count', 'accent'],
    turn: { kind: 'box', depth: 26 },
    focus: [0.3, 0.4, 1.9],
    front(k, p) {
      const gangs = whole(p.count, 2, 1, 6)
      const width = 34 + gangs * 52
      k.rect(0, 0, width, 134, 10, k.body(p.color))
      k.rect(12, 18, width - 24, 98, 5, shade(p.color, 0.3))
      for (const i of range(gangs)) {
        const x = 17 + i * 52
        const on = i % 3 === 0
        k.rect(x + 1, 21, 50, 92, 3, k.body(tint(p.color, 0.5), 'y'))
        k.dim(on ? boxPath(x + 1, 68, 50, 45) : boxPath(x + 1, 21, 50, 45), 0.07)
        k.score(`M${x + 2} 67h48`, shade(p.color, 0.3), 1.2)
        k.rect(x + 22, 30, 8, 3.5, 1.5, on ? (p.accent ?? '#dc2626') : shade(p.color, 0.3))
      }
    },
  },
  'socket-outlet': {
    uses: ['variant'],
    turn: { kind: 'box', depth: 30 },
    focus: [0.5, 0.55, 1.7],
    front(k, p) {
      k.rect(0, 0, 150, 150, 10, k.body(p.color))
      k.rect(12, 12, 126, 126, 6, k.body(tint(p.color, 0.4)))
      if (p.variant === 'uk') {
        k.path(boxPath(68, 38, 14, 30) + boxPath(32, 84, 30, 12) + boxPath(88, 84, 30, 12), '#1f2937')
        k.rect(60, 112, 30, 20, 3, k.body(tint(p.color, 0.6), 'y'))
        k.rect(66, 115, 18, 3, 1, '#dc2626')
        screw(k, 22, 75, 5)
        screw(k, 128, 75, 5)
      } else {
        k.circle(75, 75, 54, shade(p.color, 0.18))
        k.circle(75, 75, 51, k.body(p.color))
        k.circle(75, 44, 11, '#1f2937')
        k.circle(47, 92, 8.5, '#1f2937')
        k.circle(103, 92, 8.5, '#1f2937')
        k.circle(47, 66, 6, '#334155')
        k.circle(103, 66, 6, '#334155')
      }
    },
  },
  'extension-board': {
    uses: ['count', 'accent'],
    focus: [0.3, 0.5, 2.1],
    turn: { kind: 'tilt', degrees: -18, mirror: false },
    front(k, p) {
      const sockets = whole(p.count, 4, 1, 6)
      const width = 60 + sockets * 58
      k.tube(`M${width - 8} 50C${width + 40} 50 ${width + 50} 20 ${width + 20} -12`, '#2b3038', 10)
      k.rect(0, 6, width, 88, 16, shade(p.color, 0.3))
      k.rect(0, 0, width, 90, 16, k.body(p.color))
      k.rect(12, 28, 28, 36, 4, '#1f2937')
      k.rect(14, 30, 24, 32, 3, k.body(p.accent ?? '#dc2626', 'y'))
      for (const i of range(sockets)) {
        const x = 77 + i * 58
        k.circle(x, 45, 25, shade(p.color, 0.2))
        k.circle(x, 46, 23.5, k.body(tint(p.color, 0.3)))
        k.path(circlePath(x, 33, 5) + circlePath(x - 10, 53, 4) + circlePath(x + 10, 53, 4), '#1f2937')
      }
    },
  },
}

function polygonRing(x: number, y: number, r: number, wire: number): string {
  return range(6)
    .map(i => circlePath(...polar(x, y, r, i * 60), wire))
    .join('')
}
