// The rules of what goes together name categories that there are.

import { expect, it } from 'vitest'
import { categoryPlaces } from '../catalogue/category-trees.ts'
import { togetherKeys } from './together.ts'

it('names only categories of the store, and nearly all that hold goods', () => {
  const keys = new Set(categoryPlaces.map(({ key }) => key))
  expect(togetherKeys.filter(key => !keys.has(key))).toEqual([])
  const parents = new Set(categoryPlaces.flatMap(({ slug }) => slug.split('/').slice(0, -1)))
  const leaves = [...keys].filter(key => !parents.has(key))
  const named = leaves.filter(key => togetherKeys.includes(key))
  expect(named.length / leaves.length).toBeGreaterThan(0.85)
})
