// Kinds of content that staff edit, the format of their keys, and where the store shows a document.

import type { LandingKind } from './api.ts'

export const DOCUMENT_KINDS = [
  ...(['layout', 'footer', 'menu', 'article', 'page'] as const),
  ...(['faqs', 'intro', 'meta', 'redirect'] as const),
] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

const SLUG = '[a-z0-9]+(?:-[a-z0-9]+)*'
const CATEGORY = String.raw`\d{9,10}`
const IS_CATEGORY = new RegExp(`^${CATEGORY}$`)
const PATH = String.raw`\/(?:[^\s\\/?#][^\s\\?#]*)?`

/** A document is identified by market, kind and key. */
const KEYS: Readonly<Record<DocumentKind, RegExp>> = {
  /** `home`, the code of a category or the slug of a brand; other codes are only used by apps. */
  layout: new RegExp(`^(?!footer$)(?:${SLUG}|${CATEGORY}|${SLUG}:${CATEGORY})$`),
  footer: /^footer$/,
  menu: /^menu$/,
  article: new RegExp(`^${SLUG}$`),
  page: new RegExp(`^(?:info|deal|attribute|popular-search|price-list|store)/${SLUG}$`),
  faqs: new RegExp(`^(?:category/${CATEGORY}|(?:brand|attribute)/${SLUG}|product/MSN[0-9A-Z]{8})$`),
  intro: new RegExp(`^(?:category/${CATEGORY}|brand/${SLUG})$`),
  meta: new RegExp(`^${PATH}$`),
  redirect: new RegExp(`^${PATH}$`),
}

/** Addresses of the server itself, the language prefix, and pages that purchases and accounts depend on. */
const NOT_REDIRECTED = new RegExp(
  `^/(?:$|(?:${[
    'hi|api|console|assets|media|videos|dev|gateway|payment|preview|_data',
    'quickorder|cart|checkout|login|otp|sign-up|forgot-password|order-confirmation|dashboard',
  ].join('|')})(?:/|$))`,
)

export const MAX_KEY = 300

/** What the mega menu has at most: departments, and in each pinned categories and links. */
export const MAX_DEPARTMENTS = 60
export const MAX_PINNED = 12
export const MAX_MENU_LINKS = 8

/** Whether a key is valid for a kind. */
export function isDocumentKey(kind: DocumentKind, key: string): boolean {
  if (key.length > MAX_KEY || !KEYS[kind].test(key)) return false
  if (kind === 'meta') return key === '/' || !key.endsWith('/')
  return kind !== 'redirect' || (!NOT_REDIRECTED.test(key) && !key.endsWith('/'))
}

/** URL prefix of each kind of landing page. */
export const LANDING_FOLDER: Readonly<Record<LandingKind, string>> = {
  info: 'info',
  deal: 'deals',
  attribute: 'attributes',
  'popular-search': 'popular',
  'price-list': 'price-list',
  store: 'store',
}

/**
 * Path of the page on which the store shows a document; null when it has none. A layout whose code is neither a
 * category nor a brand has none either; the caller has to check that.
 */
export function pageOfDocument(kind: DocumentKind, key: string): string | null {
  if (kind === 'footer' || (kind === 'layout' && key === 'home')) return '/'
  if (kind === 'layout' && !key.includes(':')) return IS_CATEGORY.test(key) ? `/category/${key}` : `/brands/${key}`
  // previews have no scripts, and this page shows what the menu opens
  if (kind === 'menu') return '/categories'
  if (kind === 'article') return `/articles/${key}`
  if (kind === 'meta' || kind === 'redirect') return key
  const [owner = '', slug = ''] = key.split('/')
  if (kind === 'page') return `/${LANDING_FOLDER[owner as LandingKind]}/${slug}`
  if (kind === 'faqs' || kind === 'intro') {
    if (owner === 'brand') return `/brands/${slug}`
    if (owner === 'attribute') return `/attributes/${slug}`
    // the store finds a category by the code at the end of any path
    if (owner === 'category') return `/category/${slug}`
  }
  return null
}

/** Kinds whose draft can be previewed before publication. */
export function hasPreview(kind: DocumentKind, key: string): boolean {
  return ['footer', 'menu', 'article', 'page'].includes(kind) || (kind === 'layout' && !key.includes(':'))
}
