// Drawings of test and measuring instruments.

import { shade, tint } from '../color.ts'
import type { RenderModels } from '../model.ts'
import { bars, boxPath, button, dial, display, polar, range } from '../parts.ts'

const STEEL = '#b6bec8'
const BLACK = '#2a3038'

/** Graduation marks: every fifth longer. */
function ticks(x: number, y: number, pitch: number, count: number, length: number): string {
  return range(count)
    .map(i => `M${x + i * pitch} ${y}v${i % 5 ? length * 0.6 : length}`)
    .join('')
}

export const measuring: RenderModels = {
  multimeter: {
    uses: ['accent', 'label'],
    turn: { kind: 'box', depth: 44, core: [0, 0, 120, 190] },
    focus: [0.3, 0.3, 1.8],
    front(k, p) {
      const inner = p.accent ?? BLACK
      k.tube('M46 176C46 214 10 210 -14 200C-44 188 -40 130 -34 110', '#dc2626', 5)
      k.tube('M76 176C80 222 -30 226 -52 190C-60 170 -58 140 -56 116', '#1f2937', 5)
      k.rect(-38, 40, 9, 76, 4, k.round('#dc2626', 'x'))
      k.rect(-60, 46, 9, 76, 4, k.round('#1f2937', 'x'))
      k.line('M-33.5 40V14M-55.5 46V20', '#aab3be', 3)
      k.rect(0, 0, 120, 190, 16, k.body(p.color))
      k.rect(9, 9, 102, 172, 11, k.body(inner))
      display(k, 20, 22, 80, 40, p.label ?? '230.4')
      for (const i of range(4)) k.rect(20 + i * 21, 70, 16, 8, 3, k.body(i ? '#7d8793' : p.color))
      k.circle(60, 116, 32, shade(inner, 0.5))
      k.score(
        range(12)
          .map(i => {
            const [a, b] = polar(60, 116, 35, i * 30)
            const [c, d] = polar(60, 116, 39, i * 30)
            return `M${a} ${b}L${c} ${d}`
          })
          .join(''),
        '#f8fafc',
        2,
      )
      k.circle(60, 116, 29, k.ball(tint(inner, 0.12)))
      k.at(60, 116, 35, 1, () => k.rect(-6, -29, 12, 58, 5, k.round(p.color, 'x')))
      for (const [x, color] of [
        [32, '#f59e0b'],
        [60, '#1f2937'],
        [88, '#dc2626'],
      ] as const) {
        k.circle(x, 166, 9, k.ball(color))
        k.circle(x, 166, 4, '#0b1220')
      }
    },
  },
  'clamp-meter': {
    uses: ['accent', 'label'],
    focus: [0.5, 0.2, 2],
    front(k, p) {
      const trim = p.accent ?? BLACK
      k.path('M22 70C-2 44 6 -16 56 -18L58 4C32 8 26 40 44 62Z', k.body(p.color))
      k.path('M98 70C122 44 114 -16 62 -18L60 4C88 8 94 40 76 62Z', k.body(shade(p.color, 0.08)))
      k.path(
        'M14 66H106C116 66 118 76 116 86L108 216C107 226 102 230 94 230H26C18 230 13 226 12 216L4 86C2 76 4 66 14 66Z',
        k.body(trim),
      )
      k.path('M18 74H102L96 210H24Z', k.body(tint(trim, 0.1)))
      k.path('M104 80L126 96L124 116L102 112Z', k.body(p.color))
      k.circle(60, 108, 27, k.ball(p.color))
      k.rect(55, 84, 10, 48, 4, k.round(shade(trim, 0.1), 'x'))
      display(k, 30, 150, 60, 30, p.label ?? '16.2')
      for (const i of range(3)) button(k, 38 + i * 22, 198, 7, i ? '#7d8793' : '#f59e0b')
    },
  },
  'vernier-caliper': {
    uses: ['accent'],
    pose: -24,
    focus: [0.3, 0.45, 2.2],
    dims: ['L', 'H'],
    front(k, p) {
      k.path('M0 40L8 4L20 40H292V66H30V72C30 104 22 132 14 146C6 140 0 112 0 72Z', k.metal(p.color))
      k.line(ticks(60, 66, 5, 44, -11), '#334155', 1.1)
      k.path(
        'M62 34L70 4L82 34H152C156 34 158 36 158 40V82C158 86 156 88 152 88H88C84 112 76 134 64 146C58 136 58 100 58 80V40C58 36 58 34 62 34ZM74 44V66H146V44Z',
        k.metal(shade(p.color, 0.12)),
      )
      k.line(ticks(78, 68, 4.5, 15, 9), '#1f2937', 1)
      k.rect(116, 84, 26, 14, 6, k.round(p.accent ?? '#596473'))
      k.circle(106, 27, 8, k.metal('#d4a94e', 'd'))
      k.rect(288, 48, 40, 6, 2, k.metal(p.color))
    },
  },
  micrometer: {
    uses: ['accent', 'label'],
    focus: [0.66, 0.4, 2.2],
    dims: ['L', 'H'],
    front(k, p) {
      k.path(
        'M0 40C0 30 6 26 14 26H24V56H18C18 100 40 122 74 122S128 100 130 66H118V20H156V66C154 118 120 152 74 152S0 118 0 62Z',
        k.body(p.accent ?? '#3b5b7a'),
      )
      k.text(p.label ?? '0-25', 74, 137, 11, '#ffffff', 60)
      k.rect(24, 35, 14, 12, 1, k.metal(p.color))
      k.rect(62, 36, 66, 10, 1, k.metal(p.color))
      k.rect(116, 20, 40, 42, 3, k.metal('#8a94a0'))
      k.rect(152, 27, 42, 28, 2, k.metal(p.color))
      k.line(`M156 41H194${ticks(158, 41, 5, 8, 8)}`, '#1f2937', 1.1)
      k.path('M192 20L204 14H266V68H204L192 62Z', k.metal(p.color))
      k.line(
        range(7)
          .map(i => `M194 ${26 + i * 5}h${i % 2 ? 6 : 10}`)
          .join(''),
        '#1f2937',
        1.1,
      )
      k.dim(bars(222, 14, 42, 54, 10, 'x', 0.35), 0.3)
      k.rect(266, 28, 20, 26, 3, k.metal(p.color))
      k.dim(bars(268, 28, 16, 26, 5, 'x', 0.35), 0.3)
    },
  },
  'ir-thermometer': {
    uses: ['accent', 'label'],
    focus: [0.7, 0.25, 2],
    front(k, p) {
      const trim = p.accent ?? BLACK
      k.path('M84 76L140 70L164 186C166 196 160 202 150 202H122C114 202 110 198 108 190Z', k.body(trim))
      k.dim('M112 100L140 96L156 176H128Z', 0.22)
      k.path('M78 78H98C102 96 96 110 88 116C78 106 76 92 78 78Z', k.body(tint(trim, 0.2)))
      k.path(
        'M10 12H128C150 12 170 18 176 36C182 58 170 82 148 82H10C2 82 -2 76 -2 68V26C-2 18 2 12 10 12Z',
        k.body(p.color),
      )
      k.rect(-14, 18, 22, 58, 5, k.round(trim))
      k.rect(-18, 28, 8, 38, 2, k.metal('#596473'))
      k.circle(16, 30, 3, '#dc2626')
      display(k, 92, 26, 56, 36, p.label ?? '36.5', '#f3a53a')
      k.score('M24 40h48M24 50h48M24 60h30', shade(p.color, 0.35), 3)
    },
  },
  'laser-meter': {
    uses: ['accent', 'label'],
    turn: { kind: 'box', depth: 44 },
    focus: [0.5, 0.3, 1.8],
    front(k, p) {
      const trim = p.accent ?? BLACK
      k.rect(0, 0, 90, 190, 14, k.body(trim))
      k.rect(7, 10, 76, 172, 9, k.body(p.color))
      k.circle(28, 4, 5, '#dc2626')
      k.circle(60, 4, 8, '#0b1220')
      k.rect(14, 20, 62, 70, 5, '#1f2937')
      k.rect(17, 23, 56, 64, 3, k.screen('#c2d0bb'))
      k.text('1.204', 45, 38, 10, '#1f2a24', 46)
      k.score('M22 50h46', '#5d6b5a', 1)
      k.text(p.label ?? '8.156', 45, 68, 16, '#1f2a24', 48)
      button(k, 45, 112, 13, '#dc2626')
      for (const i of range(6)) button(k, 24 + (i % 3) * 21, 142 + Math.floor(i / 3) * 22, 7.5, '#39424e')
    },
  },
  'spirit-level': {
    uses: ['accent'],
    pose: -26,
    focus: [0.5, 0.5, 3],
    dims: ['L', 'H'],
    front(k, p) {
      k.rect(0, 0, 320, 56, 4, k.round(p.color))
      k.dim(boxPath(10, 8, 300, 3) + boxPath(10, 45, 300, 3), 0.22)
      for (const x of [0, 306]) k.rect(x, -2, 14, 60, 4, k.body(p.accent ?? BLACK))
      k.rect(124, 6, 72, 26, 5, shade(p.color, 0.5))
      k.rect(
        130,
        9,
        60,
        20,
        9,
        k.linear('y', [
          [0, '#e9fb9a'],
          [0.5, '#b7e12f'],
          [1, '#84b211'],
        ]),
      )
      k.ellipse(160, 18, 13, 7, k.ball('#f3ffd0'))
      k.line('M146 9v20M174 9v20', '#1f2937', 1.6)
      for (const x of [58, 262]) {
        k.circle(x, 28, 20, shade(p.color, 0.5))
        k.circle(x, 28, 16, k.body('#b7e12f'))
        k.ellipse(x + 3, 28, 6, 9, k.ball('#f3ffd0'))
        k.line(`M${x - 14} 21h28M${x - 14} 35h28`, '#1f2937', 1.4)
      }
    },
  },
  'pressure-gauge': {
    uses: ['ratio', 'label'],
    focus: [0.5, 0.42, 1.7],
    dims: ['D', 'H'],
    front(k, p) {
      k.rect(74, 176, 32, 22, 3, k.metal('#d4a94e', 'x'))
      k.rect(80, 196, 20, 26, 2, k.metal('#c39a45', 'x'))
      k.score('M80 202h20M80 208h20M80 214h20', '#7a5c20', 1.6)
      dial(k, 90, 90, 90, p.color, p.ratio ?? 0.45, p.label ?? 'BAR')
    },
    back(k, p) {
      k.rect(60, 176, 32, 22, 3, k.metal('#d4a94e', 'x'))
      k.rect(66, 196, 20, 26, 2, k.metal('#c39a45', 'x'))
      k.path('M44 4H104C112 4 116 20 116 90S112 176 104 176H44Z', k.metal(p.color))
      k.rect(32, 0, 16, 180, 6, k.metal(tint(p.color, 0.2)))
      k.path('M32 8C22 30 22 150 32 172Z', k.glass('#cbd5e1', 0.8))
    },
  },
  'weighing-scale': {
    uses: ['accent', 'label'],
    focus: [0.5, 0.85, 2],
    front(k, p) {
      k.path('M20 30H220L236 62H4Z', k.metal(p.accent ?? STEEL, 'd'))
      k.rect(2, 60, 236, 12, 5, k.metal(p.accent ?? STEEL))
      k.rect(96, 72, 48, 14, 2, '#39424e')
      k.path(
        'M14 84H226C234 84 238 92 240 102L244 138C244 146 240 150 232 150H8C0 150 -4 146 -4 138L0 102C2 92 6 84 14 84Z',
        k.body(p.color),
      )
      display(k, 34, 100, 104, 34, p.label ?? '12.45', '#223022', '#6ee787')
      for (const i of range(4))
        button(k, 164 + (i % 2) * 34, 108 + Math.floor(i / 2) * 22, 8, i === 3 ? '#dc2626' : '#7d8793')
      k.rect(14, 150, 30, 8, 3, '#1f2937')
      k.rect(196, 150, 30, 8, 3, '#1f2937')
    },
  },
}
