// Navigation for screens and other modules; the router implements it.

import { createContext, useContext } from 'react'

export interface StoreLocation {
  /** Path without the language prefix. */
  path: string
  /** Query with its question mark, or empty. */
  search: string
  /** Fragment with its hash mark, or empty; always empty on the server. */
  hash: string
}

export interface Navigation {
  /** Goes to an address made by `href`; other sites and `native` pages are loaded as a whole document. */
  navigate(to: string, options?: { replace?: boolean; keepScroll?: boolean }): void
  /** The in-page back control, following the history rules of the app. */
  back(): void
}

let current: Navigation = {
  navigate: to => location.assign(to),
  back: () => history.back(),
}

/** Called once by the router when it takes over navigation. */
export function setNavigation(navigation: Navigation): void {
  current = navigation
}

/** Goes to an address made by `href`. */
export function navigate(to: string, options?: { replace?: boolean; keepScroll?: boolean }): void {
  current.navigate(to, options)
}

/** The in-page back control: the last page of the app's own history, or its fallback. */
export function goBack(): void {
  current.back()
}

export const LocationContext = createContext<StoreLocation>({ path: '/', search: '', hash: '' })

export function useLocation(): StoreLocation {
  return useContext(LocationContext)
}
