// Allowed targets of search redirects, and redirect loops.

import { expect, it } from 'vitest'
import { goesInCircles, redirectPath, searchedText } from './redirects.rules.ts'

it('takes pages of the store alone', () => {
  expect(redirectPath(' /deals/best-offers?x=1#brand-torvik ')).toBe('/deals/best-offers?x=1#brand-torvik')
  expect(redirectPath('/search?str=हथौड़ा')).toMatch(/^\/search\?str=%E0/)
  for (const wrong of [
    ...['', 'deals', 'https://other.example/', '//other.example', '/\\other.example', '/\t/other.example', '/a b'],
    ...['/api/v1/search', '/console', '/hi/deals', '/x/../console', '/.//other.example', '/x/..//other.example', '/HI'],
  ])
    expect(redirectPath(wrong), wrong).toBeNull()
})

it('holds for a text alone, whatever its case, and not for narrowed results', () => {
  expect(searchedText('/search?str=Bosch++DRILL&orderBy=price')).toBe('bosch drill')
  for (const other of ['/search', '/search?str=', '/search?str=drill&brand=torvik', '/searches?str=drill'])
    expect(searchedText(other), other).toBeNull()
})

it('finds circles over texts and moved pages', () => {
  const texts = new Map([
    ['drills', '/search?str=drill'],
    ['drill', '/drilling'],
  ])
  const paths = new Map([
    ['/drilling', '/deals'],
    ['/deals', '/search?str=DRILLS'],
    ['/a', '/b'],
    ['/b', '/a'],
  ])
  expect(goesInCircles('x', '/search?str=x', { texts, paths })).toBe(true)
  expect(goesInCircles('drill', '/drilling', { texts, paths })).toBe(true)
  expect(goesInCircles('x', '/a?y=1', { texts, paths })).toBe(true)
  expect(goesInCircles('drill', '/brands/torvik', { texts, paths })).toBe(false)
})
