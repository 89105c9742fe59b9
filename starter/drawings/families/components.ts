// Drawings of computer parts and supplies.

import { shade, tint } from '../color.ts'
import type { RenderModels } from '../model.ts'
import { bars, circlePath, range, whole } from '../parts.ts'

const STEEL = '#aab3be'
const GOLD = '#d4a94e'

export const components: RenderModels = {
  ssd: {
    uses: ['accent', 'label'],
    turn: { kind: 'box', depth: 22 },
    focus: [0.5, 0.4, 1.7],
    front(k, p) {
      k.rect(0, 0, 140, 196, 8, k.body(p.color))
      k.rect(12, 14, 116, 120, 4, k.body(p.accent ?? '#d9262e'))
      k.text('SSD', 70, 50, 28, '#ffffff', 90)
      k.text(p.label ?? '1TB', 70, 104, 22, '#ffffff', 96)
      k.line('M24 78H116', '#ffffff', 2)
      k.score('M18 150H84M18 160H70M18 170H78', tint(p.color, 0.4), 2.5)
      for (const [x, y] of [
        [8, 8],
        [132, 8],
        [8, 188],
        [132, 188],
      ] as const)
        k.circle(x, y, 4, k.metal(STEEL, 'd'))
      k.path('M30 190H110V202H30Z', '#0b1220')
      k.path(bars(34, 192, 72, 9, 14, 'x', 0.5), GOLD)
    },
  },
  'usb-drive': {
    uses: ['accent', 'label'],
    pose: 34,
    focus: [0.5, 0.25, 1.9],
    dims: ['W', 'L'],
    front(k, p) {
      k.rect(18, 0, 54, 66, 3, k.metal('#c3cad3', 'x'))
      k.rect(28, 16, 12, 12, 1, '#39424e')
      k.rect(50, 16, 12, 12, 1, '#39424e')
      k.rect(6, 60, 78, 130, 12, k.body(p.color))
      k.rect(6, 60, 78, 16, 6, k.body(p.accent ?? shade(p.color, 0.3)))
      k.at(45, 130, 90, 1, () => k.text(p.label ?? '64GB', 0, 0, 20, '#ffffff', 80))
      k.circle(45, 204, 12, k.metal(STEEL, 'd'))
      k.circle(45, 204, 6, '#f4f5f7')
    },
  },
  'network-cable': {
    uses: ['accent'],
    focus: [0.3, 0.3, 2],
    front(k, p) {
      k.tube('M52 92C56 180 150 212 186 168S180 70 130 82S70 150 130 180S226 160 214 96', p.color, 13)
      for (const [x, y, turn] of [
        [50, 90, 0],
        [214, 98, 8],
      ] as const) {
        k.at(x, y, turn, 1, () => {
          k.path('M-10 -8H10L8 22H-8Z', k.round(p.accent ?? shade(p.color, 0.15), 'x'))
          k.rect(
            -20,
            -72,
            40,
            66,
            3,
            k.linear(
              'x',
              [
                [0, '#b9cbd9'],
                [0.3, '#f4f9fc'],
                [1, '#a3b7c7'],
              ],
              '#8da2b3',
            ),
          )
          k.path(bars(-16, -70, 32, 18, 8, 'x', 0.55), GOLD)
          k.rect(-7, -46, 14, 36, 2, k.body('#dbe7ef'))
        })
      }
    },
  },
  'toner-cartridge': {
    uses: ['accent', 'label'],
    focus: [0.25, 0.5, 2],
    turn: { kind: 'tilt', degrees: -14 },
    front(k, p) {
      k.path('M10 30C10 16 20 8 34 8H226C240 8 250 16 250 30V70H10Z', k.round(p.color))
      k.rect(96, 22, 94, 34, 3, k.body('#f4f6f8'))
      k.text(p.label ?? '88A', 143, 39, 17, '#1f2937', 80)
      k.rect(0, 20, 20, 78, 6, k.body(shade(p.color, 0.15)))
      k.rect(240, 20, 20, 78, 6, k.body(shade(p.color, 0.15)))
      k.rect(14, 66, 232, 30, 10, k.round(p.accent ?? '#2f9e6e'))
      k.path(circlePath(10, 80, 10), k.metal(STEEL, 'd'))
      k.path('M20 92H240L232 108H28Z', k.round(shade(p.color, 0.1)))
      k.path('M36 10H70V-10Q70 -16 64 -16H42Q36 -16 36 -10Z', k.body(tint(p.color, 0.1)))
    },
  },
  'memory-module': {
    uses: ['accent', 'label', 'count'],
    pose: -20,
    focus: [0.3, 0.6, 2.2],
    dims: ['L', 'H'],
    front(k, p) {
      const chips = whole(p.count, 8, 4, 10)
      k.path(
        'M4 0H256C258 0 260 2 260 4V24A5 5 0 0 0 260 34V76H146V70H138V76H0V34A5 5 0 0 0 0 24V4C0 2 2 0 4 0Z',
        k.body(p.color),
      )
      const w = 216 / chips
      for (const i of range(chips)) k.rect(16 + i * w + (i >= chips / 2 ? 12 : 0), 12, w - 4, 36, 2, k.body('#2a3038'))
      k.rect(88, 18, 84, 24, 2, k.body(p.accent ?? '#f4f6f8'))
      k.text(p.label ?? '16GB', 130, 30, 13, '#1f2937', 70)
      k.path(bars(4, 62, 132, 14, 26, 'x', 0.62) + bars(148, 62, 108, 14, 21, 'x', 0.62), GOLD)
    },
  },
}
