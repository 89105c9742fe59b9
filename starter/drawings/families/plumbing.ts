// Drawings of plumbing products.

import { shade, tint } from '../color.ts'
import type { Kit } from '../kit.ts'
import type { RenderModels } from '../model.ts'
import { bars, circlePath, range, within } from '../parts.ts'

const STEEL = '#aab3be'

/** A hexagonal or banded end of a fitting on a horizontal pipe. */
function end(k: Kit, x: number, y: number, width: number, height: number, color: string): void {
  k.rect(x, y, width, height, 3, k.metal(color))
  k.dim(bars(x + 3, y, width - 6, height, 4, 'x', 0.3), 0.16)
}

export const plumbing: RenderModels = {
  'ball-valve': {
    uses: ['accent'],
    focus: [0.5, 0.4, 1.9],
    front(k, p) {
      const lever = p.accent ?? '#d9262e'
      k.rect(20, 86, 180, 52, 3, k.metal(p.color))
      end(k, 0, 78, 44, 68, p.color)
      end(k, 176, 78, 44, 68, p.color)
      k.circle(110, 112, 50, k.ball(p.color))
      k.rect(60, 84, 100, 56, 14, k.metal(p.color))
      k.rect(98, 34, 24, 40, 2, k.metal(p.color, 'x'))
      k.path('M90 62H130L136 78H84Z', k.metal(p.color, 'x'))
      k.path('M86 22H128L140 12H236C250 12 250 34 236 34H144L132 44H86C78 44 78 22 86 22Z', k.round(lever))
      k.rect(100, 12, 20, 12, 2, k.metal(STEEL, 'x'))
    },
    back(k, p) {
      k.rect(82, 20, 16, 40, 2, k.metal(p.color, 'x'))
      k.rect(66, 6, 48, 20, 6, k.round(p.accent ?? '#d9262e'))
      k.circle(90, 122, 72, k.metal(p.color, 'd'))
      k.circle(90, 122, 58, shade(p.color, 0.3))
      k.circle(90, 122, 54, k.metal(p.color, 'd'))
      k.circle(90, 122, 43, shade(p.color, 0.6))
      k.circle(90, 122, 39, k.ball('#dfe4ea'))
      k.circle(90, 122, 24, '#1f2937')
    },
  },
  'gate-valve': {
    uses: ['accent'],
    focus: [0.5, 0.25, 2],
    front(k, p) {
      const hand = p.accent ?? '#d9262e'
      k.rect(20, 136, 160, 48, 3, k.metal(p.color))
      end(k, 0, 128, 40, 64, p.color)
      end(k, 160, 128, 40, 64, p.color)
      k.path('M62 130C62 104 74 96 80 84H120C126 96 138 104 138 130V176C128 196 72 196 62 176Z', k.metal(p.color, 'x'))
      k.rect(66, 74, 68, 16, 4, k.metal(p.color, 'x'))
      k.rect(82, 48, 36, 28, 4, k.metal(p.color, 'x'))
      k.rect(94, 10, 12, 42, 1, k.metal('#d4a94e', 'x'))
      k.ellipse(100, 18, 66, 17, k.round(hand))
      k.path('M46 18A54 10 0 0 1 154 18A54 10 0 0 1 46 18ZM52 18A48 7 0 0 0 148 18A48 7 0 0 0 52 18Z', shade(hand, 0.4))
      k.line('M50 19L150 17M86 10L114 27', shade(hand, 0.12), 6)
      k.rect(92, 6, 16, 14, 3, k.metal(STEEL, 'x'))
    },
  },
  pipe: {
    uses: ['ratio', 'label'],
    focus: [0.15, 0.7, 2],
    dims: ['L', 'D'],
    front(k, p) {
      const bore = 40 * within(p.ratio, 0.8, 0.4, 0.94)
      for (const [x, y] of [
        [4, -88],
        [0, 0],
      ] as const) {
        k.at(x, y, -22, 1, () => {
          k.rect(0, 0, 210, 80, 1, k.round(p.color))
          k.ellipse(210, 40, 18, 40, k.round(p.color))
          k.ellipse(0, 40, 18, 40, k.body(tint(p.color, 0.2)))
          k.ellipse(
            0.5,
            40,
            bore * 0.45,
            bore,
            k.linear('y', [
              [0, shade(p.color, 0.75)],
              [1, shade(p.color, 0.35)],
            ]),
          )
          if (y === 0) k.text(p.label, 116, 40, 14, shade(p.color, 0.6), 90)
        })
      }
    },
  },
  'pipe-elbow': {
    focus: [0.4, 0.6, 1.8],
    front(k, p) {
      k.path(
        'M40 40H104V80C104 92 112 100 124 100H164V164H110C66 164 40 138 40 94Z',
        k.linear(
          'd',
          [
            [0, shade(p.color, 0.1)],
            [0.3, tint(p.color, 0.5)],
            [0.55, p.color],
            [1, shade(p.color, 0.4)],
          ],
          shade(p.color, 0.3),
        ),
      )
      k.gloss('M52 60C52 120 70 144 116 148C84 136 68 116 64 60Z', 0.3)
      k.rect(28, 0, 88, 54, 5, k.round(p.color, 'x'))
      k.ellipse(72, 3, 44, 10, k.body(tint(p.color, 0.15)))
      k.ellipse(72, 3, 34, 7, shade(p.color, 0.6))
      k.rect(150, 88, 54, 88, 5, k.round(p.color))
      k.dim('M28 48h88v3H28ZM153 88h3v88h-3Z', 0.25)
    },
  },
  'pipe-tee': {
    focus: [0.5, 0.35, 1.8],
    front(k, p) {
      k.rect(78, 30, 64, 80, 2, k.round(p.color, 'x'))
      k.rect(20, 78, 180, 68, 2, k.round(p.color))
      k.path('M78 90C78 96 70 104 60 106H160C150 104 142 96 142 90V84H78Z', k.round(p.color, 'x'))
      k.rect(66, 0, 88, 50, 5, k.round(p.color, 'x'))
      k.ellipse(110, 3, 44, 10, k.body(tint(p.color, 0.15)))
      k.ellipse(110, 3, 34, 7, shade(p.color, 0.6))
      k.rect(0, 66, 50, 92, 5, k.round(p.color))
      k.rect(170, 66, 50, 92, 5, k.round(p.color))
      k.dim('M66 45h88v3H66ZM45 66h3v92h-3ZM172 66h3v92h-3Z', 0.25)
    },
  },
  'pipe-union': {
    uses: ['accent'],
    focus: [0.5, 0.5, 1.7],
    front(k, p) {
      k.rect(0, 26, 80, 72, 3, k.metal(p.color))
      k.rect(150, 26, 80, 72, 3, k.metal(p.color))
      k.dim(bars(4, 26, 44, 72, 8, 'x', 0.35), 0.3)
      k.dim(bars(182, 26, 44, 72, 8, 'x', 0.35), 0.3)
      k.rect(58, 6, 114, 112, 8, k.metal(p.accent ?? p.color))
      k.dim('M58 36h114v3H58ZM58 84h114v3H58Z', 0.3)
      k.gloss('M62 42h106v12H62Z', 0.3)
      k.rect(50, 14, 14, 96, 4, k.metal(shade(p.color, 0.1)))
    },
  },
  tap: {
    uses: ['accent'],
    focus: [0.5, 0.3, 1.8],
    front(k, p) {
      k.path('M48 82H130C164 82 178 104 178 136V158H142V142C142 128 136 120 124 120H48Z', k.metal(p.color))
      k.path('M142 132H178V158H142Z', k.metal(p.color, 'x'))
      k.rect(138, 154, 44, 16, 4, k.metal(p.color, 'x'))
      k.rect(0, 66, 16, 70, 5, k.metal(p.color))
      k.rect(14, 80, 42, 42, 3, k.metal(p.color))
      k.path('M76 88V58H110V88Z', k.metal(p.color, 'x'))
      k.rect(70, 46, 46, 16, 4, k.metal(p.color, 'x'))
      k.rect(86, 22, 14, 26, 2, k.metal(p.color, 'x'))
      k.rect(38, 2, 110, 24, 11, k.metal(p.color))
      k.circle(93, 14, 7, p.accent ?? '#2563eb')
    },
  },
  'shower-head': {
    uses: ['ratio'],
    floats: true,
    focus: [0.5, 0.85, 1.8],
    front(k, p) {
      const half = 60 + 40 * within(p.ratio, 0.6, 0, 1)
      k.tube('M-70 8H40C84 8 100 20 100 60', p.color, 17, 'butt')
      k.rect(-82, -14, 14, 44, 4, k.metal(p.color))
      k.rect(86, 54, 28, 20, 3, k.metal(p.color, 'x'))
      k.circle(100, 82, 15, k.ball(p.color))
      k.path(`M84 90H116L${100 + half} 128H${100 - half}Z`, k.metal(p.color, 'x'))
      k.ellipse(100, 130, half, 15, k.metal(shade(p.color, 0.15), 'x'))
      k.path(
        range(9)
          .map(i => circlePath(100 + (i - 4) * half * 0.19, 133, 2.8))
          .join(''),
        '#39424e',
      )
      k.score(
        range(7)
          .map(i => `M${100 + (i - 3) * half * 0.24} 150l${(i - 3) * 2} 44`)
          .join(''),
        '#8ec5ea',
        2.4,
        0.7,
      )
    },
  },
  hose: {
    uses: ['accent'],
    focus: [0.7, 0.75, 1.9],
    front(k, p) {
      for (const r of [82, 66, 50]) {
        k.tube(`M100 ${100 - r}a${r} ${r} 0 1 0 .1 0`, p.color, 17)
        k.score(circlePath(100, 100, r + 3), p.accent ?? '#facc15', 2)
      }
      k.tube('M100 182C150 184 176 190 206 182', p.color, 17, 'butt')
      k.at(204, 182, -12, 1, () => {
        k.rect(0, -13, 26, 26, 4, k.round('#39424e'))
        k.rect(24, -9, 18, 18, 2, k.metal('#d4a94e'))
      })
    },
  },
  'water-tank': {
    turn: { kind: 'yaw' },
    uses: ['label'],
    focus: [0.5, 0.2, 1.8],
    front(k, p) {
      k.rect(70, -14, 60, 20, 6, k.round(shade(p.color, 0.1), 'x'))
      k.path('M0 60C4 26 40 6 74 4H126C160 6 196 26 200 60Z', k.round(p.color, 'x'))
      k.rect(0, 56, 200, 154, 6, k.round(p.color, 'x'))
      k.rect(-4, 52, 208, 12, 5, k.round(p.color, 'x'))
      for (const y of [86, 140, 172]) {
        k.rect(-4, y, 208, 11, 5, k.round(tint(p.color, 0.12), 'x'))
        k.dim(`M0 ${y + 11}h200v4H0Z`, 0.3)
      }
      k.rect(-4, 202, 208, 12, 5, k.round(p.color, 'x'))
      k.text(p.label ?? '1000L', 100, 119, 18, tint(p.color, 0.7), 110)
      k.rect(92, 184, 20, 14, 2, k.metal('#d4a94e', 'x'))
    },
  },
  basin: {
    turn: { kind: 'yaw' },
    uses: ['accent'],
    focus: [0.5, 0.4, 1.8],
    front(k, p) {
      k.path('M92 100H148L158 214H82Z', k.round(p.color, 'x'))
      k.path('M0 62H240C236 108 200 130 150 134H90C40 130 4 108 0 62Z', k.round(p.color, 'x'))
      k.path(
        'M-4 52C-4 44 2 40 10 40H230C238 40 244 44 244 52C244 64 238 68 230 68H10C2 68 -4 64 -4 52Z',
        k.body(tint(p.color, 0.5), 'y'),
      )
      k.ellipse(120, 55, 92, 9, shade(p.color, 0.3))
      k.path('M110 46V14C110 0 132 -4 150 4L148 16C138 10 128 12 128 20V46Z', k.metal(p.accent ?? STEEL, 'x'))
      k.rect(104, 42, 30, 8, 3, k.metal(p.accent ?? STEEL, 'x'))
      k.rect(88, 0, 34, 8, 4, k.metal(p.accent ?? STEEL))
      k.gloss('M14 76C22 104 50 122 84 126C58 112 40 96 34 76Z', 0.6)
    },
  },
  'float-valve': {
    uses: ['accent'],
    focus: [0.2, 0.35, 2],
    front(k, p) {
      k.line('M46 46L180 74', '#c39a45', 7)
      k.rect(-32, 20, 46, 28, 2, k.metal(p.color))
      k.dim(bars(-30, 20, 30, 28, 6, 'x', 0.4), 0.3)
      k.rect(6, 12, 46, 44, 6, k.metal(p.color, 'x'))
      k.rect(14, 52, 26, 30, 3, k.metal(p.color, 'x'))
      k.circle(44, 44, 8, k.metal(STEEL, 'd'))
      k.circle(196, 118, 54, k.ball(p.accent ?? '#2f6fb3'))
      k.dim('M142 118a54 9 0 0 0 108 0a54 12 0 0 1 -108 0Z', 0.25)
      k.rect(176, 58, 16, 18, 3, k.metal('#d4a94e', 'x'))
    },
  },
}
