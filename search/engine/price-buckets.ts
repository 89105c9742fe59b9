// Price buckets of about equal size with round ends.

const BINS_PER_E = 24

/** 1, 2, 2.5 or 5 times a power of ten, the nearest by ratio; whole main units of money when there are enough. */
function rounded(minor: number): number {
  const power = 10 ** Math.floor(Math.log10(minor))
  const candidates = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 10].map(step => Math.round(step * power))
  return candidates.reduce((best, one) =>
    Math.abs(Math.log(one / minor)) < Math.abs(Math.log(best / minor)) ? one : best,
  )
}

/** Buckets of prices in minor units, at most `wanted`; both ends included, the first begins at the least price. */
export function priceBucketsOf(prices: Float64Array, wanted: number): { min: number; max: number; count: number }[] {
  if (prices.length === 0 || wanted < 1) return []
  let least = Number.POSITIVE_INFINITY
  let most = 0
  const bins = new Uint32Array(40 * BINS_PER_E)
  const binOf = (price: number) => Math.min(bins.length - 1, Math.floor(Math.log(Math.max(1, price)) * BINS_PER_E))
  for (const price of prices) {
    if (price < least) least = price
    if (price > most) most = price
    const bin = binOf(price)
    bins[bin] = (bins[bin] as number) + 1
  }
  const ends: number[] = []
  let seen = 0
  for (const [bin, count] of bins.entries()) {
    seen += count
    if (ends.length + 1 >= wanted || seen < ((ends.length + 1) * prices.length) / wanted) continue
    const end = rounded(Math.exp((bin + 1) / BINS_PER_E))
    if (end > (ends.at(-1) ?? least) && end < most) ends.push(end)
  }
  const buckets = [...ends, most].map((max, at) => ({
    min: at === 0 ? least : (ends[at - 1] as number) + 1,
    max,
    count: 0,
  }))
  for (const price of prices) {
    const bucket = buckets.find(({ max }) => price <= max)
    if (bucket) bucket.count++
  }
  return buckets.filter(({ count }) => count > 0)
}
