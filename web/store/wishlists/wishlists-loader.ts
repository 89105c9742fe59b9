// Loads the wishlist of the account, and the page of shared products or those that a guest has chosen.

import type { ProductCard } from '../../../contract/catalog/schemas.ts'
import type { Wishlist } from '../../../contract/wishlists/api.ts'
import { WISHLIST_PAGE_SIZE } from '../../../contract/wishlists/limits.rules.ts'
import { statusOf } from '../../framework/loader-errors.ts'
import type { LoadContext, PageLoader } from '../app/page-loader.ts'
import { accountHead } from '../customers/components/account-head.ts'

export interface WishlistData extends Wishlist {
  kind: 'own'
  /** From 1. */
  page: number
  pages: number
}

const pageOf = (query: URLSearchParams) => {
  const asked = Number(query.get('page'))
  return Number.isInteger(asked) && asked > 0 && asked <= 10_000 ? asked : 1
}

export type ChosenData =
  /** What a guest has chosen, which only the browser knows. */
  | { kind: 'guest' }
  /** Null when nothing is shared under that key. */
  | { kind: 'shared'; shareKey: string; page: number; pages: number; products: ProductCard[] | null }

/** A page of the customer's wishlist; a number past the end shows the last one, since products may have been removed. */
async function readOwn({ call, query }: LoadContext): Promise<WishlistData> {
  const read = async (page: number) => {
    const { data } = await call('GET /api/v1/user/getWishlist', { query: { pageIndex: page - 1 } })
    return { kind: 'own' as const, ...data, page, pages: Math.ceil(data.total / WISHLIST_PAGE_SIZE) }
  }
  const shown = await read(pageOf(query))
  return shown.page > shown.pages && shown.pages > 0 ? read(shown.pages) : shown
}

async function readShared({ call, query }: LoadContext, shareKey: string): Promise<ChosenData> {
  const page = pageOf(query)
  const shared = await call('GET /api/v1/user/openSharedWishlist/{shareKey}', {
    params: { shareKey: shareKey.slice(0, 100) || '-' },
    query: { pageIndex: page - 1 },
  }).catch(() => null)
  const pages = Math.ceil((shared?.data.total ?? 0) / WISHLIST_PAGE_SIZE)
  return { kind: 'shared', shareKey, page, pages, products: shared?.data.products ?? null }
}

async function readOwnUnlessGuest(context: LoadContext): Promise<WishlistData | ChosenData> {
  try {
    return await readOwn(context)
  } catch (error) {
    if (statusOf(error) === 401) return { kind: 'guest' }
    throw error
  }
}

export const loadWishlist: PageLoader<WishlistData | ChosenData> = async context => {
  const shareKey = context.query.get('share')
  const data = await (shareKey === null ? readOwnUnlessGuest(context) : readShared(context, shareKey))
  return { data, head: accountHead(context, data.kind === 'shared' ? 'wishSharedTitle' : 'wishlist'), tags: [] }
}
