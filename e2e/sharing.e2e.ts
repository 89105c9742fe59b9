// Metadata for search engines, other sites and home screens in the head of a page.

import type { APIRequestContext } from '@playwright/test'
import { LANGUAGES } from '../contract/shared/market.ts'
import { originOf } from './support/origin.ts'
import { expect, test } from './support/test.ts'

const LISTING = '/electricals/211000000'

type Node = Record<string, unknown> & { '@type': string }

async function headOf(request: APIRequestContext, address: string) {
  const html = await (await request.get(address)).text()
  const attribute = (tag: string, name: string) => tag.match(new RegExp(`${name}="([^"]*)"`))?.[1] ?? ''
  const tags = (html.match(/<(meta|link) [^>]*>/g) ?? []).map(tag => tag.replaceAll('&amp;', '&'))
  const meta = (name: string) =>
    tags.filter(tag => tag.includes(`"${name}"`) && tag.startsWith('<meta')).map(tag => attribute(tag, 'content'))
  const links = (rel: string) => tags.filter(tag => tag.includes(`rel="${rel}"`))
  const described = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
    ([, text = '']) => JSON.parse(text) as Node[],
  )
  return { html, meta, links, described, attribute }
}

/** Every URL in the structured data. */
function addressesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(addressesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    ['url', 'item', 'image', 'logo', 'urlTemplate'].includes(key) && !(typeof part === 'object' && !Array.isArray(part))
      ? [part].flat().map(String)
      : addressesIn(part),
  )
}

for (const language of LANGUAGES) {
  test(`pages describe themselves to other sites, in ${language}`, async ({ request, market }) => {
    const baseURL = originOf(market)
    const prefix = language === 'hi' ? '/hi' : ''
    const listing = await headOf(request, prefix + LISTING)
    const product = listing.html.match(/href="([^"]*\/mp\/msn[0-9a-z]{8})"/)?.[1] ?? ''
    for (const path of [prefix || '/', prefix + LISTING, product]) {
      const { meta, links, described, attribute } = await headOf(request, path)
      for (const name of ['og:title', 'og:type', 'og:url', 'og:image', 'og:description', 'twitter:card'])
        expect(meta(name), `${path} ${name}`).toHaveLength(1)
      expect(meta('og:url')).toEqual([baseURL + path])
      const [image = ''] = meta('og:image')
      expect(image.startsWith(`${baseURL}/`)).toBe(true)
      expect((await request.get(image)).headers()['content-type']).toMatch(/^image\//)
      for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
        const [tag = ''] = links(rel)
        expect((await request.get(attribute(tag, 'href'))).status(), `${path} ${rel}`).toBe(200)
      }
      const addresses = addressesIn(described)
      expect(addresses.length).toBeGreaterThan(3)
      for (const address of addresses) expect(address).toMatch(new RegExp(`^${baseURL}/`))
    }
    const list = listing.described.find(node => node['@type'] === 'ItemList')
    const elements = list?.itemListElement as { position: number; url: string }[]
    expect(elements.map(({ position }) => position)).toEqual(Array.from({ length: 10 }, (_, at) => at + 1))
    expect((await request.get(elements[0]?.url ?? '')).status()).toBe(200)
  })

  test(`the home page names its countries and its search, in ${language}`, async ({ request, market }) => {
    const baseURL = originOf(market)
    const prefix = language === 'hi' ? '/hi' : ''
    const { described, links, attribute } = await headOf(request, prefix || '/')
    const tags = links('alternate').map(tag => [attribute(tag, 'hreflang'), attribute(tag, 'href')])
    const abroad = baseURL.replace('localhost', 'ae.localhost')
    expect(Object.fromEntries(tags)).toEqual({
      'en-IN': `${baseURL}/`,
      'hi-IN': `${baseURL}/hi`,
      'en-AE': `${abroad}/`,
      'hi-AE': `${abroad}/hi`,
      'x-default': `${baseURL}/`,
    })
    const types = described.map(node => node['@type'])
    expect(types).toEqual(['Organization', 'WebSite'])
    const { potentialAction } = described[1] as unknown as { potentialAction: { target: { urlTemplate: string } } }
    const template = potentialAction.target.urlTemplate
    expect(template).toBe(`${baseURL}${prefix}/search?str={search_term_string}`)
    expect((await request.get(template.replace('{search_term_string}', 'drill'))).status()).toBe(200)
  })
}
