// Texts generated from the catalog: introductions of categories and brands, meta tags of second-level categories, page links.

import type { StarterCatalogue } from '../catalogue/catalogue.ts'
import { categoryCode } from '../catalogue/category-trees.ts'
import type { LocalizedText, StarterCategory, StarterMarket } from '../catalogue/types.ts'
import {
  type BrandStatistics,
  brandStatistics,
  type CategoryStatistics,
  categoryStatistics,
} from './catalog-statistics.ts'
import { attributePagesOf, priceListsOf } from './filtered-pages.ts'
import { articlesOf } from './guides.ts'
import { metaTags } from './meta-tags.ts'
import { rowsFor } from './text.ts'

interface StarterIntro {
  market: StarterMarket
  kind: 'category' | 'brand'
  owner: string
  text: LocalizedText
}

interface StarterMeta {
  market: StarterMarket
  pageUrl: string
  title: LocalizedText
  description: LocalizedText
}

interface StarterLink {
  market: StarterMarket
  kind: 'popular' | 'related'
  pageUrl: string
  name: LocalizedText
  link: string
}

const AND: LocalizedText = { en: 'and', hi: 'और' }

/** Names in one language as a sentence lists them. */
function listed(names: readonly string[], language: keyof LocalizedText): string {
  const [last = '', ...before] = [...names].reverse()
  return before.length === 0 ? last : `${before.reverse().join(', ')} ${AND[language]} ${last}`
}

const pathOf = ({ slug, code }: StarterCategory) => `/${slug}/${code}`

/** Lower case inside a sentence, but not for abbreviations. */
const inSentence = (name: string) => (/^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name)

function introOf({ category, children, products, brands, filters }: CategoryStatistics): LocalizedText {
  // category names contain an "and" themselves, so only commas can separate them
  const en = children.map(({ name }) => inSentence(name.en)).join(', ')
  const hi = children.map(({ name }) => name.hi).join(', ')
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
    en: `${category.intro.en} On offer: ${en}; ${products} products of ${brands.length} brands in all. Narrow them down by ${by.en}, and compare the specifications side by side.`,
    hi: `${category.intro.hi} यहाँ मिलेगा: ${hi}; कुल ${brands.length} ब्रांड के ${products} उत्पाद। ${by.hi} से छाँटें और स्पेसिफ़िकेशन आमने-सामने मिलाएँ।`,
  }
}

function brandIntroOf({ name, products, categories }: BrandStatistics): LocalizedText {
  const first = categories.slice(0, 3)
  return {
    en: `Shop ${name.en}: ${listed(
      first.map(category => inSentence(category.name.en)),
      'en',
    )}: ${products} products, each with its part number, specification and price with tax.`,
    hi: `${name.hi} के ${listed(
      first.map(category => category.name.hi),
      'hi',
    )} यहाँ मिलते हैं: ${products} उत्पाद, हर एक पार्ट नंबर, स्पेसिफ़िकेशन और टैक्स समेत कीमत के साथ।`,
  }
}

/** Introductions of the top and second-level categories and of the brands of a market. */
export function introsOf(catalogue: StarterCatalogue, market: StarterMarket): StarterIntro[] {
  return [
    ...categoryStatistics(catalogue, market)
      .filter(({ level, children }) => level <= 2 && children.length > 0)
      .map(statistics => ({
        market,
        kind: 'category' as const,
        owner: statistics.category.code,
        text: introOf(statistics),
      })),
    ...brandStatistics(catalogue, market).map(statistics => ({
      market,
      kind: 'brand' as const,
      owner: statistics.slug,
      text: brandIntroOf(statistics),
    })),
  ]
}

function composedMeta({
  category,
  children,
  products,
  brands,
}: CategoryStatistics): Pick<StarterMeta, 'title' | 'description'> {
  const [first, second] = children
  const kinds = (language: keyof LocalizedText) =>
    listed(
      [first, second].flatMap(child => (child ? [child.name[language]] : [])),
      language,
    )
  const { name, intro } = category
  return {
    title: {
      en: children.length > 1 ? `${name.en}: ${inSentence(kinds('en'))} and more` : `${name.en}: sizes and prices`,
      hi: children.length > 1 ? `${name.hi}: ${kinds('hi')} और बहुत कुछ` : `${name.hi}: साइज़ और कीमत`,
    },
    description: {
      en: `${intro.en} ${products} products of ${brands.length} brands with specifications and quantity discounts.`,
      hi: `${intro.hi} ${brands.length} ब्रांड के ${products} उत्पाद, स्पेसिफ़िकेशन और ज़्यादा मात्रा पर छूट के साथ।`,
    },
  }
}

/** Meta tags of home, of the top categories as written and of the second level as composed. */
export function metaTagsOf(catalogue: StarterCatalogue, market: StarterMarket): StarterMeta[] {
  const statistics = categoryStatistics(catalogue, market)
  const byCode = new Map(statistics.map(one => [one.category.code, one.category]))
  const written = rowsFor(metaTags, market, 5).flatMap(([key = '', titleEn = '', titleHi = '', en = '', hi = '']) => {
    const category = byCode.get(categoryCode(market, key) ?? '')
    if (!category && !key.startsWith('/')) return []
    const pageUrl = category ? pathOf(category) : key
    return [{ market, pageUrl, title: { en: titleEn, hi: titleHi }, description: { en, hi } }]
  })
  const known = new Set(written.map(({ pageUrl }) => pageUrl))
  const composed = statistics
    .filter(({ level, category }) => level <= 2 && !known.has(pathOf(category)))
    .map(one => ({ market, pageUrl: pathOf(one.category), ...composedMeta(one) }))
  return [...written, ...composed]
}

const POPULAR_CATEGORIES = 8

const isBelow = (slug: string, above: string) => `${slug}/`.startsWith(`${above}/`)

/**
 * Links of the top and second-level categories: their most asked-for kinds and attribute pages; beside them their
 * guides, price lists and neighbours.
 */
function categoryLinks(all: readonly CategoryStatistics[], market: StarterMarket): StarterLink[] {
  const slugs = new Map(all.map(({ category }) => [category.code, category.slug]))
  const slugOf = (code: string) => slugs.get(code) ?? ''
  const to = (folder: string, { slug, title, category }: { slug: string; title: LocalizedText; category: string }) => ({
    name: title,
    link: `/${folder}/${slug}`,
    under: slugOf(category),
  })
  const attributes = attributePagesOf(market).map(page => to('attributes', page))
  const lists = priceListsOf(market).map(page => to('price-list', page))
  const guides = articlesOf(market).map(article => to('articles', article))
  const questions = all
    .filter(({ children }) => children.length === 0)
    .sort((a, b) => b.popularity - a.popularity)
    .map(({ category }) => category)
  const linkTo = (category: StarterCategory) => ({ name: category.name, link: pathOf(category) })
  return all
    .filter(({ level }) => level <= 2)
    .flatMap(({ category }) => {
      const { slug, parent } = category
      const popular = [
        ...questions
          .filter(leaf => isBelow(leaf.slug, slug))
          .slice(0, POPULAR_CATEGORIES)
          .map(linkTo),
        ...attributes.filter(({ under }) => isBelow(under, slug)),
      ]
      const related = [
        ...guides.filter(({ under }) => isBelow(slug, under)),
        ...lists.filter(({ under }) => isBelow(under, slug)),
        ...all
          .filter(({ category: other }) => other.parent === parent && other !== category)
          .slice(0, POPULAR_CATEGORIES)
          .map(({ category: other }) => linkTo(other)),
      ]
      const pageUrl = pathOf(category)
      const of = (kind: 'popular' | 'related', { name, link }: { name: LocalizedText; link: string }) => ({
        market,
        kind,
        pageUrl,
        name,
        link,
      })
      return [...popular.map(one => of('popular', one)), ...related.map(one => of('related', one))]
    })
}

/** Popular and related links of the top and second-level categories, and related links of the brands. */
export function linksOf(catalogue: StarterCatalogue, market: StarterMarket): StarterLink[] {
  return [
    ...categoryLinks(categoryStatistics(catalogue, market), market),
    ...brandStatistics(catalogue, market).flatMap(({ slug, categories }) =>
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
