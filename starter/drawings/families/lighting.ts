// Drawings of lamps and light fittings.

import { mix, shade, tint } from '../color.ts'
import type { Kit } from '../kit.ts'
import type { RenderModels } from '../model.ts'
import { bars, boxPath, circlePath, holes, range, screw, whole } from '../parts.ts'

const WHITE = '#f4f6f8'

/** A screw or bayonet cap below a lamp, its top centre at x, y. */
function lampCap(k: Kit, x: number, y: number, width: number, bayonet: boolean): void {
  const half = width / 2
  k.rect(x - half, y, width, 34, 3, k.metal('#b6bec8', 'x'))
  if (bayonet) {
    k.circle(x - half, y + 20, 4, k.metal('#b6bec8', 'd'))
    k.circle(x + half, y + 20, 4, k.metal('#b6bec8', 'd'))
  } else
    k.score(
      range(4)
        .map(i => `M${x - half} ${y + 9 + i * 7}L${x + half} ${y + 6 + i * 7}`)
        .join(''),
      '#6b7683',
      2.2,
    )
  k.path(`M${x - half + 3} ${y + 34}h${width - 6}l-8 9h${22 - width}Z`, '#39424e')
}

/** Glow of a lit cover: almost white in the middle, the colour towards the rim. */
function glow(k: Kit, color: string): string {
  return k.radial(
    [
      [0, '#ffffff'],
      [0.35, mix('#ffffff', color, 0.3)],
      [0.75, color],
      [1, shade(color, 0.14)],
    ],
    shade(color, 0.2),
  )
}

/** Rows of small lamps behind a lens. */
function chips(k: Kit, x: number, y: number, columns: number, rows: number, pitch: number, color: string): void {
  k.path(holes(x, y, columns, rows, pitch, pitch * 0.36), shade(color, 0.25))
  k.path(holes(x, y, columns, rows, pitch, pitch * 0.28), tint(color, 0.6))
}

export const lighting: RenderModels = {
  'led-bulb': {
    uses: ['variant', 'accent', 'label'],
    focus: [0.5, 0.75, 2],
    turn: { kind: 'tilt', degrees: 128, mirror: false },
    front(k, p) {
      const base = p.accent ?? WHITE
      if (p.variant === 'candle') {
        k.path(
          'M60 -30C66 0 98 40 94 88C92 106 84 116 80 122H40C36 116 28 106 26 88C22 40 54 0 60 -30Z',
          glow(k, p.color),
        )
        k.gloss('M50 14C40 40 34 66 38 96C44 70 46 44 50 14Z', 0.7)
        k.path('M38 120H82L78 160H42Z', k.round(base, 'x'))
        k.text(p.label, 60, 140, 10, '#64748b', 30)
        lampCap(k, 60, 160, 34, false)
        return
      }
      k.path(
        'M60 -36C104 -36 132 -4 132 32C132 70 104 86 98 116H22C16 86 -12 70 -12 32C-12 -4 16 -36 60 -36Z',
        glow(k, p.color),
      )
      k.gloss('M10 -2C-8 22 2 58 18 74C8 46 6 22 30 -14C22 -12 16 -8 10 -2Z', 0.75)
      k.path('M21 116H99L86 164H34Z', k.round(base, 'x'))
      k.dim('M21 116H99L98 121H22Z', 0.12)
      k.text(p.label, 60, 140, 13, '#64748b', 44)
      lampCap(k, 60, 164, 46, p.variant === 'bayonet')
    },
  },
  'led-tube': {
    uses: ['accent'],
    focus: [0.12, 0.5, 3.4],
    pose: -34,
    turn: { kind: 'tilt', degrees: 10 },
    front(k, p) {
      const base = p.accent ?? WHITE
      k.rect(4, 44, 312, 16, 2, k.round(base))
      k.rect(
        0,
        14,
        320,
        34,
        17,
        k.linear(
          'y',
          [
            [0, shade(p.color, 0.12)],
            [0.3, '#ffffff'],
            [0.7, p.color],
            [1, shade(p.color, 0.24)],
          ],
          shade(p.color, 0.4),
        ),
      )
      for (const x of [0, 288]) {
        k.rect(x, 11, 32, 40, 6, k.round(shade(base, 0.2)))
        k.dim(boxPath(x + 8, 12, 3, 38) + boxPath(x + 20, 12, 3, 38), 0.14)
      }
    },
  },
  'led-panel': {
    uses: ['variant', 'accent'],
    focus: [0.75, 0.75, 2],
    front(k, p) {
      const rim = p.accent ?? WHITE
      if (p.variant === 'round') {
        k.circle(90, 90, 90, k.body(rim))
        k.circle(90, 90, 76, shade(rim, 0.16))
        k.circle(90, 90, 74, glow(k, p.color))
      } else {
        k.rect(0, 0, 180, 180, 7, k.body(rim))
        k.rect(13, 13, 154, 154, 3, shade(rim, 0.16))
        k.rect(15, 15, 150, 150, 2, glow(k, p.color))
      }
      k.gloss('M40 46C60 26 86 24 104 28C76 34 54 50 42 78Z', 0.55)
    },
    back(k, p) {
      const rim = p.accent ?? WHITE
      if (p.variant === 'round') k.circle(90, 90, 90, k.metal('#c9d0d8', 'd'))
      else k.rect(0, 0, 180, 180, 7, k.metal('#c9d0d8', 'd'))
      k.circle(90, 90, 58, k.body(rim))
      k.dim(circlePath(90, 90, 52), 0.06)
      for (const y of [48, 132]) k.line(`M56 ${y}H124`, '#8a94a0', 6)
      k.tube('M116 92C150 92 160 60 186 66', '#2b3038', 6)
      k.rect(60, 74, 60, 34, 4, k.body('#e9edf1'))
      k.score('M68 84h34M68 92h44M68 100h22', '#94a3b8', 2.5)
    },
  },
  'led-flood': {
    uses: ['accent'],
    focus: [0.5, 0.55, 1.8],
    turn: { kind: 'box', depth: 40, core: [0, 20, 180, 124] },
    front(k, p) {
      const body = p.accent ?? '#2f3742'
      k.line('M12 110V168H168V110', '#555f6c', 12)
      k.rect(0, 20, 180, 124, 8, k.body(body))
      k.rect(13, 33, 154, 98, 4, '#aeb7c1')
      k.rect(16, 36, 148, 92, 3, glow(k, p.color))
      chips(k, 42, 58, 7, 4, 16, p.color)
      k.gloss('M16 36h80l-50 92h-30Z', 0.3)
      k.circle(12, 112, 9, k.metal('#8a94a0', 'd'))
      k.circle(168, 112, 9, k.metal('#8a94a0', 'd'))
    },
    back(k, p) {
      const body = p.accent ?? '#2f3742'
      k.line('M12 90V8H168V90', '#555f6c', 12)
      k.rect(0, 20, 180, 124, 8, k.body(body))
      k.dim(bars(10, 28, 160, 108, 14, 'x', 0.4), 0.4)
      k.rect(52, 54, 76, 56, 5, k.body(tint(body, 0.12)))
      k.tube('M90 110C90 160 110 168 140 166', '#1c222b', 8)
      k.rect(82, 104, 16, 16, 3, '#171c24')
      for (const [x, y] of [
        [60, 62],
        [120, 62],
        [60, 102],
        [120, 102],
      ] as const)
        screw(k, x, y, 4)
    },
  },
  'led-street': {
    uses: ['accent'],
    focus: [0.3, 0.4, 2],
    turn: { kind: 'tilt', degrees: 14 },
    floats: true,
    front(k, p) {
      const body = p.accent ?? '#8b95a1'
      k.path('M206 40H270V66H206Z', k.metal(body))
      k.circle(222, 53, 4, '#39424e')
      k.circle(254, 53, 4, '#39424e')
      k.path(
        'M0 70C0 42 50 24 120 24H200C214 24 220 34 220 50V64C220 76 214 82 200 82H20C8 82 0 80 0 70Z',
        k.round(body),
      )
      k.dim(bars(112, 26, 88, 22, 11, 'x', 0.36), 0.32)
      k.path('M8 78H190L178 104C176 108 172 110 168 110H40C24 110 12 94 8 78Z', glow(k, p.color))
      chips(k, 42, 88, 11, 2, 12, p.color)
    },
  },
  'led-highbay': {
    uses: ['accent'],
    focus: [0.5, 0.7, 1.8],
    floats: true,
    front(k, p) {
      const body = p.accent ?? '#2f3742'
      k.line('M90 -34a12 12 0 1 1 -1 0M90 -10V8', '#8a94a0', 6)
      k.rect(58, 0, 64, 34, 5, k.round(body, 'x'))
      k.path('M40 34H140L150 78H30Z', k.round(tint(body, 0.1), 'x'))
      k.dim(bars(38, 34, 104, 44, 12, 'x', 0.4), 0.35)
      k.path('M30 76H150L190 126H-10Z', k.metal('#aab3be', 'x'))
      k.ellipse(90, 126, 100, 20, shade(body, 0.2))
      k.ellipse(90, 128, 92, 16, glow(k, p.color))
    },
  },
  batten: {
    uses: ['accent', 'label'],
    focus: [0.14, 0.5, 3],
    pose: -30,
    turn: { kind: 'tilt', degrees: 8 },
    front(k, p) {
      const base = p.accent ?? WHITE
      k.rect(0, 0, 320, 50, 6, k.round(base))
      k.rect(
        20,
        16,
        280,
        30,
        12,
        k.linear(
          'y',
          [
            [0, mix('#ffffff', p.color, 0.2)],
            [0.5, '#ffffff'],
            [1, mix('#ffffff', p.color, 0.7)],
          ],
          shade(p.color, 0.25),
        ),
      )
      k.rect(0, 0, 26, 50, 6, k.round(shade(base, 0.22)))
      k.rect(294, 0, 26, 50, 6, k.round(shade(base, 0.22)))
      k.text(p.label, 307, 25, 6, '#64748b', 20)
    },
  },
  torch: {
    uses: ['accent'],
    focus: [0.84, 0.5, 2.4],
    pose: -24,
    turn: { kind: 'tilt', degrees: -8 },
    front(k, p) {
      const lit = p.accent ?? '#fff3c4'
      k.rect(0, 34, 150, 52, 10, k.round(p.color))
      k.dim(bars(18, 36, 84, 48, 10, 'x', 0.4), 0.26)
      k.rect(-6, 40, 16, 40, 6, k.round(shade(p.color, 0.3)))
      k.rect(112, 26, 26, 14, 5, k.body('#dc2626'))
      k.path('M148 36L190 12H222V108H190L148 84Z', k.round(p.color))
      k.rect(214, 8, 20, 104, 5, k.metal('#aab3be'))
      k.path('M234 14C246 30 246 90 234 106Z', glow(k, lit))
    },
  },
  'emergency-light': {
    uses: ['accent', 'label'],
    focus: [0.5, 0.35, 1.8],
    turn: { kind: 'box', depth: 46, core: [0, 60, 180, 90] },
    front(k, p) {
      const lit = p.accent ?? '#fff4cf'
      for (const x of [42, 138]) {
        k.rect(x - 7, 44, 14, 24, 2, k.round(shade(p.color, 0.2), 'x'))
        k.circle(x, 28, 36, k.ball(p.color))
        k.circle(x, 28, 29, '#9aa4b0')
        k.circle(x, 28, 27, glow(k, lit))
      }
      k.rect(0, 60, 180, 90, 10, k.body(p.color))
      k.dim(bars(18, 78, 60, 40, 6, 'y', 0.3), 0.16)
      k.circle(112, 90, 5, '#16a34a')
      k.circle(130, 90, 5, '#f59e0b')
      k.circle(148, 90, 5, '#dc2626')
      k.rect(104, 108, 50, 20, 4, '#1f2937')
      k.text(p.label ?? 'TEST', 129, 118, 9, '#ffffff', 40)
    },
  },
  'led-strip': {
    uses: ['count', 'accent'],
    focus: [0.5, 0.2, 2.2],
    turn: { kind: 'disc', depth: 22, color: '#d5dae0' },
    front(k, p) {
      const tape = p.accent ?? '#f4f6f8'
      k.circle(100, 100, 100, k.body('#e3e7ec'))
      k.circle(100, 100, 92, shade(tape, 0.14))
      for (const r of [84, 70, 56]) {
        k.line(circlePath(100, 100, r), tape, 11)
        const count = whole(p.count, 20, 8, 30) * (r / 84)
        k.path(
          range(Math.round(count))
            .map(i => {
              const angle = (i * 2 * Math.PI) / Math.round(count)
              return circlePath(100 + r * Math.cos(angle), 100 + r * Math.sin(angle), 4)
            })
            .join(''),
          glow(k, p.color),
        )
      }
      k.circle(100, 100, 42, k.body('#e3e7ec'))
      k.circle(100, 100, 20, '#8a94a0')
      k.circle(100, 100, 17, '#f8fafb')
      k.line('M184 128C200 160 206 176 222 190', tape, 11, 'butt')
      k.path(circlePath(196, 152, 4) + circlePath(208, 173, 4), glow(k, p.color))
    },
  },
}
