// Drawings of household appliances.

import { shade, tint } from '../color.ts'
import type { RenderModels } from '../model.ts'
import { button, dial } from '../parts.ts'

const STEEL = '#aab3be'
const BLACK = '#2a3038'

export const homeAppliances: RenderModels = {
  'water-heater': {
    uses: ['accent', 'label'],
    floats: true,
    focus: [0.5, 0.65, 1.8],
    turn: { kind: 'tilt', degrees: 6 },
    front(k, p) {
      const trim = p.accent ?? '#2f6fb3'
      for (const [x, color] of [
        [44, '#2563eb'],
        [96, '#dc2626'],
      ] as const) {
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
      k.path(
        'M24 120H118C130 140 146 160 150 190C152 204 146 210 136 210H6C-4 210 -10 204 -8 190C-4 160 12 140 24 120Z',
        k.body(p.color),
      )
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
      k.path(
        'M136 30C180 20 196 50 188 90L176 150C172 164 156 160 150 150L152 132C158 140 164 138 166 128L174 86C178 58 168 44 136 50Z',
        k.round(trim, 'x'),
      )
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
      k.rect(
        0,
        0,
        120,
        216,
        8,
        k.linear('x', [
          [0, shade(p.color, 0.12)],
          [0.3, tint(p.color, 0.55)],
          [0.62, p.color],
          [1, shade(p.color, 0.28)],
        ]),
      )
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
      k.path(
        'M64 84C70 30 110 18 160 18H200C224 18 232 40 222 56L206 100H176L192 62C196 52 190 46 180 46H150C122 46 106 56 100 90Z',
        k.body(trim),
      )
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
