// Which address shows which screen: the shape of an app's route table, and how an address is looked up in it.

import type { ComponentType } from 'react'

export interface Route {
  /** Matched against the path without language prefix; named groups become the parameters. */
  pattern: RegExp
  /** Screen file below the app's folder, without extension; it exports `Screen`. */
  screen: string
  /** Message namespaces besides `common`. */
  namespaces: readonly string[]
  /** Needs a logged-in visitor; never cached. */
  personal?: boolean
  /** Differs by visitor without needing a login (cart, login); never cached. */
  private?: boolean
  /** The screen handles a change of query or fragment itself. */
  inPlace?: boolean
  /** Query parameters that make it another page all the same, with its own title. */
  pageBy?: readonly string[]
  /** `plain` drops the category bar, as in the checkout. */
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

/** Whether a path shows the same page to every visitor; an address without a route shows the shared not-found page. */
export function isSharedPage(routes: RouteTable, path: string): boolean {
  const match = matchRoute(routes, path)
  return !match?.route.personal && !match?.route.private
}

/** A screen as the framework sees it; the type of its data is a matter of the screen and its loader. */
export type ScreenComponent = ComponentType<{ data: unknown }>
