// What a picture may be, and the ladder of sizes in which it is shown.

/** Longest side in pixels by name, small to large. */
export const SIZES = { icon: 48, thumbnail: 96, small: 160, medium: 320, large: 640, xlarge: 1280 } as const
export type SizeName = keyof typeof SIZES

export function isSizeName(name: string): name is SizeName {
  return Object.hasOwn(SIZES, name)
}

/** Bytes of the largest upload. */
export const MAX_BYTES = 12 * 1024 * 1024
/** Pixels of the largest picture: beyond it, decoding would cost more memory than a picture is worth. */
export const MAX_PIXELS = 50_000_000

/** Format as the decoder names it, by the type that an upload claims. */
export const FORMATS: Record<string, string> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
}

/** Dots per inch at which a drawing of this width reaches `target` pixels; 72 is its natural size. */
export function drawingDensity(naturalWidth: number, target: number): number {
  return Math.min(2400, Math.max(1, Math.ceil((72 * target) / Math.max(1, naturalWidth))))
}

/** Whether a drawing declares entities or refers outside itself; ours never need to. */
export function hasExternalReference(svg: string): boolean {
  return /<!(?:DOCTYPE|ENTITY)|<script|<foreignObject|@import|url\(\s*['"]?(?!#)|\bhref\s*=\s*["'](?!#|data:image\/(?:png|jpeg|webp);)/i.test(
    svg,
  )
}
