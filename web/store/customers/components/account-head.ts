// The document head that the pages of the account share: a title of the `account` messages, hidden from search engines.

import type { LoadContext, PageHead } from '../../../framework/page-loader.ts'

type Title = 'title' | 'orders' | 'addressesTitle' | 'businessTitle' | 'profileTitle'

export function accountHead({ text }: LoadContext, key: Title): PageHead {
  return { title: `${text('account')(key)} | ${text('common')('siteName')}`, noindex: true }
}
