// Which URL shows which screen, and that every route has its screen and its messages.

import { expect, test } from 'vitest'
import { isSharedPage, matchRoute } from '../../framework/routes.ts'
import { isNamedFirst, storeApp } from './app.ts'
import { loadMessages } from './messages.ts'
import { ROUTES } from './routes.ts'

test.each([
  ['/', 'home', {}],
  ['/search', 'search', {}],
  ['/power-tools/114000000', 'category', { slug: 'power-tools', code: '114000000' }],
  ['/power-tools/drills/114010000', 'category', { slug: 'power-tools/drills', code: '114010000' }],
  ['/safety/1001000000', 'category', { slug: 'safety', code: '1001000000' }],
  ['/torvik-drill/mp/msn0000a1b2', 'product', { msn: 'msn0000a1b2' }],
  ['/mp/MSN0000A1B2', 'product', { msn: 'MSN0000A1B2' }],
])('%s is %s', (path, name, params) => {
  expect(matchRoute(ROUTES, path)).toMatchObject({ name, params })
})

test.each([
  '/114000000',
  '/power-tools/11400000',
  '/power-tools/11400000000',
  '/x/mp/msn1',
  '/x/mp/msn0000a1b2/y',
  '/search/x',
  '/nope',
])('%s is not a page', path => {
  expect(matchRoute(ROUTES, path)).toBeNull()
})

test('every route has its screen and its messages in both languages', async () => {
  for (const [name, route] of Object.entries(ROUTES)) {
    expect(await storeApp.loadScreen(route), name).toBeTypeOf('function')
    for (const language of ['en', 'hi'] as const) await loadMessages(['common', ...route.namespaces], language)
  }
}, 30_000)

test('the first script of every page names the screens of shared pages and no others', () => {
  const named = Object.values(ROUTES).filter(isNamedFirst)
  const shared = Object.values(ROUTES).filter(route => !route.personal && !route.private)
  const seldom = [ROUTES.enquiry, ROUTES.newsletter, ROUTES.offline, ROUTES.consent]
  const isSeldom = (route: (typeof seldom)[number]) =>
    seldom.includes(route) || /^(content|listing\/brands|listing\/categories|storefront\/compare)\//.test(route.screen)
  expect(named).toEqual(shared.filter(route => !isSeldom(route)))
})

test('a page is shared by all visitors unless its route is personal or private', () => {
  for (const path of ['/', '/power-tools/114000000', '/mp/msn0000a1b2', '/nope']) {
    expect(isSharedPage(ROUTES, path), path).toBe(true)
  }
  for (const path of ['/quickorder', '/checkout/payment', '/dashboard', '/dashboard/order/7', '/login']) {
    expect(isSharedPage(ROUTES, path), path).toBe(false)
  }
})

test('a new personal route is never shared, without any other change', () => {
  const wishlist = { pattern: /^\/wishlist$/, screen: 'customers/wishlist-page', namespaces: [] }
  expect(isSharedPage({ ...ROUTES, wishlist }, '/wishlist')).toBe(true)
  expect(isSharedPage({ ...ROUTES, wishlist: { ...wishlist, personal: true } }, '/wishlist')).toBe(false)
  expect(isSharedPage({ ...ROUTES, wishlist: { ...wishlist, private: true } }, '/wishlist')).toBe(false)
})
