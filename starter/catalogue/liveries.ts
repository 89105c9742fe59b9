// The colours of the invented brands: what a maker's machines are painted in and its logo is drawn in.

import { brands } from './brands.ts'

export interface Livery {
  /** `#rrggbb`, dark enough for white letters. */
  color: string
  /** `#rrggbb`, next to it. */
  accent: string
  /** Number of the outline of the logo, from 0; no two brands share colour and outline. */
  outline: number
}

/** Main colours with the second colour of each. Neighbours in the table of brands, which share a trade, differ clearly. */
const PAINTS: readonly (readonly [color: string, accent: string])[] = [
  ['#1f5fbf', '#f2b705'],
  ['#c62f2f', '#2b2e33'],
  ['#14806b', '#f28a1a'],
  ['#6b3fa0', '#2fb8c6'],
  ['#d1560f', '#1d3557'],
  ['#0f7490', '#e8d44d'],
  ['#a3195b', '#8b929c'],
  ['#3f7d20', '#1b222c'],
  ['#2b3a67', '#ef6c1a'],
  ['#8a5a12', '#12807a'],
  ['#374151', '#d62f2f'],
]

const byBrand = new Map<string, Livery>(
  brands.map(({ slug }, at) => {
    const [color, accent] = PAINTS[at % PAINTS.length] ?? ['#374151', '#d62f2f']
    return [slug, { color, accent, outline: Math.floor(at / PAINTS.length) }]
  }),
)

/** @throws Error when there is no such brand */
export function liveryOf(brand: string): Livery {
  const livery = byBrand.get(brand)
  if (!livery) throw new Error(`Unknown brand: ${brand}`)
  return livery
}
