// Drawings of pumps, motors and drives.

import { shade } from '../color.ts'
import type { Kit } from '../kit.ts'
import type { RenderModels } from '../model.ts'
import { bars, circlePath, dial, display, plate, polar, range, screw } from '../parts.ts'

const STEEL = '#aab3be'
const BLACK = '#2a3038'

/** A ribbed motor with its fan cover to the right, feet at y + 96. */
function motor(k: Kit, x: number, y: number, length: number, color: string, label?: string): void {
  k.path(
    `M${x + length - 6} ${y + 6}H${x + length + 16}C${x + length + 28} ${y + 10} ${x + length + 28} ${y + 76} ${x + length + 16} ${y + 80}H${x + length - 6}Z`,
    k.round(color),
  )
  k.dim(bars(x + length + 2, y + 16, 18, 54, 7, 'y', 0.4), 0.45)
  k.rect(x, y, length, 86, 6, k.round(color))
  k.dim(bars(x + 10, y + 3, length - 20, 80, Math.round(length / 11), 'x', 0.34), 0.26)
  k.rect(x - 8, y - 3, 16, 92, 4, k.round(shade(color, 0.08)))
  k.rect(x + length - 8, y - 3, 13, 92, 4, k.round(shade(color, 0.08)))
  k.rect(x + length * 0.26, y - 22, length * 0.42, 26, 4, k.body(BLACK))
  plate(k, x + length * 0.24, y + 32, length * 0.5, 26, label, '#dfe4ea')
  k.path(
    `M${x + 10} ${y + 84}H${x + length - 10}V${y + 96}H${x + length + 2}V${y + 104}H${x - 2}V${y + 96}H${x + 10}Z`,
    k.body(shade(color, 0.3)),
  )
}

/** A pipe port with a flange on its end, standing up from y. */
function port(k: Kit, x: number, y: number, height: number, color: string): void {
  k.rect(x - 14, y - height, 28, height + 6, 2, k.metal(color, 'x'))
  k.rect(x - 23, y - height - 10, 46, 13, 3, k.metal(color, 'x'))
}

export const pumps: RenderModels = {
  'monoblock-pump': {
    turn: { kind: 'yaw' },
    uses: ['accent', 'label'],
    focus: [0.25, 0.45, 2],
    front(k, p) {
      const iron = p.accent ?? '#9aa4af'
      port(k, 34, 40, 34, iron)
      k.rect(-38, 62, 46, 30, 2, k.metal(iron))
      k.rect(-46, 54, 13, 46, 3, k.metal(iron))
      motor(k, 88, 28, 120, p.color, p.label ?? '1HP')
      k.rect(66, 30, 24, 82, 4, k.round(shade(p.color, 0.1)))
      k.circle(36, 78, 54, k.ball(shade(p.color, 0.05)))
      k.circle(36, 78, 42, k.body(p.color))
      k.circle(36, 78, 26, k.metal(iron, 'd'))
      for (const i of range(6)) screw(k, ...polar(36, 78, 35, i * 60), 3.6)
      k.circle(36, 78, 10, '#4b5563')
      k.rect(-4, 130, 242, 14, 4, k.round(BLACK))
    },
  },
  'submersible-pump': {
    uses: ['accent'],
    pose: 18,
    focus: [0.5, 0.45, 2.2],
    dims: ['D', 'L'],
    front(k, p) {
      k.tube('M52 6C70 30 64 90 58 130', BLACK, 5)
      k.rect(18, -24, 24, 22, 2, k.metal('#d4a94e', 'x'))
      k.rect(10, -6, 40, 26, 5, k.metal(p.color, 'x'))
      k.rect(4, 18, 52, 104, 4, k.metal(p.color, 'x'))
      k.dim('M4 36h52v2H4ZM4 102h52v2H4Z', 0.4)
      k.rect(6, 120, 48, 26, 2, '#39424e')
      k.path(bars(8, 122, 44, 22, 9, 'x', 0.36), k.metal('#c3cad3', 'x'))
      k.rect(4, 144, 52, 92, 4, k.metal(p.color, 'x'))
      k.rect(4, 158, 52, 26, 0, p.accent ?? '#2563a8')
      k.path('M8 234H52L46 248H14Z', k.metal(shade(p.color, 0.15), 'x'))
    },
  },
  'centrifugal-pump': {
    turn: { kind: 'yaw' },
    uses: ['accent', 'label'],
    focus: [0.3, 0.5, 2],
    front(k, p) {
      const iron = p.accent ?? '#8a94a0'
      motor(k, 130, 40, 106, p.color, p.label)
      k.rect(96, 74, 36, 18, 2, k.metal(STEEL))
      k.rect(104, 62, 20, 42, 4, k.round('#e0a800'))
      k.path('M60 56H100V112L92 140H68L60 112Z', k.round(iron))
      port(k, 34, 34, 26, iron)
      k.path('M48 20V30C84 38 94 66 88 96C80 130 40 142 10 124C-20 104 -24 60 4 38C12 32 18 28 20 20Z', k.ball(iron))
      k.circle(34, 84, 34, k.metal(iron, 'd'))
      k.path(
        range(8)
          .map(i => circlePath(...polar(34, 84, 28, i * 45), 3))
          .join(''),
        '#39424e',
      )
      k.circle(34, 84, 20, shade(iron, 0.4))
      k.circle(34, 84, 17, '#1f2937')
      k.rect(-10, 140, 262, 14, 3, k.round('#475569'))
      k.rect(20, 128, 28, 14, 2, k.body(shade(iron, 0.2)))
    },
  },
  'electric-motor': {
    uses: ['label', 'accent'],
    focus: [0.35, 0.45, 1.9],
    front(k, p) {
      k.rect(-54, 46, 62, 18, 2, k.metal(STEEL))
      k.rect(-46, 44, 30, 7, 1, shade(STEEL, 0.4))
      k.at(0, 0, 0, 1.25, () => motor(k, 8, 2, 118, p.color, p.label ?? '3HP'))
      k.circle(92, -20, 6, p.accent ?? '#e0a800')
    },
    back(k, p) {
      k.path('M30 150H150L164 186H16Z', k.body(shade(p.color, 0.3)))
      k.rect(46, -16, 88, 34, 5, k.body(BLACK))
      k.circle(90, 90, 84, k.ball(shade(p.color, 0.1)))
      k.circle(90, 90, 72, k.body(p.color))
      k.dim([60, 51, 42, 33].map(r => circlePath(90, 90, r) + circlePath(90, 90, r - 4.5)).join(''), 0.5)
      k.path(
        range(4)
          .map(i => {
            const [a, b] = polar(90, 90, 62, i * 90 + 41)
            const [c, d] = polar(90, 90, 62, i * 90 + 49)
            return `M90 90L${a} ${b}L${c} ${d}Z`
          })
          .join(''),
        p.color,
      )
      k.circle(90, 90, 20, k.ball(p.color))
      for (const i of range(4)) screw(k, ...polar(90, 90, 77, i * 90 + 45), 4.5)
    },
  },
  'pressure-pump': {
    turn: { kind: 'yaw' },
    uses: ['accent', 'label'],
    focus: [0.35, 0.35, 1.9],
    front(k, p) {
      const tank = p.accent ?? '#d9262e'
      k.rect(20, 196, 24, 20, 2, k.body(BLACK))
      k.rect(176, 196, 24, 20, 2, k.body(BLACK))
      k.rect(0, 108, 222, 92, 42, k.round(tank))
      k.dim('M44 108h2.500v92h-2.500ZM176 108h2.500v92h-2.500Z', 0.3)
      k.at(62, 2, 0, 0.95, () => motor(k, 40, 0, 110, p.color, p.label ?? '1HP'))
      k.circle(64, 56, 44, k.ball(shade(p.color, 0.15)))
      k.circle(64, 56, 24, k.metal(STEEL, 'd'))
      port(k, 64, 18, 16, STEEL)
      dial(k, 20, 84, 22, STEEL, 0.5)
    },
  },
  vfd: {
    uses: ['label', 'accent'],
    turn: { kind: 'box', depth: 110 },
    focus: [0.5, 0.35, 1.9],
    front(k, p) {
      k.rect(0, 0, 120, 196, 6, k.body(p.color))
      k.dim(bars(12, 6, 96, 14, 12, 'x', 0.4), 0.4)
      k.rect(12, 28, 96, 102, 6, k.body(p.accent ?? BLACK))
      display(k, 26, 40, 68, 30, p.label ?? '50.00', '#3b1114', '#ff5a4f')
      for (const i of range(4)) k.circle(30 + i * 15, 88, 6, k.ball('#7d8793'))
      k.circle(90, 96, 11, k.ball('#596473'))
      k.rect(24, 104, 24, 15, 3, k.body('#16a34a'))
      k.rect(52, 104, 24, 15, 3, k.body('#dc2626'))
      k.rect(10, 142, 100, 40, 4, shade(p.color, 0.45))
      for (const i of range(6)) screw(k, 20 + i * 16, 162, 5)
      k.text('RUN', 36, 136, 5, shade(p.color, 0.5))
    },
  },
}
