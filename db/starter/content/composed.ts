// Texts that follow from the catalogue: introductions of categories and brands, meta tags of second-level categories, links between pages.

import type { StarterCatalogue } from '../catalogue.ts'
import { categoryCode } from '../category-trees.ts'
import type { StarterCategory, StarterMarket, Words } from '../types.ts'
import { type BrandFacts, brandFacts, type CategoryFacts, categoryFacts } from './facts.ts'
import { attributePagesOf, priceListsOf } from './filtered-pages.ts'
import { articlesOf } from './guides.ts'
import { metaTags } from './meta-tags.ts'
import { rowsFor } from './text.ts'

interface StarterIntro {
  market: StarterMarket
  kind: 'category' | 'brand'
  owner: string
  text: Words
}

interface StarterMeta {
  market: StarterMarket
  pageUrl: string
  title: Words
  description: Words
}

interface StarterLink {
  market: StarterMarket
  kind: 'popular' | 'related'
  pageUrl: string
  name: Words
  link: string
}

const AND: Words = { en: 'and', hi: 'और' }

/** Names in one language as a sentence lists them. */
function listed(names: readonly string[], language: keyof Words): string {
  const [last = '', ...before] = [...names].reverse()
  return before.length === 0 ? last : `${before.reverse().join(', ')} ${AND[language]} ${last}`
}

const pathOf = ({ slug, code }: StarterCategory) => `/${slug}/${code}`

/** Lower case inside a sentence, but not for abbreviations. */
const inSentence = (name: string) => (/^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name)

function introOf({ category, children, products, brands, filters }: CategoryFacts): Words {
  const kinds = children.slice(0, 6)
  const en = listed(
    kinds.map(({ name }) => inSentence(name.en)),
    'en',
  )
  const hi = listed(
    kinds.map(({ name }) => name.hi),
    'hi',
  )
  const by = {
    en: listed(
      filters.map(({ en }) => inSentence(en)),
      'en',
    ),
    hi: listed(
      filters.map(({ hi }) => hi),
      'hi',
    ),
  }
  return {
    en: `${category.intro.en} Choose from ${en}: ${products} products of ${brands.length} brands. Narrow them down by ${by.en}, and compare the specifications side by side.`,
    hi: `${category.intro.hi} ${hi} में से चुनें: ${brands.length} ब्रांड के ${products} उत्पाद। ${by.hi} से छाँटें और स्पेसिफ़िकेशन आमने-सामने मिलाएँ।`,
  }
}

function brandIntroOf({ name, products, categories }: BrandFacts): Words {
  const first = categories.slice(0, 3)
  return {
    en: `${name.en} stands here for ${listed(
      first.map(category => inSentence(category.name.en)),
      'en',
    )}: ${products} products, each with its part number, specification and price with tax.`,
    hi: `${name.hi} के ${listed(
      first.map(category => category.name.hi),
      'hi',
    )} यहाँ मिलते हैं: ${products} उत्पाद, हर एक पार्ट नंबर, स्पेसिफ़िकेशन और टैक्स समेत क़ीमत के साथ।`,
  }
}

/** Introductions of the top and second-level categories and of the brands of a market. */
export function introsOf(catalogue: StarterCatalogue, market: StarterMarket): StarterIntro[] {
  return [
    ...categoryFacts(catalogue, market)
      .filter(({ level, children }) => level <= 2 && children.length > 0)
      .map(facts => ({ market, kind: 'category' as const, owner: facts.category.code, text: introOf(facts) })),
    ...brandFacts(catalogue, market).map(facts => ({
      market,
      kind: 'brand' as const,
      owner: facts.slug,
      text: brandIntroOf(facts),
    })),
  ]
}

function composedMeta({
  category,
  children,
  products,
  brands,
}: CategoryFacts): Pick<StarterMeta, 'title' | 'description'> {
  const [first, second] = children
  const kinds = (language: keyof Words) =>
    listed(
      [first, second].flatMap(child => (child ? [child.name[language]] : [])),
      language,
    )
  const { name, intro } = category
  return {
    title: {
      en: children.length > 1 ? `${name.en}: ${inSentence(kinds('en'))} and more` : `${name.en}: sizes and prices`,
      hi: children.length > 1 ? `${name.hi}: ${kinds('hi')} और बहुत कुछ` : `${name.hi}: साइज़ और क़ीमत`,
    },
    description: {
      en: `${intro.en} ${products} products of ${brands.length} brands with specifications and tax invoice.`,
      hi: `${intro.hi} ${brands.length} ब्रांड के ${products} उत्पाद, स्पेसिफ़िकेशन और टैक्स इनवॉइस के साथ।`,
    },
  }
}

/** Meta tags of home, of the top categories as written and of the second level as composed. */
export function metaTagsOf(catalogue: StarterCatalogue, market: StarterMarket): StarterMeta[] {
  const facts = categoryFacts(catalogue, market)
  const byCode = new Map(facts.map(one => [one.category.code, one.category]))
  const written = rowsFor(metaTags, market, 5).flatMap(([key = '', titleEn = '', titleHi = '', en = '', hi = '']) => {
    const category = byCode.get(categoryCode(market, key) ?? '')
    if (!category && !key.startsWith('/')) return []
    const pageUrl = category ? pathOf(category) : key
    return [{ market, pageUrl, title: { en: titleEn, hi: titleHi }, description: { en, hi } }]
  })
  const known = new Set(written.map(({ pageUrl }) => pageUrl))
  const composed = facts
    .filter(({ level, category }) => level <= 2 && !known.has(pathOf(category)))
    .map(one => ({ market, pageUrl: pathOf(one.category), ...composedMeta(one) }))
  return [...written, ...composed]
}

const POPULAR_CATEGORIES = 8

const isBelow = (category: StarterCategory, slug: string) => `${category.slug}/`.startsWith(`${slug}/`)

/** Links of one category: its most asked-for kinds and attribute pages; beside it, its guide, price lists and neighbours. */
function linksOfCategory(facts: CategoryFacts, all: readonly CategoryFacts[], market: StarterMarket): StarterLink[] {
  const { category } = facts
  const byCode = new Map(all.map(one => [one.category.code, one.category]))
  const covers = (code: string) => {
    const other = byCode.get(code)
    return other !== undefined && isBelow(other, category.slug)
  }
  const leaves = all
    .filter(({ children, category: leaf }) => children.length === 0 && isBelow(leaf, category.slug))
    .sort((a, b) => b.popularity - a.popularity)
    .slice(0, POPULAR_CATEGORIES)
  const link = (kind: 'popular' | 'related', name: Words, to: string) => ({
    market,
    kind,
    pageUrl: pathOf(category),
    name,
    link: to,
  })
  return [
    ...leaves.map(({ category: leaf }) => link('popular', leaf.name, pathOf(leaf))),
    ...attributePagesOf(market)
      .filter(page => covers(page.category))
      .map(page => link('popular', page.title, `/attributes/${page.slug}`)),
    ...articlesOf(market)
      .filter(article => isBelow(category, byCode.get(article.category)?.slug ?? '-'))
      .map(article => link('related', article.title, `/articles/${article.slug}`)),
    ...priceListsOf(market)
      .filter(page => covers(page.category))
      .map(page => link('related', page.title, `/price-list/${page.slug}`)),
    ...all
      .filter(other => other.category.parent === category.parent && other !== facts)
      .slice(0, POPULAR_CATEGORIES)
      .map(other => link('related', other.category.name, pathOf(other.category))),
  ]
}

/** Popular and related links of the top and second-level categories, and related links of the brands. */
export function linksOf(catalogue: StarterCatalogue, market: StarterMarket): StarterLink[] {
  const all = categoryFacts(catalogue, market)
  return [
    ...all.filter(({ level }) => level <= 2).flatMap(facts => linksOfCategory(facts, all, market)),
    ...brandFacts(catalogue, market).flatMap(({ slug, categories }) =>
      categories.slice(0, POPULAR_CATEGORIES).map(category => ({
        market,
        kind: 'related' as const,
        pageUrl: `/brands/${slug}`,
        name: category.name,
        link: pathOf(category),
      })),
    ),
  ]
}
