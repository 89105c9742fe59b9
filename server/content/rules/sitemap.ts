// Text formats for search engines and browsers: sitemap, robots.txt, OpenSearch description.

import type { Language, Market } from '../../../contract/shared/market.ts'
import { alternatesOf, PRIVATE_PATHS } from './pages.ts'

/** A URL of the sitemap in the default language; the other languages are derived from it. */
export interface SitemapEntry {
  /** Path without language prefix. */
  path: string
  updatedAt?: Date | undefined
  /** Where other countries have the same page. */
  elsewhere?: PageElsewhere[]
}

export interface PageElsewhere {
  market: Market
  /** Absolute origin without a trailing slash. */
  origin: string
  /** Path without language prefix. */
  path: string
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, character => ENTITIES[character] ?? character)
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** A sitemap index of absolute addresses, with the time of the last change where it is known. */
export function indexXml(parts: readonly { address: string; updatedAt: Date | null }[]): string {
  const lines = parts.map(({ address, updatedAt }) => {
    const changed = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : ''
    return `<sitemap><loc>${escapeXml(address)}</loc>${changed}</sitemap>\n`
  })
  return `${DECLARATION}<sitemapindex xmlns="${SITEMAP}">\n${lines.join('')}</sitemapindex>\n`
}

/** One entry per language, each with the alternates in all languages and countries, as hreflang requires. */
function entryXml({ path, updatedAt, elsewhere = [] }: SitemapEntry, origin: string, market: Market): string {
  const address = (link: string, at = origin) => escapeXml(`${at}${encodeURI(link)}`)
  const own = alternatesOf(market, path)
  // visitors of other languages are sent to India, where the page exists too
  const fallback = elsewhere.find(one => one.market === 'IN') ?? { origin, path }
  const alternates = [
    ...own.map(({ hreflang, link }) => [hreflang, address(link)]),
    ...elsewhere.flatMap(one =>
      alternatesOf(one.market, one.path).map(({ hreflang, link }) => [hreflang, address(link, one.origin)]),
    ),
    ['x-default', address(fallback.path, fallback.origin)],
  ]
  const links = alternates.map(([hreflang, to]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${to}"/>`)
  const changed = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : ''
  return own.map(({ link }) => `<url><loc>${address(link)}</loc>${changed}${links.join('')}</url>\n`).join('')
}

/** A part of the sitemap, streamed. */
export async function* urlsetXml(
  pages: AsyncIterable<SitemapEntry[]>,
  origin: string,
  market: Market,
): AsyncGenerator<string> {
  yield `${DECLARATION}<urlset xmlns="${SITEMAP}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  for await (const page of pages) yield page.map(entry => entryXml(entry, origin, market)).join('')
  yield '</urlset>\n'
}

/** robots.txt: disallows private pages in both languages. */
export function robotsText(origin: string, production: boolean): string {
  if (!production) return 'User-agent: *\nDisallow: /\n'
  const closed = PRIVATE_PATHS.flatMap(path => (path === '/api/' ? [path] : [path, `/hi${path}`]))
  return `User-agent: *\n${closed.map(path => `Disallow: ${path}\n`).join('')}Sitemap: ${origin}/sitemap.xml\n`
}

const OPENSEARCH: Record<Language, { name: string; description: string }> = {
  en: { name: 'Karkhana', description: 'Search industrial and business supplies on Karkhana' },
  hi: { name: 'कारखाना', description: 'कारखाना पर औद्योगिक और कारोबारी सामान खोजें' },
}

/** OpenSearch description, for searching the store from the address bar. */
export function openSearchXml(origin: string, language: Language): string {
  const { name, description } = OPENSEARCH[language]
  const prefix = language === 'hi' ? '/hi' : ''
  const template = escapeXml(`${origin}${prefix}/search?str={searchTerms}`)
  const self = escapeXml(`${origin}${prefix}/opensearch.xml`)
  return `${DECLARATION}<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${name}</ShortName>
<Description>${description}</Description>
<Language>${language}</Language>
<InputEncoding>UTF-8</InputEncoding>
<OutputEncoding>UTF-8</OutputEncoding>
<Url type="text/html" method="get" template="${template}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${self}"/>
</OpenSearchDescription>
`
}
