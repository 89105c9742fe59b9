// The shape of an app's route table, and how an address is looked up in it.

import type { ComponentType } from 'react'

export interface Route {
  /** Matched against the path without language prefix; named groups become parameters. */
  pattern: RegExp
  /** Screen file within the app's folder, without extension; it exports `Screen`. */
  screen: string
  /** Message namespaces in addition to `common`. */
  namespaces: readonly string[]
  /** Needs a logged-in visitor; never cached. */
  personal?: boolean
  /** Differs by visitor but needs no login (cart, login); never cached. */
  private?: boolean
  /** The screen handles changes of query and fragment itself. */
  inPlace?: boolean
  /** Query parameters that nevertheless make it another page, with its own title. */
  pageBy?: readonly string[]
  /** `plain` hides the category bar, as in the checkout. */
  frame?: 'plain'
}

/** Tried in order. `notFound` and `error` match no address: the server picks them. */
export type RouteTable = Readonly<Record<string, Route>>

export interface RouteMatch {
  name: string
  route: Route
  params: Readonly<Record<string, string>>
}

/** The route of a path without language prefix, or null. */
export function matchRoute(routes: RouteTable, path: string): RouteMatch | null {
  for (const [name, route] of Object.entries(routes)) {
    const match = route.pattern.exec(path)
    if (match) return { name, route, params: { ...match.groups } }
  }
  return null
}

/** Whether a path shows the same page to every visitor; a path without a route shows the shared not-found page. */
export function isSharedPage(routes: RouteTable, path: string): boolean {
  const match = matchRoute(routes, path)
  return !match?.route.personal && !match?.route.private
}

/** A screen as the framework sees it; the type of its data is known only to the screen and its loader. */
export type ScreenComponent = ComponentType<{ data: unknown }>
