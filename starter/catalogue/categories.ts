// The categories of both markets: the trees of category-trees.ts with their texts and pictures.

import { electricalCategories } from './categories-electrical.ts'
import { homeCategories } from './categories-home.ts'
import { officeCategories } from './categories-office.ts'
import { plumbingCategories } from './categories-plumbing.ts'
import { safetyCategories } from './categories-safety.ts'
import { toolCategories } from './categories-tools.ts'
import { parseCategoryTexts } from './category-texts.ts'
import { categoryPlaces } from './category-trees.ts'
import type { StarterCategory } from './types.ts'

const wordsByKey = new Map(
  [
    safetyCategories,
    electricalCategories,
    toolCategories,
    plumbingCategories,
    officeCategories,
    homeCategories,
  ].flatMap(parseCategoryTexts),
)

/** Every category of both markets, parents before children. Throws at import when one has no texts. */
export const categories: StarterCategory[] = categoryPlaces.map(({ key, ...place }) => {
  const words = wordsByKey.get(key)
  if (!words) throw new Error(`The category ${key} has no words`)
  return { ...place, ...words }
})
