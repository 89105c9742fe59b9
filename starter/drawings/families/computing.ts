// Drawings of computers and of the devices around them.

import { shade, tint } from '../color.ts'
import type { RenderModels } from '../model.ts'
import { bars, boxPath, holes, range, whole } from '../parts.ts'

const STEEL = '#aab3be'
const BLACK = '#2a3038'

export const computing: RenderModels = {
  laptop: {
    uses: ['accent'],
    focus: [0.5, 0.4, 1.8],
    front(k, p) {
      const picture = p.accent ?? '#2f6fd0'
      k.rect(24, 0, 212, 140, 8, k.body(shade(p.color, 0.2)))
      k.rect(31, 7, 198, 124, 3, '#0b1220')
      k.rect(
        33,
        9,
        194,
        120,
        2,
        k.linear('d', [
          [0, tint(picture, 0.5)],
          [0.5, picture],
          [1, shade(picture, 0.55)],
        ]),
      )
      k.gloss('M33 84C80 60 130 120 227 66V129H33Z', 0.22)
      k.gloss('M33 9H120L66 129H33Z', 0.14)
      k.path('M24 138H236L262 164H-2Z', k.body(p.color))
      k.path('M36 141H224L236 152H24Z', shade(p.color, 0.45))
      k.path('M104 154H156L159 161H101Z', shade(p.color, 0.2))
      k.path('M-4 163H264C264 170 258 174 250 174H10C2 174 -4 170 -4 163Z', k.round(p.color))
      k.dim('M104 163h52c0 4 -3 5 -6 5h-40c-3 0 -6 -1 -6 -5Z', 0.25)
    },
    back(k, p) {
      k.path('M20 150H240V166C240 172 236 174 230 174H30C24 174 20 172 20 166Z', k.round(shade(p.color, 0.25)))
      k.rect(14, 0, 232, 156, 12, k.body(p.color))
      k.gloss('M26 4H130L60 152H26C18 152 16 146 16 140V16C16 8 20 4 26 4Z', 0.16)
      k.circle(130, 72, 17, k.metal(STEEL, 'd'))
      k.circle(130, 72, 11, p.accent ?? shade(p.color, 0.2))
      k.dim('M60 150h140v6h-140Z', 0.35)
    },
  },
  monitor: {
    uses: ['accent'],
    focus: [0.5, 0.35, 1.8],
    front(k, p) {
      const picture = p.accent ?? '#1d6fb8'
      k.rect(102, 140, 36, 44, 2, k.round(shade(p.color, 0.1), 'x'))
      k.path('M66 180H174L184 194H56Z', k.body(p.color))
      k.rect(0, 0, 240, 150, 7, k.body(p.color))
      k.rect(
        6,
        6,
        228,
        130,
        2,
        k.linear('d', [
          [0, tint(picture, 0.6)],
          [0.45, picture],
          [1, shade(picture, 0.6)],
        ]),
      )
      k.gloss('M6 100C70 50 130 130 234 70V136H6Z', 0.2)
      k.gloss('M6 6H120L60 136H6Z', 0.13)
      k.circle(224, 143, 2.4, '#4ade80')
    },
    back(k, p) {
      k.path('M66 180H174L184 194H56Z', k.body(p.color))
      k.rect(0, 0, 240, 150, 7, k.body(shade(p.color, 0.12)))
      k.path('M40 30H200L212 120H28Z', k.body(p.color))
      k.dim(bars(70, 34, 100, 16, 14, 'x', 0.4), 0.45)
      k.rect(98, 70, 44, 118, 4, k.round(tint(p.color, 0.08), 'x'))
      k.path(holes(84, 62, 2, 2, 72, 3.5), '#0b1220')
      k.rect(150, 106, 44, 8, 2, '#0b1220')
    },
  },
  keyboard: {
    uses: ['accent'],
    focus: [0.3, 0.5, 2.2],
    turn: { kind: 'tilt', degrees: -14, mirror: false },
    front(k, p) {
      k.rect(0, 4, 270, 96, 8, shade(p.color, 0.5))
      k.rect(0, 0, 270, 96, 8, k.body(p.color))
      const cap = k.body(tint(p.color, 0.16), 'y')
      for (const row of range(4)) {
        const shift = [0, 5, 8, 3][row] ?? 0
        k.path(
          range(13)
            .map(i => boxPath(9 + shift + i * 15.5, 9 + row * 17, 13, 14))
            .join(''),
          cap,
        )
        k.path(
          range(3)
            .map(i => boxPath(219 + i * 15.5, 9 + row * 17, 13, 14))
            .join(''),
          cap,
        )
      }
      k.rect(9, 77, 34, 13, 2, cap)
      k.rect(62, 77, 96, 13, 2, cap)
      k.rect(176, 77, 32, 13, 2, cap)
      k.rect(219, 77, 28.5, 13, 2, cap)
      k.rect(250, 60, 13, 30, 2, k.body(p.accent ?? '#e36414'))
      k.rect(9, 9, 13, 14, 2, k.body(p.accent ?? '#e36414'))
    },
  },
  mouse: {
    uses: ['accent'],
    focus: [0.5, 0.3, 1.7],
    turn: { kind: 'tilt', degrees: 38 },
    front(k, p) {
      k.tube('M60 6C60 -20 70 -26 96 -30', BLACK, 5)
      k.path('M60 0C100 0 118 34 118 84C118 150 106 190 60 190S2 150 2 84C2 34 20 0 60 0Z', k.ball(p.color))
      k.score('M60 2V78M4 84C40 76 80 76 116 84', shade(p.color, 0.5), 2)
      k.rect(51, 24, 18, 40, 9, '#0b1220')
      k.rect(54, 30, 12, 28, 6, k.round(p.accent ?? '#64748b', 'y'))
      k.dim('M2 96C6 120 6 140 14 160C4 142 2 120 2 96ZM118 96C114 120 114 140 106 160C116 142 118 120 118 96Z', 0.4)
      k.gloss('M24 44C30 24 40 14 50 10C40 30 36 50 34 72C26 66 22 56 24 44Z', 0.4)
    },
  },
  router: {
    uses: ['accent', 'count'],
    turn: { kind: 'yaw' },
    focus: [0.5, 0.8, 1.9],
    front(k, p) {
      const aerials = whole(p.count, 4, 2, 6)
      for (const i of range(aerials)) {
        const x = 20 + (i * 200) / (aerials - 1)
        k.at(x, 118, (x - 120) / 9, 1, () => {
          k.rect(-6, -120, 12, 116, 6, k.round(shade(p.color, 0.12), 'x'))
          k.rect(-7, -18, 14, 20, 4, k.round(shade(p.color, 0.3), 'x'))
        })
      }
      k.path('M30 108H210L240 146H0Z', k.body(tint(p.color, 0.1)))
      k.dim(bars(70, 116, 100, 14, 12, 'x', 0.3), 0.3)
      k.rect(0, 144, 240, 30, 8, k.round(p.color))
      for (const i of range(6)) k.circle(36 + i * 16, 159, 3.4, i < 5 ? '#4ade80' : (p.accent ?? '#f59e0b'))
    },
    back(k, p) {
      for (const x of [20, 220]) k.rect(x - 6, -10, 12, 116, 6, k.round(shade(p.color, 0.12), 'x'))
      k.rect(0, 96, 240, 52, 8, k.round(p.color))
      for (const i of range(4)) {
        k.rect(84 + i * 32, 108, 26, 26, 2, i ? '#e0a800' : '#2563eb')
        k.path(`M${87 + i * 32} 114h20v17h-20Z`, '#0b1220')
      }
      k.circle(28, 122, 9, '#0b1220')
      k.circle(28, 122, 3, STEEL)
      k.circle(58, 122, 7, k.ball(p.accent ?? '#7d8793'))
    },
  },
  'network-switch': {
    uses: ['count', 'accent'],
    focus: [0.7, 0.5, 2.4],
    turn: { kind: 'box', depth: 150 },
    front(k, p) {
      const ports = whole(p.count, 16, 5, 24)
      const columns = ports > 8 ? Math.ceil(ports / 2) : ports
      const width = 60 + columns * 24
      k.rect(0, 0, width, ports > 8 ? 74 : 50, 5, k.body(p.color))
      for (const i of range(ports)) {
        const x = 48 + (i % columns) * 24
        const y = 10 + Math.floor(i / columns) * 29
        k.path(`M${x} ${y}h20v24h-20Z`, k.metal('#8a94a0', 'd'))
        k.path(`M${x + 3} ${y + 6}h14v15h-14Z`, '#0b1220')
        k.path(
          boxPath(x + 2, y + 1.5, 4, 3) + boxPath(x + 14, y + 1.5, 4, 3),
          i % 3 ? '#4ade80' : (p.accent ?? '#f59e0b'),
        )
      }
      for (const i of range(3)) k.circle(18, 14 + i * 12, 3, i ? '#4ade80' : '#38bdf8')
      k.score('M28 12v26', tint(p.color, 0.4), 2)
    },
  },
  ups: {
    uses: ['accent', 'label'],
    turn: { kind: 'box', depth: 170 },
    focus: [0.5, 0.25, 1.8],
    front(k, p) {
      k.rect(0, 0, 110, 190, 8, k.body(p.color))
      k.rect(10, 12, 90, 62, 6, '#0b1220')
      k.rect(16, 18, 78, 38, 3, k.screen('#123a63'))
      k.text(p.label ?? '230V', 55, 37, 15, '#7dd3fc', 66)
      for (const i of range(4)) k.circle(28 + i * 18, 65, 3.4, i < 3 ? '#4ade80' : '#f59e0b')
      k.circle(55, 100, 15, shade(p.color, 0.5))
      k.circle(55, 100, 12, k.ball(p.accent ?? '#16a34a'))
      k.dim(bars(18, 130, 74, 44, 7, 'y', 0.36), 0.5)
    },
  },
  printer: {
    uses: ['accent'],
    turn: { kind: 'yaw' },
    focus: [0.65, 0.5, 1.8],
    front(k, p) {
      k.path('M60 -30H170L176 24H54Z', k.body('#f8fafb'))
      k.score('M72 -16H156M72 -4H160', '#b6bec8', 2.5)
      k.path('M40 20H190L200 44H30Z', k.body(shade(p.color, 0.3)))
      k.rect(0, 40, 230, 110, 12, k.body(p.color))
      k.rect(0, 40, 230, 30, 12, k.body(tint(p.color, 0.14)))
      k.rect(150, 48, 48, 20, 3, k.screen('#1d4f8b'))
      k.circle(212, 58, 6, k.ball(p.accent ?? '#4ade80'))
      k.rect(30, 86, 170, 44, 5, '#161c25')
      k.path('M52 96H178L192 142H38Z', k.body('#f8fafb'))
      k.rect(66, 106, 50, 26, 1, p.accent ?? '#2f6fd0')
      k.score('M126 110H164M126 119H168M126 128H158', '#94a3b8', 3)
      k.path('M34 140H196L204 152H26Z', k.round(shade(p.color, 0.2)))
    },
  },
  projector: {
    uses: ['accent'],
    turn: { kind: 'yaw' },
    focus: [0.75, 0.5, 1.9],
    front(k, p) {
      k.path('M14 36H226L236 52H4Z', k.body(tint(p.color, 0.3)))
      k.rect(0, 48, 240, 90, 10, k.body(p.color))
      k.dim(bars(20, 66, 84, 54, 9, 'y', 0.36), 0.4)
      k.circle(174, 92, 46, k.metal('#7d8793', 'd'))
      k.circle(174, 92, 39, '#0b1220')
      k.circle(
        174,
        92,
        32,
        k.radial([
          [0, '#ffffff'],
          [0.2, '#8fb8e8'],
          [0.6, '#243b63'],
          [1, '#0b1220'],
        ]),
      )
      k.gloss('M154 74a26 26 0 0 1 26 -8c-12 4 -18 12 -22 22c-4 -4 -6 -8 -4 -14Z', 0.7)
      for (const i of range(3)) k.circle(42 + i * 18, 42, 4, i ? '#7d8793' : (p.accent ?? '#4ade80'))
      for (const x of [26, 196]) k.rect(x, 138, 18, 10, 3, BLACK)
    },
  },
  headset: {
    uses: ['accent'],
    floats: true,
    focus: [0.2, 0.7, 1.9],
    front(k, p) {
      k.line('M24 116C6 -50 194 -50 176 116', p.color, 13)
      k.line('M50 6C74 -20 126 -20 150 6', tint(p.color, 0.2), 16)
      k.tube('M20 150C30 200 70 206 96 200', BLACK, 6)
      k.rect(90, 190, 34, 19, 9, k.round('#39424e'))
      for (const x of [22, 178]) {
        k.rect(x - (x < 100 ? -6 : 28), 84, 22, 76, 11, k.round(p.accent ?? '#39424e', 'x'))
        k.ellipse(x, 122, 25, 45, k.ball(p.color))
        k.ellipse(x, 122, 14, 28, k.body(tint(p.color, 0.22)))
      }
    },
  },
  'barcode-scanner': {
    uses: ['accent'],
    focus: [0.2, 0.25, 1.9],
    front(k, p) {
      if (!k.lines)
        k.path(
          'M-30 22L-84 4V74L-30 56Z',
          k.linear('x', [
            [0, '#ef4444', 0],
            [1, '#ef4444', 0.35],
          ]),
        )
      k.tube('M128 200C132 224 160 224 176 214', BLACK, 8)
      k.path('M82 70L132 64L156 196C156 206 150 210 142 210H118C110 210 106 206 104 198Z', k.body(shade(p.color, 0.1)))
      k.dim('M108 96L134 92L148 186H124Z', 0.25)
      k.path('M74 78H98C100 96 94 106 86 108C78 100 74 90 74 78Z', k.body(p.accent ?? '#f0b400'))
      k.path(
        'M-20 6C-20 0 -14 -4 -8 -4H120C148 0 164 20 162 44C160 68 146 80 124 82H-8C-14 82 -20 78 -20 72Z',
        k.body(p.color),
      )
      k.rect(-34, 0, 26, 78, 6, k.body(p.accent ?? '#f0b400'))
      k.rect(-36, 12, 10, 54, 3, '#7f1d1d')
      k.gloss('M0 4H120C136 8 146 16 150 26H0Z', 0.22)
      k.circle(130, 18, 4, '#4ade80')
    },
  },
}
