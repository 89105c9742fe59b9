// Drawings of office products.

import { mix, shade, tint } from '../color.ts'
import type { RenderModels } from '../model.ts'
import { bars, display, range, whole } from '../parts.ts'

const STEEL = '#aab3be'
const BLACK = '#2a3038'

export const office: RenderModels = {
  'office-chair': {
    uses: ['accent'],
    turn: { kind: 'yaw' },
    focus: [0.5, 0.3, 1.8],
    front(k, p) {
      k.rect(92, 138, 16, 50, 3, k.metal(STEEL, 'x'))
      k.line('M100 190L44 210M100 190L156 210M100 190L100 214M100 188L66 200M100 188L134 200', BLACK, 9)
      for (const x of [42, 158, 100]) k.circle(x, x === 100 ? 220 : 216, 9, k.ball('#39424e'))
      k.line('M38 124V92Q38 84 48 84M162 124V92Q162 84 152 84', BLACK, 9)
      k.path('M52 0C70 -8 130 -8 148 0C160 30 156 80 146 106H54C44 80 40 30 52 0Z', k.body(p.color))
      k.dim('M54 70C80 62 120 62 146 70L144 78C120 70 80 70 56 78Z', 0.2)
      k.rect(30, 78, 26, 11, 5, k.round(p.accent ?? '#39424e'))
      k.rect(144, 78, 26, 11, 5, k.round(p.accent ?? '#39424e'))
      k.path('M46 110C60 104 140 104 154 110C168 116 166 138 152 142H48C34 138 32 116 46 110Z', k.round(p.color))
      k.gloss('M60 6C54 30 54 60 60 90C66 60 66 30 72 2Z', 0.25)
    },
  },
  'paper-ream': {
    uses: ['label', 'accent'],
    turn: { kind: 'box', depth: 100 },
    focus: [0.5, 0.5, 1.7],
    front(k, p) {
      k.rect(0, 0, 160, 206, 3, k.body('#f8fafb'))
      k.path('M0 60L160 20V140L0 190Z', k.body(p.color))
      k.path('M0 190L160 140V152L0 202Z', p.accent ?? tint(p.color, 0.4))
      k.text(p.label ?? 'A4', 80, 104, 46, '#ffffff', 120)
      k.text('80GSM', 46, 24, 11, '#475569', 60)
      k.text('500', 134, 186, 13, shade(p.color, 0.2), 40)
    },
  },
  'box-file': {
    uses: ['accent', 'label'],
    turn: { kind: 'box', depth: 170 },
    focus: [0.5, 0.35, 1.8],
    front(k, p) {
      k.rect(0, 0, 84, 210, 4, k.body(p.color))
      k.dim('M0 0h5v210H0ZM79 0h5v210h-5Z', 0.14)
      k.rect(12, 24, 60, 92, 3, k.body('#f8fafb'))
      k.line('M20 70H64M20 84H64M20 98H50', '#94a3b8', 2)
      k.text(p.label ?? 'A4', 42, 46, 16, p.accent ?? '#1f2937', 50)
      k.circle(42, 160, 19, k.metal(STEEL, 'd'))
      k.circle(42, 160, 13, '#1f2937')
    },
  },
  pen: {
    uses: ['accent'],
    pose: 40,
    focus: [0.5, 0.85, 2.6],
    dims: ['D', 'L'],
    front(k, p) {
      k.path('M6 174H26L18 214L16 222L14 214Z', k.metal(STEEL, 'x'))
      k.rect(4, 60, 24, 118, 3, k.round(p.accent ?? p.color, 'x'))
      k.dim(bars(4, 130, 24, 44, 9, 'y', 0.4), 0.3)
      k.rect(4, 0, 24, 66, 4, k.round(p.color, 'x'))
      k.rect(10, -14, 12, 16, 4, k.metal(STEEL, 'x'))
      k.rect(3, 60, 26, 7, 2, k.metal('#d4a94e', 'x'))
      k.rect(27, 4, 7, 66, 3, k.metal(STEEL, 'x'))
    },
  },
  marker: {
    uses: ['accent', 'label'],
    pose: 40,
    focus: [0.5, 0.2, 2.2],
    dims: ['D', 'L'],
    front(k, p) {
      k.path('M18 -14H30L32 14H16Z', k.body(p.color))
      k.path('M8 30L14 10H34L40 30Z', k.round('#39424e', 'x'))
      k.rect(2, 28, 44, 130, 5, k.round(p.accent ?? '#f2f4f6', 'x'))
      k.rect(2, 60, 44, 66, 0, k.round(p.color, 'x'))
      k.at(24, 92, 90, 1, () => k.text(p.label ?? 'MARK', 0, 0, 13, '#ffffff', 56))
      k.rect(2, 154, 44, 12, 3, k.round(p.color, 'x'))
      k.rect(5, 164, 38, 38, 6, k.round(p.color, 'x'))
    },
  },
  stapler: {
    uses: ['accent'],
    focus: [0.2, 0.6, 2],
    front(k, p) {
      k.path('M0 108C0 100 6 98 14 98H210C220 98 226 104 226 114V120H0Z', k.round(p.accent ?? BLACK))
      k.rect(8, 94, 26, 5, 1, k.metal(STEEL))
      k.path('M4 64L200 74V88L10 82Z', k.metal(STEEL))
      k.path('M-4 44C0 32 12 28 26 30L190 46C212 50 222 62 222 78V102H190V86L4 70C-6 68 -8 54 -4 44Z', k.body(p.color))
      k.gloss('M8 42C14 36 24 36 34 38L180 52V58L10 46Z', 0.4)
      k.circle(204, 88, 8, k.metal(STEEL, 'd'))
    },
  },
  calculator: {
    uses: ['accent', 'label'],
    turn: { kind: 'box', depth: 24 },
    focus: [0.5, 0.25, 1.8],
    front(k, p) {
      k.rect(0, 0, 140, 200, 12, k.body(p.color))
      k.rect(14, 12, 50, 9, 2, '#4b3b36')
      display(k, 14, 30, 112, 38, p.label ?? '12345')
      for (const r of range(5)) {
        for (const c of range(4)) {
          const color = c === 3 ? (p.accent ?? '#e36414') : r === 0 ? '#94a3b8' : '#eef1f4'
          k.rect(14 + c * 29, 82 + r * 22.2, 24, 17, 4, k.body(color, 'y'))
        }
      }
    },
  },
  whiteboard: {
    uses: ['accent'],
    turn: { kind: 'box', depth: 8, color: '#aab3be' },
    focus: [0.2, 0.8, 2],
    front(k, p) {
      k.rect(0, 0, 240, 156, 4, k.metal(STEEL, 'd'))
      k.rect(7, 7, 226, 142, 2, k.body(p.color))
      k.line('M30 108C50 60 70 100 92 66S120 40 134 52', p.accent ?? '#2563eb', 4)
      k.line('M160 48H210M160 64H200M160 80H206', '#d9262e', 3.5)
      k.gloss('M7 7H110L60 149H7Z', 0.4)
      k.rect(66, 150, 108, 10, 3, k.metal('#8a94a0'))
      k.rect(82, 145, 34, 7, 3, k.round('#2563eb'))
      k.rect(124, 140, 32, 12, 3, k.round(BLACK))
    },
  },
  notebook: {
    uses: ['accent', 'label'],
    turn: { kind: 'box', depth: 26, color: '#e5e7eb' },
    focus: [0.4, 0.3, 1.8],
    front(k, p) {
      k.rect(4, 4, 150, 204, 6, '#f1f3f5')
      k.rect(0, 0, 150, 206, 6, k.body(p.color))
      k.dim('M0 6a6 6 0 0 1 6 -6H24V206H6a6 6 0 0 1 -6 -6Z', 0.16)
      k.rect(44, 40, 86, 48, 4, k.body('#f8fafb'))
      k.text(p.label ?? 'A5', 87, 58, 16, '#334155', 60)
      k.line('M58 76H116', '#94a3b8', 2)
      k.rect(126, 0, 9, 206, 0, k.round(p.accent ?? shade(p.color, 0.45), 'x'))
      k.line(
        range(9)
          .map(i => `M-6 ${16 + i * 22}H10`)
          .join(''),
        '#8a94a0',
        4.5,
      )
    },
  },
  'packing-tape': {
    uses: ['accent'],
    turn: { kind: 'tilt', degrees: -14 },
    focus: [0.35, 0.4, 1.9],
    front(k, p) {
      const core = p.accent ?? '#b98a55'
      k.path('M90 4H128A88 96 0 0 1 128 196H90Z', k.round(p.color))
      k.ellipse(90, 100, 88, 96, k.body(tint(p.color, 0.1)))
      for (const s of [0.88, 0.78, 0.69])
        k.score(
          `M${90 - 88 * s} 100a${88 * s} ${96 * s} 0 1 0 ${176 * s} 0a${88 * s} ${96 * s} 0 1 0 ${-176 * s} 0`,
          shade(p.color, 0.25),
          1.3,
          0.7,
        )
      k.ellipse(90, 100, 54, 59, k.body(core))
      k.ellipse(93, 100, 48, 54, shade(core, 0.5))
      k.path('M50 130A48 54 0 0 0 136 130A60 60 0 0 1 50 130Z', shade(core, 0.2))
      k.path('M186 60C210 90 222 128 220 168L208 172C206 140 196 100 176 76Z', k.glass(p.color, 0.85))
    },
  },
  envelope: {
    uses: ['accent'],
    turn: { kind: 'tilt', degrees: -14 },
    focus: [0.5, 0.4, 1.8],
    front(k, p) {
      k.rect(-8, -12, 220, 140, 4, k.body(shade(p.color, 0.06)))
      k.rect(0, 0, 220, 144, 4, k.body(p.color))
      k.path('M0 140L84 66H136L220 140C220 143 218 144 216 144H4C2 144 0 143 0 140Z', k.body(shade(p.color, 0.05)))
      k.path('M2 2H218L120 84C113 90 107 90 100 84Z', k.body(tint(p.color, 0.3)))
      k.score('M2 3L100 85C107 91 113 91 120 85L218 3', shade(p.color, 0.3), 1.6)
      if (p.accent) k.circle(110, 84, 15, k.ball(p.accent))
    },
    back(k, p) {
      k.rect(0, 0, 220, 144, 4, k.body(p.color))
      k.rect(176, 14, 30, 36, 2, k.body(p.accent ?? '#d9262e'))
      k.rect(181, 19, 20, 26, 1, tint(p.accent ?? '#d9262e', 0.6))
      k.line('M84 82H166M84 96H152M84 110H160', '#94a3b8', 3)
      k.score('M14 18H74M14 27H56', mix('#94a3b8', p.color, 0.3), 2.4)
    },
  },
  desk: {
    uses: ['accent', 'count'],
    turn: { kind: 'yaw' },
    focus: [0.75, 0.5, 1.9],
    front(k, p) {
      const metal = p.accent ?? '#4b5563'
      const drawers = whole(p.count, 3, 1, 4)
      k.rect(12, 40, 12, 116, 1, k.round(metal, 'x'))
      k.rect(4, 152, 30, 7, 3, k.round(metal))
      k.rect(30, 56, 120, 54, 0, k.body(shade(p.color, 0.42)))
      k.rect(160, 38, 76, 118, 2, k.body(shade(p.color, 0.1)))
      const pitch = 114 / drawers
      for (const i of range(drawers)) {
        k.rect(164, 42 + i * pitch, 68, pitch - 4, 2, k.body(tint(p.color, 0.1)))
        k.rect(186, 48 + i * pitch, 24, 5, 2, k.metal(STEEL))
      }
      k.rect(-6, 24, 256, 17, 3, k.round(p.color))
      k.dim('M0 41H244V46H0Z', 0.28)
    },
  },
  shredder: {
    uses: ['accent'],
    turn: { kind: 'box', depth: 80, core: [2, 14, 140, 182] },
    focus: [0.5, 0.2, 1.8],
    front(k, p) {
      k.path('M36 -34H108V24H36Z', k.body('#f8fafb'))
      k.score('M46 -22H98M46 -12H90M46 -2H96', '#94a3b8', 2.5)
      k.rect(0, 14, 144, 44, 9, k.body(p.accent ?? BLACK))
      k.rect(24, 20, 96, 7, 3, '#0b1220')
      k.circle(122, 44, 5, '#22c55e')
      k.rect(20, 40, 44, 8, 3, '#596473')
      k.path('M6 56H138L130 190C130 194 128 196 124 196H20C16 196 14 194 14 190Z', k.body(p.color))
      k.rect(32, 80, 80, 96, 6, shade(p.color, 0.4))
      k.score(
        range(9)
          .map(i => `M${40 + i * 8} ${116 + ((i * 7) % 16)}q4 24 -1 54`)
          .join(''),
        '#f1f5f9',
        3,
      )
      k.gloss('M36 84H66L52 172H36Z', 0.16)
    },
  },
}
