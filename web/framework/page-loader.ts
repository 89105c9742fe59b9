// What a page loader is given and gives back; loaders run on the server only.

import type { Call } from '../../contract/api.ts'
import type { Area, Text } from '../store/app/messages.ts'
import type { StoreTools } from './locale.ts'

export interface PageHead {
  title: string
  description?: string
  /** Path and query of the canonical address, without language prefix; absent means the path asked for. */
  canonical?: string
  noindex?: boolean
  /** Address that back falls back to from here: the category of a product. */
  parent?: string
  /** Picture that is the largest thing on the page, fetched early. */
  image?: string
}

export interface LoadContext extends StoreTools {
  /** In-process calls in the reader's market and language. Rejects with an error that has `status` and `code`. */
  call: Call
  /** Path without language prefix. */
  path: string
  params: Readonly<Record<string, string>>
  query: URLSearchParams
  /** Texts of `common` and of the areas that the route names. */
  text<A extends Area>(area: A): Text<A>
}

export interface LoadedPage<T> {
  data: T
  head: PageHead
  /** What the page shows: `product:MSN…`, `category:…`, `brand:…`, `cms:…`. Ignored for personal pages. */
  tags: string[]
  status?: number
  /** Source files of parts that load on their own and are in this page: their styles come with the document. */
  parts?: string[]
  /** Source files of parts whose markup is in the document as it stays: their styles come with it, their scripts do not. */
  stillParts?: string[]
  /** JSON-LD for search engines, in the document alone. */
  jsonLd?: readonly object[]
}

export type PageLoader<T> = (context: LoadContext) => Promise<LoadedPage<T>>
