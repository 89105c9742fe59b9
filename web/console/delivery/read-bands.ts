// Parses the distance bands of a carrier: one per line, kilometres and days.

export interface Band {
  maxKm: number
  days: number
}

const LINE = /^(\d{1,5})[\s,;:]+(\d{1,2})$/

/** Null if a line is not a band, or there is none. */
export function readBands(text: string): Band[] | null {
  const lines = text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
  const bands = lines.map(line => LINE.exec(line))
  if (bands.length === 0 || bands.includes(null)) return null
  return bands.map(found => ({ maxKm: Number(found?.[1]), days: Number(found?.[2]) }))
}

export const bandText = (bands: readonly Band[]): string =>
  bands.map(({ maxKm, days }) => `${maxKm} ${days}`).join('\n')
