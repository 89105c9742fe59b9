// Checks the written content: every category, both languages, no duplicates, no dead links.

import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { starterCatalogue } from '../catalogue/catalogue.ts'
import { categoryCode } from '../catalogue/category-trees.ts'
import type { LocalizedText, StarterMarket, StarterProduct } from '../catalogue/types.ts'
import { categoryStatistics } from './catalog-statistics.ts'
import { starterContent } from './content.ts'
import { plainText } from './text.ts'
import { VIDEOS } from './videos.ts'

const catalogue = starterCatalogue()
const amount = { en: '₹99', hi: '₹99' }
const figures = Object.fromEntries(
  ['shippingCharge', 'freeAbove', 'codMin', 'codMax', 'emiMin', 'neftMin'].map(name => [name, amount]),
)
const markets: StarterMarket[] = ['IN', 'AE']
const content = { IN: starterContent(catalogue, 'IN', figures), AE: starterContent(catalogue, 'AE', figures) }
const statistics = { IN: categoryStatistics(catalogue, 'IN'), AE: categoryStatistics(catalogue, 'AE') }

const inHindi = /[\u0900-\u097f]/

function expectBoth(words: LocalizedText, about: string): void {
  expect(words.en.length, about).toBeGreaterThan(2)
  expect(words.en, about).not.toMatch(inHindi)
  expect(words.hi, about).toMatch(inHindi)
}

/** Products in a category or below it. */
function productsIn(market: StarterMarket, code: string): StarterProduct[] {
  const slug = statistics[market].find(({ category }) => category.code === code)?.category.slug ?? '-'
  const below = new Set(
    statistics[market]
      .filter(({ category }) => `${category.slug}/`.startsWith(`${slug}/`))
      .map(({ category }) => category.code),
  )
  return catalogue.products.filter(product => below.has(product.category))
}

describe.each(markets)('the content of %s', market => {
  const { articles, faqs, intros, links, metaTags, pages, campaigns } = content[market]
  const covered = statistics[market].filter(({ level, children }) => level <= 2 && children.length > 0)

  it('answers questions about every top and second-level category in both languages', () => {
    expect(covered.length).toBeGreaterThan(60)
    for (const { category, level } of covered) {
      const own = faqs.filter(faq => faq.category === category.code)
      expect(own.length, category.slug).toBeGreaterThanOrEqual(level === 1 ? 5 : 3)
      for (const { question, answer } of own) {
        expectBoth(question, category.slug)
        expectBoth(answer, category.slug)
        expect(answer.en.length, question.en).toBeGreaterThan(60)
        expect(question.en, category.slug).toMatch(/\?$/)
      }
    }
  })

  it('introduces and titles every one of them', () => {
    for (const { category, level } of covered) {
      const intro = intros.find(({ kind, owner }) => kind === 'category' && owner === category.code)
      const meta = metaTags.find(({ pageUrl }) => pageUrl === `/${category.slug}/${category.code}`)
      for (const words of [intro?.text, meta?.title, meta?.description]) {
        expectBoth(words ?? { en: '', hi: '' }, category.slug)
      }
      expect(intro?.text.en.match(/\.(\s|$)/g)?.length, category.slug).toBeGreaterThanOrEqual(3)
      expect(meta?.description.en.length, category.slug).toBeLessThan(260)
      const popular = links.filter(
        ({ kind, pageUrl }) => kind === 'popular' && pageUrl === `/${category.slug}/${category.code}`,
      )
      expect(popular.length, category.slug).toBeGreaterThanOrEqual(level === 1 ? 4 : 1)
    }
  })

  it('has a guide of 300 to 500 words for every top category, the same in both languages', () => {
    const tops = statistics[market].filter(({ level }) => level === 1).map(({ category }) => category.code)
    for (const code of tops)
      expect(
        articles.some(({ category }) => category === code),
        code,
      ).toBe(true)
    for (const { slug, body, title, summary } of articles) {
      expectBoth(title, slug)
      expectBoth(summary, slug)
      for (const language of ['en', 'hi'] as const) {
        const words = plainText(body[language]).split(/\s+/).length
        expect(words, `${slug} ${language}`).toBeGreaterThanOrEqual(300)
        expect(words, `${slug} ${language}`).toBeLessThanOrEqual(520)
      }
      const shape = (language: 'en' | 'hi') =>
        body[language].map(block => {
          if (block.kind === 'table') return `table ${block.head.length}x${block.rows.map(row => row.length)}`
          return block.kind === 'list' ? `list ${block.items.length}` : block.kind
        })
      expect(shape('hi'), slug).toEqual(shape('en'))
      for (const block of body.en) {
        if (block.kind === 'table') for (const row of block.rows) expect(row.length, slug).toBe(block.head.length)
      }
    }
  })

  it('has no duplicate texts', () => {
    const texts: string[] = [
      ...faqs.flatMap(({ question, answer }) => [question.en, question.hi, answer.en, answer.hi]),
      ...intros.flatMap(({ text }) => [text.en, text.hi]),
      ...metaTags.flatMap(({ title, description }) => [title.en, title.hi, description.en, description.hi]),
      ...articles.flatMap(({ title, summary, body }) => [
        title.en,
        title.hi,
        summary.en,
        summary.hi,
        ...[...body.en, ...body.hi].flatMap(block => (block.kind === 'paragraph' ? [block.text] : [])),
      ]),
      ...pages.flatMap(({ summary }) => [summary.en, summary.hi]),
    ]
    const seen = new Set<string>()
    const again = texts.filter(text => {
      const known = seen.has(text)
      seen.add(text)
      return known
    })
    expect(again).toEqual([])
  })

  it('has pages of every kind, their braces filled, in both languages', () => {
    const kinds = (kind: string) => pages.filter(page => page.kind === kind)
    expect(kinds('info').map(({ slug }) => slug)).toEqual([
      'about',
      'shipping',
      'returns',
      'payment-options',
      'contact',
      'tax-invoice',
      'privacy',
      'terms',
    ])
    expect(kinds('deal').length).toBe(4)
    expect(kinds('store').length).toBe(7)
    expect(kinds('popular-search').length).toBeGreaterThanOrEqual(40)
    expect(kinds('price-list').length).toBeGreaterThanOrEqual(12)
    for (const { slug, title, summary, body } of pages) {
      expectBoth(summary, slug)
      expect(title.en.length * title.hi.length, slug).toBeGreaterThan(0)
      expect(plainText(body.en) + plainText(body.hi), slug).not.toMatch(/[{}]/)
    }
    for (const { body, slug } of kinds('info')) expect(plainText(body.en).split(/\s+/).length, slug).toBeGreaterThan(80)
  })

  it('gives products on every attribute page', () => {
    const attribute = pages.filter(({ kind }) => kind === 'attribute')
    for (const { level, category } of statistics[market]) {
      if (level > 1) continue
      const own = attribute.filter(page =>
        statistics[market].some(
          ({ category: other }) => other.code === page.category && other.slug.startsWith(`${category.slug}/`),
        ),
      )
      expect(own.length, category.slug).toBeGreaterThanOrEqual(4)
    }
    for (const { slug, source } of attribute) {
      const matches = productsIn(market, source.category ?? '').filter(product =>
        Object.entries(source.filters ?? {}).every(([name, terms]) =>
          product.specs.some(
            ({ key, value }) => key === name && terms.includes(typeof value === 'number' ? String(value) : value.en),
          ),
        ),
      )
      expect(matches.length, slug).toBeGreaterThan(0)
      const facets = Object.keys(source.filters ?? {}).map(
        name => catalogue.attributes.find(({ key }) => key === name)?.facet,
      )
      expect(facets, slug).toEqual(facets.map(() => true))
    }
  })

  it('finds products for every popular search, in both languages', () => {
    const names = new Map(statistics[market].map(({ category }) => [category.code, category.name]))
    const empty: string[] = []
    for (const { slug, source, category } of pages.filter(({ kind }) => kind === 'popular-search')) {
      for (const language of ['en', 'hi'] as const) {
        const words = (source.query?.[language] ?? '').toLowerCase().split(/[ -]/)
        const matches = productsIn(market, category ?? '').filter(product => {
          const text = `${product.name[language]} ${names.get(product.category)?.[language]}`.toLowerCase()
          // a word without its last letter stands for its forms, as a stemmer would see them
          return words.every(word => text.includes(word.length > 3 ? word.slice(0, -1) : word))
        })
        if (matches.length === 0) empty.push(`${slug} ${source.query?.[language]}`)
      }
    }
    expect(empty).toEqual([])
  })

  it('links to existing pages', () => {
    const addresses = new Set([
      ...statistics[market].map(({ category }) => `/${category.slug}/${category.code}`),
      ...articles.map(({ slug }) => `/articles/${slug}`),
      ...pages.filter(({ kind }) => kind === 'attribute').map(({ slug }) => `/attributes/${slug}`),
      ...pages.filter(({ kind }) => kind === 'price-list').map(({ slug }) => `/price-list/${slug}`),
    ])
    expect(links.filter(({ link }) => !addresses.has(link)).map(({ link }) => link)).toEqual([])
    expect(campaigns.map(({ link }) => addresses.has(link))).toEqual([true, true, true, true, true])
    for (const { source, slug } of pages) {
      const codes = [
        source.category,
        ...(source.categories ?? []),
        ...(source.picks ?? []).map(({ category }) => category),
      ]
      for (const code of codes) if (code) expect(productsIn(market, code).length, slug).toBeGreaterThan(0)
    }
  })
})

it('every clip has its files and a category in both countries, and is small', async () => {
  for (const { name, category } of VIDEOS) {
    expect([categoryCode('IN', category), categoryCode('AE', category)].filter(Boolean), name).not.toEqual([])
    const [video, poster] = await Promise.all(
      ['webm', 'webp'].map(ending => stat(join(import.meta.dirname, `../videos/${name}.${ending}`))),
    )
    expect(video?.size, name).toBeLessThan(300_000)
    expect(poster?.size, name).toBeGreaterThan(500)
  }
})
