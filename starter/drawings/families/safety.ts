// Drawings of protective equipment that is worn.

import { mix, shade, tint } from '../color.ts'
import type { RenderModels } from '../model.ts'
import { bars, circlePath, range } from '../parts.ts'

const BLACK = '#2a3038'

export const wornSafety: RenderModels = {
  'safety-helmet': {
    uses: ['accent', 'label'],
    focus: [0.6, 0.4, 1.9],
    front(k, p) {
      k.path('M0 118C0 40 46 0 110 0S220 40 220 118Z', k.ball(p.color))
      k.path('M90 2C100 -4 122 -4 132 2L140 118H80Z', k.body(tint(p.color, 0.14)))
      k.dim('M80 118L90 3L84 5L66 118ZM140 118L132 3L137 5L154 118Z', 0.12)
      k.gloss('M26 92C30 52 52 28 78 16C60 36 46 60 42 96Z', 0.55)
      k.dim('M2 104H218L220 118H0Z', 0.14)
      k.path(
        'M-14 116C30 106 190 106 234 116C240 118 240 134 234 136C180 126 40 126 -14 136C-20 134 -20 118 -14 116Z',
        k.body(p.color, 'y'),
      )
      k.gloss('M-10 118C34 109 186 109 230 118V121C186 113 34 113 -10 121Z', 0.5)
      if (p.label) k.text(p.label, 110, 72, 14, shade(p.color, 0.55), 44)
      if (p.accent) k.rect(16, 92, 188, 8, 3, p.accent)
    },
    back(k, p) {
      k.path('M20 130C50 168 120 176 150 138L140 126C120 150 60 150 36 126Z', BLACK)
      k.path('M0 118C0 36 46 -4 104 0C164 4 200 50 200 118Z', k.ball(p.color))
      k.path('M60 6C100 -8 150 2 178 44C150 18 100 8 60 14Z', k.body(tint(p.color, 0.2)))
      k.path('M54 30C100 14 148 26 184 74C150 42 100 32 54 40Z', k.body(shade(p.color, 0.08)))
      k.dim('M2 104H199L200 118H0Z', 0.16)
      k.path(
        'M-6 114H196C230 114 256 126 264 140C240 136 214 130 190 130H-4C-10 130 -10 114 -6 114Z',
        k.body(p.color, 'y'),
      )
      k.gloss('M18 92C22 56 40 34 60 22C46 44 36 64 34 96Z', 0.55)
      for (const i of range(3)) k.circle(84 + i * 20, 88, 4, shade(p.color, 0.5))
    },
  },
  'safety-goggles': {
    uses: ['accent', 'variant'],
    focus: [0.25, 0.5, 2],
    floats: true,
    front(k, p) {
      const lens = p.variant === 'dark' ? '#334155' : (p.accent ?? '#b9dcef')
      k.line('M-18 30C0 -30 220 -30 238 30', BLACK, 13)
      k.path(
        'M0 20C0 4 12 0 30 0H190C208 0 220 4 220 20V58C220 84 202 96 178 96C150 96 140 72 110 72S70 96 42 96C18 96 0 84 0 58Z',
        k.body(p.color),
      )
      k.path(
        'M13 24C13 14 20 12 32 12H188C200 12 207 14 207 24V56C207 74 194 83 176 83C152 83 142 60 110 60S68 83 44 83C26 83 13 74 13 56Z',
        k.glass(lens, 0.92),
      )
      k.gloss('M30 18H74L44 74C30 72 22 66 20 54V28C20 22 24 18 30 18ZM92 18H108L88 60L76 66Z', 0.45)
      k.rect(-12, 22, 16, 34, 5, k.round(shade(p.color, 0.3), 'x'))
      k.rect(216, 22, 16, 34, 5, k.round(shade(p.color, 0.3), 'x'))
    },
  },
  'safety-gloves': {
    uses: ['variant', 'accent'],
    focus: [0.45, 0.35, 1.9],
    floats: true,
    front(k, p) {
      const knit = p.variant !== 'rubber'
      const hand =
        'M30 210L24 128C8 112 -12 92 -22 76C-28 66 -14 56 -4 62L26 90L22 34C20 20 40 18 42 32L48 76L52 12C54 -4 72 -4 74 12L76 74L84 18C86 4 104 6 104 20L102 80L112 44C116 32 132 36 130 50L122 120C120 150 110 160 110 210Z'
      const palm = p.accent ?? (knit ? '#3f7fbf' : tint(p.color, 0.1))
      for (const [x, turn] of [
        [70, 10],
        [0, -6],
      ] as const) {
        k.at(x, 0, turn, 1, () => {
          k.path(hand, k.body(knit ? palm : p.color))
          k.score('M48 76L46 100M76 74V100M102 80L98 104', shade(knit ? palm : p.color, 0.35), 2, 0.7)
          if (knit) {
            k.path('M30 210L25 140C50 132 90 132 116 146C112 160 110 176 110 210Z', k.body(p.color))
            k.dim(bars(30, 160, 80, 44, 13, 'x', 0.4), 0.13)
            k.rect(27, 198, 86, 14, 5, mix(p.color, palm, 0.75))
          } else {
            k.gloss('M56 16C56 6 64 4 66 12L66 84H58Z', 0.4)
            k.rect(24, 196, 92, 16, 6, k.round(shade(p.color, 0.1), 'x'))
          }
        })
      }
    },
  },
  'safety-shoe': {
    uses: ['accent'],
    focus: [0.24, 0.7, 2],
    front(k, p) {
      const sole = p.accent ?? '#39424e'
      k.path(
        'M110 0H186C194 0 196 8 194 18L200 96C202 120 198 130 190 134H10C-2 132 -4 112 8 100C22 86 44 84 60 76C84 62 98 34 104 10Z',
        k.body(p.color),
      )
      k.path('M4 104C12 90 34 86 52 82C62 96 66 116 64 134H10C-2 132 -4 112 4 104Z', k.ball(tint(p.color, 0.08)))
      k.path('M100 20C112 30 130 34 146 30L120 92C108 92 92 82 80 64Z', k.body(shade(p.color, 0.25)))
      k.score('M104 34L138 44M98 48L132 58M90 60L126 72M82 72L118 84', '#f1f5f9', 4)
      k.path('M106 0H190C200 0 200 18 190 20H110C102 18 100 2 106 0Z', k.round(shade(p.color, 0.35)))
      k.score('M142 92C160 84 184 84 198 92M152 40C150 60 142 80 130 96', tint(p.color, 0.35), 1.8, 0.7)
      k.path('M-2 130H204C210 140 208 156 202 158H8C-6 156 -8 140 -2 130Z', k.round(sole))
      k.dim(bars(4, 148, 196, 11, 14, 'x', 0.42), 0.6)
      k.score('M0 134H202', '#f0a92e', 2.4)
    },
  },
  'ear-muff': {
    uses: ['accent'],
    focus: [0.16, 0.7, 2],
    floats: true,
    front(k, p) {
      k.line('M26 110C10 -50 190 -50 174 110', BLACK, 15)
      k.score('M40 40C54 -14 146 -14 160 40', '#7d8793', 3)
      for (const [x, turn] of [
        [22, 6],
        [178, -6],
      ] as const) {
        k.at(x, 130, turn, 1, () => {
          k.rect(turn > 0 ? 10 : -32, -46, 22, 92, 11, k.round(p.accent ?? '#39424e', 'x'))
          k.rect(-24, -54, 48, 108, 22, k.round(p.color, 'x'))
          k.dim('M-12 -30h24v60h-24Z', 0.1)
          k.rect(-5, -66, 10, 26, 3, k.metal('#aab3be', 'x'))
        })
      }
    },
  },
  'ear-plug': {
    uses: ['accent'],
    focus: [0.3, 0.4, 1.8],
    front(k, p) {
      k.tube('M34 110C30 170 80 190 110 160S170 150 166 110', p.accent ?? '#3b82c4', 6)
      for (const [x, turn] of [
        [34, -10],
        [166, 12],
      ] as const) {
        k.at(x, 60, turn, 1, () => {
          k.rect(-9, 30, 18, 30, 6, k.round(p.accent ?? '#3b82c4', 'x'))
          k.path(
            'M-24 36C-28 10 -22 -30 -14 -44C-8 -54 8 -54 14 -44C22 -30 28 10 24 36C12 42 -12 42 -24 36Z',
            k.round(p.color, 'x'),
          )
          k.dim('M-25 30C-12 36 12 36 25 30L24 36C12 42 -12 42 -24 36Z', 0.2)
          k.gloss('M-12 -38C-18 -20 -20 4 -18 22C-12 0 -10 -20 -6 -44Z', 0.5)
        })
      }
    },
  },
  respirator: {
    uses: ['accent'],
    focus: [0.25, 0.7, 2],
    floats: true,
    front(k, p) {
      k.line('M20 70C-20 30 10 -36 100 -36S220 30 180 70', '#39424e', 8)
      k.path(
        'M100 -20C132 -20 140 10 156 50C168 84 150 140 100 144C50 140 32 84 44 50C60 10 68 -20 100 -20Z',
        k.ball(p.color),
      )
      k.dim('M88 -16C80 20 72 40 52 60C76 52 84 40 100 38S124 52 148 60C128 40 120 20 112 -16Z', 0.12)
      k.circle(100, 92, 24, k.body(shade(p.color, 0.3)))
      k.dim(bars(82, 78, 36, 28, 5, 'y', 0.4), 0.5)
      for (const x of [24, 176]) {
        k.circle(x, 96, 42, k.ball(p.accent ?? '#d6336c'))
        k.circle(x, 96, 30, shade(p.accent ?? '#d6336c', 0.25))
        k.circle(x, 96, 28, k.body('#e8ebef'))
        k.score([20, 13, 6].map(r => circlePath(x, 96, r)).join(''), '#94a3b8', 2)
      }
    },
  },
  'hi-vis-vest': {
    uses: ['accent'],
    focus: [0.3, 0.55, 1.8],
    floats: true,
    front(k, p) {
      const band = p.accent ?? '#d7dde4'
      k.path(
        'M52 0L72 -8C80 20 96 40 104 46C112 40 128 20 136 -8L156 0C160 34 172 62 192 80L186 206H22L16 80C36 62 48 34 52 0Z',
        k.body(p.color),
      )
      k.dim('M72 -8C80 20 96 40 104 46C112 40 128 20 136 -8L128 -10C120 10 112 22 104 28C96 22 88 10 80 -10Z', 0.35)
      k.path(
        'M50 10L70 4C72 60 70 120 68 206H44C50 140 52 70 50 10ZM158 10L138 4C136 60 138 120 140 206H164C158 140 156 70 158 10Z',
        k.metal(band, 'x'),
      )
      k.path('M17.5 104H190.500L189.5 128H18.500ZM20 156H188L187 180H21Z', k.metal(band, 'x'))
      k.line('M104 46V206', shade(p.color, 0.4), 2.5)
      k.dim('M16 80C22 76 28 70 32 64L30 206H22ZM192 80C186 76 180 70 176 64L178 206H186Z', 0.1)
    },
    back(k, p) {
      const band = p.accent ?? '#d7dde4'
      k.path(
        'M52 0L76 -10C90 2 118 2 132 -10L156 0C160 34 172 62 192 80L186 206H22L16 80C36 62 48 34 52 0Z',
        k.body(p.color),
      )
      k.path('M46 20L64 -4L152 206H126ZM162 20L144 -4L56 206H82Z', k.metal(band, 'x'))
      k.path('M18 132H190L189 156H19Z', k.metal(band, 'x'))
      k.rect(84, 6, 40, 18, 3, '#f4f6f8')
    },
  },
  harness: {
    uses: ['accent'],
    focus: [0.5, 0.4, 2],
    floats: true,
    front(k, p) {
      const loops = p.accent ?? '#39424e'
      const web = 13
      k.line('M60 110C20 130 20 200 56 206C86 206 88 160 72 124', loops, web)
      k.line('M120 110C160 130 160 200 124 206C94 206 92 160 108 124', loops, web)
      k.line('M58 0C40 30 54 80 58 116M122 0C140 30 126 80 122 116', p.color, web)
      k.line('M62 -2C80 20 104 60 118 112M118 -2C100 20 76 60 62 112', shade(p.color, 0.12), web)
      k.line('M46 70H134', loops, web)
      k.line('M48 114H132', p.color, web + 3)
      k.rect(74, 58, 32, 24, 4, k.metal('#aab3be', 'd'))
      k.rect(82, 64, 16, 12, 2, '#4b5563')
      for (const x of [46, 134]) k.line(circlePath(x, 116, 11), '#aab3be', 6)
      k.line(circlePath(90, 26, 14), '#aab3be', 7)
      k.score('M60 6C46 34 56 80 60 110M124 6C138 34 128 80 124 110', tint(p.color, 0.6), 1.6, 0.8)
    },
  },
  'face-shield': {
    uses: ['accent'],
    focus: [0.5, 0.15, 1.8],
    floats: true,
    front(k, p) {
      k.path(
        'M10 40H190C196 110 184 190 160 206C130 222 70 222 40 206C16 190 4 110 10 40Z',
        k.glass(p.accent ?? '#bfe0f2', 0.75),
      )
      k.gloss('M30 56H76C58 100 56 160 66 206C44 200 32 184 28 150C24 116 26 84 30 56Z', 0.5)
      k.path('M0 34C10 -20 190 -20 200 34V56C150 36 50 36 0 56Z', k.body(p.color))
      k.path('M18 12C50 -34 150 -34 182 12C140 -8 60 -8 18 12Z', k.round(shade(p.color, 0.4)))
      k.circle(10, 44, 13, k.ball(shade(p.color, 0.3)))
      k.circle(190, 44, 13, k.ball(shade(p.color, 0.3)))
    },
  },
}
