// Drawings of what power tools take: batteries, bits, discs, blades.

import { shade, tint } from '../color.ts'
import type { RenderModels } from '../model.ts'
import { bars, circlePath, gearPath, polar, range, whole, within } from '../parts.ts'

const STEEL = '#aab3be'

export const drivenTools: RenderModels = {
  'battery-pack': {
    uses: ['accent', 'label'],
    turn: { kind: 'box', depth: 90, core: [0, 30, 160, 116] },
    focus: [0.5, 0.6, 1.7],
    front(k, p) {
      const trim = p.accent ?? '#dc2626'
      k.rect(34, 0, 92, 44, 4, k.body(shade(p.color, 0.15)))
      k.path(bars(42, 6, 76, 22, 4, 'x', 0.4), k.metal('#d4a94e', 'x'))
      k.rect(0, 30, 160, 116, 14, k.body(p.color))
      k.rect(0, 84, 160, 34, 0, trim)
      k.text(p.label ?? '18V', 80, 62, 22, '#ffffff', 110)
      k.text('LI-ION', 80, 101, 13, '#ffffff', 100)
      k.path(bars(30, 128, 48, 8, 4, 'x', 0.7), '#4ade80')
      k.gloss('M10 34H150L140 46H20Z', 0.22)
    },
  },
  'drill-bit': {
    uses: ['ratio', 'accent'],
    pose: 38,
    focus: [0.5, 0.75, 2.4],
    dims: ['D', 'L'],
    front(k, p) {
      const flute = 110 * within(p.ratio, 1, 0.6, 1.8)
      k.rect(2, 0, 20, 70, 2, k.metal(p.accent ?? p.color, 'x'))
      k.path(`M0 66H24V${66 + flute}L12 ${80 + flute}L0 ${66 + flute}Z`, k.metal(p.color, 'x'))
      const turns = Math.round(flute / 28)
      for (const i of range(turns)) {
        const y = 70 + (i * flute) / turns
        k.path(
          `M0 ${y + 16}C6 ${y + 14} 16 ${y + 6} 24 ${y - 4}V${y + 8}C16 ${y + 18} 8 ${y + 24} 0 ${y + 27}Z`,
          k.linear('x', [
            [0, shade(p.color, 0.72)],
            [0.6, shade(p.color, 0.4)],
            [1, shade(p.color, 0.7)],
          ]),
        )
      }
    },
  },
  'cutting-disc': {
    uses: ['label', 'accent'],
    turn: { kind: 'disc', depth: 7 },
    focus: [0.55, 0.45, 1.8],
    dims: ['D', 'D'],
    front(k, p) {
      k.circle(100, 100, 100, k.body(p.color))
      for (const r of [96, 88]) k.score(circlePath(100, 100, r), tint(p.color, 0.3), 1.2, 0.6)
      k.score(
        range(24)
          .map(i => {
            const [x, y] = polar(100, 100, 60 + ((i * 17) % 36), i * 15 + (i % 3) * 4)
            return `M${x} ${y}l2 1.5`
          })
          .join(''),
        tint(p.color, 0.5),
        2,
        0.6,
      )
      k.circle(100, 100, 58, k.body(p.accent ?? '#d9262e'))
      k.path('M46 78A58 58 0 0 1 154 78Z', '#f4f6f8')
      k.text(p.label ?? '100', 100, 62, 17, '#1f2937', 70)
      k.text('80M/S', 100, 138, 10, '#ffffff', 60)
      k.circle(100, 100, 24, k.metal(STEEL, 'd'))
      k.circle(100, 100, 15, shade(STEEL, 0.5))
      k.circle(100, 100, 13.5, '#f6f7f9')
    },
  },
  'saw-blade': {
    uses: ['count', 'label', 'accent'],
    turn: { kind: 'disc', depth: 5 },
    focus: [0.8, 0.25, 2],
    dims: ['D', 'D'],
    front(k, p) {
      const teeth = whole(p.count, 24, 12, 60)
      k.path(gearPath(100, 100, 100, 88, teeth, 0.3) + circlePath(100, 100, 13), k.metal(p.color, 'd'))
      k.circle(100, 100, 60, k.body(p.accent ?? '#e0a800'))
      k.path(circlePath(100, 100, 24), k.metal(p.color, 'd'))
      k.circle(100, 100, 13, '#f6f7f9')
      k.text(p.label ?? `${teeth}T`, 100, 62, 17, '#1f2937', 70)
      k.score(
        range(4)
          .map(i => {
            const [x, y] = polar(100, 100, 86, i * 90 + 20)
            const [u, v] = polar(100, 100, 68, i * 90 + 28)
            return `M${x} ${y}Q${(x + u) / 2 + 5} ${(y + v) / 2} ${u} ${v}`
          })
          .join(''),
        shade(p.color, 0.55),
        2.4,
      )
    },
  },
}
