// Drawings of protection and control gear: breakers, boards, contactors, fuses, pilot devices.

import { shade, tint } from '../color.ts'
import type { Kit } from '../kit.ts'
import type { RenderModels } from '../model.ts'
import { bars, boxPath, circlePath, plate, range, screw, whole } from '../parts.ts'

const DARK = '#1f2937'

/** One 18 mm pole of a modular device, its left top corner at x, 0. */
function pole(k: Kit, x: number, color: string, toggle: string, label?: string): void {
  k.rect(x, 0, 35, 170, 3, k.body(color))
  k.rect(x + 0.5, 36, 34, 98, 2, k.body(tint(color, 0.4)))
  k.dim(`M${x + 1} 36h33v3h-33ZM${x + 1} 131h33v3h-33Z`, 0.14)
  k.circle(x + 17.5, 16, 10, shade(color, 0.16))
  screw(k, x + 17.5, 16, 6.5)
  k.circle(x + 17.5, 154, 10, shade(color, 0.16))
  screw(k, x + 17.5, 154, 6.5)
  k.text(label, x + 17.5, 50, 9, DARK, 27)
  k.rect(x + 8, 64, 19, 42, 2.5, '#151b24')
  k.rect(x + 8, 64, 19, 19, 2.5, k.body(toggle, 'y'))
  k.gloss(`M${x + 9} 66h17v4h-17Z`, 0.45)
  k.rect(x + 12, 114, 11, 6, 1, '#16a34a')
}

/** Side elevation of a modular device with the notch for the rail. */
function modularSide(k: Kit, color: string, toggle: string): void {
  k.rect(118, 66, 18, 26, 4, k.body(toggle))
  k.path('M0 0H66V34H112L124 42V122L112 134H66V170H0V122H8V62H0Z', k.body(color))
  k.line('M8 62V122', '#8a94a0', 5, 'butt')
  k.dim('M66 0v34h6v-34ZM66 134v36h6v-36Z', 0.12)
  for (const [x, y] of [
    [22, 22],
    [22, 148],
    [92, 60],
    [92, 112],
    [54, 86],
  ] as const) {
    k.circle(x, y, 5, shade(color, 0.2))
    k.circle(x, y, 2.4, shade(color, 0.5))
  }
  k.score('M30 40H60M30 48H52M30 56H56', shade(color, 0.35), 2)
}

export const switchgear: RenderModels = {
  mcb: {
    uses: ['count', 'label', 'accent'],
    focus: [0.5, 0.42, 1.9],
    front(k, p) {
      const poles = whole(p.count, 1, 1, 4)
      const toggle = p.accent ?? '#f26a1b'
      for (const i of range(poles)) pole(k, i * 36, p.color, toggle, p.label)
      if (poles > 1) k.rect(8, 69, 36 * poles - 17, 8, 2, k.body(shade(toggle, 0.1), 'y'))
    },
    back: (k, p) => modularSide(k, p.color, p.accent ?? '#f26a1b'),
  },
  rccb: {
    uses: ['count', 'label', 'accent'],
    focus: [0.5, 0.45, 1.8],
    front(k, p) {
      const poles = whole(p.count, 2, 2, 4)
      const width = 36 * poles
      const toggle = p.accent ?? '#2563eb'
      k.rect(0, 0, width, 170, 3, k.body(p.color))
      k.rect(0.5, 36, width - 1, 98, 2, k.body(tint(p.color, 0.4)))
      k.dim(boxPath(1, 36, width - 2, 3) + boxPath(1, 131, width - 2, 3), 0.14)
      for (const i of range(poles)) {
        for (const y of [16, 154]) {
          k.circle(i * 36 + 18, y, 10, shade(p.color, 0.16))
          screw(k, i * 36 + 18, y, 6.5)
        }
      }
      const right = width - 34
      k.rect(right, 62, 24, 44, 3, '#151b24')
      k.rect(right, 62, 24, 20, 3, k.body(toggle, 'y'))
      k.rect(12, 62, 20, 20, 3, k.body('#facc15'))
      k.text('T', 22, 72, 9, DARK)
      k.text(p.label ?? '30', 22, 50, 9, DARK, 26)
      k.score(`M12 96h${width - 56}M12 104h${(width - 56) * 0.6}M12 118h${width - 24}`, '#94a3b8', 2)
    },
    back: (k, p) => modularSide(k, p.color, p.accent ?? '#2563eb'),
  },
  isolator: {
    uses: ['accent', 'label'],
    turn: { kind: 'box', depth: 110 },
    focus: [0.5, 0.48, 1.9],
    front(k, p) {
      k.rect(0, 0, 130, 160, 8, k.body(p.color))
      k.rect(8, 8, 114, 144, 5, k.body(tint(p.color, 0.25)))
      for (const [x, y] of [
        [18, 18],
        [112, 18],
        [18, 142],
        [112, 142],
      ] as const)
        screw(k, x, y, 5)
      k.circle(65, 80, 46, k.body('#facc15'))
      k.circle(65, 80, 36, shade(p.accent ?? '#dc2626', 0.35))
      k.circle(65, 80, 34, k.ball(p.accent ?? '#dc2626'))
      k.rect(55, 42, 20, 76, 8, k.round(p.accent ?? '#dc2626', 'x'))
      k.text('I', 65, 26, 9, DARK)
      k.text('O', 112, 80, 8, DARK)
      k.text(p.label, 65, 140, 8, DARK, 60)
    },
  },
  contactor: {
    uses: ['label', 'accent'],
    turn: { kind: 'box', depth: 100 },
    focus: [0.5, 0.42, 1.9],
    front(k, p) {
      k.rect(0, 0, 130, 170, 4, k.body(p.color))
      k.rect(8, 40, 114, 92, 4, k.body(tint(p.color, 0.22)))
      for (const i of range(4)) {
        for (const y of [4, 138]) {
          k.rect(6 + i * 30, y, 27, 28, 2, shade(p.color, 0.4))
          screw(k, 19.5 + i * 30, y + 14, 8)
        }
      }
      k.rect(40, 58, 50, 46, 4, shade(p.color, 0.45))
      k.rect(46, 64, 38, 34, 3, k.body(p.accent ?? '#334155'))
      k.dim(bars(50, 66, 30, 30, 4, 'y', 0.4), 0.3)
      plate(k, 14, 110, 102, 18, p.label)
      k.text('L1', 20, 47, 6, '#64748b')
      k.text('L2', 52, 47, 6, '#64748b')
      k.text('L3', 84, 47, 6, '#64748b')
    },
  },
  'distribution-board': {
    uses: ['count'],
    turn: { kind: 'box', depth: 60 },
    focus: [0.5, 0.45, 2],
    front(k, p) {
      const ways = whole(p.count, 8, 2, 16)
      const width = 60 + ways * 14
      k.rect(0, 0, width, 150, 7, k.body(p.color))
      k.rect(9, 9, width - 18, 132, 4, k.body(tint(p.color, 0.35)))
      k.rect(18, 40, width - 36, 66, 4, '#2b3440')
      for (const i of range(ways)) {
        const x = 30 + i * 14
        k.rect(x, 46, 13, 54, 1.5, k.body('#f1f4f7'))
        k.rect(x + 3.5, 62, 6, 18, 1, '#151b24')
        k.rect(x + 3.5, 62, 6, 8, 1, i === 0 ? '#2563eb' : '#f26a1b')
      }
      k.gloss(`M18 40h${width * 0.4}l-30 66h${30 - width * 0.4}Z`, 0.16)
      k.circle(width - 24, 24, 5, k.metal('#aab3be', 'd'))
      k.score(`M22 24h${width * 0.3}M30 122h${width - 60}`, shade(p.color, 0.25), 2.5)
    },
  },
  fuse: {
    uses: ['label'],
    turn: { kind: 'tilt', degrees: -28 },
    focus: [0.5, 0.3, 1.9],
    front(k, p) {
      k.rect(32, -34, 16, 40, 2, k.metal('#c3cad3', 'x'))
      k.rect(32, 164, 16, 40, 2, k.metal('#c3cad3', 'x'))
      k.path(circlePath(40, -20, 4) + circlePath(40, 190, 4), '#64748b')
      k.rect(5, 20, 70, 130, 5, k.round(p.color, 'x'))
      k.rect(0, 0, 80, 30, 4, k.metal('#c9a26a', 'x'))
      k.rect(0, 140, 80, 30, 4, k.metal('#c9a26a', 'x'))
      k.rect(
        14,
        52,
        52,
        66,
        3,
        k.linear('x', [
          [0, '#dfe5ec'],
          [0.3, '#ffffff'],
          [1, '#ccd4dd'],
        ]),
      )
      k.text(p.label ?? '32A', 40, 74, 13, '#b91c1c', 42)
      k.score('M22 94h36M22 102h26', '#94a3b8', 2.5)
    },
  },
  'push-button': {
    uses: ['accent'],
    focus: [0.5, 0.5, 1.8],
    front(k, p) {
      k.circle(80, 80, 78, k.metal(p.accent ?? '#aab3be', 'd'))
      k.circle(80, 80, 64, '#39424e')
      k.circle(80, 80, 62, k.metal(p.accent ?? '#aab3be', 'd'))
      k.circle(80, 80, 54, shade(p.color, 0.6))
      k.circle(80, 80, 50, k.ball(p.color))
      k.gloss('M48 62A38 38 0 0 1 104 46A50 50 0 0 0 48 62Z', 0.5)
    },
    back(k, p) {
      k.rect(58, 0, 44, 16, 6, k.round(p.color, 'x'))
      k.rect(44, 14, 72, 14, 3, k.metal('#aab3be', 'x'))
      k.rect(56, 28, 48, 44, 2, k.round('#3b4552', 'x'))
      k.dim(bars(56, 32, 48, 38, 6, 'y', 0.35), 0.4)
      k.rect(48, 52, 64, 12, 3, k.round('#596473', 'x'))
      k.rect(40, 74, 80, 76, 5, k.body('#e8ecf0'))
      k.rect(46, 92, 30, 46, 3, k.body('#16a34a'))
      k.rect(84, 92, 30, 46, 3, k.body('#dc2626'))
      screw(k, 61, 115, 8)
      screw(k, 99, 115, 8)
    },
  },
  'indicator-lamp': {
    focus: [0.5, 0.3, 1.8],
    turn: { kind: 'tilt', degrees: 38 },
    front(k, p) {
      k.path('M26 70V38A44 38 0 0 1 114 38V70Z', k.ball(p.color))
      k.score('M40 66V36M56 66V20M70 66V14M84 66V20M100 66V36', tint(p.color, 0.5), 2.5, 0.6)
      k.gloss('M36 56V40A30 28 0 0 1 60 12C46 26 44 40 44 56Z', 0.6)
      k.rect(10, 68, 120, 18, 5, k.metal('#aab3be', 'x'))
      k.rect(26, 86, 88, 62, 2, k.round('#3b4552', 'x'))
      k.dim(bars(26, 90, 88, 56, 8, 'y', 0.35), 0.4)
      k.rect(16, 112, 108, 16, 4, k.round('#596473', 'x'))
      k.rect(36, 148, 68, 26, 3, k.round('#e5e9ed', 'x'))
      k.rect(50, 172, 8, 18, 1, k.metal('#d4a94e', 'x'))
      k.rect(82, 172, 8, 18, 1, k.metal('#d4a94e', 'x'))
    },
  },
  'junction-box': {
    uses: ['variant'],
    turn: { kind: 'box', depth: 70, core: [10, 10, 150, 150] },
    focus: [0.3, 0.3, 2],
    front(k, p) {
      const glands = [
        [85, 2],
        [85, 168],
        [2, 85],
        [168, 85],
      ] as const
      for (const [x, y] of glands) k.circle(x, y, 15, k.round(shade(p.color, 0.25), 'x'))
      if (p.variant === 'round') {
        k.circle(85, 85, 80, k.body(p.color))
        k.circle(85, 85, 64, k.body(tint(p.color, 0.3)))
      } else {
        k.rect(10, 10, 150, 150, 12, k.body(p.color))
        k.rect(22, 22, 126, 126, 8, k.body(tint(p.color, 0.3)))
      }
      for (const [x, y] of [
        [40, 40],
        [130, 40],
        [40, 130],
        [130, 130],
      ] as const)
        screw(k, x, y, 6)
      k.text('IP65', 85, 85, 12, shade(p.color, 0.35))
    },
  },
  'terminal-block': {
    uses: ['count'],
    turn: { kind: 'box', depth: 46 },
    focus: [0.4, 0.5, 2],
    front(k, p) {
      const ways = whole(p.count, 6, 2, 10)
      k.rect(0, 14, ways * 30 + 6, 72, 4, k.body(p.color))
      for (const i of range(ways)) {
        k.rect(4 + i * 30, 0, 28, 100, 3, k.body(tint(p.color, 0.12)))
        k.dim(boxPath(8 + i * 30, 8, 20, 20) + boxPath(8 + i * 30, 72, 20, 20), 0.45)
        screw(k, 18 + i * 30, 42, 7.5)
        screw(k, 18 + i * 30, 61, 7.5)
      }
    },
  },
}
