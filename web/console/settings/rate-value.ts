// Tax rates as people type them.

/** Parses `12.5` percent as 1250 basis points; null if it is not a rate from 0 to 100 with at most two decimals. */
export function readRate(typed: string): number | null {
  const text = typed.trim().replace(/\s*%$/, '')
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return null
  const rateBp = Math.round(Number(text) * 100)
  return rateBp <= 10_000 ? rateBp : null
}
