// Loads category listings and search results without filters: those live in the fragment, which servers never see.

import type { CategoryLink } from '../../../contract/catalog.ts'
import type { Bucket, Listing } from '../../../contract/listing.ts'
import { NO_FILTERS } from '../../../contract/listing-fragment.ts'
import type { Text } from '../../i18n/words.ts'
import type { LoadContext, PageLoader } from '../shared/page.ts'
import { OPEN_FACETS, SHOWN_TERMS } from './facet-sizes.ts'
import { fetchListing, type ListingOf } from './fetch-listing.ts'
import { type ListingAddress, readAddress, writeAddress } from './listing-address.ts'

export interface ListingData extends ListingOf {
  title: string
  listing: Listing
  /** Where to go from an empty result. */
  suggestions: CategoryLink[]
  /** So many cards stand in the document as markup whose data was left out; 0 when the data is here. */
  cardsInDocument: number
  /** How many terms each filter has where the rarer ones were left out; null when all are here. */
  termCounts: Readonly<Record<string, number>> | null
}

const TAG_TITLES = { bestseller: 'tagBestseller', deal: 'tagDeal', new: 'tagNew' } as const

function titleOf(address: ListingAddress, text: Text<'listing'>): string {
  if (address.str) return text('searchTitle', { term: address.str })
  if (!address.tag) return text('searchAll')
  return text(address.tag in TAG_TITLES ? TAG_TITLES[address.tag as keyof typeof TAG_TITLES] : 'tagOther')
}

async function load({ call, query, text }: LoadContext, of: ListingOf): Promise<{ data: ListingData; name: string }> {
  const address = readAddress(query.toString())
  const listing = await fetchListing(call, of, address, NO_FILTERS)
  const empty = listing.productSearchResult.totalCount === 0
  const suggestions = empty ? (await call('GET /api/v1/category/trending')).data : []
  const title = of.categoryCode ? (listing.category?.categoryName ?? '') : titleOf(address, text('listing'))
  const name = address.page > 1 ? text('listing')('pageTitle', { name: title, page: address.page }) : title
  return { data: { ...of, title, listing, suggestions, cardsInDocument: 0, termCounts: null }, name }
}

/** The buckets as far as the document shows them: the first terms of those that stand open. */
function slimBuckets(buckets: readonly Bucket[]): Bucket[] {
  return buckets.map((bucket, at) => ({ ...bucket, terms: at < OPEN_FACETS ? bucket.terms.slice(0, SHOWN_TERMS) : [] }))
}

/** The data without what the document shows already or does not show: cards (the table needs them), rare terms. */
export function slimListing(data: unknown, search: string): ListingData {
  const whole = data as ListingData
  const { listing } = whole
  const { products, totalCount } = listing.productSearchResult
  if (readAddress(search).view === 'table' || products.length === 0) return whole
  return {
    ...whole,
    listing: { ...listing, productSearchResult: { totalCount, products: [] }, buckets: slimBuckets(listing.buckets) },
    cardsInDocument: products.length,
    termCounts: Object.fromEntries(listing.buckets.map(bucket => [bucket.name, bucket.terms.length])),
  }
}

const productTags = (listing: Listing) => listing.productSearchResult.products.map(product => `product:${product.msn}`)

const firstPicture = (listing: Listing) => listing.productSearchResult.products[0]?.mainImageLink ?? undefined

/** What loads on its own but is in this page. */
function partsOf(address: ListingAddress, listing: Listing): string[] {
  if (listing.productSearchResult.products.length === 0) return ['web/store/listing/empty-result.tsx']
  return address.view === 'table' ? ['web/store/listing/listing-table.tsx'] : []
}

/** Rejects with 404 when the category does not exist in this market. */
export const loadCategoryPage: PageLoader<ListingData> = async context => {
  const { params, path, query, text } = context
  const code = params.code ?? ''
  const { data, name } = await load(context, { categoryCode: code })
  const { listing } = data
  const link = listing.category?.categoryLink ?? path
  const address = readAddress(query.toString())
  return {
    data,
    head: {
      title: `${name} | ${text('common')('siteName')}`,
      description: text('listing')('description', { name, intro: listing.category?.intro ?? '' }),
      canonical: address.page > 1 ? `${link}?page=${address.page}` : link,
      image: firstPicture(listing),
    },
    tags: [`category:${code}`, ...productTags(listing)],
    parts: partsOf(address, listing),
  }
}

export const loadSearchPage: PageLoader<ListingData> = async context => {
  const { data, name } = await load(context, { categoryCode: null })
  const address = readAddress(context.query.toString())
  return {
    data,
    head: {
      title: `${name} | ${context.text('common')('siteName')}`,
      canonical: `/search${writeAddress({ ...address, sort: 'popularity', view: 'grid' })}`,
      noindex: true,
      image: firstPicture(data.listing),
    },
    tags: ['search:all', ...productTags(data.listing)],
    parts: partsOf(address, data.listing),
  }
}
