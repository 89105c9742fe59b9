// What the server sends to the browser for a page: inside the document, or as JSON for client navigation.

import type { Language, Market } from '../../contract/shared/market.ts'
import type { PageHead } from './page-loader.ts'

export interface PagePayload {
  /** Name of the route. */
  route: string
  path: string
  search: string
  data: unknown
  head: PageHead
  /** Id of the build that rendered the page; after a deployment the browser loads a whole document. */
  build: string
}

export interface DocumentPayload extends PagePayload {
  market: Market
  language: Language
  shell: unknown
}

/** The response to client navigation: a page, or an address to redirect to. */
export type NavigationResponse = PagePayload | { location: string }

/** JSON that is safe inside a script element: nothing in it can end the element or open a comment. */
export function embedJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
