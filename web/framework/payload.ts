// What the server hands to the browser about a page: inside the document, or as JSON for client navigation.

import type { Language, Market } from '../../contract/shared/market.ts'
import type { RouteName } from '../store/app/routes.ts'
import type { Shell } from '../store/shell/shell.ts'
import type { PageHead } from './page-loader.ts'

export interface PagePayload {
  route: RouteName
  path: string
  search: string
  data: unknown
  head: PageHead
  /** Of the build that made it; another one means that the browser must load the page anew. */
  build: string
}

export interface DocumentPayload extends PagePayload {
  market: Market
  language: Language
  shell: Shell
}

/** The answer of client navigation: a page, or another address to go to. */
export type NavigationAnswer = PagePayload | { location: string }

/** JSON that may stand inside a script element: nothing in it can end the element or open a comment. */
export function embedJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
