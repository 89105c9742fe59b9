// Drawings of household and air-moving appliances.

import { shade, tint } from '../color.ts'
import type { Kit } from '../kit.ts'
import type { RenderModels } from '../model.ts'
import { bars, button, circlePath, dial, polar, range, whole } from '../parts.ts'

const STEEL = '#aab3be'
const BLACK = '#2a3038'

/** Fan blades around a hub, seen from the front. */
function blades(k: Kit, x: number, y: number, r: number, count: number, color: string): void {
  const paint = k.body(color)
  for (const i of range(count)) {
    k.at(x, y, (360 * i) / count - 60, 1, () => k.path(`M0 ${-r * 0.1}C${r * 0.2} ${-r * 0.62} ${r * 0.8} ${-r * 0.6} ${r * 0.96} ${-r * 0.12}C${r} ${r * 0.08} ${r * 0.5} ${r * 0.16} 0 ${r * 0.1}Z`, paint))
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
        k.path(`M${130 + x * 34 + sideX * 0.5} ${96 + y * 14 + sideY * 0.5}L${tipX + sideX} ${tipY + sideY}Q${tipX + x * 10} ${tipY + y * 5} ${tipX - sideX} ${tipY - sideY}L${130 + x * 34 - sideX * 0.5} ${96 + y * 14 - sideY * 0.5}Z`, blade)
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
      for (const [x, y] of [[13, 13], [177, 13], [13, 177], [177, 177]] as const) k.circle(x, y, 5, k.metal(STEEL, 'd'))
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
      k.rect(14, 14, 128, 118, 5, k.linear('y', [[0, '#4b3a33'], [0.5, '#a37b5c'], [1, '#3a2c26']]))
      const rods = whole(p.count, 2, 1, 3)
      for (const i of range(rods)) {
        const y = 14 + (118 * (i + 0.5)) / rods
        k.line(`M20 ${y}H136`, shade(glow, 0.2), 13, 'butt')
        k.line(`M20 ${y}H136`, tint(glow, 0.45), 6, 'butt')
      }
      k.line(range(9).map(i => `M${26 + i * 13} 14V132`).join(''), '#d5dae0', 1.8)
      k.circle(166, 48, 13, k.ball('#39424e'))
      k.line('M166 48v-9', '#ffffff', 2.5)
      k.circle(166, 96, 6, glow)
      for (const x of [18, 148]) k.rect(x, 148, 26, 12, 4, BLACK)
    },
  },
}

export const homeAppliances: RenderModels = {
  'water-heater': {
    uses: ['accent', 'label'],
    floats: true,
    focus: [0.5, 0.65, 1.8],
    turn: { kind: 'tilt', degrees: 6 },
    front(k, p) {
      const trim = p.accent ?? '#2f6fb3'
      for (const [x, color] of [[44, '#2563eb'], [96, '#dc2626']] as const) {
        k.rect(x - 6, 196, 12, 28, 2, k.metal(STEEL, 'x'))
        k.rect(x - 8, 194, 16, 8, 2, color)
      }
      k.path('M0 40C0 10 30 0 70 0S140 10 140 40V164C140 192 110 200 70 200S0 192 0 164Z', k.round(p.color, 'x'))
      k.path('M0 128C40 138 100 138 140 128V164C140 192 110 200 70 200S0 192 0 164Z', k.round(trim, 'x'))
      k.circle(70, 162, 22, k.metal(STEEL, 'd'))
      k.circle(70, 162, 17, k.ball('#f4f6f8'))
      k.line('M70 162v-12', '#334155', 3)
      dial(k, 70, 66, 20, STEEL, 0.6)
      k.text(p.label ?? '15L', 70, 108, 14, shade(p.color, 0.55), 60)
      k.circle(112, 162, 4, '#f97316')
    },
  },
  'mixer-grinder': {
    uses: ['accent'],
    turn: { kind: 'yaw' },
    focus: [0.5, 0.75, 1.8],
    front(k, p) {
      k.path('M30 -4H110C116 -4 116 10 110 12H30C24 10 24 -4 30 -4Z', k.round(BLACK, 'x'))
      k.rect(60, -18, 20, 16, 5, k.round(BLACK, 'x'))
      k.path('M110 22H134C146 22 148 32 146 42L138 84C136 92 128 92 122 92H108V80H122L130 36H110Z', k.round(BLACK))
      k.path('M28 10H112L106 112H38Z', k.metal('#b6bec8', 'x'))
      k.dim('M32 66H109L108 71H33Z', 0.14)
      k.rect(36, 108, 70, 14, 4, k.round(BLACK, 'x'))
      k.path('M24 120H118C130 140 146 160 150 190C152 204 146 210 136 210H6C-4 210 -10 204 -8 190C-4 160 12 140 24 120Z', k.body(p.color))
      k.path('M20 160H122C128 172 130 180 130 192H12C12 180 14 172 20 160Z', k.body(p.accent ?? tint(p.color, 0.7)))
      k.circle(71, 177, 17, k.metal(STEEL, 'd'))
      k.circle(71, 177, 12, k.ball('#39424e'))
      k.line('M71 177l6 -8', '#ffffff', 2.5)
      for (const x of [12, 112]) k.rect(x, 208, 22, 7, 3, BLACK)
    },
  },
  kettle: {
    uses: ['accent'],
    focus: [0.75, 0.45, 1.8],
    front(k, p) {
      const trim = p.accent ?? BLACK
      k.path('M136 30C180 20 196 50 188 90L176 150C172 164 156 160 150 150L152 132C158 140 164 138 166 128L174 86C178 58 168 44 136 50Z', k.round(trim, 'x'))
      k.path('M36 40L-12 52L14 84L30 90Z', k.metal(p.color, 'd'))
      k.path('M34 34H138L156 178H16Z', k.metal(p.color, 'x'))
      k.path('M32 36C34 16 60 10 86 10S138 16 140 36Z', k.round(trim, 'x'))
      k.rect(74, -2, 24, 15, 6, k.round(trim, 'x'))
      k.rect(64, 74, 12, 76, 6, k.glass('#8ec5ea', 0.95))
      k.rect(14, 174, 144, 12, 4, k.round(trim, 'x'))
      k.rect(6, 184, 160, 14, 6, k.round(shade(trim, 0.1), 'x'))
      k.circle(158, 192, 3, '#f97316')
    },
  },
  refrigerator: {
    uses: ['variant', 'accent'],
    turn: { kind: 'box', depth: 110 },
    focus: [0.5, 0.3, 1.8],
    front(k, p) {
      for (const x of [10, 92]) k.rect(x, 214, 18, 8, 2, BLACK)
      k.rect(0, 0, 120, 216, 8, k.linear('x', [[0, shade(p.color, 0.12)], [0.3, tint(p.color, 0.55)], [0.62, p.color], [1, shade(p.color, 0.28)]]))
      if (p.variant === 'single') k.line('M0 190H120', shade(p.color, 0.5), 2, 'butt')
      else k.line('M0 74H120', shade(p.color, 0.55), 3, 'butt')
      const handle = k.metal(p.accent ?? '#c3cad3', 'x')
      k.rect(10, 24, 8, 40, 3, handle)
      k.rect(10, 88, 8, 76, 3, handle)
      k.rect(74, 16, 30, 8, 2, shade(p.color, 0.35))
      k.gloss('M34 0H58L44 216H20Z', 0.14)
    },
  },
  'water-purifier': {
    uses: ['accent', 'label'],
    turn: { kind: 'box', depth: 80 },
    focus: [0.5, 0.7, 1.7],
    front(k, p) {
      const water = p.accent ?? '#38a3d6'
      k.rect(0, 0, 130, 206, 12, k.body(p.color))
      k.rect(14, 14, 102, 78, 8, k.glass(water, 0.95))
      k.gloss('M14 36C40 28 70 44 116 34V20Q116 14 110 14H20Q14 14 14 20Z', 0.6)
      k.rect(0, 102, 130, 34, 0, k.body('#1f2937'))
      k.text(p.label ?? 'RO/UV', 65, 119, 13, '#ffffff', 80)
      k.circle(20, 119, 3.4, '#4ade80')
      k.rect(30, 148, 70, 50, 6, shade(p.color, 0.35))
      k.rect(54, 142, 22, 14, 3, k.metal(STEEL, 'x'))
      k.path('M53 168H77L74 198H56Z', k.glass('#cfe8f5', 0.95))
      k.line('M65 156V174', water, 3)
    },
  },
  'vacuum-cleaner': {
    uses: ['accent', 'label'],
    focus: [0.35, 0.7, 1.9],
    front(k, p) {
      const trim = p.accent ?? BLACK
      k.tube('M70 104C70 30 130 0 160 40C180 70 176 110 190 168', trim, 13)
      k.path('M166 178H232C240 178 242 198 236 200H160C154 196 158 180 166 178Z', k.round(trim))
      k.rect(186, 164, 16, 18, 4, k.metal(STEEL, 'x'))
      k.path('M4 126C10 96 40 84 76 84C116 84 140 104 142 140V180H4Z', k.ball(p.color))
      k.path('M0 156H146V178C146 188 140 192 132 192H14C6 192 0 188 0 178Z', k.round(trim))
      k.rect(24, 104, 44, 18, 6, k.body(tint(p.color, 0.3)))
      k.text(p.label ?? '1.6KW', 46, 113, 9, shade(p.color, 0.6), 38)
      button(k, 96, 112, 9, '#f4f6f8')
      k.circle(32, 184, 26, k.ball('#39424e'))
      k.circle(32, 184, 14, k.metal(STEEL, 'd'))
      k.circle(128, 198, 12, k.ball('#39424e'))
    },
  },
  iron: {
    uses: ['accent'],
    focus: [0.6, 0.5, 1.8],
    front(k, p) {
      const trim = p.accent ?? BLACK
      k.tube('M214 60C240 50 244 20 226 4', BLACK, 8)
      k.path('M64 84C70 30 110 18 160 18H200C224 18 232 40 222 56L206 100H176L192 62C196 52 190 46 180 46H150C122 46 106 56 100 90Z', k.body(trim))
      k.path('M0 132C20 96 60 80 110 80H212C222 80 226 90 228 104L232 136H0Z', k.body(p.color))
      k.circle(140, 108, 17, k.metal(STEEL, 'd'))
      k.circle(140, 108, 12, k.ball('#f4f6f8'))
      k.line('M140 108l4 -8', '#334155', 2.5)
      k.gloss('M20 124C40 100 70 92 106 90L100 98C70 102 46 112 34 126Z', 0.4)
      k.path('M-8 136H236C242 136 242 152 236 152H-2C-12 152 -14 142 -8 136Z', k.metal('#b6bec8'))
      k.circle(196, 100, 4, '#f97316')
    },
  },
}
