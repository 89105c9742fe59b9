// The store's message namespaces, and the framework's functions typed by their keys.

import { useTranslator } from '../../framework/locale.ts'
import {
  loadMessages as load,
  type MessageTable,
  registerMessages,
  type Translator,
  translator as untypedTranslator,
} from '../../framework/messages/messages.ts'

/** One line per namespace; the Hindi file has the type of the English one. */
export interface Namespaces {
  common: typeof import('../messages/common.en.ts').messages
  home: typeof import('../messages/home.en.ts').messages
  listing: typeof import('../messages/listing.en.ts').messages
  product: typeof import('../messages/product.en.ts').messages
  'product-body': typeof import('../messages/product-body.en.ts').messages
  'product-more': typeof import('../messages/product-more.en.ts').messages
  'product-quote': typeof import('../messages/product-quote.en.ts').messages
  errors: typeof import('../messages/errors.en.ts').messages
  auth: typeof import('../messages/auth.en.ts').messages
  business: typeof import('../messages/business.en.ts').messages
  totals: typeof import('../messages/totals.en.ts').messages
  address: typeof import('../messages/address.en.ts').messages
  order: typeof import('../messages/order.en.ts').messages
  cart: typeof import('../messages/cart.en.ts').messages
  checkout: typeof import('../messages/checkout.en.ts').messages
  account: typeof import('../messages/account.en.ts').messages
  reviews: typeof import('../messages/reviews.en.ts').messages
  enquiry: typeof import('../messages/enquiry.en.ts').messages
  newsletter: typeof import('../messages/newsletter.en.ts').messages
  notifications: typeof import('../messages/notifications.en.ts').messages
  privacy: typeof import('../messages/privacy.en.ts').messages
  leads: typeof import('../messages/leads.en.ts').messages
  lists: typeof import('../messages/lists.en.ts').messages
  quotes: typeof import('../messages/quotes.en.ts').messages
  rewards: typeof import('../messages/rewards.en.ts').messages
  notices: typeof import('../messages/notices.en.ts').messages
  offline: typeof import('../messages/offline.en.ts').messages
  returns: typeof import('../messages/returns.en.ts').messages
  'listing-server': typeof import('../messages/listing-server.en.ts').messages
  'more-content': typeof import('../messages/more-content.en.ts').messages
  campaign: typeof import('../messages/campaign.en.ts').messages
  brands: typeof import('../messages/brands.en.ts').messages
  compare: typeof import('../messages/compare.en.ts').messages
  consent: typeof import('../messages/consent.en.ts').messages
  content: typeof import('../messages/content.en.ts').messages
  sellers: typeof import('../messages/sellers.en.ts').messages
  search: typeof import('../messages/search.en.ts').messages
  track: typeof import('../messages/track.en.ts').messages
  support: typeof import('../messages/support.en.ts').messages
}
export type Namespace = keyof Namespaces

/** The same keys in another language: a missing or extra key does not compile. */
export type Translated<T> = { readonly [K in keyof T]: string }

export type Translate<N extends Namespace> = Translator<keyof Namespaces[N] & string>

interface MessageFile {
  messages: MessageTable
}

/** Listed in the entry script: what guests read. Server-only messages are never sent to browsers. */
const files = import.meta.glob<MessageFile>(
  '../messages/{common,home,listing,product,product-body,product-more,errors,more-content,search}.{en,hi}.ts',
)
const serverFiles = import.meta.env.SSR ? import.meta.glob<MessageFile>('../messages/listing-server.*.ts') : {}

registerMessages(async (namespace, language) => {
  const file = `../messages/${namespace}.${language}.ts`
  const load = files[file] ?? serverFiles[file] ?? (await import('./account-files.ts')).accountMessages[file]
  return load?.()
})

/** The translator of a namespace loaded by the route or lazy section; `common` is always loaded. */
export const useMessages: <N extends Namespace>(namespace: N) => Translate<N> = useTranslator
export const loadMessages: (
  namespaces: readonly Namespace[],
  ...rest: [Parameters<typeof load>[1]]
) => ReturnType<typeof load> = load
export const translator: <N extends Namespace>(
  messages: Parameters<typeof untypedTranslator>[0],
  namespace: N,
  tag: string,
) => Translate<N> = untypedTranslator
