// A page in the browser: its payload with the screen and messages it needs, and how they are loaded.

import type { Language } from '../../contract/shared/market.ts'
import type { App } from './app-definition.ts'
import { loadMessages, type Messages } from './messages/messages.ts'
import type { PagePayload } from './payload.ts'
import type { Route, ScreenComponent } from './routes.ts'

export interface PageState {
  payload: PagePayload
  Screen: ScreenComponent
  messages: Messages
  /** Query and fragment from the address bar; on `inPlace` routes they change without a new payload. */
  search: string
  hash: string
}

/** @throws for a name that is not in the route table */
export function routeNamed({ routes }: App, name: string): Route {
  const route = routes[name]
  if (!route) throw new Error(`No route ${name}`)
  return route
}

/** Message namespaces of a route. */
export const namespacesOf = (route: Route): string[] => ['common', ...route.namespaces]

/** Loads what a payload needs besides its data. */
export async function loadPage(app: App, payload: PagePayload, language: Language): Promise<PageState> {
  const route = routeNamed(app, payload.route)
  const [Screen, messages] = await Promise.all([app.loadScreen(route), loadMessages(namespacesOf(route), language)])
  return { payload, Screen, messages, search: payload.search, hash: '' }
}
