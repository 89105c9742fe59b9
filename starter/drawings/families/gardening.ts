// Drawings of gardening and farm products.

import { mix, shade, tint } from '../color.ts'
import type { RenderModels } from '../model.ts'
import { bars, circlePath, range, wheel, whole } from '../parts.ts'

const STEEL = '#aab3be'
const BLACK = '#2a3038'
const WOOD = '#c8954f'

export const gardening: RenderModels = {
  'watering-can': {
    uses: ['accent'],
    focus: [0.15, 0.35, 1.9],
    front(k, p) {
      k.tube('M118 64C130 -10 220 0 216 74C212 120 204 134 196 140', shade(p.color, 0.1), 15)
      k.path('M92 150L-6 38L10 26L98 96Z', k.body(p.color))
      k.at(0, 30, 40, 1, () => {
        k.path('M-46 -34L-4 -12V12L-46 34Z', k.round(p.accent ?? shade(p.color, 0.12)))
        k.ellipse(-46, 0, 9, 34, k.metal('#aab3be'))
        k.path(
          range(5)
            .map(i => circlePath(-46, (i - 2) * 12, 2.4))
            .join(''),
          '#39424e',
        )
      })
      k.path('M88 66H204L194 198C194 206 190 208 182 208H110C102 208 98 206 98 198Z', k.round(p.color, 'x'))
      k.path('M88 66C88 54 204 54 204 66Z', k.body(shade(p.color, 0.3)))
      k.dim('M90 84H203L202 90H91ZM96 180H197L196 186H97Z', 0.14)
    },
  },
  secateurs: {
    uses: ['accent'],
    pose: 30,
    focus: [0.5, 0.22, 2],
    dims: ['W', 'L'],
    front(k, p) {
      k.path('M56 90C40 70 36 40 50 6C60 -8 66 -8 66 0C66 30 72 60 76 84Z', k.metal('#b6bec8', 'x'))
      k.path('M74 92C92 76 100 50 96 20C104 34 112 60 98 92L84 108Z', k.metal('#8a94a0', 'd'))
      k.tube('M60 100C36 130 36 170 48 216', p.accent ?? shade(p.color, 0.2), 21)
      k.tube('M84 100C112 130 116 170 102 216', p.color, 21)
      k.line('M62 128l26 6l-22 8l24 6l-20 8', '#8a94a0', 3)
      k.circle(72, 92, 19, k.metal(STEEL, 'd'))
      k.circle(72, 92, 8, '#4b5563')
    },
  },
  sprayer: {
    uses: ['accent', 'label'],
    turn: { kind: 'yaw' },
    focus: [0.4, 0.4, 1.8],
    front(k, p) {
      const trim = p.accent ?? '#1f2937'
      k.line('M30 40C-10 60 -10 170 24 200M122 40C160 60 160 170 126 200', trim, 10)
      k.tube('M120 190C176 196 180 120 178 60', BLACK, 7)
      k.rect(172, 26, 13, 40, 5, k.round(trim, 'x'))
      k.line('M178 30V-50L166 -64', '#c39a45', 5)
      k.circle(164, -66, 6, k.ball('#c39a45'))
      k.path(
        'M20 30C20 14 36 8 76 8S132 14 132 30V196C132 210 122 214 110 214H42C30 214 20 210 20 196Z',
        k.round(p.color, 'x'),
      )
      k.rect(44, -6, 64, 20, 7, k.round(trim, 'x'))
      k.dim('M21 70H131V75H21ZM21 166H131V171H21Z', 0.18)
      k.rect(44, 90, 64, 56, 6, k.body('#f4f6f8'))
      k.text(p.label ?? '16L', 76, 118, 22, shade(p.color, 0.3), 52)
    },
  },
  'lawn-mower': {
    uses: ['accent'],
    turn: { kind: 'yaw' },
    focus: [0.35, 0.7, 1.9],
    front(k, p) {
      k.line('M150 130L246 -10', BLACK, 8)
      k.line('M238 2L256 -22', p.accent ?? '#d9262e', 12)
      k.path('M150 92C190 70 214 60 226 78C232 96 214 120 176 146Z', k.body('#3b4350'))
      k.path('M-6 152C-6 116 10 96 40 94H140C164 96 176 116 178 152Z', k.body(p.color))
      k.path('M44 96V72C44 58 52 52 64 52H110C122 52 130 58 130 72V96Z', k.body(shade(p.accent ?? BLACK, 0.1)))
      k.dim(bars(54, 62, 66, 18, 7, 'x', 0.4), 0.5)
      k.rect(78, 42, 20, 12, 3, k.body('#39424e'))
      k.path('M-10 146H184V158H-10Z', k.round(shade(p.color, 0.2)))
      wheel(k, 20, 154, 26, '#f0f2f5')
      wheel(k, 156, 150, 32, '#f0f2f5')
    },
  },
  planter: {
    uses: ['accent', 'variant'],
    focus: [0.5, 0.4, 1.8],
    turn: { kind: 'yaw' },
    front(k, p) {
      const leaf = p.accent ?? '#3c8d40'
      for (const [angle, length] of [
        [-60, 84],
        [60, 84],
        [-34, 100],
        [34, 100],
        [-10, 112],
        [14, 108],
      ] as const) {
        k.at(80, 96, angle, 1, () => {
          k.path(
            `M0 0C-22 ${-length * 0.4} -18 ${-length * 0.8} 0 ${-length}C18 ${-length * 0.8} 22 ${-length * 0.4} 0 0Z`,
            k.body(mix(leaf, '#c7e06a', (angle + 60) / 240)),
          )
          k.score(`M0 -4V${-length * 0.86}`, tint(leaf, 0.55), 1.6, 0.8)
        })
      }
      k.ellipse(80, 96, 62, 11, '#4a3526')
      k.path(p.variant === 'square' ? 'M14 104H146V206H14Z' : 'M16 104H144L126 206H34Z', k.round(p.color, 'x'))
      k.rect(6, 90, 148, 22, 5, k.round(p.color, 'x'))
      k.dim('M12 112H148L147 118H13Z', 0.25)
    },
  },
  'garden-fork': {
    uses: ['count', 'accent'],
    pose: 30,
    focus: [0.5, 0.8, 2],
    dims: ['W', 'L'],
    front(k, p) {
      k.path(
        'M34 -30H86C94 -30 94 -16 90 -10L70 16H50L30 -10C26 -16 26 -30 34 -30ZM44 -20L56 2H64L76 -20Z',
        k.body(p.accent ?? BLACK),
      )
      k.rect(53, 10, 14, 130, 3, k.round(WOOD, 'x'))
      k.rect(51, 112, 18, 36, 3, k.metal(p.color, 'x'))
      const tines = whole(p.count, 4, 3, 5)
      const pitch = 78 / (tines - 1)
      k.path(
        'M18 176C18 154 40 146 60 144C80 146 102 154 102 176L92 180C90 168 76 160 60 158C44 160 30 168 28 180Z',
        k.metal(p.color),
      )
      for (const i of range(tines)) {
        const x = 21 + i * pitch
        const top = i === 0 || i === tines - 1 ? 172 : 154
        k.path(`M${x - 4} ${top}H${x + 4}V236L${x} 248L${x - 4} 236Z`, k.metal(p.color, 'x'))
      }
    },
  },
  shovel: {
    uses: ['accent'],
    pose: 32,
    focus: [0.5, 0.8, 2],
    dims: ['W', 'L'],
    front(k, p) {
      k.path(
        'M38 -30H82C90 -30 90 -16 86 -10L70 14H50L34 -10C30 -16 30 -30 38 -30ZM47 -20L56 0H64L73 -20Z',
        k.body(p.accent ?? BLACK),
      )
      k.rect(53, 8, 14, 128, 3, k.round(WOOD, 'x'))
      k.path(
        'M26 146C26 138 40 138 50 138V116H70V138C80 138 94 138 94 146V196C94 220 80 232 60 248C40 232 26 220 26 196Z',
        k.metal(p.color, 'x'),
      )
      k.dim('M57 138H63V216L60 222L57 216Z', 0.25)
      k.gloss('M34 150H44V214C38 208 34 202 34 194Z', 0.45)
    },
  },
  'brush-cutter': {
    uses: ['accent'],
    pose: 30,
    focus: [0.88, 0.4, 2.4],
    dims: ['L', 'H'],
    front(k, p) {
      k.line('M40 40H300', '#8a94a0', 8)
      k.score('M44 38H296', '#ffffff', 1.6, 0.8)
      k.line('M150 40L136 2M150 40L170 4', BLACK, 6)
      k.line('M136 2L128 -10M170 4L180 -8', p.accent ?? '#f08c00', 10)
      k.rect(268, 24, 16, 32, 5, k.round(BLACK, 'x'))
      k.circle(312, 44, 40, k.metal('#c3cad3', 'd'))
      k.path('M284 40A30 30 0 0 0 306 74L310 44Z', k.body(p.accent ?? '#f08c00'))
      k.circle(312, 44, 11, k.metal('#8a94a0', 'd'))
      k.rect(-30, 4, 76, 66, 12, k.body(p.color))
      k.dim(bars(-20, 14, 34, 44, 6, 'y', 0.4), 0.4)
      k.rect(-22, 62, 44, 24, 6, k.body('#f4f6f8'))
      k.rect(44, 26, 34, 28, 6, k.round(BLACK))
    },
  },
  sprinkler: {
    uses: ['accent'],
    focus: [0.5, 0.4, 1.8],
    turn: { kind: 'yaw' },
    front(k, p) {
      k.score(
        'M50 34C30 10 14 12 4 44M54 24C38 -14 16 -16 2 6M150 34C170 10 186 12 196 44M146 24C162 -14 184 -16 198 6',
        '#7fbfe8',
        4,
        0.7,
      )
      k.line('M60 46L50 28M140 46L150 28', '#d4a94e', 12)
      k.path('M52 44C52 38 148 38 148 44V56C148 60 120 62 112 66V140H88V66C80 62 52 60 52 56Z', k.round(p.color, 'x'))
      k.circle(100, 50, 13, k.ball(p.accent ?? '#f0b400'))
      k.rect(80, 110, 40, 18, 4, k.round(p.accent ?? '#f0b400', 'x'))
      k.path('M88 138H112L118 168H82Z', k.round(p.color, 'x'))
      k.path('M14 186C30 164 170 164 186 186V194H14Z', k.round(p.color))
      k.rect(176, 176, 34, 14, 3, k.metal('#d4a94e'))
    },
  },
  'grass-shear': {
    uses: ['accent'],
    pose: 28,
    focus: [0.5, 0.25, 2],
    dims: ['W', 'L'],
    front(k, p) {
      k.path('M50 118L34 4C34 -6 40 -8 44 0L72 104Z', k.metal('#b6bec8', 'x'))
      k.path('M70 118L86 4C86 -6 80 -8 76 0L48 104Z', k.metal('#9aa4af', 'x'))
      k.tube('M50 122C24 150 22 190 30 222', p.color, 19)
      k.tube('M70 122C96 150 98 190 90 222', p.color, 19)
      k.line('M33 196L30 218M87 196L90 218', p.accent ?? BLACK, 21)
      k.circle(60, 110, 14, k.metal(STEEL, 'd'))
      k.circle(60, 110, 6, '#4b5563')
    },
  },
  'fertiliser-bag': {
    uses: ['accent', 'label'],
    turn: { kind: 'tilt', degrees: -7 },
    focus: [0.5, 0.5, 1.7],
    front(k, p) {
      const leaf = p.accent ?? '#3c8d40'
      k.path(
        'M8 14C4 70 -4 120 4 200C6 208 12 210 20 210H136C144 210 150 208 152 200C160 120 152 70 148 14Z',
        k.body(p.color),
      )
      k.path('M4 0H152V16H4Z', k.body(shade(p.color, 0.08)))
      k.score('M6 8H150', '#b9762b', 2)
      k.path('M1 132C50 118 106 146 155 130V196C152 208 144 210 136 210H20C12 210 4 206 4 196Z', k.body(leaf))
      k.path(
        'M78 116C50 100 44 70 50 44C76 52 84 80 78 116ZM80 116C78 84 92 62 114 60C116 84 104 106 80 116Z',
        k.body(leaf),
      )
      k.text(p.label ?? 'NPK', 78, 164, 24, '#ffffff', 90)
      k.text('50KG', 78, 194, 10, '#ffffff')
      k.gloss('M16 18H40C28 80 26 140 32 206H20C10 140 12 70 16 18Z', 0.22)
    },
  },
}
