// Drawings of bearings and of power transmission parts.

import { shade, tint } from '../color.ts'
import type { RenderModels } from '../model.ts'
import { circlePath, gearPath, polar, range, screw, whole, within } from '../parts.ts'

export const bearings: RenderModels = {
  'deep-groove-bearing': {
    uses: ['ratio', 'count', 'variant', 'label', 'accent'],
    turn: { kind: 'disc', depth: 44 },
    focus: [0.74, 0.26, 2.1],
    dims: ['D', 'D'],
    front(k, p) {
      const bore = 100 * within(p.ratio, 0.42, 0.2, 0.72)
      const band = 100 - bore
      const outer = 100 - band * 0.24
      const inner = bore + band * 0.26
      k.circle(100, 100, 100, k.metal(p.color, 'd'))
      k.circle(100, 100, 97, k.metal(p.color, 'd'))
      k.score(circlePath(100, 100, 96), '#ffffff', 1.2, 0.8)
      k.circle(100, 100, outer, '#1d242e')
      const race = (outer + inner) / 2
      if (p.variant === 'sealed' || p.variant === 'shielded') {
        const cover = p.variant === 'sealed' ? (p.accent ?? '#30363f') : '#c3cad3'
        k.circle(100, 100, outer - 1.5, k.body(cover))
        k.score(circlePath(100, 100, race), shade(cover, 0.35), 1.6)
        k.text(p.label, 100, 100 - race, band * 0.16, p.variant === 'sealed' ? '#e5e7eb' : '#475569')
      } else {
        const balls = whole(p.count, 9, 5, 16)
        const r = Math.min((outer - inner) * 0.46, race * Math.sin(Math.PI / balls) * 0.86)
        k.line(circlePath(100, 100, race), p.accent ?? '#8b6f3d', Math.max(3, r * 0.6))
        const paint = k.ball('#9aa5b1')
        for (const i of range(balls)) k.circle(...polar(100, 100, race, -90 + (360 * i) / balls), r, paint)
      }
      k.circle(100, 100, inner, k.metal(p.color, 'd'))
      k.circle(100, 100, inner - 2.5, k.metal(tint(p.color, 0.2), 'd'))
      k.circle(100, 100, bore, shade(p.color, 0.55))
      k.circle(100, 100, bore - 2.5, '#f6f7f9')
      if (!p.variant || p.variant === 'open')
        k.text(p.label, 100, 100 + outer + (100 - outer) / 2, (100 - outer) * 0.62, '#475569')
    },
  },
  'taper-bearing': {
    uses: ['ratio', 'count', 'label'],
    focus: [0.7, 0.3, 2],
    front(k, p) {
      const bore = 100 * within(p.ratio, 0.45, 0.25, 0.68)
      const inner = bore + (100 - bore) * 0.24
      const race = bore + (100 - bore) * 0.52
      k.circle(100, 100, 100, k.metal(p.color, 'd'))
      k.circle(100, 100, 84 + bore * 0.06, '#1d242e')
      const rollers = whole(p.count, 16, 8, 24)
      const half = Math.min(9, (race * Math.PI) / rollers / 1.35)
      const reach = (100 - bore) * 0.23
      const paint = k.metal('#aab3be', 'y')
      for (const i of range(rollers)) {
        k.at(...polar(100, 100, race, (360 * i) / rollers), (360 * i) / rollers, 1, () =>
          k.poly([-reach, -half * 0.75, reach, -half, reach, half, -reach, half * 0.75], paint),
        )
      }
      k.circle(100, 100, inner, k.metal(p.color, 'd'))
      k.circle(100, 100, inner - 4, k.metal(tint(p.color, 0.2), 'd'))
      k.circle(100, 100, bore, shade(p.color, 0.55))
      k.circle(100, 100, bore - 2.5, '#f6f7f9')
      k.text(p.label, 100, 193, 7, '#475569')
    },
    back(k, p) {
      const bore = 100 * within(p.ratio, 0.45, 0.25, 0.68)
      k.path(`M16 0H70L88 200H-2Z`, k.metal(p.color))
      k.dim('M69 0h2l18 200h-3Z', 0.4)
      k.path('M74 26H104L112 174H88Z', '#2a323d')
      k.path(
        range(7)
          .map(i => `M${78 + i} ${32 + i * 20}l28 -2v14l-26 2Z`)
          .join(''),
        k.metal('#aab3be'),
      )
      k.rect(102, 20, 18, 160, 4, k.metal(p.color))
      k.line(`M0 ${100 - bore}H120M0 ${100 + bore}H120`, shade(p.color, 0.4), 1.2)
    },
  },
  'pillow-block': {
    uses: ['label', 'ratio'],
    focus: [0.5, 0.4, 2],
    dims: ['L', 'H'],
    front(k, p) {
      const bore = 20 + 26 * within(p.ratio, 0.4, 0, 1)
      k.path(
        'M0 136C0 124 6 122 22 122H40C50 122 50 108 52 88A58 58 0 0 1 168 88C170 108 170 122 180 122H198C214 122 220 124 220 136V150H0Z',
        k.body(p.color),
      )
      k.dim('M0 140H220V150H0Z', 0.2)
      for (const x of [26, 194]) {
        k.rect(x - 15, 117, 30, 8, 2, shade(p.color, 0.25))
        k.rect(x - 9, 108, 18, 12, 2, k.metal('#aab3be', 'x'))
      }
      k.circle(110, 86, 50, shade(p.color, 0.35))
      k.circle(110, 86, 47, k.metal('#aab3be', 'd'))
      k.circle(110, 86, 39, k.body('#333b46'))
      k.circle(110, 86, bore + 8, k.metal('#aab3be', 'd'))
      k.circle(110, 86, bore, '#4b5563')
      k.circle(110, 86, bore - 2.5, '#f6f7f9')
      k.rect(104, 22, 12, 9, 2, k.metal('#d4a94e', 'x'))
      k.circle(110, 86 - bore - 4, 2.6, '#1f2937')
      k.text(p.label, 110, 143, 8, '#ffffff', 70)
    },
    back(k, p) {
      k.rect(-24, 66, 130, 40, 3, k.metal('#aab3be'))
      k.rect(8, 40, 66, 92, 6, k.metal('#9aa4af'))
      k.path('M18 34C18 26 64 26 64 34L70 122C84 124 88 130 88 136V150H-6V136C-6 130 0 124 12 122Z', k.body(p.color))
      k.rect(28, 108, 26, 16, 3, k.metal('#aab3be', 'x'))
      k.rect(35, 18, 12, 12, 2, k.metal('#d4a94e', 'x'))
    },
  },
  'needle-bearing': {
    uses: ['ratio', 'count'],
    focus: [0.6, 0.15, 2],
    front(k, p) {
      const bore = within(p.ratio, 0.72, 0.5, 0.85)
      const rx = 88
      k.rect(0, 34, rx * 2, 120, 0, k.metal(p.color, 'x'))
      k.ellipse(rx, 154, rx, 34, k.metal(p.color, 'x'))
      k.dim(`M0 60A88 34 0 0 0 176 60V66A88 34 0 0 1 0 66ZM0 140A88 34 0 0 0 176 140V143A88 34 0 0 1 0 143Z`, 0.22)
      k.ellipse(rx, 34, rx, 34, k.metal(tint(p.color, 0.3), 'd'))
      k.ellipse(rx, 35, rx * 0.9, 30, '#27303b')
      const needles = whole(p.count, 20, 10, 30)
      k.path(
        range(needles)
          .map(i => {
            const [x, y] = polar(0, 0, 1, (360 * i) / needles)
            return circlePath(rx + x * rx * 0.83, 35 + y * 27, 4.6)
          })
          .join(''),
        k.metal('#b6bec8', 'd'),
      )
      k.ellipse(
        rx,
        35,
        rx * bore,
        34 * bore * 0.92,
        k.linear('y', [
          [0, '#39434f'],
          [1, '#aab3be'],
        ]),
      )
    },
  },
  'v-belt': {
    uses: ['label', 'accent'],
    focus: [0.16, 0.5, 2.2],
    dims: ['L', 'H'],
    front(k, p) {
      const loop = 'M60 20C100 -6 170 40 214 48C254 56 254 108 214 112C160 120 104 162 58 136C14 110 14 48 60 20Z'
      k.line(loop, shade(p.color, 0.5), 34)
      k.at(-2, -5, 0, 1, () => k.line(loop, tint(p.color, 0.14), 22))
      k.at(-2, -5, 0, 1, () => k.score(loop, tint(p.color, 0.32), 1.6, 0.8))
      k.at(-4, -9, 0, 1, () => k.score(loop, tint(p.color, 0.45), 2.2, 0.5))
      k.text(p.label, 134, 138, 10, p.accent ?? '#ffffff', 48)
    },
  },
  'roller-chain': {
    uses: ['count'],
    focus: [0.3, 0.5, 2.4],
    pose: -32,
    dims: ['L', 'H'],
    front(k, p) {
      const links = whole(p.count, 5, 3, 9)
      const plate = (x: number) =>
        `M${x} -20C${x + 14} -20 ${x + 12} -11 ${x + 24} -11S${x + 34} -20 ${x + 48} -20A20 20 0 0 1 ${x + 48} 20C${x + 34} 20 ${x + 36} 11 ${x + 24} 11S${x + 14} 20 ${x} 20A20 20 0 0 1 ${x} -20Z`
      const dark = k.metal(shade(p.color, 0.35))
      const light = k.metal(p.color)
      for (const i of range(links)) k.path(plate(i * 48), i % 2 ? dark : light)
      for (const i of range(links).filter(i => i % 2 === 0)) k.path(plate(i * 48), light)
      for (const i of range(links + 1)) {
        k.circle(i * 48, 0, 10, shade(p.color, 0.45))
        k.circle(i * 48, 0, 8, k.ball('#c3cad3'))
      }
    },
    back(k, p) {
      for (const i of range(whole(p.count, 5, 3, 9) + 1)) {
        const x = i * 48
        k.rect(x - 4, -36, 8, 72, 2, k.metal(p.color, 'x'))
        k.rect(x - 10, -17, 20, 34, 3, k.metal('#c3cad3', 'x'))
      }
      for (const i of range(whole(p.count, 5, 3, 9))) {
        const y = i % 2 ? 20 : 28
        for (const side of [-y, y])
          k.rect(i * 48 - 14, side - 3, 76, 6, 2, k.metal(i % 2 ? shade(p.color, 0.3) : p.color))
      }
    },
  },
  gearbox: {
    uses: ['label', 'accent'],
    focus: [0.45, 0.45, 1.9],
    front(k, p) {
      k.rect(-30, 66, 60, 28, 3, k.metal('#aab3be'))
      k.rect(-8, 44, 22, 72, 4, k.round(shade(p.color, 0.1)))
      k.path('M10 30C10 18 18 10 30 10H130C142 10 150 18 150 30V150H10Z', k.body(p.color))
      k.dim('M10 76h140v4h-140Z', 0.2)
      k.rect(0, 144, 160, 16, 3, k.body(shade(p.color, 0.2)))
      k.circle(80, 84, 46, shade(p.color, 0.3))
      k.circle(80, 84, 43, k.body(tint(p.color, 0.12)))
      for (const i of range(6)) screw(k, ...polar(80, 84, 36, 30 + i * 60), 4.5)
      k.circle(80, 84, 22, k.metal(p.accent ?? '#aab3be', 'd'))
      k.circle(80, 84, 8, '#39424e')
      k.path(gearPath(80, 84, 15, 12, 12), k.metal('#8a94a0', 'd'))
      k.circle(80, 84, 6, '#2b333e')
      k.rect(68, 0, 24, 12, 3, k.metal('#d4a94e', 'x'))
      k.rect(100, 124, 40, 16, 2, k.body('#e9edf1'))
      k.text(p.label ?? '1/30', 120, 132, 7, '#334155', 34)
    },
  },
}
