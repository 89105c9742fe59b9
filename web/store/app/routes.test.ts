// Which address shows which page, and that every page has its screen and its words.

import { expect, test } from 'vitest'
import { loadWords } from './messages.ts'
import { loadScreen, matchRoute, ROUTES, type RouteName } from './routes.ts'

test.each([
  ['/', 'home', {}],
  ['/search', 'search', {}],
  ['/power-tools/114000000', 'category', { slug: 'power-tools', code: '114000000' }],
  ['/power-tools/drills/114010000', 'category', { slug: 'power-tools/drills', code: '114010000' }],
  ['/safety/1001000000', 'category', { slug: 'safety', code: '1001000000' }],
  ['/torvik-drill/mp/msn0000a1b2', 'product', { msn: 'msn0000a1b2' }],
  ['/mp/MSN0000A1B2', 'product', { msn: 'MSN0000A1B2' }],
])('%s is %s', (path, name, params) => {
  expect(matchRoute(path)).toMatchObject({ name, params })
})

test.each([
  '/114000000',
  '/power-tools/11400000',
  '/power-tools/11400000000',
  '/x/mp/msn1',
  '/x/mp/msn0000a1b2/y',
  '/search/x',
  '/nope',
])('%s is no page', path => {
  expect(matchRoute(path)).toBeNull()
})

test('every route has its screen and its words in both languages', async () => {
  for (const [name, route] of Object.entries(ROUTES)) {
    expect(await loadScreen(name as RouteName), name).toBeTypeOf('function')
    for (const language of ['en', 'hi'] as const) await loadWords(['common', ...route.areas], language)
  }
}, 30_000)
