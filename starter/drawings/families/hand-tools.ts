// Drawings of hand tools.

import { shade, tint } from '../color.ts'
import type { RenderModels } from '../model.ts'
import { bars, boxPath, circlePath, polygonPath, range, whole } from '../parts.ts'

const STEEL = '#aab3be'
const BLACK = '#2a3038'

export const handTools: RenderModels = {
  'combination-spanner': {
    uses: ['label'],
    pose: 40,
    focus: [0.5, 0.14, 2.6],
    dims: ['W', 'L'],
    front(k, p) {
      k.path('M34 56C34 70 40 80 40 96V190H60V96C60 80 66 70 66 56Z', k.metal(p.color, 'x'))
      k.path(
        'M20 0L36 8V30C36 42 64 42 64 30V8L80 0C92 14 92 40 78 54C70 62 30 62 22 54C8 40 8 14 20 0Z',
        k.metal(p.color, 'd'),
      )
      k.path(circlePath(50, 212, 28) + polygonPath(50, 212, 17, 12, 15), k.metal(p.color, 'd'))
      k.dim('M44 92h12v96h-12Z', 0.14)
      k.at(50, 140, 90, 1, () => k.text(p.label ?? 'CR-V', 0, 0, 8, shade(p.color, 0.55), 60))
    },
  },
  'adjustable-spanner': {
    uses: ['accent'],
    pose: 38,
    focus: [0.5, 0.16, 2.2],
    dims: ['W', 'L'],
    front(k, p) {
      k.path('M32 84L40 200C40 216 68 216 68 200L70 84Z', k.metal(p.color, 'x'))
      k.rect(36, 116, 36, 96, 14, k.round(p.accent ?? BLACK, 'x'))
      k.path('M6 8C8 -4 22 -6 30 0L34 40L62 42V66C70 76 72 86 68 94H32C12 84 0 50 6 8Z', k.metal(p.color, 'd'))
      k.path('M56 14L80 0C92 14 94 38 84 62L58 62V46L50 40Z', k.metal(shade(p.color, 0.12), 'd'))
      k.rect(40, 58, 34, 17, 4, k.metal('#8a94a0'))
      k.dim(bars(42, 58, 30, 17, 5, 'x', 0.35), 0.45)
    },
  },
  screwdriver: {
    uses: ['variant', 'accent'],
    pose: 42,
    focus: [0.5, 0.2, 2],
    dims: ['W', 'L'],
    front(k, p) {
      k.path(
        p.variant === 'flat' ? 'M17 100H27V196L30 216H14L17 196Z' : 'M17 100H27V204L22 218L17 204Z',
        k.metal('#b6bec8', 'x'),
      )
      if (p.variant !== 'flat') k.score('M22 206v10', '#39424e', 2)
      k.path(
        'M4 14C4 4 12 0 22 0S40 4 40 14V66C40 78 34 80 34 88L38 98V108H6V98L10 88C10 80 4 78 4 66Z',
        k.round(p.color, 'x'),
      )
      k.path(boxPath(10, 18, 5, 48) + boxPath(20, 18, 5, 48) + boxPath(30, 18, 5, 48), k.round(p.accent ?? BLACK, 'x'))
      k.rect(6, 98, 32, 10, 3, k.round(p.accent ?? BLACK, 'x'))
    },
  },
  pliers: {
    uses: ['accent'],
    pose: 24,
    focus: [0.5, 0.2, 2],
    dims: ['W', 'L'],
    front(k, p) {
      const trim = p.accent ?? '#1f2937'
      k.path('M47 6L50 0L62 8C66 30 70 48 66 66L50 78Z', k.metal('#9aa4af', 'x'))
      k.path('M53 6L50 0L38 8C34 30 30 48 34 66L50 78Z', k.metal('#aab3be', 'x'))
      k.score('M44 12h12M44 17h12M44 22h12M44 27h12', '#4b5563', 1.6)
      k.tube('M58 74C76 96 86 130 82 204', trim, 20)
      k.tube('M58 82C74 104 82 140 80 200', p.color, 13)
      k.tube('M42 74C24 96 14 130 18 204', trim, 20)
      k.tube('M42 82C26 104 18 140 20 200', p.color, 13)
      k.path('M28 58C28 48 72 48 72 58L66 86C60 94 40 94 34 86Z', k.metal('#aab3be', 'd'))
      k.circle(50, 70, 12, shade(STEEL, 0.3))
      k.circle(50, 70, 10, k.metal(STEEL, 'd'))
    },
  },
  hammer: {
    uses: ['accent'],
    pose: 34,
    focus: [0.5, 0.12, 2],
    dims: ['W', 'L'],
    front(k, p) {
      k.path('M50 34H70L72 120H48Z', k.round('#c8954f', 'x'))
      k.rect(44, 112, 32, 104, 13, k.round(p.color, 'x'))
      k.dim(bars(46, 126, 28, 76, 9, 'y', 0.3), 0.24)
      k.rect(44, 112, 32, 12, 5, k.round(p.accent ?? BLACK, 'x'))
      k.path(
        'M-10 4H8L16 10H46C50 4 70 4 74 10C96 10 118 18 134 40C112 32 96 34 76 38C70 44 50 44 44 38H16L8 44H-10C-14 44 -14 4 -10 4Z',
        k.metal('#8a94a0'),
      )
      k.rect(-16, 2, 10, 44, 4, k.metal('#b6bec8'))
    },
  },
  'socket-set': {
    uses: ['count', 'accent'],
    turn: { kind: 'tilt', degrees: -6 },
    focus: [0.3, 0.6, 2],
    front(k, p) {
      const sockets = whole(p.count, 12, 6, 24)
      k.rect(-6, -96, 232, 100, 12, k.body(shade(p.color, 0.15)))
      k.rect(8, -82, 204, 74, 6, shade(p.color, 0.5))
      k.text('CR-V', 110, -46, 20, tint(p.color, 0.7))
      k.rect(-6, 0, 232, 130, 12, k.body(p.color))
      k.rect(6, 10, 208, 110, 6, shade(p.color, 0.6))
      const columns = Math.ceil(sockets / 2)
      const pitch = 196 / columns
      const steel = k.metal('#b6bec8', 'd')
      for (const i of range(sockets)) {
        const r = Math.min(15, pitch * 0.42) * (1 - (i % columns) * 0.035)
        const x = 12 + pitch * ((i % columns) + 0.5)
        const y = i < columns ? 34 : 68
        k.circle(x, y, r, steel)
        k.path(polygonPath(x, y, r * 0.62, 6), '#1f2937')
      }
      k.circle(34, 101, 13, k.metal('#b6bec8', 'd'))
      k.rect(40, 95, 90, 12, 5, k.metal('#b6bec8'))
      k.rect(112, 91, 84, 20, 8, k.round(p.accent ?? '#d9262e'))
    },
  },
  'allen-key-set': {
    uses: ['count', 'accent'],
    focus: [0.3, 0.7, 2],
    front(k, p) {
      const keys = whole(p.count, 8, 4, 10)
      for (const i of range(keys)) {
        const x = 20 + i * (150 / keys)
        const w = 13 - (i * 8) / keys
        const top = 6 + i * 9
        k.tube(`M${x} 130V${top + 12}Q${x} ${top} ${x + 12} ${top}H${x + 44 - i * 2}`, p.color, w, 'butt')
      }
      k.path('M4 120H186L176 186C174 194 168 198 160 198H30C22 198 16 194 14 186Z', k.body(p.accent ?? '#d9262e'))
      k.dim('M4 120H186L185 126H5Z', 0.25)
      k.rect(50, 146, 90, 26, 5, '#f4f6f8')
      k.text(`${keys}/HEX`, 95, 159, 11, '#1f2937', 76)
    },
  },
  hacksaw: {
    uses: ['accent'],
    pose: -14,
    focus: [0.2, 0.6, 2],
    dims: ['L', 'H'],
    front(k, p) {
      k.line('M60 84V30Q60 16 74 16H232Q244 16 246 28L250 82', p.color, 13)
      k.score('M66 30Q66 20 76 13H230', tint(p.color, 0.6), 2.5, 0.7)
      k.path(
        `M50 78H256V88${range(29)
          .map(() => `l-3.5 5l-3.5 -5`)
          .join('')}H50Z`,
        k.metal('#9aa4af'),
      )
      k.circle(58, 83, 5, '#39424e')
      k.circle(249, 83, 5, '#39424e')
      k.path(
        'M52 40H66L62 96H48C44 116 40 140 22 142C8 142 2 130 8 116C14 104 16 60 22 48C28 40 40 40 52 40ZM34 62C28 76 26 100 24 116C36 112 40 80 42 62Z',
        k.body(p.accent ?? BLACK),
      )
      k.rect(246, 74, 26, 18, 5, k.metal('#8a94a0'))
    },
  },
  'tape-measure': {
    uses: ['label', 'accent'],
    focus: [0.85, 0.8, 2],
    turn: { kind: 'tilt', degrees: -16 },
    front(k, p) {
      const tape = p.accent ?? '#facc15'
      k.path('M150 122H250V140H150Z', k.body(tape, 'y'))
      k.line(
        range(18)
          .map(i => `M${158 + i * 5} 140v${i % 5 ? -5 : -9}`)
          .join(''),
        '#1f2937',
        1.2,
      )
      k.path('M248 116H256V152H246V140H248Z', k.metal(STEEL, 'x'))
      k.path(
        'M30 0H110C144 0 164 22 164 56V132C164 140 160 144 152 144H20C6 144 0 136 0 122V32C0 12 10 0 30 0Z',
        k.body(BLACK),
      )
      k.path('M30 8H108C138 8 154 26 154 56V112H8V34C8 16 16 8 30 8Z', k.body(p.color))
      k.circle(78, 72, 46, k.body('#f4f6f8'))
      k.circle(78, 72, 39, shade(p.color, 0.1))
      k.text(p.label ?? '5M', 78, 72, 26, '#ffffff', 58)
      k.rect(136, 30, 22, 30, 6, k.body('#39424e'))
    },
  },
  chisel: {
    uses: ['accent', 'ratio'],
    pose: 40,
    focus: [0.5, 0.8, 2.2],
    dims: ['W', 'L'],
    front(k, p) {
      const half = 9 + 9 * (p.ratio ?? 0.6)
      k.path(`M15 100H29L${22 + half} 124V206L${22 - half} 214V124Z`, k.metal('#b6bec8', 'x'))
      k.gloss(`M${22 - half} 194L${22 + half} 186V206L${22 - half} 214Z`, 0.6)
      k.path('M2 12C4 2 14 0 22 0S40 2 42 12V60C42 74 34 84 32 96H12C10 84 2 74 2 60Z', k.round(p.color, 'x'))
      k.rect(8, -4, 28, 12, 4, k.metal('#d4a94e', 'x'))
      k.rect(10, 92, 24, 14, 3, k.metal(p.accent ?? '#d4a94e', 'x'))
    },
  },
  'tool-box': {
    uses: ['accent'],
    turn: { kind: 'box', depth: 90, core: [0, 40, 220, 114] },
    focus: [0.5, 0.45, 1.8],
    front(k, p) {
      const trim = p.accent ?? BLACK
      k.line('M66 44V22Q66 12 78 12H142Q154 12 154 22V44', trim, 14)
      k.rect(0, 40, 220, 114, 9, k.body(p.color))
      k.path('M0 84V49Q0 40 9 40H211Q220 40 220 49V84Z', k.body(trim))
      k.dim('M0 84H220v5H0Z', 0.3)
      for (const x of [38, 158]) {
        k.rect(x, 70, 24, 36, 4, k.metal(STEEL, 'd'))
        k.rect(x + 6, 78, 12, 14, 2, '#596473')
      }
      k.dim(bars(24, 120, 172, 22, 9, 'x', 0.3), 0.16)
    },
  },
  'utility-knife': {
    uses: ['accent'],
    pose: -38,
    focus: [0.15, 0.5, 2.4],
    dims: ['L', 'H'],
    front(k, p) {
      k.path('M-46 34L-18 6H60V34Z', k.metal('#c3cad3'))
      k.score('M-26 34L-10 6M-6 34L10 6M14 34L30 6', '#64748b', 1.6)
      k.path(
        'M20 0H190C208 0 214 10 210 24L204 40C202 46 196 48 190 46L120 40H20C14 40 12 36 12 30V10C12 4 14 0 20 0Z',
        k.body(p.color),
      )
      k.rect(36, 10, 110, 9, 4, shade(p.color, 0.55))
      k.rect(64, 3, 30, 21, 5, k.body(p.accent ?? BLACK))
      k.dim(bars(66, 4, 26, 19, 5, 'x', 0.4), 0.4)
      k.dim(bars(156, 8, 42, 26, 5, 'x', 0.35), 0.22)
    },
  },
}
