// Loads category listings and search results without filters: those live in the fragment, which servers never see.

import type { CategoryLink, Listing } from '../../../contract/catalog.ts'
import type { Text } from '../../i18n/words.ts'
import type { LoadContext, PageLoader } from '../shared/page.ts'
import { fetchListing, type ListingOf } from './fetch-listing.ts'
import { NO_FILTERS } from './fragment.ts'
import { type ListingAddress, readAddress, writeAddress } from './listing-address.ts'

export interface ListingData extends ListingOf {
  title: string
  listing: Listing
  /** Where to go from an empty result. */
  suggestions: CategoryLink[]
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
  return { data: { ...of, title, listing, suggestions }, name }
}

const productTags = (listing: Listing) => listing.productSearchResult.products.map(product => `product:${product.msn}`)

const firstPicture = (listing: Listing) => listing.productSearchResult.products[0]?.mainImageLink ?? undefined

/** Rejects with 404 when the category does not exist in this market. */
export const loadCategoryPage: PageLoader<ListingData> = async context => {
  const { params, path, query, text } = context
  const code = params.code ?? ''
  const { data, name } = await load(context, { categoryCode: code })
  const { listing } = data
  const link = listing.category?.categoryLink ?? path
  const page = readAddress(query.toString()).page
  return {
    data,
    head: {
      title: `${name} | ${text('common')('siteName')}`,
      description: text('listing')('description', { name, intro: listing.category?.intro ?? '' }),
      canonical: page > 1 ? `${link}?page=${page}` : link,
      image: firstPicture(listing),
    },
    tags: [`category:${code}`, ...productTags(listing)],
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
  }
}
