// The query of a listing's address: page, sort, search text, view, and the API query made from it; pure.

import type { CallInput } from '../../../contract/api.ts'
import { countTerms, type Filters } from '../../../contract/listing/filter-fragment.rules.ts'
import { PAGE_SIZES } from '../../../contract/shared/paging.ts'

export const SORTS = ['popularity', 'lowPrice', 'highPrice', 'discount', 'rating', 'newest'] as const
export type Sort = (typeof SORTS)[number]

export interface ListingAddress {
  /** From 1. */
  page: number
  sort: Sort
  view: 'grid' | 'table'
  /** 40, or 20 if the URL asks for the short page. */
  pageSize: number
  str: string
  category: string
  tag: string
  /** Search the text as typed: `didYouMean=false`. */
  exact: boolean
  /** Every word must match: `operation=and`. */
  everyWord: boolean
}

export const EVERYTHING: ListingAddress = {
  page: 1,
  sort: 'popularity',
  view: 'grid',
  pageSize: PAGE_SIZES.default,
  str: '',
  category: '',
  tag: '',
  exact: false,
  everyWord: false,
}

/** Reset by every new choice: the first page in its usual size. */
export const FROM_START = { page: 1, pageSize: PAGE_SIZES.default } as const

function sortOf(orderBy: string | null, orderWay: string | null): Sort {
  if (orderBy === 'price') return orderWay === 'asc' ? 'lowPrice' : 'highPrice'
  return SORTS.find(sort => sort === orderBy) ?? 'popularity'
}

export function readAddress(search: string): ListingAddress {
  const query = new URLSearchParams(search)
  const page = Number(query.get('page') ?? 1)
  return {
    page: Number.isInteger(page) && page > 1 && page <= 10_000 ? page : 1,
    sort: sortOf(query.get('orderBy'), query.get('orderWay')),
    view: query.get('view') === 'table' ? 'table' : 'grid',
    pageSize: query.get('pageSize') === String(PAGE_SIZES.listing) ? PAGE_SIZES.listing : PAGE_SIZES.default,
    str: (query.get('str') ?? query.get('search_query') ?? '').trim().slice(0, 120),
    category: /^\d{9,10}$/.test(query.get('category') ?? '') ? (query.get('category') ?? '') : '',
    tag: (query.get('tag') ?? '').slice(0, 40),
    exact: query.get('didYouMean') === 'false',
    everyWord: query.get('operation') === 'and',
  }
}

/** Parameters of a sort order; none for popularity. */
function orderOf(sort: Sort): { orderBy?: 'price' | Sort; orderWay?: 'asc' | 'desc' } {
  if (sort === 'popularity') return {}
  return sort.endsWith('Price')
    ? { orderBy: 'price', orderWay: sort === 'lowPrice' ? 'asc' : 'desc' }
    : { orderBy: sort }
}

/** The query with its question mark, or empty: page only above 1, order only when not by popularity. */
export function writeAddress(address: ListingAddress): string {
  const query = new URLSearchParams()
  if (address.str) query.set('str', address.str)
  if (address.category) query.set('category', address.category)
  if (address.tag) query.set('tag', address.tag)
  if (address.exact) query.set('didYouMean', 'false')
  if (address.everyWord) query.set('operation', 'and')
  for (const [name, value] of Object.entries(orderOf(address.sort))) query.set(name, value)
  if (address.view === 'table') query.set('view', 'table')
  if (address.pageSize !== PAGE_SIZES.default) query.set('pageSize', String(address.pageSize))
  if (address.page > 1) query.set('page', String(address.page))
  const text = query.toString()
  return text && `?${text}`
}

type ListingQuery = Partial<CallInput<'GET /api/v1/search'>['query']>

/** API input: zero-based page index, filters as JSON. */
export function listingQuery({ page, pageSize, sort }: ListingAddress, filters: Filters): ListingQuery {
  const filter = countTerms(filters) > 0 ? { filter: JSON.stringify(filters) } : {}
  return { ...orderOf(sort), pageIndex: page - 1, pageSize, ...filter }
}
