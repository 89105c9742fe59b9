// The pages of the store: which address shows which screen, and what it needs beside.

import type { ComponentType } from 'react'
import type { Area } from './messages.ts'

interface RouteDefinition {
  /** Against the path without language prefix; named groups become the parameters. */
  pattern: RegExp
  /** File below web/store without its ending; it exports `Screen`. */
  screen: string
  /** Words beside `common`. */
  areas: readonly Area[]
  /** Needs a logged-in visitor, is never kept in the page cache. */
  personal?: boolean
  /** Differs by visitor without needing a login (cart, login): never kept. */
  private?: boolean
  /** A change of query or fragment is the screen's own matter. */
  inPlace?: boolean
  /** Parameters of the query that make it another page all the same, with a title of its own. */
  pageBy?: readonly string[]
  /** `plain` drops the category bar, as in the checkout. */
  frame?: 'plain'
}

const define = <T extends Record<string, RouteDefinition>>(table: T): { [K in keyof T]: RouteDefinition } => table

/** Tried in this order. `notFound` and `error` match nothing: the renderer chooses them. */
export const ROUTES = define({
  home: { pattern: /^\/$/, screen: 'storefront/home/home-page', areas: ['home'] },
  search: {
    pattern: /^\/search$/,
    screen: 'listing/listing-page',
    areas: ['listing'],
    inPlace: true,
    pageBy: ['str', 'search_query', 'tag', 'category', 'didYouMean'],
  },
  product: {
    pattern: /^\/(?:.+\/)?mp\/(?<msn>msn[0-9a-z]{8})$/i,
    screen: 'storefront/product/product-page',
    areas: ['product'],
    inPlace: true,
  },
  category: {
    pattern: /^(?:\/city\/(?<city>[a-z0-9-]+))?\/(?<slug>.+)\/(?<code>\d{9,10})$/,
    screen: 'listing/listing-page',
    areas: ['listing'],
    inPlace: true,
  },
  brands: {
    pattern: /^\/(?<kind>brands|brand-store)(?:\/letter\/(?<letter>0-9|[a-z]))?$/,
    screen: 'listing/brands/brands-page',
    areas: ['brands'],
  },
  brand: {
    pattern: /^\/brands\/(?<brand>[a-z0-9-]+)$/,
    screen: 'listing/listing-page',
    areas: ['listing'],
    inPlace: true,
    pageBy: ['category'],
  },
  landing: {
    pattern: /^\/(?<folder>attributes|popular|deals)\/(?<slug>[a-z0-9-]+)$/,
    screen: 'listing/listing-page',
    areas: ['listing'],
    inPlace: true,
    pageBy: ['category'],
  },
  categories: { pattern: /^\/categories$/, screen: 'listing/categories/categories-page', areas: ['content'] },
  store: { pattern: /^\/store\/(?<slug>[a-z0-9-]+)$/, screen: 'content/store-page', areas: ['content'] },
  priceList: {
    pattern: /^\/price-list(?:\/(?<slug>[a-z0-9-]+))?$/,
    screen: 'content/price-list-page',
    areas: ['content'],
  },
  articles: { pattern: /^\/articles$/, screen: 'content/articles-page', areas: ['content'] },
  article: { pattern: /^\/articles\/(?<slug>[a-z0-9-]+)$/, screen: 'content/text-page', areas: ['content'] },
  info: { pattern: /^\/info\/(?<slug>[a-z0-9-]+)$/, screen: 'content/text-page', areas: ['content'] },
  compare: { pattern: /^\/compare$/, screen: 'storefront/compare/compare-page', areas: ['compare'], inPlace: true },
  cart: { pattern: /^\/quickorder$/, screen: 'cart/cart-page', areas: ['cart', 'totals'], private: true },
  login: { pattern: /^\/login$/, screen: 'auth/login-page', areas: ['auth'], private: true, frame: 'plain' },
  otp: { pattern: /^\/otp$/, screen: 'auth/otp-page', areas: ['auth'], private: true, frame: 'plain' },
  signUp: {
    pattern: /^\/sign-up$/,
    screen: 'auth/sign-up-page',
    areas: ['auth', 'business'],
    private: true,
    frame: 'plain',
  },
  forgotPassword: {
    pattern: /^\/forgot-password$/,
    screen: 'auth/forgot-password-page',
    areas: ['auth'],
    private: true,
    frame: 'plain',
  },
  checkout: {
    pattern: /^\/checkout$/,
    screen: 'checkout/checkout-page',
    areas: ['checkout'],
    personal: true,
    frame: 'plain',
  },
  checkoutAddress: {
    pattern: /^\/checkout\/address$/,
    screen: 'checkout/address-page',
    areas: ['checkout', 'address', 'business', 'order', 'totals'],
    personal: true,
    frame: 'plain',
  },
  checkoutPayment: {
    pattern: /^\/checkout\/payment$/,
    screen: 'checkout/payment-page',
    areas: ['checkout', 'address', 'order', 'totals'],
    personal: true,
    frame: 'plain',
  },
  orderConfirmation: {
    pattern: /^\/order-confirmation$/,
    screen: 'checkout/confirmation-page',
    areas: ['checkout', 'address', 'order', 'totals'],
    personal: true,
  },
  dashboard: {
    pattern: /^\/dashboard$/,
    screen: 'customers/overview-page',
    areas: ['account', 'address', 'business', 'order'],
    personal: true,
  },
  orders: {
    pattern: /^\/dashboard\/order$/,
    screen: 'orders/orders-page',
    areas: ['account', 'order'],
    personal: true,
  },
  order: {
    pattern: /^\/dashboard\/order\/(?<number>\d{1,12})$/,
    screen: 'orders/order-page',
    areas: ['account', 'address', 'order', 'totals'],
    personal: true,
  },
  addresses: {
    pattern: /^\/dashboard\/addresses$/,
    screen: 'addresses/addresses-page',
    areas: ['account', 'address'],
    personal: true,
  },
  business: {
    pattern: /^\/dashboard\/business$/,
    screen: 'customers/business-page',
    areas: ['account', 'business'],
    personal: true,
  },
  profile: {
    pattern: /^\/dashboard\/profile$/,
    screen: 'customers/profile-page',
    areas: ['account', 'auth'],
    personal: true,
  },
  notFound: { pattern: /^$/, screen: 'storefront/not-found/not-found-page', areas: [] },
  error: { pattern: /^$/, screen: 'storefront/not-found/error-page', areas: [] },
})

export type RouteName = keyof typeof ROUTES
export type RouteParams = Readonly<Record<string, string>>

export interface RouteMatch {
  name: RouteName
  route: RouteDefinition
  params: RouteParams
}

/** The page of a path without language prefix, or null when none is there. */
export function matchRoute(path: string): RouteMatch | null {
  for (const [name, route] of Object.entries(ROUTES)) {
    const found = route.pattern.exec(path)
    if (found) return { name: name as RouteName, route, params: { ...found.groups } }
  }
  return null
}

/** A screen as the router sees it; what its data is, is between it and its loader. */
export type ScreenComponent = ComponentType<{ data: unknown }>

const screens = import.meta.glob<{ Screen: ComponentType<{ data: never }> }>('../**/*-page.tsx')

/** Path of a screen's file, as the build's manifest names it. */
export function screenFile(name: RouteName): string {
  return `web/store/${ROUTES[name].screen}.tsx`
}

export async function loadScreen(name: RouteName): Promise<ScreenComponent> {
  const load = screens[`../${ROUTES[name].screen}.tsx`]
  if (!load) throw new Error(`No screen ${ROUTES[name].screen}`)
  return (await load()).Screen as ScreenComponent
}
