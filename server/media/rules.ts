// Accepted image formats, limits and the sizes in which images are served.

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

/** Whether an SVG declares entities or references external resources. */
export function hasExternalReference(svg: string): boolean {
  return /<!(?:DOCTYPE|ENTITY)|<script|<foreignObject|@import|url\(\s*['"]?(?!#)|\bhref\s*=\s*["'](?!#|data:image\/(?:png|jpeg|webp);)/i.test(
    svg,
  )
}
