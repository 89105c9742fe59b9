// Turns a render spec into a finished picture: the drawing of its model, fitted to the frame, in one of its views.

import type { RenderParams, RenderSpec } from '../catalogue/types.ts'
import { type Box, boxAround, FRAME, type Point } from './bounds.ts'
import { shade, tint } from './color.ts'
import { Kit, n } from './kit.ts'
import type { Draw, RenderModel, RenderView, Turn } from './model.ts'
import { renderModels } from './models.ts'
import { labelGlyphs, labelWidth } from './stroke-font.ts'

export type { RenderView } from './model.ts'

const SUBJECT = 292
const FLOOR = 350
const DIMENSION_INK = '#64748b'

function modelOf(spec: RenderSpec): RenderModel {
  const model = Object.hasOwn(renderModels, spec.model) ? renderModels[spec.model] : undefined
  if (!model) throw new Error(`Unknown render model: ${spec.model}`)
  return model
}

/** The views of a product's gallery in order; the first is the main picture. Throws for an unknown model. */
export function renderViews(spec: RenderSpec): RenderView[] {
  return ['front', modelOf(spec).back ? 'back' : 'angle', 'detail', 'scale']
}

function drawn(draw: Draw, params: RenderParams, lines = false): Kit {
  const kit = new Kit(lines)
  draw(kit, params)
  return kit
}

/** The front as one face of a cuboid, its top and right side behind it. */
function asBox(model: RenderModel, turn: Extract<Turn, { kind: 'box' }>): Draw {
  return (kit, params) => {
    const whole = boxAround(drawn(model.front, params).points)
    const [left, top, width, height] = turn.core ?? [
      whole.left,
      whole.top,
      whole.right - whole.left,
      whole.bottom - whole.top,
    ]
    const right = left + width
    const slope = 0.15
    const squeeze = 0.84
    const dx = turn.depth * 0.5
    const dy = turn.depth * -0.24
    const base = turn.color ?? params.color
    const at = (x: number, y: number): Point => [x * squeeze, y + (x - left) * slope]
    const face = (corners: Point[], paint: string) => kit.poly(corners.flat(), paint)
    const [a, b, c] = [at(left, top), at(right, top), at(right, top + height)]
    const sideways = ([x, y]: Point): Point => [x + dx, y + dy]
    face(
      [b, c, sideways(c), sideways(b)],
      kit.linear('x', [
        [0, shade(base, 0.36)],
        [1, shade(base, 0.22)],
      ]),
    )
    face(
      [a, b, sideways(b), sideways(a)],
      kit.linear('x', [
        [0, tint(base, 0.55)],
        [1, tint(base, 0.28)],
      ]),
    )
    face([a, b, c, at(left, top + height)], shade(base, 0.2))
    kit.through([squeeze, slope, 0, 1, 0, -left * slope], () => model.front(kit, params))
  }
}

/** A flat round thing seen from the side. */
function asDisc(model: RenderModel, turn: Extract<Turn, { kind: 'disc' }>): Draw {
  return (kit, params) => {
    const { left, top, right, bottom } = boxAround(drawn(model.front, params).points)
    const squeeze = 0.62
    const rx = ((right - left) / 2) * squeeze
    const ry = (bottom - top) / 2
    const cx = ((left + right) / 2) * squeeze
    const rim = `A${n(rx)} ${n(ry)} 0 0 `
    kit.path(
      `M${n(cx)} ${n(top)}h${n(turn.depth)}${rim}1 ${n(cx + turn.depth)} ${n(bottom)}H${n(cx)}${rim}1 ${n(cx)} ${n(top)}Z`,
      kit.metal(turn.color ?? params.color),
    )
    kit.through([squeeze, 0, 0, 1, 0, 0], () => model.front(kit, params))
  }
}

function asTilted(model: RenderModel, degrees: number, mirror: boolean): Draw {
  return (kit, params) => {
    kit.at(0, 0, degrees, 1, () => {
      if (mirror) kit.through([-1, 0, 0, 1, 0, 0], () => model.front(kit, params))
      else model.front(kit, params)
    })
  }
}

function angled(model: RenderModel): Draw {
  const turn = model.turn ?? { kind: 'tilt', degrees: -12 }
  if (turn.kind === 'box') return asBox(model, turn)
  if (turn.kind === 'disc') return asDisc(model, turn)
  if (turn.kind === 'yaw') return (kit, params) => kit.through([-0.8, 0.13, 0, 1, 0, 0], () => model.front(kit, params))
  return asTilted(model, turn.degrees, turn.mirror ?? true)
}

/** Placement of a drawing: scale, and offset of its origin, for a centre and a size in frame units. */
function fitted(box: Box, room: number, cx: number, cy: number): { scale: number; x: number; y: number } {
  const scale = room / Math.max(box.right - box.left, box.bottom - box.top, 1)
  return { scale, x: cx - ((box.left + box.right) / 2) * scale, y: cy - ((box.top + box.bottom) / 2) * scale }
}

function placed(kit: Kit, at: { scale: number; x: number; y: number }, attributes = ''): string {
  const scale = Math.round(at.scale * 10000) / 10000
  return `<g transform="translate(${n(at.x)} ${n(at.y)}) scale(${scale})" fill-rule="evenodd"${attributes}>${kit.shapes.join('')}</g>`
}

/** The soft shadow under things that touch the floor. */
function groundShadow(kit: Kit, box: Box, at: { scale: number; x: number; y: number }, floats: boolean): string {
  const height = box.bottom - box.top
  const feet = boxAround(kit.points.filter(([, y]) => y > box.bottom - height * 0.08))
  const span = box.right - box.left
  const narrow = feet.right - feet.left < span * 0.5
  const width = Math.max((feet.right - feet.left) * 0.56, span * 0.34) * at.scale
  const rx = Math.min(190, floats ? width * 0.8 : width + 10)
  const standing = (feet.left + feet.right) / 2
  const middle = narrow ? standing * 0.4 + ((box.left + box.right) / 2) * 0.6 : standing
  const cx = floats ? FRAME / 2 : middle * at.scale + at.x
  const bottom = box.bottom * at.scale + at.y
  const cy = floats ? Math.max(372, bottom + 12) : bottom - 1
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(Math.min(15, 5 + rx * 0.07))}" fill="url(#s)"${floats ? ' opacity=".6"' : ''}/>`
}

const STAGE =
  '<linearGradient id="b" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#f1f3f6"/></linearGradient>' +
  '<radialGradient id="s"><stop stop-color="#0b1220" stop-opacity=".42"/><stop offset=".55" stop-color="#0b1220" stop-opacity=".17"/><stop offset="1" stop-color="#0b1220" stop-opacity="0"/></radialGradient>'

function svg(defs: string, body: string): string {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FRAME} ${FRAME}" width="${FRAME}" height="${FRAME}">`
  return `${open}<defs>${STAGE}${defs}</defs><path fill="url(#b)" d="M0 0h${FRAME}v${FRAME}H0Z"/>${body}</svg>`
}

function studio(kit: Kit, size: number, floats: boolean): string {
  const box = boxAround(kit.points)
  const wide = (box.right - box.left) / (box.bottom - box.top || 1)
  const room = SUBJECT * (0.56 + 0.44 * size) * Math.min(1.18, Math.max(1, wide))
  const at = fitted(box, room, FRAME / 2, 0)
  const height = (box.bottom - box.top) * at.scale
  const bottom = floats ? FRAME / 2 + height / 2 - 8 : Math.min(FLOOR, FRAME / 2 + height / 2 + 26)
  at.y = bottom - box.bottom * at.scale
  return svg(kit.defs.join(''), groundShadow(kit, box, at, floats) + placed(kit, at))
}

function closeUp(kit: Kit, [fx, fy, zoom]: [number, number, number]): string {
  const box = boxAround(kit.points)
  const at = fitted(box, SUBJECT * zoom, 0, 0)
  at.x = FRAME / 2 - (box.left + (box.right - box.left) * fx) * at.scale
  at.y = FRAME / 2 - (box.top + (box.bottom - box.top) * fy) * at.scale
  return svg(kit.defs.join(''), placed(kit, at))
}

function caption(label: string, x: number, y: number): string {
  const glyphs = labelGlyphs(label).map(glyph => `<path transform="translate(${n(glyph.x)})" d="${glyph.data}"/>`)
  const style = `fill="none" stroke="${DIMENSION_INK}" stroke-width=".8" stroke-linecap="round" stroke-linejoin="round"`
  return `<g transform="translate(${n(x - labelWidth(label) * 1.25)} ${n(y - 7.5)}) scale(2.5)" ${style}>${glyphs.join('')}</g>`
}

/** An outline with dimension lines below and to the left. */
function dimensioned(kit: Kit, [across, up]: [string, string]): string {
  const box = boxAround(kit.points)
  const at = fitted(box, 262, 224, 176)
  const left = n(box.left * at.scale + at.x)
  const right = n(box.right * at.scale + at.x)
  const top = n(box.top * at.scale + at.y)
  const bottom = n(box.bottom * at.scale + at.y)
  const low = Math.round(box.bottom * at.scale + at.y) + 36
  const side = Math.round(box.left * at.scale + at.x) - 36
  const extension = `M${left} ${Number(bottom) + 6}V${low + 8}M${right} ${Number(bottom) + 6}V${low + 8}M${Number(left) - 6} ${top}H${side - 8}M${Number(left) - 6} ${bottom}H${side - 8}`
  const measure = `M${left} ${low}H${right}M${side} ${top}V${bottom}`
  const heads =
    `M${left} ${low}l11 -4v8ZM${right} ${low}l-11 -4v8Z` + `M${side} ${top}l-4 11h8ZM${side} ${bottom}l-4 -11h8Z`
  const lines =
    `<path d="${extension}" stroke="${DIMENSION_INK}" stroke-width=".8" stroke-dasharray="4 3" fill="none"/>` +
    `<path d="${measure}" stroke="${DIMENSION_INK}" stroke-width="1.4" fill="none"/><path d="${heads}" fill="${DIMENSION_INK}"/>`
  const captions =
    caption(across, (Number(left) + Number(right)) / 2, low + 22) +
    caption(up, side - 22, (Number(top) + Number(bottom)) / 2)
  const ink = ` fill="#fff" stroke="#475569" stroke-width="${Math.round((1.5 / at.scale) * 1000) / 1000}" stroke-linejoin="round"`
  return svg('', lines + placed(kit, at, ink) + captions)
}

/**
 * Draws a product.
 * @param spec model and params; colours `#rrggbb`, label of A-Z 0-9 . / -
 * @returns a complete SVG, viewBox 0 0 400 400, without texts, scripts or references outside itself
 * @throws Error naming the model when it is unknown; Error at a malformed colour or label
 */
export function renderProduct(spec: RenderSpec, view: RenderView): string {
  const model = modelOf(spec)
  const { params } = spec
  const size = Math.min(1, Math.max(0.5, params.size ?? 1))
  const floats = model.floats ?? false
  if (view === 'detail') return closeUp(drawn(model.front, params), model.focus ?? [0.5, 0.4, 2.1])
  if (view === 'scale') return dimensioned(drawn(model.front, params, true), model.dims ?? ['W', 'H'])
  if (view === 'front') {
    return studio(drawn(model.pose ? asTilted(model, model.pose, false) : model.front, params), size, floats)
  }
  return studio(drawn(model.back ?? angled(model), params), size, floats)
}
