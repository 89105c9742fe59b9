// Rules of content pages: URLs, robots directives, choice of campaign, contact validation.

import { z } from 'zod'
import { type LandingKind, type LandingLink, zBodyBlock } from '../../../contract/content/api.ts'
import { LANDING_FOLDER } from '../../../contract/content/document-kinds.rules.ts'
import { normalizeEmail, normalizeMobile } from '../../../contract/shared/identifiers.ts'
import { LANGUAGES, MARKET_INFO, type Market } from '../../../contract/shared/market.ts'

/** Path of a landing page, without language prefix. */
export function landingPath(kind: LandingKind, slug: string): string {
  return `/${LANDING_FOLDER[kind]}/${slug}`
}

/** A landing page as links show it. */
export function linkTo({ kind, slug, title, summary }: Omit<LandingLink, 'link'>): LandingLink {
  return { kind, slug, title, summary, link: landingPath(kind, slug) }
}

/** Path of an article, without language prefix. */
export function articlePath(slug: string): string {
  return `/articles/${slug}`
}

/** Path of a brand's page, without language prefix. */
export function brandPath(slug: string): string {
  return `/brands/${slug}`
}

/** Parses the path of a landing page or article; null for any other path. */
export function writtenPageOf(path: string): { kind: LandingKind | 'article'; slug: string } | null {
  const [, folder = '', slug = '', more] = path.split('/')
  if (!slug || more !== undefined) return null
  if (folder === 'articles') return { kind: 'article', slug }
  const kind = Object.entries(LANDING_FOLDER).find(([, name]) => name === folder)?.[0]
  return kind ? { kind: kind as LandingKind, slug } : null
}

/** Schema of the stored body of an article or page, in one language. */
export const zBody = z.array(zBodyBlock)

/** Source of the products and links of a landing page. */
export const zLandingSource = z.object({
  category: z.string().optional(),
  filters: z.record(z.string(), z.array(z.string())).optional(),
  query: z.object({ en: z.string(), hi: z.string() }).optional(),
  categories: z.array(z.string()).optional(),
  picks: z
    .array(
      z.object({
        category: z.string(),
        tag: z.string().optional(),
        title: z.object({ en: z.string(), hi: z.string() }),
      }),
    )
    .optional(),
})
export type LandingSource = z.output<typeof zLandingSource>

/** Splits a URL into its path (without language prefix, query, fragment and trailing slash) and its query. */
export function plainAddress(url: string): { path: string; query: URLSearchParams } {
  const [before = ''] = url.split('#')
  const [path = '', ...search] = before.split('?')
  const bare = path.replace(/^\/hi(?=\/|$)/, '').replace(/\/+$/, '')
  return { path: bare || '/', query: new URLSearchParams(search.join('?')) }
}

/** Private pages, which robots.txt disallows too. */
export const PRIVATE_PATHS = [
  '/quickorder',
  '/checkout',
  '/login',
  '/otp',
  '/sign-up',
  '/forgot-password',
  '/order-confirmation',
  '/dashboard',
  '/api/',
] as const

/** Query parameters that belong to the canonical URL. */
const CANONICAL_PARAMETERS = ['page', 'str', 'tag']

export interface RobotsDirective {
  robots: 'index,follow' | 'noindex,follow' | 'noindex,nofollow'
  canonical: string
  crawl: boolean
}

/**
 * Robots directives of a URL. Search pages are followed but not indexed; a sorted or filtered listing has the plain
 * listing as canonical URL; a page number above 1 is its own canonical URL; private pages are excluded.
 */
export function robotsOf(url: string): RobotsDirective {
  const { path, query } = plainAddress(url)
  if (PRIVATE_PATHS.some(closed => path === closed || path.startsWith(closed.endsWith('/') ? closed : `${closed}/`))) {
    return { robots: 'noindex,nofollow', canonical: path, crawl: false }
  }
  const parameters = new URLSearchParams()
  for (const name of CANONICAL_PARAMETERS) {
    const value = query.get(name)
    if (value && !(name === 'page' && (!/^\d{1,5}$/.test(value) || Number(value) <= 1))) parameters.set(name, value)
  }
  const searched = path === '/search' || query.has('search_query')
  if (!searched) for (const name of ['str', 'tag']) parameters.delete(name)
  const canonical = parameters.size > 0 ? `${path}?${parameters}` : path
  const shown = [...query.keys()].filter(name => !name.startsWith('utm_') && !['gclid', 'fbclid'].includes(name))
  const same = shown.every(name => parameters.has(name) || (name === 'page' && query.get('page') === '1'))
  return { robots: searched || !same ? 'noindex,follow' : 'index,follow', canonical, crawl: true }
}

/** The path in each language of the market, with its `hreflang` tag. */
export function alternatesOf(market: Market, path: string): { hreflang: string; link: string }[] {
  return LANGUAGES.map(language => ({
    hreflang: MARKET_INFO[market].languageTag[language],
    link: language === 'hi' ? `/hi${path === '/' ? '' : path}` : path,
  }))
}

/** Picks an active campaign in proportion to its weight; deterministic for a seed in [0, 1). */
export function pickCampaign<T extends { weight: number }>(running: readonly T[], seed: number): T | null {
  const total = running.reduce((sum, { weight }) => sum + weight, 0)
  let left = Math.min(Math.max(seed, 0), 1 - Number.EPSILON) * total
  for (const campaign of running) {
    left -= campaign.weight
    if (left < 0) return campaign
  }
  return null
}

export type ContactProblem = { path: string; message: string }

/** Normalises contact details; returns problems with the messages of the forms when they are invalid. */
export function contactOf(
  { email, phone }: { email: string; phone: string },
  market: Market,
  needed: { email: boolean; phone: boolean },
): { email: string | null; phone: string | null; problems: ContactProblem[] } {
  const problems: ContactProblem[] = []
  const digits = market === 'IN' ? 10 : 9
  const goodEmail = email ? normalizeEmail(email) : null
  const goodPhone = phone ? normalizeMobile(phone, market) : null
  if (email && !goodEmail) problems.push({ path: 'body.email', message: 'Kindly enter valid email id.' })
  if (!email && needed.email) problems.push({ path: 'body.email', message: 'Kindly enter your email id.' })
  if (phone && !goodPhone) {
    const message = /^[\d\s+().-]*$/.test(phone)
      ? `Mobile should contain ${digits} digits.`
      : 'Mobile should contain only digits.'
    problems.push({ path: 'body.phone', message })
  }
  if (!phone && (needed.phone || (!email && !needed.email))) {
    problems.push({ path: 'body.phone', message: 'Kindly enter your mobile no.' })
  }
  return { email: goodEmail, phone: goodPhone, problems }
}

const WORDS_PER_MINUTE = 200

/** Reading time in minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
