// Price buckets of about equal counts with round bounds.

const BINS_PER_LN = 24

/** Rounds an amount in minor units to the nearest of a few steps per power of ten. */
function rounded(minor: number): number {
  const power = 10 ** Math.floor(Math.log10(minor))
  const candidates = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 10].map(step => Math.round(step * power))
  return candidates.reduce((best, one) =>
    Math.abs(Math.log(one / minor)) < Math.abs(Math.log(best / minor)) ? one : best,
  )
}

/**
 * Divides prices into buckets; the first begins at the lowest price.
 *
 * @param prices In minor units.
 * @param wanted Maximum number of buckets.
 * @returns Bounds in minor units, both included, and counts. Empty buckets are left out.
 */
export function priceBucketsOf(prices: Float64Array, wanted: number): { min: number; max: number; count: number }[] {
  if (prices.length === 0 || wanted < 1) return []
  let lowest = Number.POSITIVE_INFINITY
  let highest = 0
  const bins = new Uint32Array(40 * BINS_PER_LN)
  const binOf = (price: number) => Math.min(bins.length - 1, Math.floor(Math.log(Math.max(1, price)) * BINS_PER_LN))
  for (const price of prices) {
    if (price < lowest) lowest = price
    if (price > highest) highest = price
    const bin = binOf(price)
    bins[bin] = (bins[bin] as number) + 1
  }
  const ends: number[] = []
  let seen = 0
  for (const [bin, count] of bins.entries()) {
    seen += count
    if (ends.length + 1 >= wanted || seen < ((ends.length + 1) * prices.length) / wanted) continue
    const end = rounded(Math.exp((bin + 1) / BINS_PER_LN))
    if (end > (ends.at(-1) ?? lowest) && end < highest) ends.push(end)
  }
  const buckets = [...ends, highest].map((max, at) => ({
    min: at === 0 ? lowest : (ends[at - 1] as number) + 1,
    max,
    count: 0,
  }))
  for (const price of prices) {
    const bucket = buckets.find(({ max }) => price <= max)
    if (bucket) bucket.count++
  }
  return buckets.filter(({ count }) => count > 0)
}
