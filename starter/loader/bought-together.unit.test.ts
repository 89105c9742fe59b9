// Tests that the bought-together rules name existing categories.

import { expect, it } from 'vitest'
import { categoryPlaces } from '../catalogue/category-trees.ts'
import { boughtTogetherKeys } from './bought-together.ts'

it('names only existing categories, and nearly all that have products', () => {
  const keys = new Set(categoryPlaces.map(({ key }) => key))
  expect(boughtTogetherKeys.filter(key => !keys.has(key))).toEqual([])
  const parents = new Set(categoryPlaces.flatMap(({ slug }) => slug.split('/').slice(0, -1)))
  const leaves = [...keys].filter(key => !parents.has(key))
  const named = leaves.filter(key => boughtTogetherKeys.includes(key))
  expect(named.length / leaves.length).toBeGreaterThan(0.85)
})
