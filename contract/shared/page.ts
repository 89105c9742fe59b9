// The interface between the server and the compiled web application: a page is requested by path and returned rendered.

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
  /** Origins of all markets that are served, for links to the same page in another country. */
  origins: Partial<Record<Market, string>>
  /** `document` for a whole page, `data` for the JSON used by client navigation. */
  mode: 'document' | 'data'
  /** Whether the visitor is logged in; personal pages redirect to the login otherwise. */
  authenticated: boolean
  /** Id of the request, for the log. */
  requestId: string
}

export interface PageResult {
  status: number
  /** Redirect target; the body is then empty. */
  location?: string
  body: string
  contentType: string
  /** Cache tags (`product:MSN…`, `category:…`, `brand:…`, `cms:…`); null when the page is personal and must not be cached. */
  tags: string[] | null
  /** Name of the route, for the log; absent when there is none. */
  route?: string
}

export type RenderPage = (request: PageRequest, call: Call) => Promise<PageResult>

/** Exports of the compiled web application. */
export interface WebApp {
  renderPage: RenderPage
  /**
   * Whether a path (without language prefix) shows the same page to every visitor, as the route table says. The server
   * renders such a page once, for a guest, and caches it.
   */
  isSharedPage(path: string): boolean
  /** The inline scripts that its documents may contain: the content security policy allows no others. */
  inlineScripts: readonly string[]
}
