// Drawings of power tools.

import { shade, tint } from '../color.ts'
import type { Kit } from '../kit.ts'
import type { RenderModels } from '../model.ts'
import { bars, circlePath, gearPath, polar, range, screw, whole } from '../parts.ts'

const BLACK = '#2a3038'
const STEEL = '#aab3be'

/** A keyless chuck whose nose points to the left, its back at x. */
function chuck(k: Kit, x: number, y: number): void {
  k.path(`M${x - 40} ${y - 10}L${x - 28} ${y - 20}H${x}V${y + 20}H${x - 28}L${x - 40} ${y + 10}Z`, k.round(BLACK))
  k.dim(bars(x - 26, y - 19, 24, 38, 6, 'x', 0.4), 0.4)
}

/** Vent slots. */
function vents(k: Kit, x: number, y: number, width: number, height: number, count: number): void {
  k.dim(bars(x, y, width, height, count, 'x', 0.42), 0.55)
}

/** A mains lead leaving downwards. */
function lead(k: Kit, x: number, y: number): void {
  k.tube(`M${x} ${y}C${x + 4} ${y + 24} ${x + 26} ${y + 26} ${x + 44} ${y + 22}`, BLACK, 7)
}

export const powerTools: RenderModels = {
  'cordless-drill': {
    uses: ['accent', 'label'],
    focus: [0.22, 0.22, 2.2],
    front(k, p) {
      const trim = p.accent ?? BLACK
      k.rect(-62, 44, 46, 8, 2, k.metal(STEEL))
      chuck(k, 20, 48)
      k.path('M104 84L154 80L176 176H116Z', k.body(p.color))
      k.path('M118 92L148 90L164 170H130Z', k.body(trim))
      k.path('M98 84H116V112C106 112 98 100 98 84Z', k.body(shade(trim, 0.1)))
      k.path(
        'M18 26C18 18 26 14 36 14H150C172 14 182 30 182 48C182 70 170 86 150 86H36C26 86 18 82 18 74Z',
        k.round(p.color),
      )
      k.rect(18, 20, 22, 60, 4, k.round(trim))
      k.rect(84, 14, 26, 8, 3, k.round(trim))
      vents(k, 146, 32, 26, 34, 4)
      k.text(p.label ?? '18V', 94, 52, 15, '#ffffff', 70)
      k.rect(104, 172, 86, 34, 7, k.body(trim))
      k.rect(112, 180, 40, 14, 3, p.color)
      k.gloss('M38 20H150C164 20 170 28 172 36H38Z', 0.2)
    },
  },
  'impact-drill': {
    uses: ['accent', 'label'],
    focus: [0.3, 0.3, 2],
    front(k, p) {
      const trim = p.accent ?? BLACK
      lead(k, 168, 186)
      k.rect(-84, 45, 70, 7, 2, k.metal(STEEL))
      chuck(k, 24, 48)
      k.rect(30, 82, 20, 74, 9, k.round(trim, 'x'))
      k.dim(bars(31, 92, 18, 54, 7, 'y', 0.35), 0.35)
      k.rect(22, 10, 26, 78, 5, k.round(STEEL))
      k.path(
        'M118 76C138 74 166 76 178 90L186 178C186 186 180 190 172 190H156C148 190 144 186 143 178L134 112Z',
        k.body(p.color),
      )
      k.path('M150 96L170 98L178 176H154Z', k.body(trim))
      k.path('M112 82H134L138 116C122 114 112 100 112 82Z', trim)
      k.path(
        'M44 18C44 12 50 8 60 8H160C184 8 196 26 196 48C196 72 182 88 160 88H60C50 88 44 84 44 78Z',
        k.round(p.color),
      )
      vents(k, 150, 26, 36, 42, 5)
      k.text(p.label ?? '650W', 96, 48, 14, '#ffffff', 76)
    },
  },
  'angle-grinder': {
    uses: ['accent', 'label'],
    focus: [0.2, 0.5, 2],
    front(k, p) {
      const trim = p.accent ?? BLACK
      k.circle(30, 96, 56, k.metal('#6f7a87', 'd'))
      k.circle(30, 96, 50, k.body('#4a4038'))
      k.circle(30, 96, 21, shade(STEEL, 0.2))
      k.path('M-30 84A62 62 0 0 1 92 84L78 92A52 52 0 0 0 -18 92Z', k.metal(STEEL))
      k.rect(18, 26, 26, 28, 6, k.round(trim, 'x'))
      k.path(
        'M-2 50C-2 38 10 32 26 32H70C82 32 90 40 90 56V90C90 100 82 106 70 106H20C6 106 -2 98 -2 84Z',
        k.body('#8a94a0'),
      )
      for (const [x, y] of [
        [10, 46],
        [78, 46],
        [10, 94],
        [78, 94],
      ] as const)
        screw(k, x, y, 4.5)
      k.circle(30, 96, 14, k.metal(STEEL, 'd'))
      k.path(
        'M86 42H160C180 42 186 48 204 50H252C262 50 266 58 266 70C266 84 262 92 252 92H204C186 94 180 98 160 98H86Z',
        k.round(p.color),
      )
      k.rect(196, 52, 66, 38, 8, k.round(trim))
      vents(k, 206, 58, 40, 26, 6)
      k.rect(116, 38, 34, 8, 4, k.body('#dc2626'))
      k.text(p.label ?? '100', 140, 70, 15, '#ffffff', 70)
      k.tube('M264 70C284 70 288 90 302 96', BLACK, 8)
    },
  },
  'circular-saw': {
    uses: ['accent', 'count'],
    focus: [0.36, 0.62, 2],
    front(k, p) {
      const trim = p.accent ?? BLACK
      k.path(
        gearPath(80, 112, 70, 62, whole(p.count, 30, 16, 48), 0.3) + circlePath(80, 112, 8),
        k.metal('#c3cad3', 'd'),
      )
      k.rect(-20, 138, 220, 12, 4, k.metal(STEEL))
      k.path('M0 138A82 82 0 0 1 164 138H140A60 44 0 0 0 20 138Z', k.body(p.color))
      k.path('M8 128A76 76 0 0 1 152 120L128 128A52 52 0 0 0 30 128Z', k.body(p.color))
      k.circle(80, 112, 26, k.body(trim))
      k.circle(80, 112, 8, k.metal(STEEL, 'd'))
      k.path(
        'M104 54C120 24 160 20 192 40C214 54 216 84 200 96H172C186 84 186 66 170 60C150 52 136 62 130 78Z',
        k.body(trim),
      )
      k.path('M130 60L150 56L148 72C140 74 134 72 130 70Z', '#dc2626')
      k.rect(60, 20, 40, 28, 8, k.body(trim))
      vents(k, 42, 62, 70, 18, 7)
      k.path('M168 78L200 74L206 104H150Z', k.body(shade(p.color, 0.1)))
    },
  },
  'rotary-hammer': {
    uses: ['accent', 'label'],
    focus: [0.25, 0.4, 2],
    front(k, p) {
      const trim = p.accent ?? BLACK
      lead(k, 196, 158)
      k.line('M-92 44H-20', '#8a94a0', 9, 'butt')
      k.score('M-88 48l12 -8M-74 48l12 -8M-60 48l12 -8M-46 48l12 -8', '#4b5563', 2)
      k.path('M-28 36L-8 26H20V62H-8L-28 52Z', k.round(trim))
      k.rect(28, 66, 18, 68, 8, k.round(trim, 'x'))
      k.rect(18, 18, 34, 52, 5, k.round(STEEL))
      k.path(
        'M48 16H150C160 16 166 22 166 32V66H110L96 132C94 140 88 144 80 144H62C54 144 48 138 48 130Z',
        k.body(p.color),
      )
      k.rect(58, 96, 30, 40, 6, k.body(trim))
      k.path(
        'M150 16H186C204 16 212 28 212 44V140C212 154 204 162 190 162H172L178 140C184 120 184 90 166 62H150Z',
        k.body(trim),
      )
      k.path('M166 66C178 78 180 92 178 108L168 104C162 92 160 80 158 66Z', '#dc2626')
      k.circle(122, 40, 13, k.body(trim))
      k.rect(119, 30, 6, 20, 2, '#dc2626')
      k.text(p.label ?? 'SDS', 82, 40, 13, '#ffffff', 52)
    },
  },
  jigsaw: {
    uses: ['accent'],
    focus: [0.3, 0.7, 2],
    front(k, p) {
      const trim = p.accent ?? BLACK
      k.path('M40 140H54V196L48 206L40 196Z', k.metal('#c3cad3', 'x'))
      k.score('M40 150l-5 4 5 4l-5 4 5 4l-5 4 5 4l-5 4 5 4l-5 4 5 4', '#6b7683', 2)
      k.rect(26, 104, 40, 36, 5, k.round(STEEL, 'x'))
      k.path(
        'M16 34C16 18 28 10 46 10H150C184 10 200 26 200 56V112H160V82C160 62 152 54 136 54H104L92 112H34C22 112 16 100 16 84Z',
        k.body(p.color),
      )
      k.path('M104 18H150C178 18 190 32 190 56V96H168V82C168 58 158 46 136 46H108Z', k.body(trim))
      k.path('M118 46L142 46C150 48 150 58 146 64C132 62 122 58 118 46Z', '#dc2626')
      k.path('M34 112H196V128H34Z', k.body(shade(p.color, 0.15)))
      vents(k, 108, 86, 44, 22, 5)
      k.path('M4 136H200C208 136 208 150 200 150H10C-2 150 -2 136 4 136Z', k.metal(STEEL))
    },
  },
  'heat-gun': {
    uses: ['accent', 'label'],
    focus: [0.2, 0.25, 2.2],
    front(k, p) {
      const trim = p.accent ?? BLACK
      lead(k, 150, 190)
      k.path('M-64 26H-26V66H-64C-68 66 -70 60 -70 46S-68 26 -64 26Z', k.metal('#b6bec8'))
      k.rect(-30, 20, 42, 52, 4, k.metal(STEEL))
      k.dim(bars(-26, 24, 32, 44, 5, 'x', 0.36), 0.5)
      k.path('M104 80L148 74L170 178C172 188 166 194 156 194H136C128 194 124 190 122 182Z', k.body(p.color))
      k.path('M118 92L142 88L158 176H136Z', k.body(trim))
      k.path('M8 18L36 6H140C166 6 180 24 180 46C180 70 166 86 140 86H36L8 74Z', k.round(p.color))
      k.path('M98 86H118C120 100 114 110 108 112C100 106 98 96 98 86Z', '#dc2626')
      vents(k, 140, 24, 32, 44, 5)
      k.text(p.label ?? '2KW', 82, 46, 14, '#ffffff', 60)
    },
  },
  blower: {
    uses: ['accent'],
    focus: [0.66, 0.5, 1.9],
    front(k, p) {
      const trim = p.accent ?? BLACK
      lead(k, 200, 124)
      k.path('M-70 88L60 66V120L-70 112Z', k.round(trim))
      k.path('M-78 84H-66V116H-78Z', k.round(trim))
      k.circle(120, 88, 66, k.ball(p.color))
      k.circle(120, 88, 46, shade(p.color, 0.45))
      k.path(
        range(8)
          .map(i => {
            const [x1, y1] = polar(120, 88, 43, i * 45)
            const [x2, y2] = polar(120, 88, 43, i * 45 + 27)
            return `M120 88L${x1} ${y1}L${x2} ${y2}Z`
          })
          .join(''),
        k.body(tint(trim, 0.14)),
      )
      k.circle(120, 88, 14, k.body(p.color))
      k.path(
        'M92 30C98 -6 150 -10 190 10C216 24 222 60 210 90L188 84C196 56 190 40 174 32C150 22 122 20 114 38Z',
        k.body(trim),
      )
      k.path('M126 22C140 18 152 22 158 32L132 34Z', '#dc2626')
    },
  },
  'marble-cutter': {
    uses: ['accent', 'label'],
    focus: [0.3, 0.6, 2],
    front(k, p) {
      const trim = p.accent ?? BLACK
      k.circle(62, 116, 58, k.metal('#c3cad3', 'd'))
      k.score(
        range(12)
          .map(i => {
            const [a, b] = polar(62, 116, 57, i * 30)
            const [c, d] = polar(62, 116, 45, i * 30)
            return `M${a} ${b}L${c} ${d}`
          })
          .join(''),
        '#39424e',
        2.5,
      )
      k.rect(-20, 128, 200, 12, 4, k.metal(STEEL))
      k.path('M-8 128A70 70 0 0 1 132 128Z', k.body('#8a94a0'))
      k.circle(62, 116, 18, k.metal(STEEL, 'd'))
      k.circle(62, 116, 8, '#39424e')
      k.path(
        'M60 34C66 22 78 18 92 18H196C222 18 232 34 232 54C232 76 220 90 196 90H110C84 90 60 78 56 62Z',
        k.round(p.color),
      )
      k.rect(188, 22, 40, 64, 10, k.round(trim))
      vents(k, 194, 34, 26, 40, 5)
      k.rect(112, 10, 36, 10, 4, k.body('#dc2626'))
      k.text(p.label ?? '110', 134, 54, 15, '#ffffff', 64)
      k.tube('M230 54C250 54 252 76 266 84', BLACK, 7)
    },
  },
  sander: {
    uses: ['accent'],
    focus: [0.5, 0.75, 1.9],
    front(k, p) {
      const trim = p.accent ?? BLACK
      lead(k, 186, 60)
      k.path(
        'M30 60C30 24 60 8 100 8H150C184 8 196 28 194 54C192 74 180 78 166 78L140 84V118H40V96C34 88 30 76 30 60Z',
        k.body(p.color),
      )
      k.path(
        'M48 44C52 26 70 18 100 18H148C174 18 184 32 182 50C180 60 174 64 166 64C130 56 80 54 48 44Z',
        k.body(trim),
      )
      vents(k, 52, 72, 76, 22, 8)
      k.rect(18, 116, 152, 20, 5, k.round('#596473'))
      k.rect(8, 134, 172, 14, 3, k.round(BLACK))
      k.rect(6, 147, 176, 8, 2, k.body('#b4703a'))
      k.score(
        'M10 149l3 3M26 150l3 3M44 149l3 3M62 150l3 3M82 149l3 3M102 150l3 3M124 149l3 3M146 150l3 3M164 149l3 3',
        '#6d3f1c',
        1.5,
      )
    },
  },
}
