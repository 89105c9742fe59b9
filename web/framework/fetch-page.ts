// Fetches data, screen and messages of a page for client navigation; prefetches them when a link is hovered.

import type { Language } from '../../contract/shared/market.ts'
import type { App } from './app-definition.ts'
import { hrefIn } from './locale.ts'
import { loadMessages, type Messages } from './messages/messages.ts'
import { namespacesOf, type PageState, routeNamed } from './page-state.ts'
import type { NavigationResponse } from './payload.ts'
import { matchRoute } from './routes.ts'

const PREFETCH_LIFE_MS = 20_000
const MAX_PREFETCHED = 20

interface PendingFetch {
  response: Promise<NavigationResponse>
  at: number
}

const prefetched = new Map<string, PendingFetch>()

async function fetchPayload(address: string, language: Language): Promise<NavigationResponse> {
  const response = await fetch(`/_data${hrefIn(language, address)}`, { credentials: 'include' })
  const type = response.headers.get('content-type') ?? ''
  if (!type.includes('json')) throw new Error(`No page data at ${address}`)
  return (await response.json()) as NavigationResponse
}

const pathOf = (address: string) => address.replace(/\?.*$/, '')

/** `address` is path and query without language prefix. */
export function prefetch(app: App, address: string, language: Language): void {
  const match = matchRoute(app.routes, pathOf(address))
  if (!match || match.route.personal || match.route.private) return
  const known = prefetched.get(address)
  if (known && Date.now() - known.at < PREFETCH_LIFE_MS) return
  const response = fetchPayload(address, language)
  response.catch(() => prefetched.delete(address))
  prefetched.set(address, { response, at: Date.now() })
  if (prefetched.size > MAX_PREFETCHED) prefetched.delete(prefetched.keys().next().value ?? '')
  app.loadScreen(match.route).catch(() => undefined)
}

/** Resolves to the page at an address, or to an address to redirect to; `messages` are those already loaded. */
export async function fetchPage(
  app: App,
  address: string,
  hash: string,
  language: Language,
  messages: Messages,
): Promise<PageState | { location: string }> {
  const known = prefetched.get(address)
  prefetched.delete(address)
  const fresh = known && Date.now() - known.at < PREFETCH_LIFE_MS
  const match = matchRoute(app.routes, pathOf(address))
  // starts early, in parallel with the data; the browser has the module cached when it is imported again below
  if (match) app.loadScreen(match.route).catch(() => undefined)
  const payload = await (fresh ? known.response : fetchPayload(address, language))
  if ('location' in payload) return payload
  const route = routeNamed(app, payload.route)
  const missing = namespacesOf(route).filter(namespace => !messages[namespace])
  const [Screen, more] = await Promise.all([app.loadScreen(route), loadMessages(missing, language)])
  return { payload, Screen, messages: { ...messages, ...more }, search: payload.search, hash }
}
