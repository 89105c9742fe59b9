// What a page loader gets and returns; loaders run on the server only.

import type { Call } from '../../contract/api.ts'
import type { Locale } from './locale.ts'
import type { Translator } from './messages/messages.ts'

export interface PageHead {
  title: string
  description?: string
  /** Path and query of the canonical address, without language prefix; default: the requested path. */
  canonical?: string
  noindex?: boolean
  /** Fallback for the back control, such as the category of a product. */
  parent?: string
  /** The image that is the largest element of the page; preloaded. */
  image?: string
  /** Whether every country has this page at the same address. */
  everywhere?: boolean
}

export interface LoadContext extends Locale {
  /** Calls the API in-process, in the reader's market and language. Rejects with an error that has `status` and `code`. */
  call: Call
  /** Path without language prefix. */
  path: string
  /** Absolute origin of the store in this country, without trailing slash. */
  origin: string
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  /** The translator of `common` or of a namespace listed by the route. */
  messages(namespace: string): Translator
}

export interface LoadedPage<T> {
  data: T
  head: PageHead
  /** Cache tags for what the page shows: `product:MSN…`, `category:…`, `brand:…`, `cms:…`. Ignored for personal pages. */
  tags: string[]
  status?: number
  /** Source files of the lazy sections on this page: their styles and scripts come with the document. */
  lazySections?: string[]
  /** Source files of sections that are static HTML: their styles come with the document, their scripts do not. */
  staticSections?: string[]
  /** JSON-LD for search engines, in the document only. */
  jsonLd?: readonly object[]
}

export type PageLoader<T, Context = LoadContext> = (context: Context) => Promise<LoadedPage<T>>
