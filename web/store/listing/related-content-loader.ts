// Loads the content below a listing: links, questions with answers, a text; server only.

import type { BodyBlock, Faq, LandingPage } from '../../../contract/content/api.ts'
import type { BrandDetails } from '../../../contract/listing/api.ts'
import { loadMessages, translator } from '../app/messages.ts'
import type { LoadContext } from '../app/page-loader.ts'

interface Link {
  name: string
  link: string
}

/** Contains its headings, so that rendering it needs no messages. */
export interface RelatedContentData {
  rows: { title: string; links: Link[] }[]
  body: BodyBlock[]
  faqTitle: string
  faqs: Faq[]
}

const MAX_LINKS = 8
const MAX_FAQS = 5

/** Messages of listings that are not sent to the browser. */
export const loadServerMessages = async ({ language, tag }: LoadContext) =>
  translator(await loadMessages(['listing-server'], language), 'listing-server', tag)

/** Null if all of it is empty. */
function relatedContent(
  rows: RelatedContentData['rows'],
  body: BodyBlock[],
  faqTitle: string,
  faqs: readonly Faq[],
): RelatedContentData | null {
  const filled = rows
    .map(row => ({ ...row, links: row.links.slice(0, MAX_LINKS) }))
    .filter(({ links }) => links.length > 0)
  if (filled.length + body.length + faqs.length === 0) return null
  return { rows: filled, body, faqTitle, faqs: faqs.slice(0, MAX_FAQS) }
}

const brandLinks = (brands: readonly { brandName: string; brandLink: string }[]): Link[] =>
  brands.map(({ brandName, brandLink }) => ({ name: brandName, link: brandLink }))

const pageLinks = (pages: readonly { title: string; link: string }[]): Link[] =>
  pages.map(({ title, link }) => ({ name: title, link }))

/** Popular categories, top brands and attribute pages, questions of a category. */
export async function loadCategoryContent(
  context: LoadContext,
  categoryCode: string,
): Promise<RelatedContentData | null> {
  const { call } = context
  const [text, extras, tops] = await Promise.all([
    loadServerMessages(context),
    call('GET /api/v1/category/extras', { query: { categoryCode } }).catch(() => null),
    call('GET /api/v1/search/getTopBrandsAndAlps', { query: { category: categoryCode } }).catch(() => null),
  ])
  const { popularLinks = [], attributePages = [], faqs = [] } = extras?.data ?? {}
  const { brands = [], attributePages: pages = [] } = tops?.data ?? {}
  return relatedContent(
    [
      { title: text('popular'), links: popularLinks },
      { title: text('topBrands'), links: brandLinks(brands) },
      { title: text('byFeature'), links: pages.length > 0 ? pages : pageLinks(attributePages) },
    ],
    [],
    text('faqs'),
    faqs,
  )
}

/** The categories of a brand, related brands, and questions about it. */
export async function loadBrandContent(context: LoadContext, brand: BrandDetails): Promise<RelatedContentData | null> {
  const { call } = context
  const { slug } = brand
  const [text, categories, similar, written] = await Promise.all([
    loadServerMessages(context),
    call('GET /api/v1/search/getCategoriesByBrand', { query: { brand: slug } }).catch(() => null),
    call('GET /api/v1/search/getSimilarBrands', { query: { brand: slug } }).catch(() => null),
    call('GET /api/v1/cmsapi/getCmsControlledPage', { query: { brandName: slug } }).catch(() => null),
  ])
  const inCategories = (categories?.data ?? []).map(({ categoryName, categoryLink }) => ({
    name: categoryName,
    link: categoryLink,
  }))
  return relatedContent(
    [
      { title: text('categoriesOf', { name: brand.brandName }), links: inCategories },
      { title: text('relatedBrands'), links: brandLinks(similar?.data ?? []) },
      { title: text('related'), links: written?.data.relatedLinks ?? [] },
    ],
    [],
    text('faqs'),
    written?.data.faqs ?? [],
  )
}

/** Text and questions of an attribute page, popular search or deal, and links to similar ones. */
export async function loadLandingContent(context: LoadContext, page: LandingPage): Promise<RelatedContentData | null> {
  const { kind, category, link, body, faqs } = page
  const categoryCode = kind === 'attribute' ? category?.categoryCode : undefined
  const [text, others] = await Promise.all([
    loadServerMessages(context),
    context
      .call('GET /api/v1/cms/getLandingPages', { query: { kind, categoryCode, pageSize: MAX_LINKS + 1 } })
      .catch(() => null),
  ])
  const more = (others?.data.pages ?? []).filter(other => other.link !== link)
  const inside = category ? [{ name: category.categoryName, link: category.categoryLink }] : []
  const titles = { attribute: 'byFeature', deal: 'otherDeals', 'popular-search': 'popularSearches' } as const
  const title = kind in titles ? titles[kind as keyof typeof titles] : 'related'
  return relatedContent([{ title: text(title), links: [...inside, ...pageLinks(more)] }], body, text('faqs'), faqs)
}
