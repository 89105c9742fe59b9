// Drawings of material handling equipment.

import { shade, tint } from '../color.ts'
import type { Kit } from '../kit.ts'
import type { RenderModels } from '../model.ts'
import { bars, boxPath, circlePath, range, wheel, whole } from '../parts.ts'

const STEEL = '#aab3be'
const BLACK = '#2a3038'

/** A lifting hook hanging from x, y. */
function hook(k: Kit, x: number, y: number, color: string): void {
  k.rect(x - 12, y, 24, 18, 4, k.round(color, 'x'))
  k.tube(`M${x} ${y + 16}V${y + 30}A17 17 0 1 1 ${x - 18} ${y + 44}`, '#6b7683', 10)
}

export const handling: RenderModels = {
  'pallet-truck': {
    uses: ['accent'],
    turn: { kind: 'yaw' },
    focus: [0.8, 0.75, 2],
    front(k, p) {
      const grip = p.accent ?? BLACK
      k.line('M206 130L236 8', p.color, 11)
      k.line('M222 4H252', grip, 12)
      k.line('M226 16L246 22L252 4', p.color, 7)
      k.path('M150 100L196 118V152H150Z', k.body(p.color))
      k.rect(170, 92, 44, 64, 5, k.body(p.color))
      k.rect(182, 76, 18, 30, 3, k.metal(STEEL, 'x'))
      k.path('M-30 132C-34 132 -36 150 -30 152H176V134H-18Z', k.round(p.color))
      k.path('M-10 120C-14 120 -16 132 -10 134H170V122Z', k.round(shade(p.color, 0.12)))
      wheel(k, 10, 162, 13, '#c3cad3', '#e0a800')
      wheel(k, 196, 158, 24, '#c3cad3')
    },
  },
  'hand-trolley': {
    uses: ['accent'],
    turn: { kind: 'yaw' },
    focus: [0.5, 0.8, 2],
    front(k, p) {
      const grip = p.accent ?? BLACK
      k.line('M30 190V30Q30 4 60 4H80Q110 4 110 30V190', p.color, 11)
      k.line('M30 62H110M30 104H110M30 146H110', shade(p.color, 0.1), 9)
      k.line('M56 62V190M84 62V190', shade(p.color, 0.15), 7)
      k.line('M46 5H94', grip, 13)
      wheel(k, 16, 178, 26, '#dfe4ea')
      wheel(k, 124, 178, 26, '#dfe4ea')
      k.path('M22 190H118L130 206H10Z', k.metal(STEEL))
      k.rect(10, 204, 120, 6, 1, shade(STEEL, 0.35))
    },
  },
  'platform-trolley': {
    uses: ['accent'],
    turn: { kind: 'yaw' },
    focus: [0.3, 0.8, 2],
    front(k, p) {
      k.line('M196 122V10Q196 2 204 2H206Q214 2 214 10V122', '#8a94a0', 8)
      k.line('M205 2V122', '#aab3be', 8)
      k.path('M20 108H214L226 126H0Z', k.body(tint(p.color, 0.12)))
      k.dim(bars(24, 111, 184, 12, 15, 'x', 0.25), 0.2)
      k.rect(0, 125, 226, 16, 4, k.round(p.accent ?? p.color))
      for (const x of [28, 196]) {
        k.path(`M${x - 14} 140h28l-5 16h-18Z`, k.metal(STEEL))
        wheel(k, x, 166, 20, '#dfe4ea')
      }
    },
  },
  ladder: {
    uses: ['count', 'accent'],
    turn: { kind: 'yaw' },
    focus: [0.5, 0.15, 2],
    front(k, p) {
      const steps = whole(p.count, 5, 3, 9)
      k.line('M64 4L26 210M86 4L124 210', shade(p.color, 0.35), 7)
      k.line('M45 130H105', shade(p.color, 0.35), 4)
      for (const i of range(steps)) {
        const y = 40 + (i * 160) / steps
        const half = 22 + (y - 4) * 0.16
        k.rect(75 - half, y, half * 2, 9, 2, k.round(p.accent ?? tint(p.color, 0.3)))
        k.dim(bars(75 - half + 4, y + 1, half * 2 - 8, 7, 8, 'x', 0.3), 0.2)
      }
      k.line('M54 6L18 210M96 6L132 210', p.color, 10)
      k.score('M52 10L18 204M94 10L128 204', tint(p.color, 0.7), 2, 0.7)
      k.path('M48 -2H102L106 16H44Z', k.body(p.accent ?? '#d9262e'))
      for (const x of [17, 133]) k.rect(x - 9, 206, 18, 10, 3, BLACK)
    },
  },
  'chain-hoist': {
    uses: ['accent', 'label'],
    floats: true,
    focus: [0.5, 0.35, 1.9],
    front(k, p) {
      const links = (x: number, from: number, count: number) =>
        range(count)
          .map(i => circlePath(x, from + i * 9, 4))
          .join('')
      k.line(links(48, 110, 11) + links(132, 110, 9), '#8a94a0', 2.6)
      k.line(links(90, 128, 5), '#596473', 4)
      k.tube('M90 18V4A15 15 0 1 0 74 -8', '#6b7683', 10)
      k.circle(90, 72, 56, k.ball(p.color))
      k.circle(90, 72, 42, k.body(shade(p.color, 0.12)))
      k.rect(40, 52, 100, 40, 8, k.body(p.color))
      k.text(p.label ?? '1T', 90, 72, 24, p.accent ?? '#ffffff', 80)
      k.rect(74, 10, 32, 16, 4, k.round(BLACK, 'x'))
      hook(k, 90, 168, p.accent ?? '#d9262e')
    },
  },
  crate: {
    uses: ['ratio'],
    turn: { kind: 'box', depth: 130 },
    focus: [0.5, 0.3, 1.8],
    front(k, p) {
      const height = 70 + 60 * (p.ratio ?? 0.6)
      k.path(`M6 12H204L194 ${height}H16Z`, k.body(p.color))
      k.rect(0, 0, 210, 16, 5, k.round(tint(p.color, 0.08)))
      k.dim(boxPath(78, 24, 54, 14), 0.6)
      k.dim(bars(22, 48, 166, height - 62, 12, 'x', 0.4), 0.4)
      k.rect(14, height - 8, 182, 9, 3, k.round(shade(p.color, 0.12)))
    },
  },
  caster: {
    uses: ['accent', 'variant'],
    focus: [0.5, 0.6, 1.8],
    front(k, p) {
      k.rect(4, 0, 132, 14, 3, k.metal(STEEL))
      for (const x of [24, 116]) k.ellipse(x, 3, 10, 3, '#39424e')
      k.rect(44, 12, 52, 16, 5, k.metal('#8a94a0', 'x'))
      k.circle(70, 132, 62, k.ball(p.color))
      k.circle(70, 132, 44, k.body(p.accent ?? '#dfe4ea'))
      k.path('M34 26H106C108 60 96 90 92 138A22 22 0 0 1 48 138C44 90 32 60 34 26Z', k.metal(STEEL, 'x'))
      k.circle(70, 132, 14, k.metal('#8a94a0', 'd'))
      k.circle(70, 132, 7, '#39424e')
      if (p.variant === 'brake') k.path('M104 50L148 66L144 80L96 68Z', k.body('#d9262e'))
    },
  },
  rack: {
    uses: ['count', 'accent'],
    turn: { kind: 'yaw' },
    focus: [0.4, 0.35, 1.9],
    front(k, p) {
      const shelves = whole(p.count, 4, 3, 6)
      const load = p.accent ?? '#c4935a'
      k.path(boxPath(14, 4, 6, 206) + boxPath(160, 4, 6, 206), k.round(shade(p.color, 0.35), 'x'))
      for (const i of range(shelves)) {
        const y = 20 + (i * 180) / (shelves - 1)
        if (i) {
          const h = 120 / shelves
          k.rect(22 + (i % 2) * 60, y - h, 46, h, 2, k.body(load))
          k.rect(78 + (i % 2) * 34, y - h * 0.7, 36, h * 0.7, 2, k.body(tint(load, 0.2)))
        }
        k.rect(0, y, 180, 10, 1, k.round(tint(p.color, 0.3)))
      }
      for (const x of [0, 170]) {
        k.rect(x, 0, 10, 216, 1, k.round(p.color, 'x'))
        k.dim(
          range(16)
            .map(i => boxPath(x + 3.5, 6 + i * 13, 3, 5))
            .join(''),
          0.5,
        )
      }
    },
  },
  sling: {
    uses: ['accent', 'label'],
    floats: true,
    focus: [0.5, 0.75, 1.9],
    front(k, p) {
      k.line('M64 20C30 70 20 120 34 160C44 190 70 200 74 226', shade(p.color, 0.18), 22)
      k.line('M76 20C110 70 120 120 106 160C96 190 70 200 66 226', p.color, 22)
      k.score('M72 26C104 72 114 120 101 158M81 20C116 70 126 120 112 162', tint(p.color, 0.5), 1.6, 0.8)
      k.line('M70 4C50 4 52 40 66 52M70 4C90 4 88 40 74 52', p.color, 15)
      k.line('M70 214C48 214 46 258 70 258S92 214 70 214Z', p.color, 15)
      k.rect(52, 46, 36, 24, 3, k.body(tint(p.color, 0.1)))
      k.rect(88, 100, 30, 44, 3, k.body(p.accent ?? '#2563a8'))
      k.text(p.label ?? '1T', 103, 122, 11, '#ffffff', 24)
    },
  },
  'drum-trolley': {
    uses: ['accent'],
    turn: { kind: 'yaw' },
    focus: [0.5, 0.7, 1.9],
    front(k, p) {
      const drum = p.accent ?? '#2563a8'
      k.line('M22 176L10 14Q8 -4 22 -8M138 176L150 14Q152 -4 138 -8', p.color, 10)
      k.rect(26, 10, 108, 160, 6, k.round(drum, 'x'))
      k.ellipse(80, 11, 54, 9, k.body(tint(drum, 0.25)))
      for (const y of [58, 112]) k.rect(23, y, 114, 8, 3, k.round(tint(drum, 0.1), 'x'))
      k.circle(100, 11, 4, '#39424e')
      k.line('M14 82H146', shade(p.color, 0.15), 8)
      k.path('M16 166H144L150 182H10Z', k.round(p.color))
      wheel(k, 22, 188, 20, '#dfe4ea')
      wheel(k, 138, 188, 20, '#dfe4ea')
    },
  },
}
