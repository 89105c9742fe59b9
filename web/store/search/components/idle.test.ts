// When the search nudge opens, what the keys of the search box reach, and what it offers.

import { expect, test } from 'vitest'
import type { Translate } from '../../app/messages.ts'
import { isIdle, withActivity } from './idle.ts'
import { groupsOf, nextChoice } from './search-choices.ts'

test('it is idle after the seconds without activity, and never after scrolling', () => {
  const start = { last: 1000, scrolled: false }
  expect(isIdle(start, 10_999, 10)).toBe(false)
  expect(isIdle(start, 11_000, 10)).toBe(true)
  const moved = withActivity(start, 'move', 5000)
  expect(isIdle(moved, 11_000, 10)).toBe(false)
  expect(isIdle(withActivity(moved, 'key', 5100), 15_000, 10)).toBe(true)
  expect(isIdle(withActivity(start, 'scroll', 2000), 1e9, 10)).toBe(false)
  expect(isIdle(start, 1e9, 0)).toBe(false)
})

test('arrows go round through the choices and the box itself', () => {
  expect([-1, 0, 2].map(at => nextChoice('ArrowDown', at, 3))).toEqual([0, 1, -1])
  expect([-1, 0, 2].map(at => nextChoice('ArrowUp', at, 3))).toEqual([2, -1, 1])
  expect(nextChoice('ArrowDown', -1, 0)).toBeNull()
  expect(nextChoice('a', 1, 3)).toBeNull()
})

test('recent searches come first, without duplicates and empty groups', () => {
  const t: Translate<'search'> = key => key
  const common: Translate<'common'> = key => key
  const state = {
    str: '',
    terms: [
      { term: 'drill', link: '/search?str=drill' },
      { term: 'wire', link: '/search?str=wire' },
    ],
    categories: [],
    brands: [],
    products: [],
  }
  const groups = groupsOf(state, ['drill'], '', t, common)
  expect(groups.map(({ title, choices }) => [title, choices.map(({ text }) => text)])).toEqual([
    ['recent', ['drill']],
    ['popular', ['wire']],
  ])
  expect(groupsOf(state, [], 'dr', t, common).map(({ title }) => title)).toEqual(['terms'])
  expect(groupsOf(null, [], 'dr', t, common)).toEqual([])
})
