// Rates of commission as people type them.

/** Parses `8.5` per cent as 850 basis points; null if it is not a rate from 0 to 100 with at most two decimals. */
export function basisPointsOf(typed: string): number | null {
  const text = typed.trim().replace(/\s*%$/, '')
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return null
  const points = Math.round(Number(text) * 100)
  return points <= 10_000 ? points : null
}
