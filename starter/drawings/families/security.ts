// Drawings of security and access equipment.

import { shade, tint } from '../color.ts'
import type { RenderModels } from '../model.ts'
import { bars, boxPath, circlePath, display, polar, range, screw, whole } from '../parts.ts'

const STEEL = '#aab3be'
const BLACK = '#2a3038'

export const security: RenderModels = {
  'bullet-camera': {
    uses: ['accent'],
    floats: true,
    focus: [0.2, 0.4, 1.9],
    front(k, p) {
      k.circle(216, 118, 36, k.body(shade(p.color, 0.08)))
      k.circle(216, 118, 22, k.body(p.color))
      k.tube('M212 114L166 116L150 84', shade(p.color, 0.08), 18)
      k.circle(150, 86, 13, k.ball(p.color))
      k.at(0, 0, -6, 1, () => {
        k.rect(0, 20, 172, 74, 14, k.round(p.color))
        k.path('M-18 16C-18 8 -12 6 -4 6H164C178 6 184 14 184 24H-18Z', k.round(tint(p.color, 0.1)))
        k.ellipse(8, 57, 20, 38, '#0b1220')
        k.ellipse(6, 57, 16, 32, k.body('#1f2937'))
        k.ellipse(4, 57, 9, 17, k.ball('#35508a'))
        k.path(
          range(6)
            .map(i => circlePath(6 + 11 * Math.cos(i * 1.05), 57 + 25 * Math.sin(i * 1.05), 2))
            .join(''),
          p.accent ?? '#ef4444',
        )
        k.dim(boxPath(44, 22, 3, 70), 0.2)
      })
    },
  },
  'dome-camera': {
    uses: ['accent'],
    floats: true,
    focus: [0.5, 0.7, 1.7],
    front(k, p) {
      k.path('M0 20C0 6 20 0 100 0S200 6 200 20L194 52H6Z', k.round(p.color, 'x'))
      k.rect(2, 46, 196, 20, 9, k.round(tint(p.color, 0.1)))
      k.path('M26 64H174C174 118 144 148 100 148S26 118 26 64Z', k.ball('#232d3d'))
      k.circle(100, 104, 25, '#0b1220')
      k.circle(100, 104, 19, k.ball(p.accent ?? '#35508a'))
      k.circle(100, 104, 8, '#0b1220')
      k.gloss('M40 74H84C62 84 54 104 60 128C44 114 38 94 40 74Z', 0.3)
      k.circle(94, 98, 4, '#ffffff')
    },
    back(k, p) {
      k.circle(100, 100, 100, k.ball(p.color))
      k.circle(100, 100, 82, k.body(shade(p.color, 0.06)))
      k.circle(100, 100, 66, k.ball('#232d3d'))
      k.circle(100, 100, 28, '#0b1220')
      k.circle(100, 100, 22, k.ball(p.accent ?? '#35508a'))
      k.circle(100, 100, 9, '#0b1220')
      k.path(
        range(10)
          .map(i => circlePath(...polar(100, 100, 46, i * 36), 4.5))
          .join(''),
        '#4b2630',
      )
      k.gloss('M52 70C64 50 84 40 104 40C84 52 70 70 66 92C58 88 52 80 52 70Z', 0.35)
    },
  },
  'video-recorder': {
    uses: ['accent', 'label'],
    turn: { kind: 'box', depth: 170 },
    focus: [0.3, 0.5, 2.2],
    front(k, p) {
      k.rect(0, 0, 260, 66, 6, k.body(p.color))
      k.rect(10, 10, 160, 46, 4, '#0b1220')
      k.text(p.label ?? '8CH', 40, 33, 16, '#7dd3fc', 44)
      for (const i of range(8)) k.circle(82 + i * 10, 33, 2.6, i < 5 ? '#4ade80' : (p.accent ?? '#ef4444'))
      k.rect(182, 26, 18, 9, 1.5, '#0b1220')
      k.circle(226, 33, 19, k.metal(STEEL, 'd'))
      k.circle(226, 33, 9, k.ball(BLACK))
      for (const x of [18, 218]) k.rect(x, 65, 24, 7, 3, BLACK)
    },
  },
  padlock: {
    uses: ['accent', 'label'],
    focus: [0.5, 0.65, 1.7],
    front(k, p) {
      k.line('M38 96V54A42 42 0 0 1 122 54V96', shade(p.accent ?? STEEL, 0.3), 25, 'butt')
      k.line('M38 96V54A42 42 0 0 1 122 54V96', p.accent ?? STEEL, 20, 'butt')
      k.score('M33 92V54A47 47 0 0 1 70 10', '#ffffff', 5, 0.75)
      k.rect(0, 84, 160, 122, 14, k.metal(p.color, 'x'))
      k.dim('M0 104H160V107H0ZM0 184H160V187H0Z', 0.2)
      k.circle(80, 140, 21, k.metal(tint(p.color, 0.2), 'd'))
      k.circle(80, 136, 8, '#1f2937')
      k.path('M76 138H84L88 158H72Z', '#1f2937')
      k.text(p.label ?? '50MM', 80, 174, 9, shade(p.color, 0.6), 60)
    },
  },
  'smart-lock': {
    uses: ['accent'],
    turn: { kind: 'box', depth: 40, core: [0, 0, 76, 210] },
    focus: [0.3, 0.3, 1.8],
    front(k, p) {
      k.rect(0, 0, 76, 210, 16, k.body(p.color))
      k.rect(8, 10, 60, 108, 10, '#0b1220')
      for (const i of range(12))
        k.circle(
          22 + (i % 3) * 16,
          32 + Math.floor(i / 3) * 21,
          5.5,
          i === 9 || i === 11 ? '#64748b' : (p.accent ?? '#7dd3fc'),
        )
      k.circle(38, 150, 19, k.metal(STEEL, 'd'))
      k.rect(34, 140, 116, 20, 9, k.metal(STEEL))
      k.circle(38, 150, 10, k.ball('#8a94a0'))
      k.circle(38, 190, 7, '#1f2937')
    },
  },
  'smoke-detector': {
    uses: ['accent'],
    focus: [0.5, 0.5, 1.7],
    front(k, p) {
      k.circle(100, 100, 100, k.ball(p.color))
      k.circle(100, 100, 84, k.body(p.color))
      k.path(
        range(24)
          .map(i => {
            const [a, b] = polar(100, 100, 74, i * 15)
            const [c, d] = polar(100, 100, 74, i * 15 + 9)
            const [e, f] = polar(100, 100, 58, i * 15 + 9)
            const [g, h] = polar(100, 100, 58, i * 15)
            return `M${a} ${b}L${c} ${d}L${e} ${f}L${g} ${h}Z`
          })
          .join(''),
        shade(p.color, 0.65),
      )
      k.circle(100, 100, 48, k.ball(tint(p.color, 0.2)))
      k.circle(100, 100, 12, k.body(shade(p.color, 0.12)))
      k.circle(100, 66, 5, p.accent ?? '#ef4444')
    },
    back(k, p) {
      k.rect(20, 0, 180, 26, 6, k.round(shade(p.color, 0.06), 'x'))
      k.path('M0 24H220V54C220 64 210 70 200 72H20C10 70 0 64 0 54Z', k.round(p.color, 'x'))
      k.path('M34 70H186L176 100H44Z', k.body('#39424e'))
      k.path(bars(42, 71, 136, 28, 15, 'x', 0.36), k.round(p.color, 'x'))
      k.path('M42 98H178C170 118 140 124 110 124S50 118 42 98Z', k.round(p.color, 'x'))
      k.circle(160, 106, 4, p.accent ?? '#ef4444')
    },
  },
  'biometric-reader': {
    uses: ['accent'],
    turn: { kind: 'box', depth: 44 },
    focus: [0.5, 0.65, 1.7],
    front(k, p) {
      const light = p.accent ?? '#22c55e'
      k.rect(0, 0, 130, 190, 14, k.body(p.color))
      display(k, 18, 18, 94, 52, '09.30', '#12325c', '#e0f2fe')
      k.circle(65, 128, 42, shade(p.color, 0.6))
      k.circle(
        65,
        128,
        38,
        k.radial([
          [0, shade(light, 0.45)],
          [1, shade(light, 0.8)],
        ]),
      )
      k.line(
        'M44 134C42 104 88 104 86 134M51 142C46 112 84 112 79 144M58 148C54 118 76 118 72 150M65 126V150',
        light,
        3,
      )
      for (const i of range(4)) k.circle(34 + i * 21, 182, 2.5, tint(p.color, 0.4))
    },
  },
  'metal-detector': {
    uses: ['accent'],
    pose: 34,
    focus: [0.5, 0.75, 2],
    dims: ['W', 'L'],
    front(k, p) {
      k.path('M12 8C12 -4 68 -4 68 8V116C68 132 58 136 54 146H26C22 136 12 132 12 116Z', k.round(p.color, 'x'))
      k.dim('M26 12H54V108H26Z', 0.3)
      k.rect(22, 144, 36, 90, 13, k.round(shade(p.color, 0.12), 'x'))
      k.dim(bars(24, 170, 32, 52, 8, 'y', 0.35), 0.35)
      k.rect(30, 122, 20, 12, 4, k.body(p.accent ?? '#f0b400'))
      k.circle(34, 156, 4, '#ef4444')
      k.circle(46, 156, 4, '#4ade80')
    },
  },
  safe: {
    uses: ['accent'],
    turn: { kind: 'box', depth: 110 },
    focus: [0.4, 0.45, 1.7],
    front(k, p) {
      k.rect(0, 0, 200, 170, 8, k.body(p.color))
      k.rect(13, 13, 174, 144, 5, shade(p.color, 0.5))
      k.rect(16, 16, 168, 138, 4, k.body(tint(p.color, 0.08)))
      for (const y of [36, 112]) k.rect(180, y, 11, 24, 3, k.metal(STEEL, 'x'))
      k.rect(32, 40, 56, 80, 6, '#0b1220')
      display(k, 40, 48, 40, 14, '8888', '#123a2a', '#4ade80')
      for (const i of range(9)) k.rect(40 + (i % 3) * 14, 70 + Math.floor(i / 3) * 15, 11, 11, 2, '#cbd5e1')
      k.circle(134, 84, 30, k.metal(p.accent ?? STEEL, 'd'))
      for (const i of range(3))
        k.at(134, 84, i * 120, 1, () => k.rect(-5, -44, 10, 44, 5, k.metal(p.accent ?? STEEL, 'x')))
      k.circle(134, 84, 15, k.ball('#8a94a0'))
      for (const x of [14, 158]) k.rect(x, 169, 28, 8, 3, BLACK)
    },
  },
  'door-closer': {
    uses: ['accent', 'count'],
    focus: [0.3, 0.7, 1.9],
    dims: ['L', 'H'],
    front(k, p) {
      k.line('M84 84L196 20', shade(STEEL, 0.2), 14)
      k.line('M196 20L260 62', STEEL, 11)
      k.circle(196, 20, 10, k.metal('#8a94a0', 'd'))
      k.rect(244, 54, 44, 18, 4, k.metal(STEEL))
      k.rect(0, 84, 220, 62, 10, k.round(p.color))
      k.rect(
        0,
        84,
        220,
        62,
        10,
        k.linear('x', [
          [0, '#ffffff', 0.1],
          [1, '#0b1220', 0.12],
        ]),
      )
      for (const x of [14, 206]) k.rect(x - 8, 92, 16, 46, 4, k.body(shade(p.color, 0.15)))
      k.circle(84, 84, 17, k.metal(p.accent ?? '#8a94a0', 'd'))
      for (const i of range(whole(p.count, 2, 1, 3))) screw(k, 150 + i * 20, 126, 5)
    },
  },
}
