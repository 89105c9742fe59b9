// Drawings of appliances that move, cool and heat air.

import { shade, tint } from '../color.ts'
import type { Kit } from '../kit.ts'
import type { RenderModels } from '../model.ts'
import { bars, circlePath, polar, range, whole } from '../parts.ts'

const STEEL = '#aab3be'
const BLACK = '#2a3038'

/** Fan blades around a hub, seen from the front. */
function blades(k: Kit, x: number, y: number, r: number, count: number, color: string): void {
  const paint = k.body(color)
  for (const i of range(count)) {
    k.at(x, y, (360 * i) / count - 60, 1, () =>
      k.path(
        `M0 ${-r * 0.1}C${r * 0.2} ${-r * 0.62} ${r * 0.8} ${-r * 0.6} ${r * 0.96} ${-r * 0.12}C${r} ${r * 0.08} ${r * 0.5} ${r * 0.16} 0 ${r * 0.1}Z`,
        paint,
      ),
    )
  }
  k.circle(x, y, r * 0.22, k.ball(shade(color, 0.2)))
}

/** A wire guard of rings and spokes. */
function guard(k: Kit, x: number, y: number, r: number, color: string): void {
  const spokes = range(24).map(i => {
    const [a, b] = polar(x, y, r * 0.28, i * 15)
    const [c, d] = polar(x, y, r, i * 15)
    return `M${a} ${b}L${c} ${d}`
  })
  k.line(spokes.join('') + circlePath(x, y, r * 0.64), color, 1.5)
  k.line(circlePath(x, y, r), color, 5)
  k.circle(x, y, r * 0.28, k.ball(color))
}

export const airAppliances: RenderModels = {
  'ceiling-fan': {
    uses: ['count', 'accent'],
    floats: true,
    focus: [0.5, 0.75, 1.9],
    turn: { kind: 'tilt', degrees: 8 },
    front(k, p) {
      k.path('M108 -4H152L144 14H116Z', k.round(p.color, 'x'))
      k.rect(125, 10, 10, 60, 1, k.round(p.accent ?? STEEL, 'x'))
      const count = whole(p.count, 3, 2, 5)
      const spread = range(count).map(i => -90 + (i * 360) / count + 30)
      const blade = k.body(p.color)
      for (const angle of spread) {
        const [x, y] = polar(0, 0, 1, angle)
        const reach = 152
        const tipX = 130 + x * reach
        const tipY = 98 + y * reach * 0.34
        const sideX = -y * 20
        const sideY = x * 11 + 4
        k.path(
          `M${130 + x * 34 + sideX * 0.5} ${96 + y * 14 + sideY * 0.5}L${tipX + sideX} ${tipY + sideY}Q${tipX + x * 10} ${tipY + y * 5} ${tipX - sideX} ${tipY - sideY}L${130 + x * 34 - sideX * 0.5} ${96 + y * 14 - sideY * 0.5}Z`,
          blade,
        )
      }
      k.path('M98 84C98 70 162 70 162 84L168 100C168 120 92 120 92 100Z', k.round(p.color, 'x'))
      k.ellipse(130, 104, 36, 9, k.metal(p.accent ?? STEEL, 'x'))
      k.path('M104 106H156C152 122 108 122 104 106Z', k.round(shade(p.color, 0.1), 'x'))
    },
  },
  'exhaust-fan': {
    uses: ['count', 'accent'],
    focus: [0.5, 0.5, 1.7],
    turn: { kind: 'box', depth: 56, core: [0, 0, 190, 190] },
    front(k, p) {
      k.rect(0, 0, 190, 190, 10, k.body(p.color))
      k.circle(95, 95, 84, shade(p.color, 0.4))
      k.circle(95, 95, 80, '#1f2937')
      blades(k, 95, 95, 78, whole(p.count, 5, 3, 7), p.accent ?? '#c3cad3')
      k.line('M95 15V73M95 117V175M15 95H73M117 95H175', shade(p.color, 0.15), 6)
      k.circle(95, 95, 24, k.ball(p.color))
      for (const [x, y] of [
        [13, 13],
        [177, 13],
        [13, 177],
        [177, 177],
      ] as const)
        k.circle(x, y, 5, k.metal(STEEL, 'd'))
    },
  },
  'pedestal-fan': {
    uses: ['count', 'accent'],
    turn: { kind: 'yaw' },
    focus: [0.5, 0.3, 1.8],
    front(k, p) {
      k.rect(84, 130, 12, 106, 2, k.metal(STEEL, 'x'))
      k.path('M36 232C50 222 130 222 144 232L150 242H30Z', k.round(p.color))
      k.path('M76 138H104L100 176H80Z', k.round(p.color, 'x'))
      for (const i of range(3)) k.circle(90, 148 + i * 9, 2.6, '#f4f6f8')
      k.circle(90, 66, 72, tint(p.color, 0.8))
      blades(k, 90, 66, 68, whole(p.count, 3, 3, 5), p.accent ?? '#3b82c4')
      guard(k, 90, 66, 72, p.color)
    },
  },
  'air-cooler': {
    uses: ['accent'],
    turn: { kind: 'box', depth: 110 },
    focus: [0.5, 0.35, 1.7],
    front(k, p) {
      const trim = p.accent ?? '#2f6fb3'
      k.rect(0, 0, 140, 204, 12, k.body(p.color))
      k.rect(8, 8, 124, 30, 7, trim)
      for (const x of [38, 70, 102]) {
        k.circle(x, 23, 9, k.ball('#f4f6f8'))
        k.line(`M${x} 23v-6`, '#334155', 2)
      }
      k.rect(12, 46, 116, 96, 6, '#1f2937')
      k.path(bars(14, 48, 112, 92, 9, 'y', 0.42), k.body(tint(p.color, 0.2)))
      k.rect(20, 154, 100, 34, 5, shade(p.color, 0.14))
      k.rect(54, 164, 32, 14, 3, k.glass(trim, 0.9))
      for (const x of [16, 106]) k.rect(x, 202, 18, 11, 4, BLACK)
    },
  },
  'room-heater': {
    uses: ['accent', 'count'],
    turn: { kind: 'yaw' },
    focus: [0.5, 0.45, 1.7],
    front(k, p) {
      const glow = p.accent ?? '#f97316'
      k.rect(0, 0, 190, 150, 12, k.body(p.color))
      k.rect(
        14,
        14,
        128,
        118,
        5,
        k.linear('y', [
          [0, '#4b3a33'],
          [0.5, '#a37b5c'],
          [1, '#3a2c26'],
        ]),
      )
      const rods = whole(p.count, 2, 1, 3)
      for (const i of range(rods)) {
        const y = 14 + (118 * (i + 0.5)) / rods
        k.line(`M20 ${y}H136`, shade(glow, 0.2), 13, 'butt')
        k.line(`M20 ${y}H136`, tint(glow, 0.45), 6, 'butt')
      }
      k.line(
        range(9)
          .map(i => `M${26 + i * 13} 14V132`)
          .join(''),
        '#d5dae0',
        1.8,
      )
      k.circle(166, 48, 13, k.ball('#39424e'))
      k.line('M166 48v-9', '#ffffff', 2.5)
      k.circle(166, 96, 6, glow)
      for (const x of [18, 148]) k.rect(x, 148, 26, 12, 4, BLACK)
    },
  },
}
