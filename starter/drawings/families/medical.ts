// Drawings of medical products.

import { shade, tint } from '../color.ts'
import type { RenderModels } from '../model.ts'
import { bars, button, circlePath, display, range } from '../parts.ts'

const STEEL = '#aab3be'
const BLACK = '#2a3038'

export const medical: RenderModels = {
  'nitrile-glove-box': {
    uses: ['accent', 'label'],
    turn: { kind: 'box', depth: 90, core: [0, 40, 220, 116] },
    focus: [0.5, 0.3, 1.8],
    front(k, p) {
      const glove = p.accent ?? tint(p.color, 0.25)
      k.path(
        'M76 74C70 50 62 40 58 22C56 12 68 10 72 20L84 44L84 8C84 -2 96 -2 98 8L102 42L110 4C112 -6 124 -4 124 6L120 46L134 18C138 8 150 12 148 22C142 44 140 56 142 74Z',
        k.body(glove),
      )
      k.rect(0, 40, 220, 116, 4, k.body(p.color))
      k.ellipse(110, 68, 54, 14, '#1f2937')
      k.path('M68 70C76 60 84 66 92 62S116 60 124 64S146 62 152 70C140 82 80 82 68 70Z', k.body(glove))
      k.path('M0 108H220V146H0Z', '#f4f6f8')
      k.text(p.label ?? 'M', 26, 127, 20, shade(p.color, 0.15), 36)
      k.text('NITRILE', 104, 127, 13, '#334155', 90)
      k.text('100', 190, 127, 13, '#334155')
    },
  },
  'surgical-mask': {
    uses: ['accent'],
    floats: true,
    focus: [0.3, 0.4, 1.8],
    front(k, p) {
      const loop = p.accent ?? '#dfe5ec'
      k.line('M14 26C-40 30 -40 110 14 112M206 26C260 30 260 110 206 112', shade(loop, 0.12), 6)
      k.path('M10 18C40 4 70 0 110 0S180 4 210 18V112C196 138 150 152 110 152S24 138 10 112Z', k.body(p.color))
      k.dim(
        'M12 46C60 36 160 36 208 46V51C160 42 60 42 12 51ZM12 76C60 70 160 70 208 76V81C160 76 60 76 12 81ZM14 106C60 106 160 106 206 106V110C160 112 60 112 14 110Z',
        0.16,
      )
      k.path('M10 18C40 4 70 0 110 0S180 4 210 18V26C180 12 150 9 110 9S40 12 10 26Z', k.body(tint(p.color, 0.45)))
      k.gloss('M30 30C34 70 34 100 44 130C26 120 22 70 30 30Z', 0.35)
    },
  },
  'digital-thermometer': {
    uses: ['accent', 'label'],
    pose: -30,
    focus: [0.6, 0.5, 2.4],
    dims: ['L', 'H'],
    front(k, p) {
      k.rect(0, 26, 34, 13, 6, k.metal(STEEL))
      k.path('M28 24C60 22 90 10 120 8H236C252 8 258 18 258 32S252 58 236 58H120C90 56 60 44 28 42Z', k.round(p.color))
      display(k, 132, 18, 66, 28, p.label ?? '98.6')
      button(k, 224, 33, 10, p.accent ?? '#2f6fb3')
    },
  },
  'bp-monitor': {
    uses: ['accent', 'label'],
    focus: [0.65, 0.5, 1.9],
    turn: { kind: 'yaw' },
    front(k, p) {
      const cuff = p.accent ?? '#3b4a66'
      k.tube('M40 110C40 160 70 170 104 166', BLACK, 7)
      k.path('M-40 30C-40 14 60 14 60 30V104C60 122 -40 122 -40 104Z', k.round(cuff, 'x'))
      k.ellipse(10, 30, 50, 13, k.body(tint(cuff, 0.2)))
      k.ellipse(10, 31, 40, 9, shade(cuff, 0.5))
      k.rect(0, 60, 40, 22, 3, tint(cuff, 0.5))
      k.rect(86, 34, 150, 146, 18, k.body(p.color))
      k.rect(100, 46, 94, 122, 8, '#1f2937')
      k.rect(104, 50, 86, 114, 5, k.screen('#c2d0bb'))
      k.text(p.label ?? '120', 152, 76, 24, '#1f2a24', 70)
      k.text('80', 160, 112, 22, '#1f2a24')
      k.text('72', 168, 146, 14, '#1f2a24')
      k.score('M112 146l4 -7 4 12 4 -8h6', '#b91c1c', 2)
      button(k, 216, 80, 12, '#2563eb')
      button(k, 216, 122, 9, '#94a3b8')
    },
  },
  stethoscope: {
    uses: ['accent'],
    focus: [0.8, 0.8, 2.2],
    floats: true,
    front(k, p) {
      k.line('M40 -20C36 20 40 40 60 66M120 -20C124 20 120 40 100 66', STEEL, 8)
      k.score('M38 -14C35 20 38 38 56 62M118 -14C121 20 118 38 100 60', '#ffffff', 2, 0.8)
      k.tube('M58 60C70 84 78 90 80 112C84 170 60 200 100 206C150 212 150 150 168 146', p.color, 12)
      k.tube('M102 60C90 84 82 90 80 112', p.color, 12)
      for (const x of [40, 120]) k.ellipse(x, -24, 8, 10, k.ball('#2b3038'))
      k.circle(178, 140, 32, k.metal(p.accent ?? STEEL, 'd'))
      k.circle(178, 140, 24, shade(STEEL, 0.4))
      k.circle(178, 140, 22, k.body('#eef1f4'))
    },
  },
  oximeter: {
    uses: ['accent', 'label'],
    focus: [0.5, 0.45, 1.8],
    turn: { kind: 'tilt', degrees: -24 },
    front(k, p) {
      k.rect(0, 0, 120, 180, 26, k.body(p.color))
      k.rect(-4, 60, 8, 44, 3, shade(p.color, 0.3))
      k.rect(14, 20, 92, 108, 10, k.screen('#101826'))
      k.text('SPO2', 42, 38, 8, '#67e8f9')
      k.text(p.label ?? '98', 60, 66, 32, '#67e8f9', 80)
      k.line('M22 104h16l5 -12 7 22 6 -14h12l5 -8 5 8h20', '#4ade80', 2.5)
      button(k, 60, 153, 13, p.accent ?? '#7d8793')
    },
  },
  syringe: {
    uses: ['accent', 'label'],
    pose: 40,
    focus: [0.5, 0.6, 2],
    dims: ['D', 'L'],
    front(k, p) {
      k.line('M30 190V244', '#8a94a0', 2.4)
      k.path('M22 172H38L34 196H26Z', k.round(p.accent ?? '#f08c00', 'x'))
      k.rect(25, 0, 10, 92, 1, k.round('#e5e9ee', 'x'))
      k.rect(10, -8, 40, 10, 4, k.round('#e5e9ee', 'x'))
      k.path('M12 106H48V162L38 174H22L12 162Z', k.glass(p.color, 0.9))
      k.rect(11, 90, 38, 16, 4, k.round('#39424e', 'x'))
      k.path('M10 56H50V164L39 176H21L10 164Z', k.glass('#dbe4ee', 0.55))
      k.rect(-4, 50, 68, 9, 4, k.round('#e5e9ee', 'x'))
      k.line(
        range(10)
          .map(i => `M38 ${66 + i * 10}h${i % 5 ? 6 : 11}`)
          .join(''),
        '#334155',
        1.4,
      )
      k.gloss('M14 60H20V160L14 156Z', 0.7)
      k.text(p.label, 26, 134, 10, '#334155', 20)
    },
  },
  wheelchair: {
    uses: ['accent'],
    turn: { kind: 'yaw' },
    focus: [0.35, 0.65, 1.9],
    front(k, p) {
      const frame = p.accent ?? '#8a94a0'
      k.line('M22 8H44V112H142L168 184H192', frame, 8)
      k.line('M60 112L54 150M142 112V160', frame, 7)
      k.path('M38 16H54V106H38Z', k.round(p.color, 'x'))
      k.rect(40, 98, 106, 17, 6, k.round(p.color))
      k.line('M48 64H126V100', frame, 7)
      k.rect(62, 56, 66, 12, 5, k.round(BLACK))
      k.rect(6, 2, 24, 12, 5, k.round(BLACK))
      k.line(circlePath(70, 148, 60), BLACK, 8)
      k.line(circlePath(70, 148, 50), frame, 3)
      k.score(
        range(9)
          .map(i => {
            const a = (i * Math.PI) / 9
            const x = Math.cos(a) * 56
            const y = Math.sin(a) * 56
            return `M${70 - x} ${148 - y}L${70 + x} ${148 + y}`
          })
          .join(''),
        '#aab3be',
        1.4,
      )
      k.circle(70, 148, 9, k.metal(STEEL, 'd'))
      k.line(circlePath(150, 186, 17), BLACK, 8)
      k.circle(150, 186, 6, k.metal(STEEL, 'd'))
    },
  },
  nebulizer: {
    uses: ['accent'],
    focus: [0.75, 0.3, 1.9],
    turn: { kind: 'yaw' },
    front(k, p) {
      k.tube('M110 112C150 90 150 160 196 150C214 146 216 130 214 112', '#cfe0ea', 7)
      k.path(
        'M0 90C0 66 16 54 40 54H110C134 54 150 66 150 90V150C150 160 146 164 136 164H14C4 164 0 160 0 150Z',
        k.body(p.color),
      )
      k.path('M22 58C22 30 128 30 128 58L120 60C116 42 34 42 30 60Z', k.body(shade(p.color, 0.15)))
      k.dim(bars(20, 84, 60, 44, 6, 'y', 0.35), 0.22)
      button(k, 116, 110, 15, p.accent ?? '#2f6fb3')
      k.rect(10, 162, 26, 8, 3, BLACK)
      k.rect(114, 162, 26, 8, 3, BLACK)
      k.path(
        'M190 0C216 -14 244 4 244 34C244 58 232 66 222 70H206C192 64 184 54 182 40L172 30C176 14 180 6 190 0Z',
        k.glass('#bfe3d2', 0.9),
      )
      k.rect(200, 66, 28, 48, 6, k.glass('#cfe4f2', 0.9))
      k.rect(196, 64, 36, 10, 3, k.round(p.accent ?? '#2f6fb3', 'x'))
    },
  },
  bandage: {
    uses: ['accent'],
    focus: [0.4, 0.45, 1.8],
    turn: { kind: 'tilt', degrees: -14 },
    front(k, p) {
      k.path('M76 130H230V182H76Z', k.body(p.color, 'y'))
      k.score(
        `${range(14)
          .map(i => `M${96 + i * 10} 131V181`)
          .join('')}M90 144H230M90 157H230M90 170H230`,
        shade(p.color, 0.3),
        0.9,
        0.7,
      )
      k.path('M0 92A70 90 0 0 1 70 2H132A70 90 0 0 1 132 182H70A70 90 0 0 1 0 92Z', k.round(p.color))
      k.dim(bars(76, 6, 118, 172, 13, 'x', 0.08), 0.16)
      k.ellipse(70, 92, 68, 90, k.body(tint(p.color, 0.3)))
      k.line(
        'M70 92a8 10 0 0 1 14 -4a18 22 0 0 1 -30 22a28 36 0 0 1 14 -62a40 50 0 0 1 44 56a50 62 0 0 1 -80 30a58 70 0 0 1 38 -114',
        shade(p.color, 0.24),
        1.8,
      )
      if (p.accent) k.rect(118, 60, 50, 50, 6, k.body(p.accent))
      k.path('M136 66h14v12h12v14h-12v12h-14v-12h-12v-14h12Z', p.accent ? '#ffffff' : '#d9262e')
    },
  },
  'examination-bed': {
    uses: ['accent'],
    turn: { kind: 'yaw' },
    focus: [0.2, 0.4, 1.9],
    front(k, p) {
      const frame = p.accent ?? '#c3cad3'
      k.line('M30 76V168M210 76V168M30 140H210', frame, 9)
      k.rect(10, 70, 220, 12, 3, k.metal(frame))
      k.rect(70, 52, 166, 22, 8, k.round(p.color))
      k.path('M2 18C6 8 18 6 26 14L80 56C84 64 80 74 70 74H58Z', k.body(p.color))
      k.gloss('M10 20C14 14 20 16 24 20L72 58H62Z', 0.35)
      k.rect(6, 10, 38, 18, 8, k.round('#f4f6f8'))
      for (const x of [30, 210]) k.rect(x - 9, 164, 18, 10, 3, BLACK)
      k.dim('M70 74H236V79H70Z', 0.25)
    },
  },
  'sanitizer-bottle': {
    uses: ['accent', 'label'],
    focus: [0.5, 0.65, 1.8],
    front(k, p) {
      const pump = p.accent ?? '#f4f6f8'
      k.rect(54, 12, 12, 34, 2, k.round(pump, 'x'))
      k.path('M30 -2C20 0 12 8 10 18H20C22 14 26 13 32 13H78C86 13 86 -2 78 -2Z', k.round(pump))
      k.rect(38, 38, 44, 22, 5, k.round(pump, 'x'))
      k.dim(bars(40, 40, 40, 18, 8, 'x', 0.3), 0.12)
      k.path(
        'M44 58H76C80 70 112 74 112 98V202C112 212 106 216 98 216H22C14 216 8 212 8 202V98C8 74 40 70 44 58Z',
        k.round(tint(p.color, 0.35), 'x'),
      )
      k.line('M60 60V190', tint(p.color, 0.75), 4)
      k.rect(18, 112, 84, 78, 5, k.body('#f8fafb'))
      k.rect(18, 112, 84, 24, 4, p.color)
      k.path('M53 144h14v11h11v14h-11v11h-14v-11h-11v-14h11Z', p.color)
      k.text(p.label ?? '500ML', 60, 124, 10, '#ffffff', 64)
    },
  },
}
