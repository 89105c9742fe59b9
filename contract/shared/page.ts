// The seam between the server and the compiled web application: a page is asked for by path and comes back rendered.

import type { Call } from '../api.ts'
import type { Language, Market } from './market.ts'

export interface PageRequest {
  /** Path without the language prefix, always with a leading slash. */
  path: string
  /** Query with its question mark, or empty. */
  search: string
  market: Market
  language: Language
  /** Absolute origin for canonical and alternate links, without a trailing slash. */
  origin: string
  /** `document` for a whole page, `data` for the JSON that client navigation asks for. */
  mode: 'document' | 'data'
  /** Whether the visitor is logged in; personal pages redirect to the login without it. */
  authenticated: boolean
}

export interface PageResult {
  status: number
  /** Where to go instead; the body is then empty. */
  location?: string
  body: string
  contentType: string
  /** What the page shows (`product:MSN…`, `category:…`, `brand:…`, `cms:…`); null when it is personal and never kept. */
  tags: string[] | null
}

export type RenderPage = (request: PageRequest, call: Call) => Promise<PageResult>

/** What the compiled web application exports. */
export interface WebApp {
  renderPage: RenderPage
  /**
   * Whether a path (without language prefix) shows the same page to every visitor, as the route table says. The server
   * renders such a page once, for a guest, and caches it.
   */
  isSharedPage(path: string): boolean
}
