// The document head that the pages of the account share: a title of the `account` messages, hidden from search engines.

import type { LoadContext, PageHead } from '../../app/page-loader.ts'

type Title =
  | 'title'
  | 'purchaseLists'
  | 'orders'
  | 'wishlist'
  | 'rewards'
  | 'wishSharedTitle'
  | 'addressesTitle'
  | 'businessTitle'
  | 'profileTitle'

export function accountHead({ messages }: LoadContext, key: Title): PageHead {
  return { title: `${messages('account')(key)} | ${messages('common')('siteName')}`, noindex: true }
}
