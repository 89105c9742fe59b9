// Which variant each choice of an attribute leads to; pure.

import type { Variant } from '../../../contract/variants.ts'

export interface Choice {
  value: string
  variant: Variant
  current: boolean
  /** Taking it changes another attribute as well: the exact combination does not exist. */
  changesOthers: boolean
}

/** How many other attributes a variant shares with the current values. */
function likeness(variant: Variant, current: readonly string[], except: number): number {
  return current.filter((value, at) => at !== except && variant.values[at] === value).length
}

/** The choices of the attribute at `index`: each value once, leading to the variant most like the current one. */
export function choicesOf(variants: readonly Variant[], msn: string, index: number): Choice[] {
  const current = variants.find(variant => variant.msn === msn)?.values ?? []
  const values = [...new Set(variants.map(variant => variant.values[index] ?? ''))].filter(value => value !== '')
  return values.flatMap(value => {
    const [best] = variants
      .filter(variant => variant.values[index] === value)
      .sort((a, b) => likeness(b, current, index) - likeness(a, current, index))
    if (!best) return []
    const changesOthers = likeness(best, current, index) < current.length - 1
    return [{ value, variant: best, current: value === current[index], changesOthers }]
  })
}
