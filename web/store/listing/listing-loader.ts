// Loads listings without filters, which are in the fragment and not sent to the server.

import type { LandingPage } from '../../../contract/content/api.ts'
import type { DealName, Listing } from '../../../contract/listing/api.ts'
import { emptyListing } from '../../../contract/listing/empty-listing.rules.ts'
import { NO_FILTERS } from '../../../contract/listing/filter-fragment.rules.ts'
import type { LayoutBlock } from '../../../contract/storefront/api.ts'
import { notFound, statusOf } from '../../framework/loader-errors.ts'
import { breadcrumbJsonLd, itemListJsonLd } from '../../framework/structured-data.ts'
import type { Translate } from '../app/messages.ts'
import type { LoadContext, LoadedPage, PageHead, PageLoader } from '../app/page-loader.ts'
import { fetchListing, type ListingOf } from './fetch-listing.ts'
import { type ListingAddress, readAddress } from './listing-address.ts'
import {
  loadBrandContent,
  loadCategoryContent,
  loadLandingContent,
  loadServerMessages,
  type RelatedContentData,
} from './related-content-loader.ts'
import { type Reading, readingOf } from './search-reading.ts'

export interface ListingData extends ListingOf {
  title: string
  intro: string
  /** The query it was loaded for. */
  query: string
  listing: Listing
  /** Notices about how a search text was interpreted. */
  reading?: Reading
  /** Number of cards that are static HTML without data; 0 if the data is here. */
  cardsInDocument: number
  /** Whether there is anything to filter by. */
  filtered: boolean
  /** Blocks above the products, where staff have laid out the page of the category or brand. */
  layout?: LayoutBlock[]
  /** Shown below the products; `kept` when it is static HTML in the document. */
  relatedContent: RelatedContentData | 'kept' | null
}

const TAG_TITLES = { bestseller: 'tagBestseller', deal: 'tagDeal', new: 'tagNew' } as const

function searchTitle({ str, tag }: ListingAddress, listing: Listing, t: Translate<'listing-server'>): string {
  if (str) return t('searchTitle', { term: listing.str || str })
  if (!tag) return t('searchAll')
  return t(tag in TAG_TITLES ? TAG_TITLES[tag as keyof typeof TAG_TITLES] : 'tagOther')
}

/** The listing, or an empty one with the error status. Rejects if there is no such page. */
async function listingOf(context: LoadContext, of: ListingOf): Promise<{ address: ListingAddress; listing: Listing }> {
  const address = readAddress(context.query.toString())
  try {
    return { address, listing: await fetchListing(context.call, of, address, NO_FILTERS) }
  } catch (error) {
    const status = statusOf(error)
    // a city that is not served makes the filter invalid
    if (status === 404 || (of.city && status === 400)) throw notFound()
    return { address, listing: emptyListing(status, { type: of.type, str: of.str ?? address.str, brand: of.brand }) }
  }
}

/** Parts of the head that depend on the URL: titles of later pages, robots directives. */
async function headOf(
  context: LoadContext,
  { title, intro, listing }: Pick<ListingData, 'title' | 'intro' | 'listing'>,
  page: number,
): Promise<PageHead> {
  const { call, path, query, messages } = context
  const tCommon = messages('common')
  const words = await loadServerMessages(context)
  const { data: meta } = await call('GET /api/v1/cms/fetchSeoMetaTags', {
    query: { pageUrl: `${path}${query.size > 0 ? `?${query}` : ''}`.slice(0, 500) },
  }).catch(() => ({ data: null }))
  const name = page > 1 ? words('pageTitle', { name: title, page }) : title
  const written = page === 1 ? meta?.title : null
  return {
    title: `${written ?? name} | ${tCommon('siteName')}`,
    description: meta?.description ?? words('description', { name, intro }),
    canonical: meta?.canonical ?? path,
    noindex: meta?.robots.startsWith('noindex') ?? false,
    image: listing.productSearchResult.products[0]?.mainImageLink ?? undefined,
  }
}

/** Products in the structured data of a listing: what search engines show of a list, and little to send. */
const DESCRIBED_PRODUCTS = 10

const NARROWER = 'web/store/listing/narrower-listings.tsx'

const LAYOUT = 'web/store/listing/listing-layout.tsx'

/** Lazy sections that this page shows. */
function lazySectionsOf(
  address: ListingAddress,
  { listing, layout }: Pick<ListingData, 'listing' | 'layout'>,
): string[] {
  const above = layout ? [LAYOUT] : []
  if (listing.productSearchResult.products.length === 0) {
    return [...above, NARROWER, 'web/store/listing/empty-result.tsx']
  }
  return address.view === 'table' ? [...above, NARROWER, 'web/store/listing/listing-table.tsx'] : above
}

/** The blocks for the first page of a listing without a search text; undefined if staff have added none. */
async function layoutOf(context: LoadContext, code: string): Promise<Pick<ListingData, 'layout'>> {
  const { page, str } = readAddress(context.query.toString())
  if (page > 1 || str !== '') return {}
  const found = await context.call('GET /api/v1/homepage/layoutbycode', { query: { code } }).catch(() => null)
  const layout = found?.data.blocks ?? []
  return layout.length > 0 ? { layout } : {}
}

/** Sections that are static HTML, at least until the first interaction. */
function staticSectionsOf({
  filtered,
  relatedContent,
}: Pick<ListingData, 'filtered'> & { relatedContent: RelatedContentData | null }): string[] {
  return [
    NARROWER,
    ...(filtered ? ['web/store/listing/interactive-facets.tsx'] : []),
    ...(relatedContent ? ['web/store/listing/related-content.tsx'] : []),
    ...(relatedContent && relatedContent.body.length > 0 ? ['web/store/content/components/body-text.tsx'] : []),
  ]
}

async function pageOf(
  context: LoadContext,
  of: ListingOf,
  address: ListingAddress,
  content: Pick<ListingData, 'title' | 'intro' | 'listing' | 'reading' | 'layout'> & {
    relatedContent: RelatedContentData | null
  },
): Promise<LoadedPage<ListingData>> {
  const data = {
    ...of,
    ...content,
    query: context.query.toString(),
    cardsInDocument: 0,
    filtered: content.listing.buckets.length > 0,
  }
  const { products } = data.listing.productSearchResult
  const { httpStatus } = data.listing
  return {
    data,
    head: await headOf(context, data, address.page),
    tags: [
      ...(of.categoryCode ? [`category:${of.categoryCode}`] : []),
      ...(of.brand ? [`brand:${of.brand}`] : []),
      ...(of.categoryCode || of.brand ? [] : ['search:all']),
      ...(data.relatedContent ? ['cms:content'] : []),
      ...products.map(({ msn }) => `product:${msn}`),
    ],
    lazySections: lazySectionsOf(address, data),
    staticSections: staticSectionsOf(data),
    jsonLd: [
      ...breadcrumbJsonLd(data.listing.breadcrumb, context),
      ...itemListJsonLd(
        products.slice(0, DESCRIBED_PRODUCTS).map(({ productUrl }) => productUrl),
        context,
      ),
    ],
    ...(httpStatus >= 400 && { status: httpStatus }),
  }
}

/**
 * The data without what the document holds as markup: cards, filters, links to categories and cities. The table and the
 * empty result need theirs.
 */
export function listingHydrationData(data: unknown, search: string): object {
  const whole = data as ListingData
  const { listing } = whole
  const { products, totalCount } = listing.productSearchResult
  const relatedContent = whole.relatedContent && 'kept'
  if (readAddress(search).view === 'table' || products.length === 0) return { ...whole, relatedContent }
  return {
    ...whole,
    relatedContent,
    listing: {
      ...listing,
      productSearchResult: { totalCount, products: [] },
      buckets: [],
      priceRange: null,
      priceBuckets: [],
      categories: [],
      cities: [],
      brandDetails: undefined,
      nearest: undefined,
      category: whole.categoryCode ? null : listing.category && { ...listing.category, intro: '' },
    },
    cardsInDocument: products.length,
  }
}

/** Also for a city's tab. Rejects with 404 if the category does not exist in this market or the city is not served. */
export const loadCategoryPage: PageLoader<ListingData> = async context => {
  const { params, path } = context
  const { code: categoryCode = '', city } = params
  const of: ListingOf = { type: 'CATEGORY', path, categoryCode, city }
  const { address, listing } = await listingOf(context, of)
  const { category, cities } = listing
  const name = category?.categoryName ?? ''
  const tab = cities.find(({ selected }) => selected)
  return pageOf(context, { ...of, path: city ? path : (category?.categoryLink ?? path) }, address, {
    title: tab ? (await loadServerMessages(context))('cityTitle', { name, city: tab.name }) : name,
    intro: category?.intro ?? '',
    listing,
    ...(category && !city && (await layoutOf(context, category.categoryCode))),
    relatedContent: category && (await loadCategoryContent(context, category.categoryCode)),
  })
}

/** Rejects with 404 when the brand is not sold in this market. */
export const loadBrandPage: PageLoader<ListingData> = async context => {
  const { params, path } = context
  const of: ListingOf = { type: 'BRAND', path, brand: params.brand }
  const { address, listing } = await listingOf(context, of)
  const { brandDetails, category, httpStatus } = listing
  if (httpStatus < 400 && !brandDetails?.active) throw notFound()
  const name = brandDetails?.brandName ?? ''
  return pageOf(context, of, address, {
    title: category ? `${name}: ${category.categoryName}` : name,
    intro: [brandDetails?.description, brandDetails?.country].filter(Boolean).join(' · '),
    listing,
    ...(brandDetails?.active && !category && (await layoutOf(context, brandDetails.slug))),
    relatedContent: brandDetails?.active ? await loadBrandContent(context, brandDetails) : null,
  })
}

const LANDINGS = { attributes: 'attribute', popular: 'popular-search', deals: 'deal' } as const

function landingOf(page: LandingPage, path: string): ListingOf {
  if (page.kind === 'deal') return { type: 'DEAL', path, deal: page.slug as DealName }
  if (page.kind === 'popular-search') return { type: 'POPULAR SEARCH', path, str: page.query ?? page.title }
  return { type: 'ATTRIBUTE', path, categoryCode: page.category?.categoryCode, fixed: page.filters }
}

/** Attribute pages, popular searches and deals. Rejects with 404 for an unknown address. */
export const loadLandingPage: PageLoader<ListingData> = async context => {
  const { call, params, path } = context
  const kind = LANDINGS[params.folder as keyof typeof LANDINGS]
  const { data: page } = await call('GET /api/v1/cms/getLandingPage', { query: { kind, slug: params.slug ?? '' } })
  const of = landingOf(page, path)
  const { address, listing } = await listingOf(context, of)
  return pageOf(context, of, address, {
    title: page.title,
    intro: page.summary,
    listing,
    relatedContent: await loadLandingContent(context, page),
  })
}

export const loadSearchPage: PageLoader<ListingData> = async context => {
  const of: ListingOf = { type: 'SEARCH', path: '/search' }
  const { address, listing } = await listingOf(context, of)
  const t = await loadServerMessages(context)
  const title = searchTitle(address, listing, t)
  const reading = readingOf(listing, address, { t, href: context.href })
  return pageOf(context, of, address, { title, intro: '', listing, relatedContent: null, ...(reading && { reading }) })
}
