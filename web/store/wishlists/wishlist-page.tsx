// A wishlist: of the account, of a guest, or shared by a link.

import { ChosenProducts } from './chosen-products.tsx'
import { OwnWishlist } from './own-wishlist.tsx'
import type { ChosenData, WishlistData } from './wishlists-loader.ts'

export function Screen({ data }: { data: WishlistData | ChosenData }) {
  return data.kind === 'own' ? <OwnWishlist data={data} /> : <ChosenProducts data={data} />
}
