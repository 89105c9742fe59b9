// Drawings of safety equipment of a site: extinguishers, cones, first aid, signs.

import { inkOn, shade, tint } from '../color.ts'
import type { RenderModels } from '../model.ts'
import { dial } from '../parts.ts'

const STEEL = '#aab3be'
const BLACK = '#2a3038'

export const siteSafety: RenderModels = {
  'fire-extinguisher': {
    uses: ['label'],
    focus: [0.5, 0.15, 2.2],
    front(k, p) {
      k.tube('M70 22C110 20 116 60 112 100S104 150 98 168', BLACK, 9)
      k.path('M92 164H104L108 196H88Z', k.round(BLACK, 'x'))
      k.path(
        'M6 70C6 46 22 36 40 36H52C70 36 86 46 86 70V206C86 214 82 218 74 218H18C10 218 6 214 6 206Z',
        k.round(p.color, 'x'),
      )
      k.rect(6, 206, 80, 14, 4, k.round(BLACK, 'x'))
      k.rect(34, 18, 24, 22, 3, k.metal('#d4a94e', 'x'))
      k.path('M26 10L96 -6C102 -6 102 4 96 6L58 18H30Z', k.round(BLACK))
      k.path('M30 18H92C98 20 98 28 92 28H56Z', k.round('#39424e'))
      dial(k, 32, 28, 12, STEEL, 0.6)
      k.rect(
        14,
        96,
        64,
        74,
        3,
        k.linear('x', [
          [0, '#e6eaee'],
          [0.3, '#ffffff'],
          [1, '#cdd4dc'],
        ]),
      )
      k.text(p.label ?? 'ABC', 46, 114, 15, shade(p.color, 0.1), 52)
      k.score('M22 132h48M22 142h48M22 152h30', '#94a3b8', 3)
    },
  },
  'traffic-cone': {
    uses: ['accent'],
    focus: [0.5, 0.45, 1.9],
    turn: { kind: 'tilt', degrees: 82, mirror: false },
    front(k, p) {
      const band = p.accent ?? '#f2f4f6'
      k.path('M-4 196H164L172 214H-12Z', k.round(BLACK))
      k.path('M68 4C70 -2 90 -2 92 4L140 198H20Z', k.round(p.color, 'x'))
      k.path('M57 52H103L115 100H45Z', k.round(band, 'x'))
      k.path('M36 136H124L133 170H27Z', k.round(band, 'x'))
      k.ellipse(80, 3, 12, 4, shade(p.color, 0.5))
    },
  },
  'first-aid-box': {
    uses: ['accent'],
    turn: { kind: 'box', depth: 80, core: [0, 30, 200, 140] },
    focus: [0.5, 0.55, 1.7],
    front(k, p) {
      const mark = p.accent ?? '#ffffff'
      k.line('M70 34V16Q70 8 80 8H120Q130 8 130 16V34', shade(p.color, 0.35), 11)
      k.rect(0, 30, 200, 140, 14, k.body(p.color))
      k.dim('M0 66h200v3H0Z', 0.3)
      k.rect(30, 56, 22, 26, 4, k.metal(STEEL, 'd'))
      k.rect(148, 56, 22, 26, 4, k.metal(STEEL, 'd'))
      k.circle(100, 108, 46, k.body(mark))
      k.path('M88 76H112V96H132V120H112V140H88V120H68V96H88Z', mark === '#ffffff' ? '#16a34a' : '#ffffff')
      k.gloss('M14 34H186L176 44H24Z', 0.3)
    },
  },
  'safety-sign': {
    uses: ['variant', 'label'],
    turn: { kind: 'box', depth: 5 },
    focus: [0.5, 0.4, 1.7],
    front(k, p) {
      k.rect(0, 0, 170, 210, 10, k.body('#f8fafb'))
      if (p.variant === 'mandatory') {
        k.circle(85, 78, 62, k.body(p.color))
        k.path('M50 88C50 56 66 44 85 44S120 56 120 88ZM42 90H128V100H42Z', '#ffffff')
      } else if (p.variant === 'exit') {
        k.rect(16, 18, 138, 120, 6, k.body(p.color))
        k.path('M34 66H86V44L134 78L86 112V90H34Z', '#ffffff')
      } else if (p.variant === 'prohibition') {
        k.circle(85, 78, 62, k.body(p.color))
        k.circle(85, 78, 48, '#ffffff')
        k.line('M70 92h40M62 92h4', '#1f2937', 9, 'butt')
        k.score('M112 84c6 -8 -4 -14 2 -24', '#64748b', 4)
        k.line('M50 43L120 113', p.color, 13, 'butt')
      } else {
        k.line('M85 24L148 132H22Z', '#1f2937', 14)
        k.path('M85 24L148 132H22Z', k.body(p.color))
        k.path('M92 48L66 92H84L76 122L106 78H88Z', '#1f2937')
      }
      k.rect(16, 156, 138, 38, 5, p.color)
      k.text(p.label ?? (p.variant === 'exit' ? 'EXIT' : 'SAFETY'), 85, 175, 17, inkOn(p.color), 118)
    },
  },
  'barricade-tape': {
    uses: ['accent', 'label'],
    turn: { kind: 'tilt', degrees: -10 },
    focus: [0.7, 0.6, 2],
    front(k, p) {
      const stripe = p.accent ?? '#1f2937'
      k.path('M76 146L250 146L262 156L250 166L262 176L250 186L252 192H76Z', k.body(p.color, 'y'))
      k.path('M130 146h22l-20 46h-22ZM186 146h22l-20 46h-22ZM238 146h12l6 6l-16 40h-22Z', stripe)
      k.path('M0 96A76 92 0 0 1 76 4V192A76 92 0 0 1 0 96Z', k.body(p.color))
      k.path('M76 4H110A76 94 0 0 1 110 192H76Z', k.round(shade(p.color, 0.05)))
      k.ellipse(76, 98, 70, 94, k.body(tint(p.color, 0.1)))
      k.line(
        'M76 98m-56 0a56 76 0 1 0 112 0a56 76 0 1 0 -112 0M76 98m-44 0a44 60 0 1 0 88 0a44 60 0 1 0 -88 0',
        shade(p.color, 0.25),
        1.5,
      )
      k.ellipse(76, 98, 33, 45, k.body('#b98a55'))
      k.ellipse(76, 98, 26, 37, '#5c4227')
      k.text(p.label, 168, 169, 12, inkOn(p.color), 32)
    },
  },
}
