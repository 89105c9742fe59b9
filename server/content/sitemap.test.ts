// Sitemap, robots.txt and OpenSearch over HTTP: well-formed, complete, within the protocol limits.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { openTestStore, type TestStore } from '../testing/store.ts'
import { PRODUCTS_OF_A_PART } from './queries/sitemap.ts'

const COUNT = statement('test.count', 'select count(*)::int as n from products where market = $1 and active')
const CATEGORIES = statement('test.count-categories', 'select count(*)::int as n from categories where market = $1')
const CATEGORIES_OF_BOTH = statement(
  'test.count-categories-of-both',
  "select count(*)::int as n from categories i join categories a using (slug) where i.market = 'IN' and a.market = 'AE'",
)
/** Two languages of the other country, for the two URLs of a page. */
const ABROAD_LINKS = 4
const SAFETY = statement('test.safety', "select market, code from categories where slug = 'safety'")
/** Copies products until a market has enough for three parts; triggers are disabled for speed. */
const MULTIPLY = `alter table products disable trigger user;
  create temp table copies as select copy.* from (select * from products where market = 'IN' order by msn limit 1) p,
    generate_series(1, 20500) n, jsonb_populate_record(null::products, to_jsonb(p) || jsonb_build_object(
      'msn', 'MSN' || lpad((50000000 + n)::text, 8, '0'), 'part_number', 'COPY-' || n,
      'slug', 'a-copy-with-a-name-of-some-length-as-products-have-it-&-more-' || n)) copy;
  do $$ declare names text; begin
    select string_agg(column_name, ', ') into names from information_schema.columns
      where table_schema = 'public' and table_name = 'products' and is_generated = 'NEVER';
    execute format('insert into products (%1$s) select %1$s from copies', names);
  end $$;
  alter table products enable trigger user;`

let store: TestStore

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

async function text(url: string, host = 'localhost'): Promise<string> {
  const { status, body } = await store.visitor(host).request('GET', url)
  expect(status, url).toBe(200)
  return String(body)
}

/** Checks that elements are balanced and text is escaped; returns the number of elements by name. */
function elementsOf(xml: string): Map<string, number> {
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n')).toBe(true)
  const counts = new Map<string, number>()
  const open: string[] = []
  const rest = xml.slice(xml.indexOf('?>') + 2).replace(/<(\/?)([A-Za-z:]+)((?:\s[\w:-]+="[^"<>]*")*)(\/?)>/g, tag => {
    const [, closing, name = '', , self] = /<(\/?)([A-Za-z:]+)([\s\S]*?)(\/?)>$/.exec(tag) ?? []
    if (closing) expect(open.pop()).toBe(name)
    else {
      counts.set(name, (counts.get(name) ?? 0) + 1)
      if (!self) open.push(name)
    }
    return ''
  })
  expect(open).toEqual([])
  expect(rest).not.toMatch(/[<>]|&(?!(amp|lt|gt|quot|apos);)/)
  return counts
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)

describe.each([
  ['IN', 'localhost', 'en-IN', 'hi-IN'],
  ['AE', 'ae.localhost', 'en-AE', 'hi-AE'],
] as const)('the sitemap of %s', (market, host, english, hindi) => {
  it('lists parts with every category and product in both languages', async () => {
    const index = await text('/sitemap.xml', host)
    expect(elementsOf(index).get('sitemap')).toBe(5)
    expect(elementsOf(index).get('lastmod')).toBe(3)
    const parts = locations(index)
    const { n: inBoth } = await store.app.db.one<{ n: number }>(CATEGORIES_OF_BOTH)
    expect(inBoth).toBeGreaterThan(100)
    expect(parts.every(part => part.startsWith(`http://${host}/sitemap/`))).toBe(true)
    for (const part of parts) {
      const xml = await text(new URL(part).pathname, host)
      const counts = elementsOf(xml)
      expect(counts.get('url') ?? 0, part).toBeGreaterThan(0)
      // each of the two URLs of a page lists both languages, the default and those of the other country as alternates
      const shared = part.includes('/categories-') ? ABROAD_LINKS * (inBoth + 1) : 0
      expect(counts.get('xhtml:link'), part).toBe((counts.get('url') ?? 0) * 3 + shared)
    }
    const { n: products } = await store.app.db.one<{ n: number }>(COUNT, [market])
    const productPart = await text('/sitemap/products-1.xml', host)
    expect(locations(productPart).length).toBe(products * 2)
    expect(elementsOf(productPart).get('lastmod')).toBe(products * 2)
    const { n: categories } = await store.app.db.one<{ n: number }>(CATEGORIES, [market])
    const categoryPart = await text('/sitemap/categories-1.xml', host)
    expect(locations(categoryPart).length).toBe((categories + 1) * 2)
    expect(categoryPart).toContain(`hreflang="${english}"`)
    expect(categoryPart).toContain(`hreflang="${hindi}"`)
    // the same entries in both countries, each with its own code
    const safety = categoryPart.match(/<url><loc>[^<]*\/hi\/safety\/\d+<\/loc>.*/)?.[0] ?? ''
    const codes = await store.app.db.rows<{ market: string; code: string }>(SAFETY)
    for (const { market: country, code } of codes) {
      const origin = country === 'IN' ? 'http://localhost' : 'http://ae.localhost'
      expect(safety).toContain(`hreflang="en-${country}" href="${origin}/safety/${code}"`)
      expect(safety).toContain(`hreflang="hi-${country}" href="${origin}/hi/safety/${code}"`)
    }
    expect(codes).toHaveLength(2)
    expect(safety).toMatch(/hreflang="x-default" href="http:\/\/localhost\/safety/)
    const pages = locations(await text('/sitemap/pages-1.xml', host))
    expect(pages).toContain(`http://${host}/hi/popular/hammer`)
    expect(pages).toContain(`http://${host}/store/safety`)
  })
})

describe('parts', () => {
  it('return 404 when they do not exist', async () => {
    for (const part of ['products-2', 'products-0', 'brands-2', 'nothing-1', 'products', '..%2fx']) {
      const { status } = await store.visitor().request('GET', `/sitemap/${part}.xml`)
      expect(status, part).toBe(404)
    }
  })

  it('hold ten thousand products each, without duplicates or gaps, far below 50 MB', async () => {
    await store.asOwner(MULTIPLY)
    const { n } = await store.app.db.one<{ n: number }>(COUNT, ['IN'])
    const parts = locations(await text('/sitemap.xml')).filter(address => address.includes('/products-'))
    expect(parts.length).toBe(Math.ceil(n / PRODUCTS_OF_A_PART))
    expect(parts.length).toBe(3)
    const all = new Set<string>()
    for (const part of parts) {
      const xml = await text(new URL(part).pathname)
      expect(Buffer.byteLength(xml)).toBeLessThan(50 * 1024 * 1024)
      const addresses = locations(xml)
      expect(addresses.length).toBeLessThanOrEqual(50_000)
      for (const address of addresses) all.add(address)
    }
    expect(all.size).toBe(n * 2)
  }, 60_000)
})

describe('other crawler files', () => {
  it('include robots.txt and OpenSearch in both languages', async () => {
    expect(await text('/robots.txt')).toMatch(/^User-agent: \*\n/)
    const english = await text('/opensearch.xml')
    expect(elementsOf(english).get('Url')).toBe(2)
    expect(english).toContain('http://localhost/search?str={searchTerms}')
    const hindi = await text('/hi/opensearch.xml', 'ae.localhost')
    elementsOf(hindi)
    expect(hindi).toContain('<ShortName>कारखाना</ShortName>')
    expect(hindi).toContain('http://ae.localhost/hi/search?str={searchTerms}')
  })
})
