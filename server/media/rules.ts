// Accepted image formats, limits and the sizes in which images are served.

import { Parser } from 'htmlparser2'

/** Longest side in pixels by name, small to large. */
export const SIZES = { icon: 48, thumbnail: 96, small: 160, medium: 320, large: 640, xlarge: 1280 } as const
export type SizeName = keyof typeof SIZES

export function isSizeName(name: string): name is SizeName {
  return Object.hasOwn(SIZES, name)
}

/** Maximum upload size in bytes. */
export const MAX_BYTES = 12 * 1024 * 1024
/** Maximum number of pixels, which limits the memory needed for decoding. */
export const MAX_PIXELS = 50_000_000

/** Format name of the decoder by MIME type. */
export const FORMATS: Record<string, string> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
}

/** Dots per inch at which an SVG of this width renders `target` pixels wide; 72 is its natural size. */
export function drawingDensity(naturalWidth: number, target: number): number {
  return Math.min(2400, Math.max(1, Math.ceil((72 * target) / Math.max(1, naturalWidth))))
}

/** SVG drawing elements that products need; nothing here runs a script, animates or embeds another document. */
const DRAWING_ELEMENTS = new Set(
  `svg g defs symbol use switch title desc metadata style path rect circle ellipse line polyline polygon text tspan textPath
  image clipPath mask pattern marker linearGradient radialGradient stop filter feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG
  feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
  feTurbulence`.split(/\s+/),
)

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'
const RENDERED_NAMESPACES = new Set([SVG_NAMESPACE, 'http://www.w3.org/1999/xhtml'])

/**
 * The first part of an SVG that is not allowed: an element that is not known to draw, or an attribute that runs a
 * script; null if there is none. Elements of other namespaces, which drawing programs use for notes, are not
 * rendered.
 */
export function foreignPart(svg: string): string | null {
  let found: string | null = null
  const rendered = new Set<string>()
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        for (const [key, value] of Object.entries(attributes)) {
          if (key.startsWith('xmlns:') && RENDERED_NAMESPACES.has(value)) rendered.add(key.slice(6))
          const runs = /^(?:[^:]*:)?on/i.test(key) || (key === 'xmlns' && value !== SVG_NAMESPACE)
          if (runs) found ??= key
        }
        const [prefix, local] = name.includes(':') ? name.split(':', 2) : ['', name]
        if (prefix !== '' && !rendered.has(prefix ?? '')) return
        if (!DRAWING_ELEMENTS.has(local ?? '')) found ??= `<${name}>`
      },
    },
    { xmlMode: true },
  )
  parser.end(svg)
  return found
}

/** Whether an SVG declares entities or references external resources. */
export function hasExternalReference(svg: string): boolean {
  return /<!(?:DOCTYPE|ENTITY)|<script|<foreignObject|@import|url\(\s*['"]?(?!#)|\bhref\s*=\s*["'](?!#|data:image\/(?:png|jpeg|webp);)/i.test(
    svg,
  )
}

/** Megabits per second below which pictures are sent smaller. The specification says 2 without a unit. */
const SLOW_MBPS = 2
/** The next smaller size by file size. */
const SMALLER: Partial<Record<SizeName, SizeName>> = { medium: 'small', large: 'medium', xlarge: 'large' }

/**
 * The first and last byte, inclusive, of a `Range` header: null for the whole file, `none` if the range is not
 * satisfiable. Several ranges are answered with the whole file, which RFC 9110 allows.
 */
export function rangeOf(header: string, size: number): { first: number; last: number } | null | 'none' {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim()) ?? []
  if (from === '' && to === '') return null
  if (from === '') return Number(to) === 0 ? 'none' : { first: Math.max(0, size - Number(to)), last: size - 1 }
  if (to !== '' && Number(to) < Number(from)) return null
  if (Number(from) >= size) return 'none'
  return { first: Number(from), last: to === '' ? size - 1 : Math.min(size - 1, Number(to)) }
}

/**
 * The size to send for a requested one: on a slow network, or with data saving, the next smaller one. The hints are
 * those of the browser's Network Information API, sent as request headers.
 */
export function sizeToSend(size: SizeName, { downlink, saveData }: Record<'downlink' | 'saveData', string>): SizeName {
  const isSlow = saveData === 'on' || (/^\d+(\.\d+)?$/.test(downlink) && Number(downlink) < SLOW_MBPS)
  return isSlow ? (SMALLER[size] ?? size) : size
}
